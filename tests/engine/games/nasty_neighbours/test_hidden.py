"""What a seat may not know changes nothing that it sees, and nothing about who is asked and when (NN-2.2, NN-3.9)."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from engine.games.nasty_neighbours.places import DRAW_PILE, DRAWN, NASTY, NASTY_DECK, YARD, ZONES
from engine.games.nasty_neighbours.vocabulary import INSTANT
from engine.kernel import frames
from engine.kernel.events import Event, redact
from engine.kernel.invariants import check
from engine.kernel.state import Option, State
from engine.kernel.view import view_of
from engine.kernel.worlds import determinize
from tests.engine.games.nasty_neighbours.random_games import GAME, NAMES, answers, position_after

seeds = st.integers(0, 100_000)
tables = st.integers(2, 8)
lengths = st.integers(0, 500)


def exchanged(state: State, seat: int, seed: int) -> State:
    """The position with everything that a seat does not know exchanged: face-down cards and the draw pile, the card in
    somebody's hand (which is never an Instant), the Nasty Neighbour cards of others and of the deck.
    """
    world = state.copy()
    chooser = random.Random(seed)
    kind = state.table.extra.kind
    seats = range(state.table.seats)
    for zones in (
        [DRAW_PILE, *(YARD + ZONES * other for other in seats), *(DRAWN + ZONES * other for other in seats)],
        [NASTY_DECK, *(NASTY + ZONES * other for other in seats)],
    ):
        hidden = [(zone, place) for zone in zones for place, card in enumerate(state.zones[zone])
                  if card >= 0 and not state.known[card] >> seat & 1]  # fmt: skip
        cards = [state.zones[zone][place] for zone, place in hidden]
        known = {spot: state.known[card] for spot, card in zip(hidden, cards, strict=True)}
        chooser.shuffle(cards)
        drawn = [n for n, (zone, _) in enumerate(hidden) if zone >= NASTY and (zone - DRAWN) % ZONES == 0]
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
        mine, theirs = view_of(state, seat), view_of(exchanged(state, seat, shuffle), seat)
        assert theirs.to_data() == mine.to_data()
        assert GAME.prompt(theirs, NAMES) == GAME.prompt(mine, NAMES)
        for option in mine.options:
            assert GAME.outcome(theirs, option, NAMES) == GAME.outcome(mine, option, NAMES)
            assert GAME.confirmation(theirs, option, NAMES) == GAME.confirmation(mine, option, NAMES)


def heard(state: State, seat: int, option: Option) -> list[Event]:
    """What a seat hears when it answers."""
    state.events = []
    frames.answer(state, seat, option)
    return [redact(event, seat) for event in state.events]


@given(tables, seeds, lengths, seeds)
def test_events_tell_a_seat_nothing_of_what_is_hidden(seats: int, seed: int, length: int, shuffle: int) -> None:
    """NN-3.9 NN-8.2: after the same answer a seat hears the same, pauses included, until a hidden card is shown."""
    state = position_after(seats, seed, length)
    seat, options = state.questions[0][0], state.questions[0][3]
    known = {card for cards in view_of(state, seat).zones for card in cards if card >= 0}
    option = random.Random(shuffle).choice(options)
    mine, theirs = heard(state.copy(), seat, option), heard(exchanged(state, seat, shuffle), seat, option)
    for ours, other in zip(mine, theirs, strict=False):
        if ours != other:
            assert ours[2] not in known and other[2] not in known, (ours, other)
            break


@given(tables, seeds, lengths, seeds)
def test_a_world_that_fits_a_view_gives_that_view_and_can_be_played(
    seats: int, seed: int, length: int, deal: int
) -> None:
    """NN-2.2: for computer seats, which think in such worlds."""
    state = position_after(seats, seed, length)
    seat = state.questions[0][0]
    view = view_of(state, seat)
    world = determinize(view, deal)
    assert view_of(world, seat).to_data() == view.to_data()
    for number, position in enumerate(answers(world, deal)):
        if number == 10:
            assert check(position) == []
            break


@given(tables, seeds, lengths)
def test_in_a_window_everybody_is_asked_who_holds_a_card(seats: int, seed: int, length: int) -> None:
    """NN-8.2: also whoever can only decline; so a pause tells nothing about a hand."""
    state = position_after(seats, seed, length)
    seat, kind, _, options = state.questions[0]
    if GAME.question_kinds[kind] == "react":
        assert state.zones[NASTY + ZONES * seat]
        assert options[-1][0] == 0
