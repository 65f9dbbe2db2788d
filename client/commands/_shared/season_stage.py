"""Seasons for pictures: begun from a seed, with some evenings played."""

from __future__ import annotations

import random
from datetime import datetime

from client.street.season import known_puzzles
from engine.store.player.season import BEGUN, ENDED, OPENED, SeasonProgress
from engine.street.library import season_rules
from engine.street.season import GIVEN_UP, LOSS, MAP, PLACE, SOLVED, WIN
from engine.street.season_playing import begin, step

_BEGUN = datetime(2026, 6, 15, 19)


def play_evenings(progress: SeasonProgress, evenings: int, seed: int) -> None:
    """Begin a season of the middle difficulty and play a number of evenings.

    Results follow from the seed, and the season doesn't end before that.
    """
    rules, chance = season_rules(), random.Random(seed)
    season = begin(progress, known_puzzles().values(), rules.streets, rules.difficulty("").id, seed, _BEGUN)
    season = step(progress, OPENED)
    for _ in range(evenings):
        if season is None or season.state.stage != MAP:
            return
        day = season.state.day
        door = chance.randint(1, len(season.plan.doors(day)))
        found = season.plan.door(day, door)
        is_puzzle = found is not None and found.is_puzzle
        results = (SOLVED, GIVEN_UP) if is_puzzle else (WIN, WIN, PLACE, LOSS)
        result = chance.choice(results) if season.state.points > 4 else results[0]
        step(progress, BEGUN, day, door, 0, "")
        season = step(progress, ENDED, day, result)
