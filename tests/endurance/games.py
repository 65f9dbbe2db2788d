"""Random games over all numbers of players and options, with every invariant checked."""

from __future__ import annotations

import random
from pathlib import Path

from engine.kernel.match.invariants import check, conservation
from engine.kernel.state.state import State
from tests.endurance.case import Failure, Kind, Outcome
from tests.endurance.setups import drawn
from tests.engine.games.at_random import Standstill, answers
from tests.engine.games.nasty_neighbours.random_games import RoundWatch

_SHARES = {"nasty-neighbours": 2, "nefarious": 14}
"""A game of several rounds takes as long as ten others."""
_LONGEST = 4
_THOROUGH = (20, 120)
"""The fewest and most answers between two checks of every invariant."""
WATCHES = {"nasty-neighbours": RoundWatch}
"""The invariants of a game from one answer to the next."""


class Games(Kind):
    """A case is one game."""

    name = "games"
    wanted = 100_000
    unit = "random games"

    def run(self, chance: random.Random, work: Path) -> Outcome:
        """Play one game."""
        setup = drawn(chance, _SHARES, _LONGEST)
        every, place = chance.randint(*_THOROUGH), chance.randrange(120)
        watch = WATCHES[setup.slug]() if setup.slug in WATCHES else None
        try:
            for number, position in enumerate(answers(setup.begin(), chance.getrandbits(32))):
                wrong = watch.look(position) if watch is not None and not position.over else []
                wrong += look(position, position.over or number % every == place % every, number % 10 == 0)
                if wrong:
                    where, group = f"{setup.words}, answer {number}", f"{setup.slug}: {wrong[0][:40]}"
                    return Outcome(1, [Failure(f"{where}: {wrong[0]}", group, "\n".join(wrong))])
        except Standstill:
            pass  # as the rules have it: with Kickbacks and Cyber-spies nobody may be able to pay for anything any more
        return Outcome(1)


def look(position: State, thorough: bool, counted: bool) -> list[str]:
    """Say what is wrong with a position, after all checks or only the quick ones."""
    if thorough:
        return check(position)
    return conservation(position) + position.table.game.rules.violations(position) if counted else []
