"""The AI weights of Nasty Neighbours, one data file for each way of playing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from engine.kernel.files.records import Between
from engine.kernel.game import weights
from engine.kernel.game.policy import WeightFiles

DUELISTS = ("hard", "expert")
"""Sets of weights that have a variant for two players."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """The weights of a computer seat; `normal.toml` explains each entry."""

    counts: bool
    remembers: bool
    watches: bool
    reads_round: bool
    draws: weights.Worlds
    endings: Annotated[int, Between(1, 200)]
    pace: float
    spare: float
    looks: float
    open_line: float
    run_line: float
    standing: float
    prize: float
    far: float
    far_three: float
    far_run: float
    other_way: float
    reach: float
    mended: float
    most_mended: float
    wild_mended: float
    most_wild: float
    unknown: float
    wild: float
    gap: float
    kept: float
    rivals: float
    leader: float
    spread: float
    lasting: float
    lasting_late: float
    lasting_fade: float
    duel_haste: float
    haste: float
    haste_rivals: float
    forced: float
    forced_rivals: float
    out: float
    denial: float
    caution: float
    idle: float


def name_for(name: str, seats: int) -> str:
    """Return the set that a level uses. With two players, Hard and Expert have their own (NN-2.2, NN-7.2)."""
    return f"{name}-duel" if seats == 2 and name in DUELISTS else name


FILES = WeightFiles(__package__, weights.reader(Weights))
