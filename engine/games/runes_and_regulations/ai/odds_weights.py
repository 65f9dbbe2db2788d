"""Runes & Regulations: what makes a seat likely to win, as data: one file for each size of table.

The numbers are logarithms of odds: a seat whose standing is higher by 0.7 is twice as likely to win.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.kernel import weights
from engine.kernel.cards import BadCard

LISTS = {"now": 7, "later": 7, "wait": 3, "hand": 8, "runes": 4}
"""Entries that are lists, with how many numbers they have."""


@dataclass(frozen=True, slots=True, eq=False)
class OddsWeights:
    """What a standing is made of; `weights/odds-2.toml` explains each entry."""

    now: tuple[float, ...]
    later: tuple[float, ...]
    wait: tuple[float, ...]
    hexed: float
    skipped: float
    hand: tuple[float, ...]
    runes: tuple[float, ...]
    lawn: Mapping[str, float]
    held: Mapping[str, float]


@cache
def load(name: str) -> OddsWeights:
    """The weights of a name. Raises FileNotFoundError, or BadCard for a file that cannot be used."""
    return read(weights.text_of(f"{__package__}.weights", name), f"{name}.toml")


def read(text: str, file: str) -> OddsWeights:
    """Weights from their text. Raises BadCard with the file, the entry and what was expected."""
    return weights.record(OddsWeights, text, file, _value)


def _value(file: str, name: str, value: Any) -> Any:
    """One entry as the field of that name wants it."""
    if name in ("lawn", "held"):
        if not isinstance(value, dict):
            raise BadCard(f"{file}: '{name}' must give numbers by the names of cards")
        return {card: weights.number(file, f"{name}.{card}", number) for card, number in value.items()}
    if name in LISTS:
        return weights.numbers(file, name, value, least=LISTS[name])
    return weights.number(file, name, value)
