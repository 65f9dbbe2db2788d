"""What a seat may not know changes nothing that it sees; and worlds that fit what it sees can be played on."""

from __future__ import annotations

import random

from hypothesis import given, strategies as st

from engine.games.nefarious.codes import INVENT_FRAME, SET_ASIDE_FRAME
from engine.kernel.flow import machine
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.standard_frames import ANSWERS
from engine.kernel.match.invariants import check
from engine.kernel.state.events import Event, redact
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of
from tests.engine.games.nefarious.lab import Lab
from tests.engine.games.nefarious.random_games import GAME, PAIRS, answers, begin
from tests.sampling import examples

INVENTIONS = 64
seeds = st.integers(0, 1_000_000)
pairs = st.sampled_from(PAIRS)
seat_counts = st.integers(2, 6)
lengths = st.integers(0, 80)


def position_after(pair: tuple[str, str], seats: int, seed: int, length: int) -> State:
    for number, position in enumerate(answers(begin(pair, seats, seed), seed)):
        if number == length or position.over:
            return position
    raise AssertionError


def hidden_from(view: View) -> set[int]:
    """The Inventions whose place a seat does not know."""
    return set(range(INVENTIONS)) - {card for cards in view.zones for card in cards}


def exchanged(state: State, seat: int, seed: int) -> State:
    """The position with everything that a seat does not know about Inventions exchanged."""
    hidden = sorted(hidden_from(view_of(state, seat)))
    others = hidden[:]
    random.Random(seed).shuffle(others)
    new = dict(zip(hidden, others, strict=True))
    world = state.copy()
    world.zones = [[new.get(card, card) for card in cards] for cards in state.zones]
    for card in hidden:
        world.known[new[card]] = state.known[card]
    top = world.stack[-1] if world.stack else [0, 0]
    if top[0] in (INVENT_FRAME, SET_ASIDE_FRAME) and top[1] == 1:
        top[ANSWERS:] = [new.get(card, card) for card in top[ANSWERS:]]
    world.questions = [
        (asked, kind, source, tuple((verb, new.get(card, card), target) for verb, card, target in options))
        for asked, kind, source, options in state.questions
    ]
    return world


@given(pairs, seat_counts, seeds, lengths, seeds)
def test_a_view_shows_nothing_of_what_is_hidden(
    pair: tuple[str, str], seats: int, seed: int, length: int, shuffle: int
) -> None:
    """NF-1.2 NF-2.1: with other cards in the hands of others and in the deck, a seat sees the same table."""
    state = position_after(pair, seats, seed, length)
    names = [f"Player {number}" for number in range(seats)]
    for seat in (*range(seats), SPECTATOR):
        other = exchanged(state, seat, shuffle)
        mine, theirs = view_of(state, seat), view_of(other, seat)
        assert theirs.to_data() == mine.to_data()
        assert GAME.words.prompt(theirs, names) == GAME.words.prompt(mine, names)
        assert GAME.shows.scores(theirs) == GAME.shows.scores(mine)
        for option in mine.options:
            assert GAME.words.describe_option(theirs, option, names) == GAME.words.describe_option(mine, option, names)


@given(pairs, seat_counts, seeds, lengths, seeds)
def test_events_tell_a_seat_nothing_of_what_is_hidden(
    pair: tuple[str, str], seats: int, seed: int, length: int, shuffle: int
) -> None:
    """NF-1.2 NF-2.1: after the same answer a seat hears the same, up to where a hidden card is shown to it."""
    state = position_after(pair, seats, seed, length)
    for question in state.questions:
        seat = question[0]
        hidden = hidden_from(view_of(state, seat))
        option = random.Random(shuffle).choice(question[3])
        mine = heard(state.copy(), seat, option)
        theirs = heard(exchanged(state, seat, shuffle), seat, option)
        for ours, other in zip(mine, theirs, strict=False):
            if ours != other:
                assert ours[2] in hidden and other[2] in hidden, (ours, other)
                assert ours[:2] + ours[3:] == other[:2] + other[3:]
                break


def heard(state: State, seat: int, option: tuple[int, int, int]) -> list[Event]:
    """What a seat hears when it answers."""
    state.events = []
    machine.answer(state, seat, option)
    return [redact(event, seat) for event in state.events]


@examples(0.5)
@given(pairs, seat_counts, seeds, lengths, seeds)
def test_a_world_that_fits_a_view_gives_that_view_and_can_be_played(
    pair: tuple[str, str], seats: int, seed: int, length: int, deal: int
) -> None:
    """NF-1.2: for computer seats, which think in such worlds."""
    state = position_after(pair, seats, seed, length)
    for question in state.questions:
        view = view_of(state, question[0])
        world = determinize(view, deal)
        assert view_of(world, question[0]).to_data() == view.to_data()
        assert check(world) == []
        assert [asked[0] for asked in world.questions] == [asked[0] for asked in state.questions]
        for number, position in enumerate(answers(world, deal)):
            if number == 12:
                assert check(position) == []
                break


def test_worlds_differ_in_what_is_hidden() -> None:
    """NF-1.2: the hands of others are dealt again each time, from all the cards not seen."""
    state = begin(("grants", "charity"), 3, 5)
    view = view_of(state, 0)
    hand = GAME.layout.seat_zone("hand", 1)
    assert view.zones[hand] == [HIDDEN] * 3
    dealt = {card for deal in range(200) for card in determinize(view, deal).zones[hand]}
    assert dealt == hidden_from(view)


def test_a_card_that_went_back_to_hand_unpaid_stays_known() -> None:
    """NF-4.1: the card was turned up, so everybody knows that it is in that hand."""
    lab = Lab(A={"money": 0, "hand": ["Kraken", "Virus"]}, B={"hand": ["Android"]})
    lab.choose(A="invent", B="work")
    lab.do("A", "invent", "Kraken")
    view = lab.view("B")
    kraken = GAME.positions.find_cards(lab.state.table, "Kraken")[0]
    assert sorted(view.zone("hand", 0)) == [HIDDEN, kraken]
    for deal in range(20):
        assert kraken in determinize(view, deal).zones[GAME.layout.seat_zone("hand", 0)]
