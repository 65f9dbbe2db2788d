"""Nobody knows a card that has been shuffled, however many had seen it before: of each move, what it lets whom know."""

from __future__ import annotations

import random

import pytest

from engine.kernel import frames, moves
from engine.kernel.events import MOVED, SHUFFLED
from engine.kernel.invariants import known_faces
from engine.kernel.layout import EVERYBODY, SPECTATOR
from engine.kernel.refs import HIDDEN
from engine.kernel.state import State
from engine.kernel.view import view_of
from engine.kernel.worlds import determinize
from tests.engine.kernel.toy_game import DECK, DISCARD, FACES, FENCE, GAME, HAND, LAWN, position, seat_zone

SEATS = 3
WATCHERS = (*range(SEATS), SPECTATOR)
FOUR = (0, 5, 12, 20)


def shown(state: State, zone: int, watcher: int) -> list[int]:
    """What somebody sees of a zone."""
    return view_of(state, watcher).zones[zone]


@pytest.mark.parametrize("audience", [0b001, 0b101, EVERYBODY])
@pytest.mark.parametrize("shuffled", [False, True])
def test_whoever_has_seen_cards_does_not_know_them_once_they_are_shuffled(audience: int, shuffled: bool) -> None:
    state = position(SEATS, {})
    for card in state.zones[DECK]:
        moves.reveal(state, card, DECK, audience)
    if shuffled:
        moves.shuffle(state, DECK)
    hand = seat_zone(HAND, 1)
    state.events = []
    while state.zones[DECK]:
        moves.draw_top(state, DECK, hand, 1)
    told = 0b010 | (0 if shuffled else audience)
    assert {event[6] for event in state.events} == {told}
    for watcher in WATCHERS:
        assert (HIDDEN in shown(state, hand, watcher)) != bool(told >> watcher & 1)


def test_of_a_shuffled_zone_its_owner_still_sees_what_lies_there_and_nobody_else_does() -> None:
    fence = seat_zone(FENCE, 1)
    state = position(SEATS, {(FENCE, 1): FOUR})
    for card in FOUR:
        moves.reveal(state, card, fence)
    moves.shuffle(state, fence)
    assert sorted(shown(state, fence, 1)) == list(FOUR) and not known_faces(state)
    for watcher in (0, 2, SPECTATOR):
        assert shown(state, fence, watcher) == [HIDDEN] * len(FOUR)


def test_what_lies_open_is_open_after_it_was_shuffled() -> None:
    lawn = seat_zone(LAWN, 1)
    state = position(SEATS, {(LAWN, 1): FOUR})
    moves.shuffle(state, lawn)
    for watcher in WATCHERS:
        assert sorted(shown(state, lawn, watcher)) == list(FOUR) and not known_faces(state)


def test_an_open_pile_is_secret_once_it_is_a_new_deck() -> None:
    state = position(SEATS, {(DISCARD, 0): range(len(FACES))})
    assert shown(state, DISCARD, SPECTATOR) == list(range(len(FACES)))
    state.events = []
    assert moves.refill(state, DECK, DISCARD)
    assert sorted(state.zones[DECK]) == list(range(len(FACES))) and state.zones[DECK] != list(range(len(FACES)))
    for watcher in WATCHERS:
        assert shown(state, DECK, watcher) == [HIDDEN] * len(FACES)
    assert state.events[-1][0] == SHUFFLED
    state.events.clear()
    card = moves.draw_top(state, DECK, seat_zone(HAND, 2), 2)
    assert [(event[0], event[2], event[6]) for event in state.events] == [(MOVED, card, 0b100)]


def test_worlds_of_a_seat_lay_a_shuffled_deck_out_in_many_ways() -> None:
    """A seat that has seen every card of a deck before it was shuffled imagines every order of it afterwards."""
    table = GAME.new_table(SEATS, {}, 1)
    state = GAME.set_up(table, 1)
    frames.advance(state)
    for card in state.zones[DECK]:
        moves.reveal(state, card, DECK)
    moves.shuffle(state, DECK)
    tops = {determinize(view_of(state, 0), seed).zones[DECK][-1] for seed in range(60)}
    assert len(tops) > 5


@pytest.mark.parametrize("seed", range(12))
def test_in_play_nobody_knows_a_card_of_a_deck_that_has_just_been_shuffled(seed: int) -> None:
    state = GAME.set_up(GAME.new_table(SEATS, {}, seed), seed)
    state.events = []
    frames.advance(state)
    dice = random.Random(seed)
    drawn = 0
    while state.questions:
        question = dice.choice(state.questions)
        state.events.clear()
        frames.answer(state, question[0], dice.choice(question[3]))
        kinds = [event[0] for event in state.events]
        shuffled = len(kinds) - kinds[::-1].index(SHUFFLED) if SHUFFLED in kinds else len(kinds)
        for event in state.events[shuffled:]:
            if event[0] == MOVED and event[3] == DECK:
                drawn += 1
                assert event[6] == state.table.sees[event[4]], "only whoever sees the goal is told of a card"
        if SHUFFLED in kinds:
            for watcher in WATCHERS:
                assert set(shown(state, DECK, watcher)) <= {HIDDEN}
    assert drawn or SHUFFLED not in [event[0] for event in state.events]
