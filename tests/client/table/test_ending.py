"""What a player is asked before something is given up for good, and before undo goes beyond what stops it."""

from __future__ import annotations

import pygame
import pytest

from client.table.hand.gestures import HandAction
from client.widgets import Dialog
from engine.kernel.state.state import Option
from tests.client.table import cult
from tests.client.table.cult import count, given, seated
from tests.client.table.sitting import Sitting

PATIENCE_MS = 600


def last_button(table: Sitting) -> tuple[Option, tuple[int, int]]:
    """The button that ends the turn: its answer and its place."""
    buttons = table.scene.prompt.buttons
    number = next(
        number
        for number, button in enumerate(buttons)
        if button.option is not None and cult.verb(button.option) == "end_turn"
    )
    option = buttons[number].option
    assert option is not None
    return option, table.scene.prompt.answer_rects[number].center


def question(table: Sitting) -> Dialog | None:
    popup = table.scene.form.popup
    assert popup is None or isinstance(popup, Dialog)
    return popup


def test_the_end_of_a_turn_with_cards_in_hand_is_asked_about_once() -> None:
    table = seated(cult.busy_turn)
    option, place = last_button(table)
    before = count(table)
    table.click(place)
    asked = question(table)
    assert asked is not None and given(table, before) == []
    assert [answer.words for answer in asked.answers][1:] == ["Cancel"]
    table.press(pygame.K_ESCAPE)
    assert question(table) is None and given(table, before) == []
    table.click(place)
    assert question(table) is None and given(table, before) == [option], "whoever says so again means it"


@pytest.mark.parametrize("way", ["enter", "button", "answer"])
def test_it_is_confirmed_by_enter_or_the_same_button(way: str) -> None:
    table = seated(cult.busy_turn)
    option, place = last_button(table)
    before = count(table)
    table.click(place)
    asked = question(table)
    assert asked is not None
    table.wait(PATIENCE_MS)
    if way == "enter":
        table.press(pygame.K_RETURN)
    else:
        table.click(place if way == "button" else asked.buttons[0].rect.center)
    assert question(table) is None and given(table, before) == [option]


def test_the_same_key_confirms_it() -> None:
    table = seated(cult.busy_turn)
    option, _ = last_button(table)
    before = count(table)
    number = next(number for number, button in enumerate(table.scene.prompt.buttons) if button.option == option)
    key = table.scene.prompt.buttons[number].key
    code = pygame.key.key_code(key.lower()) if key else pygame.K_1 + number
    table.press(code)
    assert question(table) is not None
    table.wait(PATIENCE_MS)
    table.press(code)
    assert given(table, before) == [option]


def test_two_clicks_of_one_hand_do_not_end_the_turn() -> None:
    table = seated(cult.busy_turn)
    _, place = last_button(table)
    before = count(table)
    table.click(place)
    table.click(place)
    assert question(table) is not None and given(table, before) == []


def test_whoever_does_not_want_to_be_asked_is_not() -> None:
    table = seated(cult.busy_turn, ask_before_ending=False)
    option, place = last_button(table)
    before = count(table)
    table.click(place)
    assert question(table) is None and given(table, before) == [option]


def test_at_another_moment_it_is_asked_again() -> None:
    table = seated(cult.whole_hand)
    option, place = last_button(table)
    before = count(table)
    table.click(place)
    table.press(pygame.K_ESCAPE)
    table.scene.commands.commit(HandAction("commit", None, cult.offers(table.session.view(), "play")[0]))
    table.wait(1500)
    assert len(given(table, before)) == 1
    table.click(last_button(table)[1])
    assert question(table) is not None and option not in given(table, before)


# --- undo ------------------------------------------------------------------------------------------------------------


def gone_on() -> Sitting:
    """A person of Nefarious whose choice has been revealed with those of the computers."""
    table = Sitting(("human", "normal"))
    table.scene.commands.answer(table.options[3])
    table.let()
    return table


def undo(table: Sitting) -> None:
    table.press(pygame.K_z, mod=pygame.KMOD_CTRL)


def test_undo_beyond_what_stops_it_asks_and_goes_back() -> None:
    table = gone_on()
    before = count(table)
    undo(table)
    asked = question(table)
    assert asked is not None and count(table) == before
    table.press(pygame.K_RETURN)  # the harmless answer has the focus
    assert question(table) is None and count(table) == before and not table.session.match.assisted
    undo(table)
    table.press(pygame.K_UP, pygame.K_RETURN)
    assert count(table) < before and table.session.match.assisted
    assert table.toasts() == ["Choose again. This match now counts as assisted."]
    assert table.scene.views.newest.options and table.scene.views.newest.turn == 1


def test_in_an_assisted_match_undo_goes_on_without_a_question() -> None:
    table = gone_on()
    undo(table)
    table.press(pygame.K_UP, pygame.K_RETURN)
    table.scene.commands.answer(table.options[3])
    table.let()
    before = count(table)
    undo(table)
    assert question(table) is None and count(table) < before


def test_the_arrow_says_what_stops_undo_and_what_can_be_done() -> None:
    table = gone_on()
    sentence = table.session.undo_sentence
    assert sentence.startswith("Can't undo: another player has moved since.") and "assisted" in sentence
