"""Nefarious: the weights of its computer seats, one data file for each way of playing."""

from __future__ import annotations

import pkgutil
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from engine.games.nefarious.data import EFFECTS
from engine.kernel.cards import BadCard, parse


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


@cache
def load(name: str) -> Weights:
    """The weights of a name. Raises FileNotFoundError, or BadCard for a file that cannot be used."""
    data = pkgutil.get_data(__package__, f"{name}.toml")
    if data is None:
        raise FileNotFoundError(f"the weights {name}.toml are missing")
    return read(data.decode(), f"{name}.toml")


def read(text: str, file: str) -> Weights:
    """Weights from their text. Raises BadCard with the file, the entry and what was expected."""
    given = parse(text, file)
    names = [entry.name for entry in fields(Weights)]
    for name in given:
        if name not in names:
            raise BadCard(f"{file}: '{name}' is not known; expected {', '.join(names)}")
    values = {name: _value(file, name, given.get(name)) for name in names}
    if len(values["usual_actions"]) != 4 or not values["hand_bonus"]:
        raise BadCard(f"{file}: expected four numbers for 'usual_actions' and at least one for 'hand_bonus'")
    return Weights(**values)


def _value(file: str, name: str, value: Any) -> Any:
    """One entry as the field of that name wants it."""
    if name.endswith("_effects"):
        if isinstance(value, dict) and sorted(value) == sorted(EFFECTS) and all(map(_is_number, value.values())):
            return tuple(float(value[effect]) for effect in EFFECTS)
        raise BadCard(f"{file}: '{name}' must give a number for each of {', '.join(EFFECTS)}")
    if name in ("usual_actions", "hand_bonus"):
        if isinstance(value, list) and all(map(_is_number, value)):
            return tuple(float(number) for number in value)
        raise BadCard(f"{file}: '{name}' must be a list of numbers")
    if name == "watches_actions":
        if isinstance(value, bool):
            return value
        raise BadCard(f"{file}: '{name}' must be true or false, not {value!r}")
    if name in ("plan_cards", "worlds"):
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 64:
            return value
        raise BadCard(f"{file}: '{name}' must be a whole number from 1 to 64, not {value!r}")
    if not _is_number(value):
        raise BadCard(f"{file}: '{name}' must be a number, not {value!r}")
    return float(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
