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
    """Acts that can't happen while a card is there (RR-7.11). `card` is -1 for a Regulation."""

    card: int
    acts: int
    who: int
    what: int
    of: int


@dataclass(frozen=True, slots=True)
class Tax:
    """A price for an act. Taxes add up. `this` taxes only acts on the card itself."""

    card: int
    act: int
    price: int
    this: bool


@dataclass(frozen=True, slots=True)
class InForce:
    """The changes made by a Regulation while it is active."""

    limits: tuple[Limit, ...] = ()
    bans: tuple[Ban, ...] = ()
    bans_by_act: tuple[tuple[Ban, ...], ...] = ((),) * len(ACTS)
    taxes: tuple[Tax, ...] = ()
    phases: tuple[tuple[int, int], ...] = ()
    """Pairs of phase bit and number of actions."""
    skippable: int = 0
    """The mask of phases that may be skipped for a DISCARD."""
    spin_as: tuple[tuple[int, int], ...] = ()
    adjacent_only: bool = False


@dataclass(slots=True)
class ContinuousEffects:
    """The continuous effects of one card."""

    limits: list[Limit] = field(default_factory=list)
    bans: list[Ban] = field(default_factory=list)
    taxes: list[Tax] = field(default_factory=list)
    phases: list[tuple[int, int]] = field(default_factory=list)
    skippable: int = 0
    spin_as: list[tuple[int, int]] = field(default_factory=list)
    adjacent_only: bool = False


class MatchRules:
    """The cards of a table by instance, and the instances that matter to each trigger. Treat it as read-only."""

    def __init__(
        self,
        expansion: bool,
        mastery: bool,
        reshuffle: bool,
        spin_by_hand: bool,
        added: tuple[Card, ...],
        every: Sequence[Card],
        programs: tuple[Effect, ...],
        laws_of: Callable[[int, Card], ContinuousEffects],
    ) -> None:
        self.expansion = expansion
        self.mastery = mastery
        self.reshuffle = reshuffle
        self.spin_by_hand = spin_by_hand
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
        self.limits: list[Limit] = []
        self.bans: list[Ban] = []
        self.taxes: list[Tax] = []
        self.phases: list[tuple[int, int, int]] = []
        """Instance, phase bit and number of actions."""
        self.in_force: dict[int, InForce] = {}
        for instance, card in enumerate(self.cards):
            if card.trigger == "continuous" and self.sorts[instance] <= BEAST:
                laws = laws_of(instance, card)
                self.limits += laws.limits
                self.bans += laws.bans
                self.taxes += laws.taxes
                self.phases += [(instance, phases, actions) for phases, actions in laws.phases]
            elif card.deck == data.REGULATION:
                self.in_force[instance] = in_force(laws_of(-1, card))
        self.bans_by_act = by_act(self.bans)
        """For each act, the bans on it by Creatures."""
        self.limit_cards = frozenset(change.card for change in self.limits)
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


def by_act(bans: Sequence[Ban]) -> tuple[tuple[Ban, ...], ...]:
    return tuple(tuple(ban for ban in bans if ban.acts >> act & 1) for act in range(len(ACTS)))


def in_force(laws: ContinuousEffects) -> InForce:
    """Return a Regulation's continuous effects. Empty for one that acts once or at a moment."""
    return InForce(
        tuple(laws.limits),
        tuple(laws.bans),
        by_act(laws.bans),
        tuple(laws.taxes),
        tuple(laws.phases),
        laws.skippable,
        tuple(laws.spin_as),
        laws.adjacent_only,
    )


GameState = State[MatchRules]
GameView = View[MatchRules]
GameBoard = Board[MatchRules]
"""A state, a view of it, and the type for rules that accept both."""
