"""Runes & Regulations: the weights of its computer seats, one data file for each way of playing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.games.runes_and_regulations.effects import UNITS
from tests.ladder.edition_2026_11 import weights_file as weights

from ...advice import WeightFiles

LISTS = ("missing_pets", "missing_parts", "hand", "runes", "beasts", "fodder")
WHOLE = {"worlds": 64, "answers": 5000}
"""Whole numbers, with the largest that is allowed."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What a computer seat looks at and how much it counts; `weights/normal.toml` explains each entry."""

    worlds: int
    answers: int
    turn_ahead: bool
    missing_pets: tuple[float, ...]
    missing_parts: tuple[float, ...]
    second_goal: float
    win: float
    hexed: float
    hand: tuple[float, ...]
    own_cards: float
    runes: tuple[float, ...]
    rune_in_danger: float
    skipped_phase: float
    rival_nearest: float
    rival_average: float
    role_fear: float
    beasts: tuple[float, ...]
    fodder: tuple[float, ...]
    clock: float
    effects: Mapping[str, float]
    odds: bool
    """Whether positions are appraised by what they have come to in whole games (`odds`)."""
    odds_ahead: bool
    """Whether those at the end of a rollout are."""


def read(text: str, file: str) -> Weights:
    """Weights from their text. Raises BadCard with the file, the entry and what was expected."""
    return weights.record(Weights, text, file, _value)


def _value(file: str, name: str, value: Any) -> Any:
    """One entry as the field of that name wants it."""
    if name == "effects":
        named = [unit.word for unit in UNITS if not unit.continuous and unit.default_weight is None]
        return weights.numbers_by_word(file, name, value, named)
    if name in LISTS:
        return weights.numbers(file, name, value, least=2)
    if name in ("odds", "odds_ahead") and value is None:
        return False
    if name in ("turn_ahead", "odds", "odds_ahead"):
        return weights.flag(file, name, value)
    if name in WHOLE:
        return weights.whole(file, name, value, WHOLE[name])
    return weights.number(file, name, value)


FILES = WeightFiles(__package__, read)
load = FILES.load
