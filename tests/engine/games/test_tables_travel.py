"""A table goes to the processes of computer seats and is the same table there, whatever its rules are made of."""

from __future__ import annotations

import pickle

import pytest

from engine.ai.seat_request import TableContent
from engine.games import load, slugs
from engine.kernel.flow import machine
from engine.kernel.state.state import State
from tests.engine.games.any_match import finished


@pytest.mark.parametrize("slug", slugs())
def test_a_match_at_a_table_that_was_sent_comes_to_the_same_end(slug: str) -> None:
    game = load(slug)
    table = game.new_table(game.min_seats, game.checked_options({}), 5)
    state = game.set_up(table, 5)
    machine.advance(state)
    sent: TableContent = pickle.loads(pickle.dumps(TableContent.of(state.table)))
    there = State.from_data(sent.build(), state.to_data())
    assert finished(there, 5).to_data() == finished(state, 5).to_data()
