"""Computer seats of Cthulhu Realms know no hand and no order of a deck that their seat does not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.ai import levels, self_play
from engine.games import load
from engine.games.cthulhu_realms.codes import ASK_TURN
from engine.games.cthulhu_realms.layout import DECK, GENERAL_DECK, HAND, OWNED
from engine.kernel.flow.determinize import determinize
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of

GAME = load("cthulhu-realms")
POSITIONS = 150
FEW = 20
"""Positions in the default run."""
KINDS = {"turn", "loss", "choose", "discard", "abjure"}
LEAST_OPTIONS = 2


def positions(wanted: int = POSITIONS) -> Iterator[tuple[State, int]]:
    """Positions of games of all sizes, and a seat that has a choice."""
    found = 0
    seed = 0
    while found < wanted:
        seed += 1
        seats = 2 + seed % 3
        table = GAME.new_table(seats, {}, seed)
        state = self_play.opening(table, seed)
        dice = random.Random(seed)
        # half of the seats do anything, so that positions come up that nobody would aim for
        players = [levels.create(("gentle", "random")[seat % 2], GAME, table, seat, seed) for seat in range(seats)]
        taken = 0
        while state.questions and taken < 25:
            seat, kind, _, options = state.questions[0]
            if len(options) >= LEAST_OPTIONS and dice.random() < (0.03 if kind == ASK_TURN else 0.3):
                taken += 1
                found += 1
                yield state, seat
            self_play.answer_at(state, 0, players[seat].choose(view_of(state, seat)))


def other_truth(state: State, seat: int, dice: random.Random) -> State:
    """A position that looks the same to a seat: what it does not know is dealt again, owner by owner."""
    other = state.copy()
    bit = 1 << seat
    seats = state.table.seats
    owners = [[DECK[owner], HAND[owner]] for owner in range(seats)]
    for zones in (*owners, [GENERAL_DECK]):
        places = [
            (zone, index)
            for zone in zones
            for index, card in enumerate(state.zones[zone])
            if not state.known[card] & bit
        ]
        cards = [state.zones[zone][index] for zone, index in places]
        dice.shuffle(cards)
        for (zone, index), card in zip(places, cards, strict=True):
            other.zones[zone][index] = card
            other.known[card] = state.table.sees[zone]
    other.rng = dice.getrandbits(64)
    return other


def check_choices(level: str, wanted: int) -> set[str]:
    """Compare the choices in two worlds that look the same. Returns the kinds of questions."""
    dice = random.Random(1)
    kinds = set()
    moved = dict.fromkeys(("rivals' hands", "own deck", "rivals' decks", "general deck"), 0)
    for state, seat in positions(wanted):
        view = view_of(state, seat)
        other = other_truth(state, seat, dice)
        rivals = [rival for rival in range(state.table.seats) if rival != seat]
        for name, zones in (
            ("rivals' hands", [HAND[rival] for rival in rivals]),
            ("own deck", [DECK[seat]]),
            ("rivals' decks", [DECK[rival] for rival in rivals]),
            ("general deck", [GENERAL_DECK]),
        ):
            moved[name] += any(state.zones[zone] != other.zones[zone] for zone in zones)
        again = view_of(other, seat)
        assert again.to_data() == view.to_data()
        choices = [levels.create(level, GAME, state.table, seat, 77).choose(shown) for shown in (view, again)]
        assert choices[0] == choices[1]
        assert view.question is not None
        kinds.add(GAME.question_kinds[view.question[1]])
    assert min(moved.values()) > wanted // 3
    return kinds


@pytest.mark.slow
@pytest.mark.parametrize("level", levels.names())
def test_what_is_hidden_changes_no_choice(level: str) -> None:
    assert check_choices(level, POSITIONS) == KINDS


@pytest.mark.parametrize("level", levels.names())
def test_what_is_hidden_changes_no_choice_at_a_few_positions(level: str) -> None:
    assert check_choices(level, FEW) <= KINDS


def test_every_sampled_world_looks_the_same_to_the_seat() -> None:
    for state, seat in positions():
        view = view_of(state, seat)
        world = determinize(view, 5)
        assert view_of(world, seat).to_data() == view.to_data()
        for other in range(state.table.seats):
            dealt = sum(1 << card for zone in (HAND, DECK) for card in world.zones[zone[other]])
            assert dealt & ~state.values[OWNED + other] == 0


def test_worlds_differ_in_what_is_hidden() -> None:
    """A world that always dealt the same hands would be a guess taken for knowledge."""
    state, seat = next(positions())
    view = view_of(state, seat)
    rival = (seat + 1) % state.table.seats
    hands = {tuple(determinize(view, seed).zones[HAND[rival]]) for seed in range(12)}
    assert len(hands) > 6
