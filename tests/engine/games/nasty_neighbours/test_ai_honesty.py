"""Computer seats of Nasty Neighbours know no face-down card, no pile and no hand that their seat does not know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.ai import levels, self_play
from engine.games.nasty_neighbours.layout import DRAW_PILE, NASTY, YARD
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of
from tests.engine.games.nasty_neighbours.random_games import GAME, begin
from tests.engine.games.nasty_neighbours.test_hidden import exchanged

POSITIONS = 120
LEAST_OPTIONS = 2


FEW = 20
"""Positions in the default run."""
KINDS = {"turn_up", "take", "place", "lines", "react", "player", "card"}


def positions(wanted: int = POSITIONS) -> Iterator[tuple[State, int]]:
    """Positions of games of all sizes, and a seat that has a choice: often one of a kind that comes up rarely."""
    found = 0
    seed = 0
    asked: Counter[int] = Counter()
    while found < wanted:
        seed += 1
        seats = 2 + seed % 5
        state = begin(seats, seed)
        dice = random.Random(seed)
        # half of the seats do anything, so that positions come up that nobody would aim for
        players = [levels.create(("gentle", "random")[n % 2], GAME, state.table, n, seed) for n in range(seats)]
        taken = 0
        while state.questions and taken < 12:
            seat, kind, _, options = state.questions[0]
            if len(options) >= LEAST_OPTIONS and dice.random() < 1 / (4 + asked[kind]):
                asked[kind] += 1
                taken += 1
                found += 1
                yield state, seat
            self_play.answer_at(state, 0, players[seat].choose(view_of(state, seat)))


def check_choices(level: str, wanted: int) -> set[str]:
    """NN-2.2 NN-3.9: face-down cards, the draw pile, cards in hand and the Nasty Neighbour cards of others."""
    dice = random.Random(1)
    kinds = set()
    moved: Counter[str] = Counter()
    for state, seat in positions(wanted):
        view = view_of(state, seat)
        other = exchanged(state, seat, dice.getrandbits(30))
        for name, places in (("yards", YARD), ("hands", NASTY)):
            moved[name] += any(state.zones[zone] != other.zones[zone] for zone in places[: state.table.seats])
        moved["draw pile"] += state.zones[DRAW_PILE] != other.zones[DRAW_PILE]
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


def check_repeats(level: str, wanted: int) -> None:
    """Also from a view that has gone to another process and back, and to a player who has seen nothing before."""
    for state, seat in positions(wanted):
        view = view_of(state, seat)
        read = type(view).from_data(state.table, view.to_data())
        player = levels.create(level, GAME, state.table, seat, 5)
        assert player.choose(view) == levels.create(level, GAME, state.table, seat, 5).choose(read)
        assert player.choose(view) == levels.create(level, GAME, state.table, seat, 5).choose(view)


@pytest.mark.slow
@pytest.mark.parametrize("level", levels.names())
def test_the_same_view_gives_the_same_choice(level: str) -> None:
    check_repeats(level, POSITIONS)


@pytest.mark.parametrize("level", levels.names())
def test_the_same_view_gives_the_same_choice_at_a_few_positions(level: str) -> None:
    check_repeats(level, FEW)
