"""The data model of Nasty Neighbours' cards: suits, kinds, timings and effects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

SUITS = ("blue", "brown", "green", "red", "yellow")
LOWEST: Final = 1
HIGHEST: Final = 10
WILD_POINTS: Final = 25
KINDS = ("suit", "wild", "stumped", "instant", "nasty")
SUIT: Final = 0
WILD: Final = 1
STUMPED: Final = 2
INSTANT: Final = 3
NASTY: Final = 4

OWN, OTHER, ANY, TARGET = "own", "other", "any", "target"
"""Whose yard or which player an effect concerns.

OWN: the player's own
OTHER: a neighbor's of the player's choice
ANY: anyone's
TARGET: that of the player whom an Instant Action affects
"""

MOST_AMOUNT: Final = 4
"""The largest amount of an effect."""

AFFECTED = ("you", "other", "others")
"""Whom an Instant Action affects: the player who exposed it, another player of their choice, or all others."""
TIMINGS = ("any-time", "instant", "before-drawing")
"""When a Nasty Neighbour card may be played.

any-time: in every window
instant: as an answer to an Instant Action that affects the player
before-drawing: in the player's own turn before drawing
"""
MOST_EFFECTS: Final = 3


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect: its name, its target ("" for none) and its amount (1 if it takes none)."""

    name: str
    whom: str = ""
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Card:
    """A title as printed. `copies`: the number of cards; `points`: the points in Winter (NN-7.1)."""

    id: str
    name: str
    kind: str
    copies: int
    points: int = 0
    suit: str = ""
    number: int = 0
    affects: str = ""
    """Whom an Instant Action affects, of `AFFECTED`."""
    when: str = ""
    """When a Nasty Neighbour card may be played, of `TIMINGS`."""
    effects: tuple[Effect, ...] = ()
    published: bool = True
    ruling: str = ""
    picture: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The parts of a custom card's picture; empty for cards of the box, which have drawn ones."""

    @property
    def is_yard_card(self) -> bool:
        """Return whether the card belongs to the yard deck instead of the Nasty Neighbour deck."""
        return self.kind != "nasty"
