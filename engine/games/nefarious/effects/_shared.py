"""Nefarious: what several effects need."""

from __future__ import annotations

from engine.games.nefarious.vocabulary import PER
from engine.kernel.schema import Field

AMOUNT = Field("amount", "How many", high=20)
COUNTED = (AMOUNT, Field("per", "Counted", choices=tuple((word, word) for word in PER)))
"""A number, and what multiplies it; the words for that are those of the cards."""


def plural(number: int, one: str, many: str) -> str:
    """A number with its noun: "1 card", "3 cards"."""
    return f"{number} {one if number == 1 else many}"
