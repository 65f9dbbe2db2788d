"""Windows: who is asked when, what a card announced does, and playing before the own turn's first choice."""

from __future__ import annotations

import pytest

from engine.games.nasty_neighbours.codes import ASK_TAKE, DRAW, PLACE, PLAY, REMOVE_LINE, TAKE
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import place_ref
from engine.session.reactions.reaction_memory import is_reaction
from engine.session.reactions.window_memory import ALWAYS, NEVER, OWN, WindowMemory
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.session.windowed import (
    DECLINE,
    asked,
    card_of,
    draws,
    draws_and_places,
    option,
    others_decline,
    watch,
)
from tests.client.sessions import HandPool

NO: list[str] = []
PEEP, ANSWER, SWAP = ["Peeping Neighbour"], ["Home Security"], ["Over the Fence"]
"""Cards for every window, for an Instant alone, and one that changes yards."""
OPEN = 6
"""A place of each yard where a card lies face up."""
ALONE, FIRST, TWO = ("random", "human", "random"), ("human", "random", "random"), ("human", "human", "random")


# --- playing before the first choice ------------------------------------------------------------------------------


def test_in_the_own_turn_the_window_stands_open_beside_the_first_choice() -> None:
    session = watch(FIRST, [SWAP, NO, NO])
    assert asked(session)[1] == ASK_TAKE
    assert {found[0] for found in asked(session)[3]} == {DRAW, TAKE, PLAY}
    turn, card = session.view().turn, card_of(session, 0)
    session.answer(option(session, PLAY))
    for _ in range(2):
        session.answer(session.view().options[0])
    assert card in session.view().zone("nasty_pile") and session.view().turn == turn
    assert {found[0] for found in asked(session)[3]} >= {DRAW, TAKE}, "it is still the same turn"


def test_the_first_choice_declines_the_window_and_is_carried_out_when_all_others_have_declined() -> None:
    session = watch(FIRST, [PEEP, PEEP, NO])
    session.answer(option(session, TAKE))
    assert session.match.asked_seats == [1] and len(session.view().zone("bin")) == 1
    assert session.early_choice == "Take Green 2 from the bin"
    others_decline(session)
    assert not session.view().zone("bin") and option(session, PLACE)
    assert session.take_remarks() == [] and not session.early_choice


def test_a_first_choice_that_is_not_possible_any_more_is_dropped_and_told() -> None:
    session = watch(FIRST, [PEEP, SWAP, NO], line=True)
    remove = option(session, REMOVE_LINE)
    session.answer(remove)
    assert session.early_choice and session.match.asked_seats == [1]
    session.match.answer(1, option(session, PLAY))
    for owner in (1, 0):
        place = place_ref(session.match.table.layout.seat_zone("yard", owner), 0)
        session.match.answer(1, next(found for found in session.match.view(1).options if found[2] == place))
    session.settle()
    assert any("isn't possible anymore" in remark for remark in session.take_remarks())
    assert remove not in asked(session)[3] and option(session, DRAW)


def test_taking_back_the_first_choice_opens_the_window_again() -> None:
    session = watch(FIRST, [PEEP, NO, NO])
    before = len(session.match.answers)
    session.answer(option(session, TAKE))
    assert session.undo()
    assert len(session.match.answers) == before
    assert option(session, PLAY)


def test_a_first_choice_that_still_waits_can_be_taken_back() -> None:
    session = watch(FIRST, [PEEP, PEEP, NO])
    before, take = len(session.match.answers), option(session, TAKE)
    session.answer(take)
    assert session.early_choice and session.undo()
    assert len(session.match.answers) == before and not session.early_choice and take in session.view().options


# --- when a seat is asked -------------------------------------------------------------------------------------------


def test_windows_that_do_not_matter_cost_nobody_a_click() -> None:
    session = watch(ALONE, [NO, PEEP, NO])
    assert session.match.asked_seats == [0], "the person has let the window pass"
    assert not session.view().options


@pytest.mark.parametrize(("hand", "stops"), [(ANSWER, True), (PEEP, False), (NO, False)])
def test_alone_a_window_that_matters_is_asked_about(hand: list[str], stops: bool) -> None:
    session = watch(ALONE, [NO, hand, NO], pile="nasty dog")
    draws(session)
    session.match.answer(0, session.match.view(0).options[0])
    session.settle()
    assert is_reaction(session.view().question) == stops


@pytest.mark.parametrize(("mode", "stops"), [(OWN, False), (ALWAYS, True), (NEVER, False)])
def test_a_seat_is_asked_at_a_moment_as_it_has_said(mode: str, stops: bool) -> None:
    session = watch(ALONE, [NO, PEEP, NO])
    session.set_window_mode(1, "placed", mode)
    draws_and_places(session)
    assert is_reaction(session.view().question) == stops
    assert session.windows.mode(1, "turn-start") != mode


def test_own_means_the_windows_of_the_own_turn() -> None:
    session = watch(FIRST, [PEEP, NO, NO])
    session.set_window_mode(0, "placed", OWN)
    session.answer(option(session, TAKE))
    session.answer(option(session, PLACE))
    assert is_reaction(session.view().question)


def test_what_passed_by_itself_is_taken_back_with_the_choice_before_it() -> None:
    session = watch(FIRST, [PEEP, NO, NO])
    session.answer(option(session, TAKE))
    upon = place_ref(session.match.table.layout.seat_zone("yard", 0), OPEN)
    before, place = len(session.match.answers), next(found for found in session.view().options if found[2] == upon)
    session.answer(place)
    assert len(session.match.answers) > before + 1, "the card is put down, and the windows behind it pass"
    assert session.undo()
    assert len(session.match.answers) == before and place in session.view().options


def test_taking_back_also_takes_back_the_wish_for_no_more_questions() -> None:
    session = watch(FIRST, [PEEP, NO, NO])
    session.set_window_mode(0, "placed", ALWAYS)
    session.answer(option(session, TAKE))
    session.answer(option(session, PLACE))
    session.let_happen(hush=True)
    assert not is_reaction(session.view().question)
    assert session.undo()
    assert is_reaction(session.view().question)


# --- announcing -----------------------------------------------------------------------------------------------------


def test_a_card_announced_is_asked_about_at_the_next_window_and_only_there() -> None:
    session = watch(ALONE, [NO, PEEP, NO])
    session.announce(1, card_of(session, 1))
    draws_and_places(session)
    assert session.viewer == 1 and is_reaction(session.view().question)
    session.answer(DECLINE)
    assert not session.windows.announced_cards and not is_reaction(session.view().question)


def test_saying_so_again_takes_an_announcement_back() -> None:
    session = watch(ALONE, [NO, PEEP, NO])
    for _ in range(2):
        session.announce(1, card_of(session, 1))
    draws_and_places(session)
    assert not is_reaction(session.view().question)


def test_a_card_that_is_gone_is_no_longer_announced() -> None:
    session = watch(ALONE, [NO, PEEP, NO])
    card, zones, layout = card_of(session, 1), session.match.state.zones, session.match.table.layout
    session.announce(1, card)
    zones[layout.seat_zone("nasty", 1)].remove(card)
    zones[layout.table_zone("nasty_pile")].append(card)
    session.settle()
    assert not session.windows.announced_cards


def test_wishes_and_announcements_are_kept_with_the_match() -> None:
    session = watch(ALONE, [NO, PEEP, NO])
    session.set_window_mode(1, "turn-end", ALWAYS)
    session.announce(1, card_of(session, 1))
    again = Session(session.match, Settings(), pool=HandPool(), document=session.document())
    assert again.windows.mode(1, "turn-end") == ALWAYS and again.windows.announced_cards == {1: card_of(session, 1)}


def test_notes_that_cannot_be_read_are_left_out() -> None:
    memory = WindowMemory({"modes": [[0, "turn-end", "perhaps"], "x", [1]], "announced": [["a", 2], [1, 3]]})
    assert memory.announced_cards == {1: 3} and memory.mode(0, "turn-end") != "perhaps"
    with pytest.raises(ValueError, match="not 'perhaps'"):
        memory.set_mode(0, "turn-end", "perhaps")


# --- several people -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("announced", [False, True])
def test_with_several_people_the_pause_tells_nothing_of_what_they_hold(announced: bool) -> None:
    calls = []
    for hand in (PEEP, ANSWER):
        session = watch(TWO, [NO, hand, NO])
        session.open_curtain()
        if announced:
            session.announce(1)
        session.answer(option(session, TAKE))
        session.answer(option(session, PLACE))
        calls.append((session.viewer, session.curtain, session.match.asked_seats))
    assert calls[0] == calls[1]
    call = calls[0][1]
    assert call is not None and call.seat == 1
    assert bool(call.trigger) == announced, "announced: asked in the window; else: it is the turn of the next"


def test_with_several_people_what_everybody_sees_is_asked_about() -> None:
    calls = []
    for hand in (PEEP, ANSWER):
        session = watch(TWO, [NO, hand, NO], pile="nasty dog")
        session.open_curtain()
        session.answer(option(session, DRAW))
        session.answer(session.view().options[0])
        calls.append(session.call)
        assert session.viewer == SPECTATOR
    assert calls[0] == calls[1] and calls[0] is not None and calls[0].seats == (1,) and calls[0].trigger


def test_the_own_turn_looks_the_same_whatever_is_in_hand() -> None:
    calls = [watch(TWO, [hand, NO, NO]).curtain for hand in (PEEP, ANSWER)]
    assert calls[0] == calls[1] and calls[0] is not None and not calls[0].trigger
