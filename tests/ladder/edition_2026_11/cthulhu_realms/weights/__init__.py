"""Cthulhu Realms: the weights of its computer seats, one data file for each way of playing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.games.cthulhu_realms.effects import UNITS
from engine.kernel.files.card_file import parse
from tests.ladder.edition_2026_11 import weights_file as weights

from ...advice import WeightFiles

WHOLE = {"worlds": 16, "answers": 2000}
"""Whole numbers, with the largest that is allowed."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What a computer seat looks at and how much it counts; `weights/normal.toml` explains each entry."""

    worlds: int
    answers: int
    whole_turn: bool
    estimates: bool
    unit: float
    win: float
    sanity_of_turn: float
    most_turns: float
    delay: float
    power: float
    most_power: float
    danger: float
    reach: float
    rivals: float
    hand: float
    top: float
    denial: float
    chance: float
    either: float
    standing: float
    stays: float
    plain: float
    sanctuary: float
    nexus: float
    once: float
    order: float
    effects: Mapping[str, float]


def measured(name: str, table: str) -> tuple[str, ...]:
    """What one table of the weights of a name has entries for, in their order."""
    return tuple(parse(weights.text_of(__package__, name), f"{name}.toml")[table])


def read(text: str, file: str) -> Weights:
    """Weights from their text. Raises BadCard with the file, the entry and what was expected."""
    return weights.record(Weights, text, file, _value)


def _value(file: str, name: str, value: Any) -> Any:
    """One entry as the field of that name wants it."""
    if name == "effects":
        usual = {unit.word: unit.default_weight for unit in UNITS}
        return weights.numbers_by_word(file, name, {**usual, **value} if isinstance(value, dict) else value, usual)
    if name in ("whole_turn", "estimates"):
        return weights.flag(file, name, value)
    if name in WHOLE:
        return weights.whole(file, name, value, WHOLE[name])
    return weights.number(file, name, value)


FILES = WeightFiles(__package__, read)
load = FILES.load
