"""The data model of Cthulhu Realms' cards: colors, types, shields, abilities and effects (CR-3, CR-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from engine.kernel.files.records import Given, OneOf, Rule

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

LETTERS = Rule("small letters, digits and dashes", frozenset("abcdefghijklmnopqrstuvwxyz0123456789-").issuperset)
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

    needs: Annotated[tuple[str, ...], OneOf(NEEDS, single=False, empty=True)]
    halves: Given[tuple[tuple[Effect, ...], ...]]

    @property
    def either(self) -> bool:
        """Return whether the player chooses one of two halves."""
        return len(self.halves) == 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A title as printed.

    copies: the number of cards
    per_player: the number in each starting deck, for starters
    sanity: 0 for all except Locations
    published_facts: the facts that are as printed
    ruling: decides an edge case
    """

    id: Annotated[str, LETTERS]
    name: str
    color: str
    type: str
    cost: int
    copies: int
    per_player: int = 0
    starter: Given[bool]
    sanity: int = 0
    shield: str = ""
    published_facts: Annotated[tuple[str, ...], OneOf(PUBLISHED_FACTS, single=False, empty=True)] = ()
    abilities: tuple[Ability, ...]
    ruling: str = ""
    picture: Given[tuple[tuple[str, str], ...]] = ()
    """The parts of a custom card's picture (see `engine.kernel.cards.card_picture`)."""
    own: Given[bool] = False
    """Whether players made the card."""

    @property
    def published(self) -> bool:
        return bool(self.published_facts)
