"""What `str` says about views and positions, in every game."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.ai.self_play import opening
from engine.games import load, slugs
from engine.kernel.flow.determinize import determinize
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.printing import MOST_LINES
from engine.kernel.state.view import view_of
from tests.chance import run_seed
from tests.engine.games.at_random import answers


@pytest.mark.parametrize("slug", slugs())
def test_a_view_is_told_without_what_its_seat_must_not_know(slug: str) -> None:
    seats = load(slug).seat_limits({})[1]
    table = load(slug).new_table(seats, load(slug).checked_options({}), run_seed())
    for number, state in enumerate(islice(answers(opening(table, run_seed()), run_seed()), 0, 600, 60)):
        for seat in (0, seats - 1, SPECTATOR):
            view = view_of(state, seat)
            text = str(view)
            assert text.startswith(repr(view)) and len(text.splitlines()) <= MOST_LINES
            twin = determinize(view, number)
            twin.questions = state.questions
            assert str(view_of(twin, seat)) == text
            assert (view.options == ()) == ("\noptions: " not in text) or text.endswith("...")


def test_a_position_warns_that_it_tells_all() -> None:
    table = load("garage-sale").new_table(2, load("garage-sale").checked_options({}), 3)
    state = opening(table, 3)
    assert "must not see" in str(state) and "?" not in str(state)
    assert "must not see" not in str(view_of(state, 0)) and "?" in str(view_of(state, 0))
