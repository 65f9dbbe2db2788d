"""The four levels as they played in November 2026."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game

from . import cthulhu_realms, nasty_neighbours, nefarious, runes_and_regulations
from .advice import Adviser, WeightFiles
from .cthulhu_realms.weights import FILES as CTHULHU_FILES
from .nasty_neighbours.weights import FILES as NASTY_FILES, name_for
from .nefarious.weights import FILES as NEFARIOUS_FILES
from .player import AdvisedPlayer, SearchingPlayer
from .runes_and_regulations.weights import FILES as RUNES_FILES
from .search import OutOfTime, never


class Frozen(NamedTuple):
    """A game's adviser and weights; `weights_for` names the set for a number of seats."""

    adviser: Callable[[str], Adviser]
    files: WeightFiles
    weights_for: Callable[[str, int], str] = lambda name, seats: name


NOISE: Final = {"gentle": 0.35, "normal": 0.04, "hard": 0.0, "expert": 0.0}
"""How far each level misjudges a value."""
GAMES: Final = {
    "nefarious": Frozen(nefarious.NefariousAdviser, NEFARIOUS_FILES),
    "runes-and-regulations": Frozen(runes_and_regulations.RunesAdviser, RUNES_FILES),
    "cthulhu-realms": Frozen(cthulhu_realms.RealmsAdviser, CTHULHU_FILES),
    "nasty-neighbours": Frozen(nasty_neighbours.NeighborAdviser, NASTY_FILES, name_for),
}


def create(
    level: str, game: Game, table: Table, seed: int, out_of_time: OutOfTime = never, entries: Mapping[str, Any] = {}
) -> AdvisedPlayer:
    """Return a frozen player. `entries` replace entries of its plan, so that tests search less.

    Raises KeyError for a game that was not frozen.
    """
    frozen = GAMES[game.slug]
    plan = frozen.files.plans().get(level)
    weights = plan.weights if plan else "gentle" if level == "gentle" else "normal"
    adviser = frozen.adviser(frozen.weights_for(weights, table.seats))
    if plan is None:
        return AdvisedPlayer(adviser, seed, NOISE[level])
    return SearchingPlayer(replace(plan, **entries), adviser, seed, out_of_time)
