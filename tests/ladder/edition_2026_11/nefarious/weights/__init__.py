"""Nefarious: the weights of its computer seats, one data file for each way of playing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.games.nefarious.effects import UNITS
from tests.ladder.edition_2026_11 import weights_file as weights

from ...advice import WeightFiles


@dataclass(frozen=True, slots=True)
class Weights:
    """What a computer seat looks at and how much it counts; `weights/normal.toml` explains each entry."""

    watches_actions: bool
    usual_actions: tuple[float, ...]
    usual_turns: float
    forgetting: float
    spy_trust: float
    plan_cards: int
    surplus_points: float
    found_points: float
    hand_bonus: tuple[float, ...]
    own_effects: tuple[float, ...]
    others_effects: tuple[float, ...]
    rival_nearest: float
    rival_average: float
    worlds: int
    win: float
    threat: float


def read(text: str, file: str) -> Weights:
    """Weights from their text. Raises BadCard with the file, the entry and what was expected."""
    found = weights.record(Weights, text, file, _value)
    if len(found.usual_actions) != 4:
        raise weights.bad(file, "usual_actions", "expected four numbers for 'usual_actions'")
    return found


def _value(file: str, name: str, value: Any) -> Any:
    """One entry as the field of that name wants it."""
    if name.endswith("_effects"):
        usual = {unit.word: 0.0 for unit in UNITS if unit.on_inventions}
        found = weights.numbers_by_word(file, name, {**usual, **value} if isinstance(value, dict) else value, usual)
        return tuple(found.get(unit.word, 0.0) for unit in UNITS)
    if name in ("usual_actions", "hand_bonus"):
        return weights.numbers(file, name, value)
    if name == "watches_actions":
        return weights.flag(file, name, value)
    if name in ("plan_cards", "worlds"):
        return weights.whole(file, name, value, 64)
    return weights.number(file, name, value)


FILES = WeightFiles(__package__, read)
load = FILES.load
