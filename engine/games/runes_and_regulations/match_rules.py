"""Runes & Regulations: the rules of one table, compiled once: its cards, and the cards that react to each trigger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.games.runes_and_regulations.definitions import vocabulary as data
from engine.games.runes_and_regulations.definitions.compiled_effects import ACTS, TRIGGERS, Effect
from engine.games.runes_and_regulations.definitions.vocabulary import Card
from engine.games.runes_and_regulations.layout import FORBIDDEN, FORBIDDEN_RUNE, MAIN, REGULATION, ROLE, RUNE
from engine.kernel.state.state import Board, State
from engine.kernel.state.view import View

ORDINARY: Final = 0
SACRIFICIAL: Final = 1
BEAST: Final = 2
SPELL: Final = 3
CURSE: Final = 4
RUNE_CARD: Final = 5
REGULATION_CARD: Final = 6
ROLE_CARD: Final = 7
"""Sorts of card instances. The first two are Mythical while not hexed, and the first three are Creatures."""
SPELLS = (SPELL, CURSE)
SORTS = {
    data.CREATURE: ORDINARY, data.SACRIFICIAL: SACRIFICIAL, data.BEAST: BEAST, data.SPELL: SPELL, data.CURSE: CURSE,
    data.RUNE: RUNE_CARD, data.FORBIDDEN_RUNE: RUNE_CARD, data.REGULATION: REGULATION_CARD, data.ROLE: ROLE_CARD,
}  # fmt: skip
BACKS = {
    data.CREATURE: MAIN, data.SPELL: MAIN, data.RUNE: RUNE, data.REGULATION: REGULATION, data.SACRIFICIAL: FORBIDDEN,
    data.BEAST: FORBIDDEN, data.CURSE: FORBIDDEN, data.FORBIDDEN_RUNE: FORBIDDEN_RUNE, data.ROLE: ROLE,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Limit:
    """A change of a limit by a continuous effect. Set values apply first, then additions (RR-5.4)."""

    card: int
    which: str
    who: int
    fixed: int
    add: int


@dataclass(frozen=True, slots=True)
class Ban:
    """An act that can't happen while a card is there (RR-7.11). `card` is -1 for a Regulation."""

    card: int
    who: int
    what: int


@dataclass(frozen=True, slots=True)
class Tax:
    """A price for an act. Taxes add up. `this` taxes only acts on the card itself."""

    card: int
    act: int
    price: int
    this: bool


@dataclass(slots=True)
class ContinuousEffects:
    """The continuous effects of a Regulation, or of all Creatures of a table."""

    limits: list[Limit] = field(default_factory=list)
    bans_by_act: list[list[Ban]] = field(default_factory=lambda: [[] for _ in ACTS])
    taxes: list[Tax] = field(default_factory=list)
    phases: list[tuple[int, int, int]] = field(default_factory=list)
    """Instance (-1 for a Regulation), phase bit and number of actions."""
    skippable: int = 0
    """The mask of phases that may be skipped for a DISCARD."""
    spin_as: list[tuple[int, int]] = field(default_factory=list)
    adjacent_only: bool = False


class MatchRules:
    """The cards of a table by instance, and the instances that matter to each trigger. Treat it as read-only."""

    def __init__(
        self,
        expansion: bool,
        mastery: bool,
        reshuffle: bool,
        added: tuple[Card, ...],
        every: Sequence[Card],
        programs: tuple[Effect, ...],
        add_continuous: Callable[[ContinuousEffects, int, Card], None],
    ) -> None:
        self.expansion = expansion
        self.mastery = mastery
        self.reshuffle = reshuffle
        self.added = added
        in_play = [card for card in every if self.expansion or card.set == data.BASE]
        self.faces = tuple(card.number for card in in_play for _ in range(card.copies))
        self.by_number = {card.number: card for card in every}
        self.programs = programs
        """Every effect by its number: those of cards and of the Spinner's results."""
        self.cards: tuple[Card, ...] = tuple(self.by_number[face] for face in self.faces)
        """The card of each instance."""
        self.sorts = tuple(SORTS[card.deck] for card in self.cards)
        self.groups = tuple(BACKS[card.deck] for card in self.cards)
        self.effects = tuple(self.programs[face] for face in self.faces)
        """The effect of each instance."""
        self.costs = tuple(card.pay for card in self.cards)
        """The Summoning Cost of each instance (RR-10.3)."""
        self.triggers = tuple(effect.trigger for effect in self.effects)
        self.listeners = self._listeners()
        self.of_creatures = ContinuousEffects()
        self.in_force: dict[int, ContinuousEffects] = {}
        """The effects of each Regulation while it is active. Empty for one that acts once or at a moment."""
        for instance, card in enumerate(self.cards):
            if card.trigger == "continuous" and self.sorts[instance] <= BEAST:
                add_continuous(self.of_creatures, instance, card)
            elif card.deck == data.REGULATION:
                self.in_force[instance] = ContinuousEffects()
                add_continuous(self.in_force[instance], -1, card)
        self.limit_cards = frozenset(change.card for change in self.of_creatures.limits)
        self.creatures_with = tuple(tuple(c for c in cards if self.sorts[c] <= BEAST) for cards in self.listeners)
        self.runes_with = tuple(tuple(c for c in cards if self.sorts[c] == RUNE_CARD) for cards in self.listeners)
        """For each trigger, the Creatures and the Runes that have it."""
        self.runes_for = tuple(
            tuple(tuple(card for card in cards if self.groups[card] == group) for group in (RUNE, FORBIDDEN_RUNE))
            for cards in self.listeners
        )
        """For each trigger, the Runes and the Forbidden Runes that have it."""
        self.once = frozenset(instance for instance, card in enumerate(self.cards) if is_used_once_a_turn(card))
        """Creatures whose effect is used at most once per turn."""

    def _listeners(self) -> tuple[tuple[int, ...], ...]:
        """Return the Creatures and Runes for each trigger, by instance."""
        found: list[list[int]] = [[] for _ in TRIGGERS]
        for instance, trigger in enumerate(self.triggers):
            if self.sorts[instance] in (ORDINARY, SACRIFICIAL, BEAST, RUNE_CARD):
                found[trigger].append(instance)
        return tuple(tuple(instances) for instances in found)

    def instances(self, card_id: str) -> list[int]:
        return [instance for instance, card in enumerate(self.cards) if card.id == card_id]


def is_used_once_a_turn(card: Card) -> bool:
    """Return whether a player's own Creature reacts to events, which could otherwise repeat forever."""
    waits = card.trigger not in ("none", "continuous") and card.trigger not in data.TURN_TRIGGERS
    return card.own and card.deck == data.CREATURE and waits


GameState = State[MatchRules]
GameView = View[MatchRules]
GameBoard = Board[MatchRules]
"""A state, a view of it, and the type for rules that accept both."""
