"""What a seat may not know changes nothing that it sees, and nothing about who is asked and when."""

from __future__ import annotations

import random

from hypothesis import given, strategies as st

from engine.games.cthulhu_realms.layout import DECK, GENERAL_DECK, HAND
from engine.kernel.game.traits import HasKnownPiles
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import State
from engine.kernel.state.view import SPECTATOR, view_of
from tests.engine.games.cthulhu_realms.random_games import GAME, NAMES, begin, position_after
from tests.engine.games.hidden import deals_worlds_that_fit, looks_the_same, sounds_the_same

seeds = st.integers(0, 100_000)
tables = st.sampled_from([2, 3, 4])
lengths = st.integers(0, 300)


def exchanged(state: State, seat: int, seed: int) -> State:
    """The position with everything that a seat does not know exchanged: the order of its deck, the cards in another's
    deck and hand, the order of the general deck."""
    world = state.copy()
    chooser = random.Random(seed)
    groups = [[GENERAL_DECK]]
    groups += [[DECK[other], HAND[other]] for other in range(state.table.seats)]
    for zones in groups:
        hidden = [
            (zone, place)
            for zone in zones
            for place, card in enumerate(state.zones[zone])
            if not state.known[card] >> seat & 1
        ]
        cards = [state.zones[zone][place] for zone, place in hidden]
        known = {zone: state.known[card] for (zone, _), card in zip(hidden, cards, strict=True)}
        chooser.shuffle(cards)
        for (zone, place), card in zip(hidden, cards, strict=True):
            world.zones[zone][place] = card
            world.known[card] = known[zone]
    return world


@given(tables, seeds, lengths, seeds)
def test_a_view_shows_nothing_of_what_is_hidden(seats: int, seed: int, length: int, shuffle: int) -> None:
    """CR-1.2: with other cards in hands and decks a seat sees the same table, faces and options."""
    state = position_after(seats, seed, length)
    seat = state.questions[0][0]
    looks_the_same(GAME, state, exchanged(state, seat, shuffle), seat, NAMES)


@given(tables, seeds, lengths, seeds)
def test_events_tell_a_seat_nothing_of_what_is_hidden(seats: int, seed: int, length: int, shuffle: int) -> None:
    """CR-4.1: after the same answer a seat hears the same, up to where a hidden card is shown."""
    state = position_after(seats, seed, length)
    seat, options = state.questions[0][0], state.questions[0][3]
    sounds_the_same(state, exchanged(state, seat, shuffle), seat, random.Random(shuffle).choice(options))


@given(tables, seeds, lengths, seeds)
def test_a_world_that_fits_a_view_gives_that_view_and_can_be_played(
    seats: int, seed: int, length: int, deal: int
) -> None:
    """CR-1.2: for computer seats, which think in such worlds."""
    state = position_after(seats, seed, length)
    deals_worlds_that_fit(state, state.questions[0][0], deal)


def test_everybody_sees_the_top_of_the_general_deck_and_nothing_below() -> None:
    """CR-1.2"""
    state = begin(3, 5)
    for seat in (0, 1, 2, SPECTATOR):
        deck = view_of(state, seat).zones[GENERAL_DECK]
        assert deck[-1] == state.zones[GENERAL_DECK][-1]
        assert set(deck[:-1]) == {HIDDEN}


@given(tables, seeds, lengths)
def test_the_owner_knows_what_its_deck_holds_but_not_the_order(seats: int, seed: int, length: int) -> None:
    """CR-2.4: every card that came to it was seen by all."""
    state = position_after(seats, seed, length)
    seat = state.questions[0][0]
    zone = DECK[seat]
    listed = GAME.trait(HasKnownPiles).contents(view_of(state, seat), zone)
    assert listed is not None
    assert sorted(listed) == sorted(state.zones[zone])
    names = [GAME.words.card_name(state.table, card) for card in listed]
    assert names == sorted(names, key=names.index)
    other = DECK[(seat + 1) % seats]
    assert GAME.trait(HasKnownPiles).contents(view_of(state, seat), other) is None
