"""Long turns of computers: what is over the ceiling overlaps, and the table is right when all has landed."""

from __future__ import annotations

import random

import pytest

from client.motion.displayed_state import position
from client.motion.pace import Pace
from client.motion.shows.plan import NORMAL
from tests.chance import run_seed, seed_cases
from tests.client.motion.playing import Playing
from tests.client.motion.turns import CLASSES, FRAME_MS, turns

SLACK_MS = 1_000
"""Frames begin late, and the last pieces of a turn land after their time."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(4))
def test_the_ceilings_hold_over_whole_turns(seed: int) -> None:
    for turn in turns("cthulhu-realms", seed, seats=3):
        assert turn.ms(CLASSES["plays+keeping"]) <= NORMAL.ceilings[2] + SLACK_MS, seed
        assert turn.ms(CLASSES["hits"]) <= NORMAL.ceilings[1] + SLACK_MS, seed


def test_plays_that_overlap_leave_the_table_as_it_is() -> None:
    playing, chance = Playing(3, run_seed(), slug="garage-sale", pace=Pace(tells=True)), random.Random(run_seed())
    match, director, now, overlapped = playing.match, playing.director, 1000.0, 0
    while (len(match.answers) < 30 or not overlapped) and not match.over:
        while not director.accepts(now):
            now += 2 * FRAME_MS
            director.update(now)
        overlapped += director.waiting
        seat = match.asked_seats[0]
        match.answer(seat, chance.choice(match.view(seat).options))
        director.planner.spent[2] = NORMAL.ceilings[2]
        playing.show(now)
        director.update(now)
        if not director.waiting:
            assert position(director.shown.landed) == position(match.view(0)), run_seed()
    playing.run(now, now + 6_000, step=200)
    assert overlapped
    assert position(director.shown.going) == position(director.shown.landed) == position(match.view(0)), run_seed()
    assert director.cursor[0] == len(match.answers)
