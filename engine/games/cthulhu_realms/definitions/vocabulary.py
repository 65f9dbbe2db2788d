"""The data model of Cthulhu Realms' cards: colors, types, shields, abilities and effects (CR-3, CR-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

GREEN, YELLOW, PURPLE, BLACK = "green", "yellow", "purple", "black"
COLORS = (GREEN, YELLOW, PURPLE, BLACK)
ENTITY, ARTIFACT, LOCATION = "entity", "artifact", "location"
TYPES = (ENTITY, ARTIFACT, LOCATION)
SANCTUARY, NEXUS = "sanctuary", "nexus"
SHIELDS = ("", SANCTUARY, NEXUS)
"""The protection that a Location gives: to its player's Sanity, or to their other Locations (CR-4.7)."""

DISCARDED, ABJURED = "discard", "abjure"
"""Prerequisite events of this turn (CR-3.2). All other prerequisites need another card in play (CR-3.1)."""
NEEDS = (*COLORS, *TYPES, DISCARDED, ABJURED)

MOST: Final = 9
"""The highest number that a tag, a medal or a plate shows."""

PUBLISHED_FACTS = ("name", "name-translated", "color", "copies", "per_player", "abilities")
"""The facts of a card that can be published. A translated name is known from a source in another language."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of an ability: its name, its amount (1 if it takes none) and its second amount."""

    name: str
    amount: int = 1
    second: int = 0


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability: its prerequisites and its effects in order. Two lists of effects are an either/or (CR-4.10)."""

    needs: tuple[str, ...]
    halves: tuple[tuple[Effect, ...], ...]

    @property
    def either(self) -> bool:
        """Return whether the player chooses one of two halves."""
        return len(self.halves) == 2


@dataclass(frozen=True, slots=True)
class Card:
    """A title as printed.

    copies: the number of cards
    per_player: the number in each starting deck, for starters
    sanity: 0 for all except Locations
    published_facts: the facts that are as printed
    ruling: decides an edge case
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
    """The parts of a custom card's picture (see `engine.kernel.cards.card_picture`)."""
    own: bool = False
    """Whether players made the card."""

    @property
    def published(self) -> bool:
        return bool(self.published_facts)
