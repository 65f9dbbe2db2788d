"""Runes & Regulations: what makes a seat likely to win, as data: one file for each kind of table.

The numbers are logarithms of odds: a seat whose standing is higher by 0.7 is twice as likely to win.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.ladder.edition_2026_11 import weights_file as weights

from ..advice import WeightFiles

LISTS = {
    "now": 7, "later": 7, "wait": 3, "hand": 8, "runes": 4, "parts_now": 8, "parts_later": 8, "beasts_now": 6,
    "beasts_later": 6, "fodder": 5, "forbidden_hand": 8, "forbidden_runes": 4,
}  # fmt: skip
"""Entries that are lists, with how many numbers they have."""
BY_NAME = ("lawn", "held", "roles")


@dataclass(frozen=True, slots=True, eq=False)
class OddsWeights:
    """What a standing is made of; `weights/odds-nefarious.toml` explains each entry."""

    now: tuple[float, ...]
    later: tuple[float, ...]
    wait: tuple[float, ...]
    hexed: float
    skipped: float
    hand: tuple[float, ...]
    runes: tuple[float, ...]
    parts_now: tuple[float, ...]
    parts_later: tuple[float, ...]
    beasts_now: tuple[float, ...]
    beasts_later: tuple[float, ...]
    fodder: tuple[float, ...]
    forbidden_hand: tuple[float, ...]
    forbidden_runes: tuple[float, ...]
    lawn: Mapping[str, float]
    held: Mapping[str, float]
    roles: Mapping[str, float]


def read(text: str, file: str) -> OddsWeights:
    """Weights from their text; what only the expansion knows may be left out.

    Raises BadCard with the file, the entry and what was expected.
    """
    return weights.record(OddsWeights, text, file, _value)


load = WeightFiles(f"{__package__}.weights", read).load


def _value(file: str, name: str, value: Any) -> Any:
    """One entry as the field of that name wants it."""
    if name in BY_NAME:
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise weights.bad(file, name, f"'{name}' must give numbers by the names of cards")
        return {card: weights.number(file, f"{name}.{card}", number) for card, number in value.items()}
    if name in LISTS:
        if value is None and name not in ("now", "later", "hand", "runes"):
            return (0.0,) * LISTS[name]
        return weights.numbers(file, name, value, least=LISTS[name])
    return weights.number(file, name, value)
