"""Finished matches for the tests of the replay, played at random."""

from __future__ import annotations

import random
from functools import cache

from client.replay.recording import Recording
from client.replay.turning_points import TurningPoint, TurningPoints
from engine.games import load
from engine.kernel.match.match import Match

NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve"]


def finished(slug: str, seats: int = 3, seed: int = 3, **options: object) -> Match:
    """A match played to its end."""
    match = Match(load(slug), NAMES[:seats], options, seed, ["human", *["normal"] * (seats - 1)])
    chance = random.Random(seed)
    while not match.over:
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
    return match


@cache
def recording(slug: str, seats: int = 3, seed: int = 3) -> Recording:
    """The same as a recording; of Nasty Neighbours two rounds."""
    options = {"rounds": 2} if slug == "nasty-neighbours" else {}
    return Recording(finished(slug, seats, seed, **options))


def all_points(points: TurningPoints) -> tuple[TurningPoint, ...]:
    """All turning points, searched to the end."""
    while not points.found:
        points.work(1000)
    return points.points
