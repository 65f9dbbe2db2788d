"""What notes of Garage Sale are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.games.garage_sale.match_rules import Either, Position
from engine.kernel.state import Frame


class Unit(NamedTuple):
    """An effect: its word in the card file, its text, whether it can do anything for a seat, and what it does."""

    word: str
    text: str
    can: Callable[[Either, int], bool]
    resolve: Callable[[Position, Frame, tuple[int, ...]], None]
