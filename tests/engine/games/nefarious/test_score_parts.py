"""The breakdown of the points: its parts are always all of the points."""

from __future__ import annotations

import random

import pytest

from engine.games import load
from engine.kernel.match.match import Match

SCORING_TWISTS = [
    ["popularisation-of-science", "obnoxious-advertising"],
    ["things-best-left-unknown", "inspiration"],
    [],
]


@pytest.mark.parametrize("chosen", SCORING_TWISTS)
def test_the_parts_add_up_to_the_points_after_every_answer(chosen: list[str]) -> None:
    game = load("nefarious")
    chance = random.Random(8)
    told = set()
    for seed in range(4):
        match = Match(game, list("ABC"), {"twists": len(chosen), "chosen_twists": chosen}, seed)
        while not match.over:
            seat = match.asked_seats[0]
            match.answer(seat, chance.choice(match.view(seat).options))
            view = match.view()
            for seat, points in enumerate(game.shows.scores(view)):
                parts = game.shows.score_parts(view, seat)
                assert sum(part for _, part in parts) == points
                told |= {words.split()[-1] for words, _ in parts}
    assert "Inventions" in told
    assert ("hand" in told) == ("things-best-left-unknown" in chosen)
    assert ("board" in told) == ("inspiration" in chosen)
