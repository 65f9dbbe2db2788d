"""Nasty Neighbours: the weights of its computer seats, one data file for each way of playing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.games.nasty_neighbours.effects import UNITS
from tests.ladder.edition_2026_11 import weights_file as weights

from ...advice import WeightFiles

WHOLE = {"draws": 64, "endings": 200}
"""Whole numbers, with the largest that is allowed."""
DUELISTS = ("hard", "expert")
"""Sets of weights of which there is another one for two players."""
FLAGS = ("counts", "remembers", "watches", "foresees")
HIGHER = {"foresees": False, "end_kept": 1.0, "end_usual": 25.0, "end_doubt": 0.0}
"""Entries that the lower levels do without, with what stands for a missing one; `weights/expert.toml` explains them."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What a computer seat looks at and how much it counts; `weights/normal.toml` explains each entry."""

    counts: bool
    remembers: bool
    watches: bool
    draws: int
    endings: int
    unit: float
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
    kept_fade: float
    usual: float
    rivals: float
    leader: float
    aim: float
    win: float
    spread: float
    lasting: float
    lasting_late: float
    lasting_fade: float
    duel_haste: float
    haste: float
    haste_rivals: float
    forced: float
    forced_rivals: float
    forced_doubt: float
    out: float
    denial: float
    turn: float
    caution: float
    idle: float
    thrift: float
    foresees: bool
    end_kept: float
    end_usual: float
    end_doubt: float
    hold: Mapping[str, float]


def name_for(name: str, seats: int) -> str:
    """The set of weights that a level uses at a table of so many seats: two play on larger yards, without a price for
    going out (NN-2.2, NN-7.2), and the higher levels know.
    """
    return f"{name}-duel" if seats == 2 and name in DUELISTS else name


def read(text: str, file: str) -> Weights:
    """Weights from their text. Raises BadCard with the file, the entry and what was expected."""
    return weights.record(Weights, text, file, _value)


def _value(file: str, name: str, value: Any) -> Any:
    """One entry as the field of that name wants it."""
    if value is None and name in HIGHER:
        return HIGHER[name]
    if name == "hold":
        usual = {unit.word: unit.usual_hold for unit in UNITS}
        return weights.numbers_by_word(file, name, {**usual, **value} if isinstance(value, dict) else value, usual)
    if name in FLAGS:
        return weights.flag(file, name, value)
    if name in WHOLE:
        return weights.whole(file, name, value, WHOLE[name])
    return weights.number(file, name, value)


FILES = WeightFiles(__package__, read)
load = FILES.load
