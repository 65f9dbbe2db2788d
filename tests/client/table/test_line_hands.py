"""Lines of cards: the loop and the words around them, and every way to take one away."""

from __future__ import annotations

import pygame
import pytest

from client.table.furniture.lines.layer import LineLayer
from client.table.furniture.lines.outline import hull, outline
from client.widgets import Dialog
from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.traits import HasLines
from tests.client import hands
from tests.client.table import neighborhood
from tests.client.table.neighborhood import GAME, count, given, is_diagonal, offers, rect_at, seated
from tests.client.table.sitting import Sitting
from tests.engine.parts import exchange

PRICE = "After this diagonal no other line of this yard can be removed this round."


def places_of(table: Sitting) -> list[pygame.Rect]:
    """Where the cards of the line are, from one end to the other."""
    _, line = table.scene.layers.of(LineLayer).offers()[0]
    return [rect_at(table, place) for place in line.places]


def draw_along(table: Sitting, rects: list[pygame.Rect]) -> None:
    """Press on the first card, go over all and let go on the last."""
    table.frame(hands.move(rects[0].center))
    table.frame(hands.down(rects[0].center))
    for rect in rects[1:]:
        table.frame(hands.move(rect.center, held=True))
    table.frame(hands.up(rects[-1].center))


def test_a_line_that_can_be_removed_says_so_above_the_yard() -> None:
    table = seated(neighborhood.removes)
    [(option, line)] = table.scene.layers.of(LineLayer).offers()
    [(chip, answers, words)] = table.scene.layers.of(LineLayer).chips()
    assert answers == option and words == line.words
    yard = table.scene.hand.arrangement.zone_rects[GAME.layout.seat_zone("yard", table.session.viewer)]
    assert chip.bottom <= yard.top and table.scene.places.area.contains(chip)


def test_its_words_its_key_and_drawing_along_it_either_way_remove_it() -> None:
    for way in ("words", "key", "along", "back"):
        table = seated(neighborhood.removes)
        before, [option] = count(table), offers(table.session.view(), "remove_line")
        rects = places_of(table)
        if way == "words":
            table.click(table.scene.layers.of(LineLayer).chips()[0][0].center)
        elif way == "key":
            table.press(pygame.K_w)
        else:
            draw_along(table, rects if way == "along" else rects[::-1])
        assert given(table, before)[:1] == [option], way


def test_drawing_along_a_part_of_it_removes_nothing() -> None:
    table = seated(neighborhood.removes)
    before, rects = count(table), places_of(table)
    draw_along(table, rects[:-1])
    assert given(table, before) == [] and not table.scene.layers.of(LineLayer).is_drawing
    draw_along(table, [rects[0], rects[-1].move(0, 400)])
    assert given(table, before) == []


def test_escape_lets_go_of_a_line_that_is_being_drawn() -> None:
    table = seated(neighborhood.removes)
    before, rects = count(table), places_of(table)
    table.take(rects[0].center, rects[1].center)
    assert table.scene.layers.of(LineLayer).is_drawing
    table.press(pygame.K_ESCAPE)
    for event in (hands.move(rects[-1].center, held=True), hands.up(rects[-1].center)):
        table.frame(event)
    assert given(table, before) == []


def test_what_a_diagonal_costs_is_told_before_it_is_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    exchange(monkeypatch, GAME, "words", confirmation=lambda view, option, names: PRICE if is_diagonal(option) else "")
    table = seated(neighborhood.removes_diagonal)
    before = count(table)
    option = next(option for option in table.options if is_diagonal(option))
    chip = next(rect for rect, answers, _ in table.scene.layers.of(LineLayer).chips() if answers == option)
    table.click(chip.center)
    assert isinstance(table.scene.form.popup, Dialog) and given(table, before) == []
    table.press(pygame.K_ESCAPE)
    assert given(table, before) == [] and table.scene.form.popup is None
    table.click(chip.center)
    dialog = table.scene.form.popup
    assert isinstance(dialog, Dialog)
    dialog.form.focus(dialog.buttons[0])
    table.press(pygame.K_RETURN)
    assert given(table, before)[:1] == [option]


def test_the_sweep_leaves_diagonals_alone() -> None:
    table = seated(neighborhood.removes_diagonal)
    before = count(table)
    table.press(pygame.K_w)
    table.wait(1000)
    assert not any(is_diagonal(option) for option in given(table, before, table.session.viewer))


def test_a_card_held_over_a_place_tells_which_line_it_would_complete() -> None:
    table = seated(neighborhood.completes)
    view, lines = table.session.view(), table.scene.layers.of(LineLayer)
    wanted = next(option for option in offers(view, "place") if GAME.trait(HasLines).lines(view, option))
    other = next(option for option in offers(view, "place") if not GAME.trait(HasLines).lines(view, option))
    start = table.piece(("card", wanted[1])).hit.center
    table.take(start, rect_at(table, wanted[2]).center)
    assert [words for _, _, words in lines.chips()] == [line.words for line in GAME.trait(HasLines).lines(view, wanted)]
    table.frame(hands.move(rect_at(table, other[2]).center, held=True))
    assert lines.chips() == []


def test_the_loop_shimmers_now_and_then_but_not_with_reduced_motion() -> None:
    table = seated(neighborhood.removes)
    lines = table.scene.layers.of(LineLayer)
    assert lines.wake_at() is not None
    still = seated(neighborhood.removes, reduced_motion=True)
    lines = still.scene.layers.of(LineLayer)
    assert lines.wake_at() is None and not lines.animating(still.clock.now())


def test_the_outline_goes_around_all_cards_and_has_no_dents() -> None:
    rects = [pygame.Rect(50 * step, 60 * step, 40, 50) for step in range(3)]
    points = outline(rects, 5, 8)
    assert min(x for x, _ in points) == -5 and max(y for _, y in points) == 175
    assert hull(points) == points


def test_a_key_leaves_a_line_where_it_is() -> None:
    table = seated(neighborhood.removes)
    before = count(table)
    table.press(pygame.K_n)
    assert table.scene.form.popup is not None and given(table, before) == [], "removing it would cost nothing"
    table.press(pygame.K_RETURN)
    assert given(table, before)[0][0] == PASS
