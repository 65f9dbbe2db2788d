"""Nobody knows a card that has been shuffled, however many had seen it before: of each move, what it lets whom know."""

from __future__ import annotations

import random

import pytest

from engine.ai.self_play import opening
from engine.games import load
from engine.kernel.flow import machine, moves
from engine.kernel.flow.determinize import determinize
from engine.kernel.match.invariants import known_faces
from engine.kernel.state.events import MOVED, SHUFFLED
from engine.kernel.state.layout import EVERYBODY, SPECTATOR
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of
from tests.chance import seed_cases
from tests.engine.kernel.yards import CARDS, DECK, DISCARD, FENCE, HAND, LAWN, laid_out

SEATS = 3
WATCHERS = (*range(SEATS), SPECTATOR)
FOUR = (0, 5, 12, 20)


def shown(state: State, zone: int, watcher: int) -> list[int]:
    """What somebody sees of a zone."""
    return view_of(state, watcher).zones[zone]


@pytest.mark.parametrize("audience", [0b001, 0b101, EVERYBODY])
@pytest.mark.parametrize("shuffled", [False, True])
def test_whoever_has_seen_cards_does_not_know_them_once_they_are_shuffled(audience: int, shuffled: bool) -> None:
    state = laid_out(SEATS, {})
    for card in state.zones[DECK]:
        moves.reveal(state, card, DECK, audience)
    if shuffled:
        moves.shuffle(state, DECK)
    hand = HAND[1]
    state.events = []
    while state.zones[DECK]:
        moves.draw_top(state, DECK, hand, 1)
    told = 0b010 | (0 if shuffled else audience)
    assert {event[6] for event in state.events} == {told}
    for watcher in WATCHERS:
        assert (HIDDEN in shown(state, hand, watcher)) != bool(told >> watcher & 1)


def test_of_a_shuffled_zone_its_owner_still_sees_what_lies_there_and_nobody_else_does() -> None:
    fence = FENCE[1]
    state = laid_out(SEATS, {FENCE[1]: FOUR})
    for card in FOUR:
        moves.reveal(state, card, fence)
    moves.shuffle(state, fence)
    assert sorted(shown(state, fence, 1)) == list(FOUR) and not known_faces(state)
    for watcher in (0, 2, SPECTATOR):
        assert shown(state, fence, watcher) == [HIDDEN] * len(FOUR)


def test_what_lies_open_is_open_after_it_was_shuffled() -> None:
    lawn = LAWN[1]
    state = laid_out(SEATS, {LAWN[1]: FOUR})
    moves.shuffle(state, lawn)
    for watcher in WATCHERS:
        assert sorted(shown(state, lawn, watcher)) == list(FOUR) and not known_faces(state)


def test_an_open_pile_is_secret_once_it_is_a_new_deck() -> None:
    state = laid_out(SEATS, {DISCARD: range(CARDS)})
    assert shown(state, DISCARD, SPECTATOR) == list(range(CARDS))
    state.events = []
    assert moves.refill(state, DECK, DISCARD)
    assert sorted(state.zones[DECK]) == list(range(CARDS)) and state.zones[DECK] != list(range(CARDS))
    for watcher in WATCHERS:
        assert shown(state, DECK, watcher) == [HIDDEN] * CARDS
    assert state.events[-1][0] == SHUFFLED
    state.events.clear()
    card = moves.draw_top(state, DECK, HAND[2], 2)
    assert [(event[0], event[2], event[6]) for event in state.events] == [(MOVED, card, 0b100)]


def test_whoever_draws_on_through_a_new_deck_alone_knows_what_comes_until_no_card_is_left() -> None:
    state = laid_out(SEATS, {DISCARD: range(CARDS - 2)})
    last = state.zones[DECK][::-1]
    state.events = []
    moves.draw(state, DECK, DISCARD, HAND[2], 5, 2)
    assert state.zones[HAND[2]][:2] == last and len(state.zones[HAND[2]]) == 5 and not state.zones[DISCARD]
    drawn = [event for event in state.events if event[0] == MOVED and event[4] == HAND[2]]
    assert [event[2] for event in drawn] == state.zones[HAND[2]] and {event[6] for event in drawn} == {0b100}
    assert state.events.index(drawn[1]) < state.events.index(drawn[2]) - 1, "the pile is turned over between them"
    moves.draw(state, DECK, DISCARD, HAND[2], CARDS, 2)
    assert sorted(state.zones[HAND[2]]) == list(range(CARDS))


def test_worlds_of_a_seat_lay_a_shuffled_deck_out_in_many_ways() -> None:
    """A seat that has seen every card of a deck before it was shuffled imagines every order of it afterwards."""
    state = laid_out(SEATS, {HAND[0]: FOUR})
    for card in state.zones[DECK]:
        moves.reveal(state, card, DECK)
    moves.shuffle(state, DECK)
    tops = {determinize(view_of(state, 0), seed).zones[DECK][-1] for seed in range(60)}
    assert len(tops) > 5


@pytest.mark.parametrize("seed", seed_cases(4))
def test_in_play_nobody_knows_a_card_of_a_deck_that_has_just_been_shuffled(seed: int) -> None:
    """In Cthulhu Realms, whose personal decks are made of discard piles."""
    table = load("cthulhu-realms").new_table(SEATS, {}, seed)
    state, dice = opening(table, seed), random.Random(seed)
    drawn = 0
    while state.questions:
        state.events = []
        question = dice.choice(state.questions)
        machine.answer(state, question[0], dice.choice(question[3]))
        shuffled: set[int] = set()
        for kind, _, _, source, target, _, told in state.events:
            if kind == SHUFFLED:
                shuffled.add(source)
            elif kind == MOVED and source in shuffled:
                drawn += 1
                assert told == table.sees[target], "only whoever sees the goal is told of a card"
        for zone in shuffled:
            assert all(set(shown(state, zone, watcher)) <= {HIDDEN} for watcher in WATCHERS)
    assert drawn
