"""Cards of a game by their ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from engine.kernel.files.card_file import Named

Card = TypeVar("Card", bound=Named)


def by_id(cards: Iterable[Card], card_id: str) -> Card:
    return next(card for card in cards if card.id == card_id)
