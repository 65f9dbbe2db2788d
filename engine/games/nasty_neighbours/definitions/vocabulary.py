"""Nasty Neighbours: what a card is, and the closed vocabulary of what it can do. Cards and their effects are data."""

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
"""Whose yard or whom an effect concerns: the player's own, a neighbour's of the player's choice, anyone's, or that of
whoever an Instant Action affects."""

MOST_AMOUNT: Final = 4
"""The most that an effect with an amount can have."""

AFFECTED = ("you", "other", "others")
"""Whom an Instant Action affects: who exposed it, another player of that player's choice, or all the others."""
TIMINGS = ("any-time", "instant", "before-drawing")
"""When a Nasty Neighbour card may be played: in every window, as an answer to an Instant Action that affects the
player, or in the own turn before drawing."""
MOST_EFFECTS: Final = 3


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect: its name, whom or what it concerns ("" for nothing), and its amount (1 where it takes none)."""

    name: str
    whom: str = ""
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Card:
    """A title as printed. `copies` is how many there are; `points` what it counts in Winter (NN-7.1)."""

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
    """How a player-made card's picture is put together; empty for the cards of the box, which have drawn ones."""

    @property
    def is_yard_card(self) -> bool:
        """Whether it belongs to the yard deck; else it is a Nasty Neighbour card."""
        return self.kind != "nasty"
