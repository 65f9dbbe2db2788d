"""What a seat may not know changes nothing that it sees, and nothing about who is asked and when (NN-2.2, NN-3.9)."""

from __future__ import annotations

import random

from hypothesis import given, strategies as st

from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT
from engine.games.nasty_neighbours.layout import DRAW_PILE, DRAWN, NASTY, NASTY_DECK, YARD
from engine.kernel.state.state import State
from tests.engine.games.hidden import deals_worlds_that_fit, looks_the_same, sounds_the_same
from tests.engine.games.nasty_neighbours.random_games import GAME, NAMES, position_after

seeds = st.integers(0, 100_000)
tables = st.integers(2, 8)
lengths = st.integers(0, 500)


def exchanged(state: State, seat: int, seed: int) -> State:
    """The position with everything that a seat does not know exchanged: face-down cards and the draw pile, the card in
    somebody's hand (which is never an Instant), the Nasty Neighbour cards of others and of the deck.
    """
    world = state.copy()
    chooser = random.Random(seed)
    kind = state.table.rules.kind
    seats = range(state.table.seats)
    for zones in (
        [DRAW_PILE, *(YARD[other] for other in seats), *(DRAWN[other] for other in seats)],
        [NASTY_DECK, *(NASTY[other] for other in seats)],
    ):
        hidden = [
            (zone, place)
            for zone in zones
            for place, card in enumerate(state.zones[zone])
            if card >= 0 and not state.known[card] >> seat & 1
        ]
        cards = [state.zones[zone][place] for zone, place in hidden]
        known = {spot: state.known[card] for spot, card in zip(hidden, cards, strict=True)}
        chooser.shuffle(cards)
        drawn = [n for n, (zone, _) in enumerate(hidden) if zone in DRAWN]
        for n in drawn:
            if kind[cards[n]] == INSTANT:
                other = next(m for m, card in enumerate(cards) if m not in drawn and kind[card] != INSTANT)
                cards[n], cards[other] = cards[other], cards[n]
        for (zone, place), card in zip(hidden, cards, strict=True):
            world.zones[zone][place] = card
            world.known[card] = known[zone, place]
    return world


@given(tables, seeds, lengths, seeds)
def test_a_view_shows_nothing_of_what_is_hidden(seats: int, seed: int, length: int, shuffle: int) -> None:
    """NN-2.2 NN-2.3 NN-8.2: with other hidden cards a seat sees the same table, faces, options and who is asked."""
    state = position_after(seats, seed, length)
    for seat in range(seats):
        looks_the_same(GAME, state, exchanged(state, seat, shuffle), seat, NAMES)


@given(tables, seeds, lengths, seeds)
def test_events_tell_a_seat_nothing_of_what_is_hidden(seats: int, seed: int, length: int, shuffle: int) -> None:
    """NN-3.9 NN-8.2: after the same answer a seat hears the same, pauses included, until a hidden card is shown."""
    state = position_after(seats, seed, length)
    seat, options = state.questions[0][0], state.questions[0][3]
    sounds_the_same(state, exchanged(state, seat, shuffle), seat, random.Random(shuffle).choice(options))


@given(tables, seeds, lengths, seeds)
def test_a_world_that_fits_a_view_gives_that_view_and_can_be_played(
    seats: int, seed: int, length: int, deal: int
) -> None:
    """NN-2.2: for computer seats, which think in such worlds."""
    state = position_after(seats, seed, length)
    deals_worlds_that_fit(state, state.questions[0][0], deal)


@given(tables, seeds, lengths)
def test_in_a_window_everybody_is_asked_who_holds_a_card(seats: int, seed: int, length: int) -> None:
    """NN-8.2: also whoever can only decline; so a pause tells nothing about a hand."""
    state = position_after(seats, seed, length)
    seat, kind, _, options = state.questions[0]
    if GAME.question_kinds[kind] == "react":
        assert state.zones[NASTY[seat]]
        assert options[-1][0] == 0
