"""The recap over the table: read, scrolled, pointed at and closed, with the mouse and with keys."""

from __future__ import annotations

import random

import pygame
import pytest

from client.table.furniture.recap.panel import RecapPanel
from tests.client import hands
from tests.client.table import neighborhood
from tests.client.table.neighborhood import seated
from tests.client.table.sitting import Sitting


def told(size: tuple[int, int] = (1280, 720), **settings: object) -> Sitting:
    """A table of two people at which the one who looks has not seen the last two turns."""
    table = Sitting(("human", "human", "normal"), size=size, animation="off", **settings)
    session, chance = table.session, random.Random(4)
    for _ in range(400):
        table.pool.release()
        session.update(table.clock.now())
        if session.call is not None:
            session.let_happen()
        if session.curtain is not None:
            late = len(session.match.answers) > 20 and session.curtain.moves > 3
            session.open_curtain()
            if late and len(session.recap) > 6:
                break
        if session.view().options:
            session.answer(chance.choice(session.view().options))
    table.app.go(table.scene)
    table.wait(100)
    assert table.scene.recap.panel is not None
    return table


def panel(table: Sitting) -> RecapPanel:
    shown = table.scene.recap.panel
    assert shown is not None
    return shown


def test_escape_closes_the_recap_and_only_then_opens_the_menu() -> None:
    table = told()
    table.press(pygame.K_ESCAPE)
    assert table.scene.recap.panel is None and table.session.recap == () and table.scene.form.popup is None
    table.press(pygame.K_ESCAPE)
    assert table.scene.form.popup is not None


def test_between_two_it_lies_beside_the_other_yard() -> None:
    table = seated(neighborhood.takes, 2, kinds="human", animation="off")
    session, layout = table.session, neighborhood.GAME.layout
    while not session.recap:
        if session.view().options:
            session.answer(session.view().options[0])
        session.update(table.clock.now())
        if session.call is not None:
            session.let_happen()
        if session.curtain is not None:
            session.open_curtain()
    table.app.go(table.scene)
    table.wait(100)
    rects = table.scene.arrangement.zone_rects
    yards = [rects[layout.seat_zone("yard", seat)] for seat in range(2)]
    assert table.scene.recap.panel is not None and panel(table).rect.collidelist(yards) < 0


def test_the_wheel_scrolls_the_recap_under_the_pointer_and_not_the_log() -> None:
    table = told(text_scale=150)
    middle = panel(table).list.rect.center
    table.move(middle)
    before = panel(table).list.offset
    table.frame(hands.wheel(2, middle))
    assert panel(table).list.offset < before
    before = panel(table).list.offset
    table.move((300, 600))
    table.frame(hands.wheel(2, (300, 600)))
    assert panel(table).list.offset == before


def test_the_page_keys_scroll_the_recap() -> None:
    table = told(text_scale=150)
    before = panel(table).list.offset
    table.press(pygame.K_PAGEUP)
    assert panel(table).list.offset < before


def test_a_line_is_marked_only_while_the_pointer_is_on_the_recap() -> None:
    table = told()
    table.move(panel(table).list.rect.center)
    assert panel(table).list.hovered
    table.move((300, 600))
    assert not panel(table).list.hovered


def test_a_card_named_in_the_recap_is_enlarged_and_a_click_keeps_it() -> None:
    table = told(hover_delay_ms=0)
    area = panel(table).list.rect
    points = ((x, y) for y in range(area.top, area.bottom, 6) for x in range(area.left, area.right, 6))
    named = next(point for point in points if table.scene.recap.hit(point) is not None)
    table.move(named)
    table.wait(32)
    thing = table.scene.hover.intent.shown
    found = table.scene.recap.hit(named)
    assert found is not None and thing == found
    table.click(named)
    table.move((300, 600))
    assert table.scene.hover.intent.pinned


def test_the_bar_of_the_recap_can_be_dragged_beyond_it() -> None:
    table = told(text_scale=150)
    area = panel(table).list.rect
    table.move((area.right - 4, area.bottom - 4))
    table.frame(hands.down((area.right - 4, area.bottom - 4)))
    table.frame(hands.move((area.right + 20, area.top), held=True))
    assert panel(table).list.offset == 0
    table.frame(hands.up((area.left - 300, area.top)))
    assert not table.scene.form.holds_pointer and table.scene.recap.panel is not None


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_recap_never_covers_the_question(scale: int, size: tuple[int, int]) -> None:
    table = told(size, text_scale=scale)
    assert not panel(table).rect.colliderect(table.scene.arrangement.rects["prompt"])
    assert table.scene.scale.rect.contains(panel(table).rect)


def test_an_answer_closes_it() -> None:
    table = told()
    table.scene.commands.answer(table.options[0])
    assert table.scene.recap.panel is None
