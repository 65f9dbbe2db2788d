"""The keyboard alone: the focus is always somewhere alive, reaches all there is to read, and plays a whole match."""

from __future__ import annotations

import random

import pygame
import pytest

from client.input.focus import ANSWER, BUTTON, CARD, PILE, PLATE, SPOT, TARGET, FocusStop
from tests.client import hands
from tests.client.table.sitting import Opened, Sitting


def focus(table: Sitting) -> FocusStop:
    """What has the focus, which is seen."""
    stop = table.scene.keys.stop
    assert stop is not None
    return stop


def go_to(table: Sitting, kind: str, name: object, by: int = pygame.K_TAB) -> None:
    """Press a key until the focus is there."""
    for _ in range(100):
        stop = table.scene.keys.stop
        if stop is not None and (stop.kind, stop.name) == (kind, name):
            return
        table.press(by)
    raise AssertionError(f"the focus never came to {kind} {name}")


def test_tab_goes_through_what_can_be_chosen_and_comes_around() -> None:
    table = Sitting()
    table.press(pygame.K_TAB)
    first, seen = focus(table), []
    while not seen or focus(table) != first:
        seen.append(focus(table).kind)
        table.press(pygame.K_TAB)
    assert seen == [SPOT] * 4 + [BUTTON] * 5


def test_the_arrows_reach_cards_piles_and_plates_that_can_only_be_read() -> None:
    table = Sitting()
    kinds = set()
    chance = random.Random(1)
    for _ in range(150):
        table.press(chance.choice((pygame.K_UP, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_DOWN)))
        kinds.add(focus(table).kind)
    assert kinds >= {SPOT, CARD, PILE, PLATE}


def test_every_stop_lies_in_the_window_and_has_a_size() -> None:
    for players in (2, 4, 6):
        table = Sitting(("human", *["normal"] * (players - 1)), text_scale=200)
        for stop in table.scene.layers.stops():
            assert table.scene.screen.scale.rect.contains(stop.rect) and min(stop.rect.size) > 5


def test_a_pile_is_looked_through_by_key_and_the_focus_returns_to_it() -> None:
    table = Sitting()
    deck = table.scene.views.newest.table.layout.table_zone("invention_deck")
    table.press(pygame.K_TAB)
    table.scene.keys.set(PILE, deck)
    table.press(pygame.K_RETURN)
    assert table.scene.reading.browser is not None
    table.press(pygame.K_ESCAPE)
    assert table.scene.reading.browser is None and (focus(table).kind, focus(table).name) == (PILE, deck)


def test_a_plate_with_the_focus_tells_about_its_seat() -> None:
    table = Sitting(hover_delay_ms=0)
    table.press(pygame.K_TAB)
    table.scene.keys.set(PLATE, 1)
    table.scene.hover.rest_on(table.scene.layers.on_focus(table.scene.keys.stop), table.clock.now())
    table.wait(48)
    thing = table.scene.reading.shown
    assert thing is not None and (thing.kind, thing.which) == ("plate", 1)


def test_enter_on_a_card_that_cannot_be_played_says_why_and_f1_opens_the_rule() -> None:
    table = Sitting()
    card = table.hand_cards()[0]
    table.press(pygame.K_TAB)
    table.scene.keys.set(CARD, card.key)
    table.press(pygame.K_RETURN)
    assert table.toasts() == ["Only players who choose Invent can build an Invention this turn. Choose an Action."]
    table.press(pygame.K_F1)
    scene = table.app.scene
    assert isinstance(scene, Opened) and scene.arguments["clause"] == "NF-4.1"


def test_the_focus_goes_to_something_new_when_its_thing_is_gone() -> None:
    table = Sitting()
    work = table.option("Work")
    table.press(pygame.K_TAB)
    go_to(table, SPOT, table.key(work))
    table.press(pygame.K_RETURN, pygame.K_RETURN)
    assert not table.options
    table.frame()
    assert (focus(table).kind, table.scene.prompt.buttons[0].label) == (ANSWER, "Faster")


def test_enter_on_a_button_of_the_last_question_never_answers_the_next() -> None:
    table = Sitting()
    work = table.option("Work")
    table.press(pygame.K_TAB)
    go_to(table, SPOT, table.key(work))
    table.press(pygame.K_RETURN, pygame.K_RETURN)
    table.frame()
    assert focus(table).kind == ANSWER
    table.let()
    assert table.options and focus(table).kind == SPOT
    answers = len(table.session.match.answers)
    table.press(pygame.K_RETURN)
    assert len(table.session.match.answers) == answers and focus(table).kind == TARGET


@pytest.mark.sample(1)
@pytest.mark.parametrize("twists", [0, 2])
def test_a_whole_match_is_played_with_the_keyboard_alone(twists: int) -> None:
    table = Sitting(animation="off", twists=twists, seed=5)
    chance = random.Random(3)
    table.press(pygame.K_TAB)
    for _ in range(4000):
        table.pool.release()
        table.frame()
        if table.app.scene is not table.scene:
            break
        assert table.scene.keys.stop is not None
        if table.options and not table.session.over:
            for _ in range(chance.randrange(3)):
                table.press(pygame.K_TAB)
            if focus(table).kind != BUTTON:
                table.press(pygame.K_RETURN)
    scene = table.app.scene
    assert isinstance(scene, Opened) and scene.name == "results"


def test_the_mouse_takes_over_without_a_trace_of_the_focus() -> None:
    table = Sitting()
    table.press(pygame.K_TAB)
    table.frame(hands.move((640, 200)))
    assert table.scene.keys.stop is None


@pytest.mark.parametrize("picked", [True, False])
def test_the_table_is_found_as_it_was_left_for_the_rules(picked: bool) -> None:
    table = Sitting()
    work = table.option("Work")
    table.press(pygame.K_TAB)
    go_to(table, SPOT, table.key(work))
    if picked:
        table.press(pygame.K_RETURN)
    before, taken = focus(table), table.scene.hand.picked
    table.press(pygame.K_F1)
    assert table.app.scene is not table.scene
    table.app.back()
    table.frame()
    assert table.app.scene is table.scene
    assert focus(table) == before and table.scene.hand.picked == taken
    table.press(pygame.K_RETURN)
    assert (not table.options) == picked


def test_a_pile_that_is_looked_through_is_still_open_after_the_rules() -> None:
    table = Sitting()
    deck = table.scene.views.newest.table.layout.table_zone("invention_deck")
    table.scene.hover.browse(deck)
    table.press(pygame.K_F1)
    table.app.back()
    assert table.scene.reading.browser is not None
