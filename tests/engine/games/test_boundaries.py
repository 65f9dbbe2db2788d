"""No call of a handler ends one turn and begins the next: between the two, a computer seat that plays on can stop."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.events import TURN_BEGAN
from engine.kernel.state.state import KIND
from tests.chance import seed_cases
from tests.engine.games.any_match import NAMES
from tests.engine.games.tables import TABLES

CROSSING = {"garage-sale"}
"""Games whose computer seats stop at the first question of a turn instead."""
STOPPING = [table for table in TABLES if table[0] not in CROSSING]
LENGTH = 120


def check(table: tuple[str, int, dict[str, Any]], seed: int, length: int) -> int:
    """Play at random and return how many turns have begun, each of them in a call that did nothing before."""
    slug, seats, options = table
    state = Match(load(slug), NAMES[:seats], dict(options), seed).state
    chooser, begun = random.Random(seed), 0
    for _ in range(length):
        if state.over:
            break
        question = chooser.choice(state.questions)
        state.questions.remove(question)
        frame = state.stack[-1]
        state.table.receivers[frame[KIND]](state, frame, question, chooser.choice(question[3]))
        while state.stack and not state.questions:
            state.events, frame = [], state.stack[-1]
            state.table.handlers[frame[KIND]](state, frame)
            kinds = [event[0] for event in state.events]
            assert TURN_BEGAN not in kinds[1:], (table, seed, kinds)
            begun += kinds[:1] == [TURN_BEGAN]
    return begun


@pytest.mark.parametrize("table", {table[0]: table for table in STOPPING}.values(), ids=str)
def test_a_turn_begins_in_a_call_of_its_own(table: tuple[str, int, dict[str, Any]]) -> None:
    assert check(table, 1, LENGTH)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(2))
@pytest.mark.parametrize("table", STOPPING, ids=str)
def test_a_turn_begins_in_a_call_of_its_own_in_whole_matches(table: tuple[str, int, dict[str, Any]], seed: int) -> None:
    check(table, seed, 2000)
