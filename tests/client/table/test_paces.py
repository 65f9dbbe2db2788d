"""At the pace "read" what decides a turn and what hits the viewer waits until the player goes on."""

from __future__ import annotations

import pygame

from client.table.actions import FASTER
from client.widgets import Segments
from tests.client.table.sitting import Sitting

LONG_MS = 20_000


def picture(table: Sitting) -> str:
    """All that the table shows."""
    return str(table.scene.director.shown.counting_view.to_data())


def waiting_to_be_read() -> Sitting:
    """Ada has chosen, then Ben; their Actions are held up, and there is more to come."""
    table = Sitting(animation="read")
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    for _ in range(400):
        table.pool.release()
        table.frame()
        if table.scene.director.waits_for_reader:
            return table
    raise AssertionError("nothing has waited to be read")


def test_what_matters_waits_for_continue() -> None:
    table = waiting_to_be_read()
    table.frame()
    (button,) = table.scene.prompt.buttons
    assert (button.label, button.command, button.key) == ("Continue", FASTER, "Space")
    shown = picture(table)
    table.wait(LONG_MS)
    assert picture(table) == shown
    table.press(pygame.K_SPACE)
    table.wait(2000)
    assert picture(table) != shown


def test_nothing_is_drawn_while_the_table_waits_for_continue() -> None:
    table = waiting_to_be_read()
    table.wait(LONG_MS)
    assert table.scene.director.waits_for_reader
    assert not any(table.frame() for _ in range(20))


def test_a_play_waits_once() -> None:
    table, stops = waiting_to_be_read(), 0
    while table.scene.director.waiting:
        if table.scene.director.waits_for_reader:
            stops += 1
            table.press(pygame.K_SPACE)
        table.frame()
    assert stops <= 2, "the Actions, and perhaps what Ben's Spies brought"


def test_a_key_that_answers_does_not_wait() -> None:
    table = waiting_to_be_read()
    table.press(pygame.K_2)
    assert table.scene.director.reached and not table.scene.director.waiting


def test_the_pace_is_changed_in_the_menu_and_holds_at_once() -> None:
    table = waiting_to_be_read()
    table.press(pygame.K_ESCAPE)
    popup = table.scene.form.popup
    assert popup is not None
    paces = next(control for control in popup.form.all() if isinstance(control, Segments))
    popup.form.focus(paces)
    table.press(pygame.K_END)
    assert table.settings.animation == "off" and table.scene.director.pace.off and not table.scene.director.waiting


def test_a_pace_that_does_not_wait_goes_on_at_once() -> None:
    table = waiting_to_be_read()
    shown = picture(table)
    table.settings.animation = "normal"
    table.scene.adopt_pace()
    table.frame()
    table.frame()
    assert table.scene.director.animating(table.clock.now()) or picture(table) != shown
