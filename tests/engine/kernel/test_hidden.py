"""What a seat cannot see changes neither its view, nor what it is told, nor the worlds that it imagines."""

from __future__ import annotations

import math
import random

import pytest

from engine.kernel.flow import moves
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.standard_frames import ANSWERS
from engine.kernel.state.events import ANSWERED, ENDED, MOVED, redact
from engine.kernel.state.layout import EVERYBODY, SPECTATOR
from engine.kernel.state.refs import HIDDEN, NONE, number_ref
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of
from tests.chance import seed_cases
from tests.engine.games.nefarious.lab import Lab
from tests.engine.kernel.yards import DECK, DISCARD, FENCE, HAND, LAWN, YARD, laid_out

SEATS = 3
LOOKERS = (*range(SEATS), SPECTATOR)
WORLDS = 600
"""After so many a place that may hold any of 25 cards has held each of them, but for one chance in millions."""


def table() -> State:
    """Cards in every kind of zone, some of which others have seen, one that went back into the deck among them."""
    state = laid_out(
        SEATS,
        {
            HAND[0]: [0, 4],
            HAND[1]: [1, 5, 11, 20, 12],
            FENCE[1]: [18, 19],
            LAWN[2]: [2, 6],
            YARD[0]: [7, 8],
            YARD[2]: [21, 9, 23, 10],
            DISCARD: [24],
        },
    )
    for card, zone, audience in (
        (11, HAND[1], EVERYBODY),
        (19, FENCE[1], 0b101),
        (9, YARD[2], 0b001),
        (state.zones[DECK][3], DECK, EVERYBODY),
    ):
        moves.reveal(state, card, zone, audience)
    return state


def hidden_places(state: State, looker: int) -> list[tuple[int, int]]:
    """Zone and place of every card whose face somebody may not know now."""
    return [
        (zone, place)
        for zone, cards in enumerate(state.zones)
        for place, card in enumerate(cards)
        if not state.table.sees[zone] >> looker & 1 and (zone == DECK or not state.known[card] >> looker & 1)
    ]


def changed(state: State, looker: int, seed: int) -> State:
    """The same position with all that somebody cannot see exchanged at random, and hands in another order."""
    other, dice = state.copy(), random.Random(seed)
    places = hidden_places(state, looker)
    before = [(state.zones[zone][place], state.known[state.zones[zone][place]]) for zone, place in places]
    for (zone, place), (card, _), (_, known) in zip(places, dice.sample(before, len(before)), before, strict=True):
        other.zones[zone][place] = card
        other.known[card] = known
    for zone, cards in enumerate(other.zones):
        if not state.table.sees[zone] >> looker & 1 and not state.table.layout.zone(zone).ordered:
            dice.shuffle(cards)
    other.rng = dice.getrandbits(64)
    assert other.zones != state.zones
    return other


@pytest.mark.parametrize("looker", LOOKERS)
@pytest.mark.parametrize("seed", seed_cases(8))
def test_a_view_does_not_tell_how_hidden_cards_lie(looker: int, seed: int) -> None:
    """Neither the order of a deck, nor which of several hands holds a card, nor where in a hand a known card is."""
    state = table()
    assert view_of(changed(state, looker, seed), looker).to_data() == view_of(state, looker).to_data()


@pytest.mark.parametrize("looker", [0, 2, SPECTATOR])
@pytest.mark.parametrize("seed", seed_cases(8))
def test_what_others_draw_is_told_the_same_whatever_it_is(looker: int, seed: int) -> None:
    told = []
    for state in (table(), changed(table(), looker, seed)):
        state.events = []
        while state.zones[DECK]:
            card = moves.draw_top(state, DECK, HAND[1], 1)
            if state.known[card] >> looker & 1:
                state.events.pop()  # it has seen this one before it went back
        moves.shuffle(state, FENCE[1])
        told.append({redact(event, looker) for event in state.events})
    assert told[0] == told[1]


@pytest.mark.parametrize("looker", range(SEATS))
@pytest.mark.parametrize("seed", seed_cases(8))
def test_what_is_hidden_does_not_lead_into_imagined_worlds(looker: int, seed: int) -> None:
    """Equal views and equal seeds give equal worlds, chance to come included, wherever the true cards lie."""
    state = table()
    worlds = [determinize(view_of(true, looker), seed).to_data() for true in (state, changed(state, looker, seed))]
    assert worlds[0] == worlds[1]
    assert worlds[0]["rng"] != state.rng


@pytest.mark.parametrize("looker", range(SEATS))
def test_in_imagined_worlds_every_hidden_place_holds_every_card_that_may_lie_there(looker: int) -> None:
    """No true card is kept where it lies, or in the hand where it is: it is there as often as chance has it."""
    state = table()
    view = view_of(state, looker)
    places = hidden_places(state, looker)
    unseen = {state.zones[zone][place] for zone, place in places}
    worlds = [determinize(view, seed) for seed in range(WORLDS)]
    assert all(view_of(world, looker).to_data() == view.to_data() for world in worlds)
    for zone, cards in enumerate(view.zones):
        hidden = [place for place, card in enumerate(cards) if card == HIDDEN]
        true = [state.zones[where][place] for where, place in places if where == zone]
        assert len(hidden) == len(true)
        for place in hidden:
            held = [world.zones[zone][place] for world in worlds]
            assert set(held) == unseen
            if state.table.layout.zone(zone).ordered:
                assert by_chance(held.count(state.zones[zone][place]), WORLDS / len(unseen))
        for card in true:
            times = sum(card in world.zones[zone] for world in worlds)
            assert by_chance(times, WORLDS * len(true) / len(unseen))


def by_chance(times: int, expected: float) -> bool:
    """Whether something happened about as often as expected: within 4.5 standard deviations."""
    return abs(times - expected) < 4.5 * math.sqrt(expected)


# --- sealed answers and what is told ----------------------------------------------------------------------------

FIRST = {"A": "work", "B": "espionage", "C": "research"}
OTHER = {"A": "invent", "B": "research", "C": "work"}


def sealed(**chosen: str) -> State:
    """Four scientists of Nefarious, of whom these have chosen an Action."""
    lab = Lab(A={}, B={}, C={}, D={})
    for seat, action in chosen.items():
        lab.do(seat, "choose", action)
    return lab.state


@pytest.mark.parametrize("looker", [3, SPECTATOR])
def test_no_sealed_answer_is_seen_by_others(looker: int) -> None:
    state, other = sealed(**FIRST), sealed(**OTHER)
    assert view_of(state, looker).to_data() == view_of(other, looker).to_data()
    if looker < 4:
        assert determinize(view_of(state, looker), 3) == determinize(view_of(other, looker), 3)


@pytest.mark.parametrize("looker", range(3))
def test_who_has_answered_sees_the_own_answer_and_none_of_another(looker: int) -> None:
    own = "ABC"[looker]
    view = view_of(sealed(**FIRST), looker)
    assert view.to_data() == view_of(sealed(**{**OTHER, own: FIRST[own]}), looker).to_data()
    assert view.to_data() != view_of(sealed(**{**FIRST, own: OTHER[own]}), looker).to_data()
    assert view.stack[-1][ANSWERS:].count(HIDDEN) == 3


def test_who_has_not_answered_yet_is_seen_by_all() -> None:
    asked = [view_of(sealed(**dict(list(FIRST.items())[:given])), SPECTATOR).asked for given in range(4)]
    assert asked == [[0, 1, 2, 3], [1, 2, 3], [2, 3], [3]]


@pytest.mark.parametrize("kind", range(MOVED, ENDED + 1))
def test_whoever_may_not_know_a_card_is_told_of_an_event_the_same_whatever_it_was(kind: int) -> None:
    """Not the card, not what was answered, not who else knows."""
    target, other = (number_ref(1), number_ref(2)) if kind == ANSWERED else (3, 3)
    told = (kind, 1, 5, DECK, target, NONE, 0b010)
    for looker in (0, SPECTATOR):
        assert redact(told, looker) == redact((kind, 1, 9, DECK, other, NONE, 0b110), looker)
    assert redact(told, 1)[:6] == told[:6]
    assert redact((*told[:6], EVERYBODY), 0) == (*told[:6], EVERYBODY)


def test_an_event_without_a_card_has_none_for_anybody() -> None:
    assert redact((MOVED, 1, NONE, DECK, DECK, NONE, 0b010), 0)[2] == NONE
