"""Runes & Regulations: the weights of its computer seats, one data file for each way of playing."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from engine.games.runes_and_regulations.vocabulary import HELPERS, VERBS
from engine.kernel.cards import BadCard, parse

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
    return Weights(**{name: _value(file, name, given.get(name)) for name in names})


def _value(file: str, name: str, value: Any) -> Any:
    """One entry as the field of that name wants it."""
    if name == "effects":
        words = [*VERBS, *HELPERS]
        if isinstance(value, dict) and sorted(value) == sorted(words) and all(map(_is_number, value.values())):
            return {word: float(number) for word, number in value.items()}
        raise BadCard(f"{file}: 'effects' must give a number for each of {', '.join(words)}")
    if name in LISTS:
        if isinstance(value, list) and len(value) > 1 and all(map(_is_number, value)):
            return tuple(float(number) for number in value)
        raise BadCard(f"{file}: '{name}' must be a list of at least two numbers")
    if name == "turn_ahead":
        if isinstance(value, bool):
            return value
        raise BadCard(f"{file}: '{name}' must be true or false, not {value!r}")
    if name in WHOLE:
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= WHOLE[name]:
            return value
        raise BadCard(f"{file}: '{name}' must be a whole number from 1 to {WHOLE[name]}, not {value!r}")
    if not _is_number(value):
        raise BadCard(f"{file}: '{name}' must be a number, not {value!r}")
    return float(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
