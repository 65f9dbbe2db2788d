"""Cthulhu Realms: the closed vocabulary of its card files and what it is read into (CR-3, CR-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

GREEN, YELLOW, PURPLE, BLACK = "green", "yellow", "purple", "black"
COLORS = (GREEN, YELLOW, PURPLE, BLACK)
ENTITY, ARTIFACT, LOCATION = "entity", "artifact", "location"
TYPES = (ENTITY, ARTIFACT, LOCATION)
SANCTUARY, NEXUS = "sanctuary", "nexus"
SHIELDS = ("", SANCTUARY, NEXUS)
"""The protection of a Location: of its player's Sanity, or of their Locations (CR-4.7)."""

DISCARDED, ABJURED = "discard", "abjure"
"""What must have happened this turn (CR-3.2); the other needs are another card in play (CR-3.1)."""
NEEDS = (*COLORS, *TYPES, DISCARDED, ABJURED)

MOST: Final = 9
"""The highest number that a tag, a medal or a plate shows."""

PUBLISHED_FACTS = ("name", "name-translated", "color", "copies", "per_player", "abilities")
"""What of a card is a published fact; a translated name is known from a source in another language."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of an ability: its word, its amount (1 without one) and its second amount."""

    name: str
    amount: int = 1
    second: int = 0


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability: all its prerequisites, and its effects in order; two lists of effects are an either/or (CR-4.10)."""

    needs: tuple[str, ...]
    halves: tuple[tuple[Effect, ...], ...]

    @property
    def either(self) -> bool:
        """Whether one of two halves is chosen on use."""
        return len(self.halves) == 2


@dataclass(frozen=True, slots=True)
class Card:
    """A title as printed.

    `copies` is how many of it there are; of a starter `per_player` are in each first deck. `sanity` is 0 for all but
    Locations. `published_facts` says what of it is as printed, and `ruling` settles an edge case.
    """

    id: str
    name: str
    color: str
    type: str
    cost: int
    copies: int
    per_player: int
    starter: bool
    sanity: int
    shield: str
    published_facts: tuple[str, ...]
    abilities: tuple[Ability, ...]
    ruling: str
    picture: tuple[tuple[str, str], ...] = ()
    """The words of the picture of a card that players made (see engine.kernel.cards.card_picture)."""
    own: bool = False
    """Whether players made it."""

    @property
    def published(self) -> bool:
        """Whether anything of this card is a published fact."""
        return bool(self.published_facts)
