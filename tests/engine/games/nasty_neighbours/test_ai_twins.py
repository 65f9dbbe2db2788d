"""Computer seats of Nasty Neighbours value options as the frozen levels do: their code was rewritten, not their play.

Delete this file with the first change that is meant to change their play.
"""

from __future__ import annotations

import pytest

from engine.ai import levels
from engine.games.nasty_neighbours.ai import NeighborPolicy, weights
from engine.games.nasty_neighbours.codes import ASK_LINES, ASK_PLAYER
from engine.kernel.state.view import view_of
from tests.engine.games.nasty_neighbours.test_ai_honesty import positions
from tests.ladder.edition_2026_11.nasty_neighbours import NeighborAdviser

SEED = 3


def check(level: str, wanted: int) -> None:
    for state, seat in positions(wanted):
        view = view_of(state, seat)
        assert view.question is not None
        if level == "expert" and view.question[1] in (ASK_LINES, ASK_PLAYER):
            continue  # frozen experts forget there whose lines a diagonal forbids
        name = weights.name_for(level, state.table.seats)
        frozen = NeighborAdviser(name).judge(view, {}, SEED).values
        assert NeighborPolicy(name).evaluate_options(view, {}, SEED).values == pytest.approx(frozen, abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("level", levels.names())
def test_options_are_valued_as_they_were(level: str) -> None:
    check(level, 120)


@pytest.mark.parametrize("level", levels.names())
def test_options_of_a_few_positions_are_valued_as_they_were(level: str) -> None:
    check(level, 10)
