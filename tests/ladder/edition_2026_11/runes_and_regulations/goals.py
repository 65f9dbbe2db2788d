"""Runes & Regulations, for computer seats: how far a seat is from its goals: five pets, or that of a role (RR-11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.games.runes_and_regulations.definitions.vocabulary import KINDS
from engine.games.runes_and_regulations.layout import FENCE, HAND, HEXED, LAWN
from engine.games.runes_and_regulations.match_rules import (
    BEAST,
    ORDINARY,
    SACRIFICIAL,
    GameBoard as Either,
    GameState as Position,
    MatchRules,
)
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.games.runes_and_regulations.rules.victory import HENCHMAN

DRAGON, UNICORN, PEGASUS, GRIFFIN, OTHER = range(5)
IN_HAND = 0.25
"""How much of a Creature on the Lawn one in the hand is, for a role."""
HELD_CARD, HELD_RUNE = 0.5, 0.8
"""How many parts of a goal a card or Rune is that must go first."""
STRAYS = ("a-stray-dog", "alley-cat")
FAR = 9.0


@dataclass(slots=True)
class Standing:
    """What lies on one seat's Lawn, counted, and how much it holds."""

    seat: int
    pets: int = 0
    """Mythical Creatures."""
    hexed: int = 0
    beasts: int = 0
    kinds: list[int] = field(default_factory=lambda: [0] * 5)
    collars: int = 0
    sacrificials: int = 0
    strays: int = 0
    creatures: int = 0
    cards: int = 0
    runes: int = 0
    ability: float = 0.0
    """What the effects of the Creatures are worth."""


class Reader:
    """Counts Lawns; what a card is has been worked out once for the table."""

    def __init__(self, rules: MatchRules, ability: Sequence[float]) -> None:
        self.sorts = rules.sorts
        self.kinds = [KINDS.index(card.kind) if card.kind in KINDS else OTHER for card in rules.cards]
        self.collars = [int(card.collar) for card in rules.cards]
        self.strays = [int(card.id in STRAYS) for card in rules.cards]
        self.ability = ability
        self.mastery = rules.mastery

    def standing(self, state: Either, seat: int) -> Standing:
        """The seat's Lawn, counted."""
        found = Standing(seat)
        hexed = state.values[HEXED]
        sorts, ability = self.sorts, self.ability
        ordinary_too = self.mastery or seat != nefarious(state)
        lawn = state.zones[LAWN[seat]]
        for card in lawn:
            sort = sorts[card]
            found.strays += self.strays[card]
            if hexed >> card & 1:
                found.hexed += 1
                continue
            if sort == BEAST:
                found.beasts += 1
                found.ability += ability[card]
                continue
            found.pets += 1
            found.kinds[self.kinds[card]] += 1
            found.collars += self.collars[card]
            found.sacrificials += sort == SACRIFICIAL
            if sort != ORDINARY or ordinary_too:
                found.ability += ability[card]
        found.creatures = len(lawn)
        found.cards = len(state.zones[HAND[seat]])
        found.runes = len(state.zones[FENCE[seat]])
        return found


Missing = Callable[[Standing, list[Standing]], float]


def _kinds(lawn: Standing, everybody: list[Standing]) -> float:
    return 4.0 - sum(min(1, number) for number in lawn.kinds[:OTHER])


def _hexed(lawn: Standing, everybody: list[Standing]) -> float:
    others = sum(other.hexed for other in everybody if other.seat != lawn.seat)
    return max(0, 3 - lawn.hexed) + 0.5 * others


ROLES: dict[str, Missing] = {
    "the-griffin-lady": lambda lawn, everybody: 3.0 - lawn.kinds[GRIFFIN],
    "the-humane-sorcerer": lambda lawn, everybody: HELD_CARD * lawn.cards + (0 if lawn.strays else 1.5),
    "the-hexlord": _hexed,
    "the-control-freak": lambda lawn, everybody: 3.0 - lawn.collars,
    "the-savior": lambda lawn, everybody: 2.0 - lawn.sacrificials,
    "the-tidier": lambda lawn, everybody: HELD_CARD * lawn.cards + HELD_RUNE * lawn.runes,
    "the-curator": _kinds,
    "the-exotic-pet-collector": lambda lawn, everybody: 3.0 - lawn.kinds[OTHER],
}
"""How many parts of its goal each role lacks (RR-11.4); 0 when it is fulfilled, but see `winning` for the rule."""


def missing_parts(role: str, lawn: Standing, everybody: list[Standing]) -> float:
    """How far a seat is from the goal of a role; FAR for those that cannot fulfill theirs by themselves."""
    return max(0.0, ROLES[role](lawn, everybody)) if role in ROLES else FAR


class OwnRole:
    """A seat's own role: what it lacks, and which cards of the hand would help."""

    def __init__(self, role: str, reader: Reader, rules: MatchRules) -> None:
        self.role = role
        self.is_henchman = role == HENCHMAN
        self._reader = reader
        self._rules = rules

    def missing(self, state: Position, lawn: Standing, everybody: list[Standing]) -> float:
        """What is missing, less for fitting Creatures that are in the hand already."""
        lacking = missing_parts(self.role, lawn, everybody)
        if lacking <= 0 or lacking >= FAR:
            return lacking
        fitting = fitting_in_hand(self.role, self._reader, state, lawn)
        return max(0.6, lacking - IN_HAND * fitting) if fitting else lacking


def fitting_in_hand(role: str, reader: Reader, state: Position, lawn: Standing) -> int:
    """How many cards of a seat's hand would bring it nearer to the goal of a role, at most two."""
    hand = state.zones[HAND[lawn.seat]]
    return min(2, sum(1 for card in hand if card >= 0 and fits(role, reader, card, lawn)))


def fits(role: str, reader: Reader, card: int, lawn: Standing) -> bool:
    """Whether a card on the Lawn would bring a seat nearer to the goal of a role."""
    if reader.sorts[card] > SACRIFICIAL:
        return False
    kind = reader.kinds[card]
    if role == "the-griffin-lady":
        return kind == GRIFFIN
    if role == "the-control-freak":
        return bool(reader.collars[card])
    if role == "the-exotic-pet-collector":
        return kind == OTHER
    if role == "the-curator":
        return kind != OTHER and not lawn.kinds[kind]
    if role == "the-humane-sorcerer":
        return not lawn.strays and bool(reader.strays[card])
    return False
