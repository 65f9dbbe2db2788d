"""Nefarious: all cards of a game object, from the box and from packs, compiled once into ints.

Inventions are compiled to programs of (operation, amount, per), and each clause of a Twist to a program. The instances
of a match are the Inventions of the box by number, its Twists, and four Action cards per seat. The Inventions and
Twists of the packs follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.nefarious.definitions.vocabulary import PER, Effect, Invention, Operation, Program, Twist
from engine.games.nefarious.layout import ACTION_KINDS, FIRST_ACTION, FIRST_TWIST, LIVE
from engine.kernel.game.scenario_hooks import cards_named

FIRST_OWN: Final = FIRST_ACTION + ACTION_KINDS
"""The number of the first definition that comes from a pack."""
INVENTION: Final = 0
TWIST: Final = 1
ACTION: Final = 2
"""The groups of cards, by number."""

Cards = tuple[tuple[Invention, ...], tuple[Twist, ...]]


class CardSet:
    """The cards of the box and of packs. Programs of the box come first so that their numbers never change."""

    def __init__(self, box: Cards, own: Cards, words: Sequence[str]) -> None:
        """`words`: the effect words, in the order of their numbers."""
        self.own_inventions, self.own_twists = own
        self.inventions, self.twists = box[0] + own[0], box[1] + own[1]
        self._words = words
        programs: list[Program] = [()]
        self.own_program: list[int] = []
        self.others_program: list[int] = []
        """The numbers of each Invention's programs for its player and for the others. 0: none."""
        self.clause_program: dict[tuple[str, int], int] = {}
        """The number of a clause's program, by the Twist's id and the clause's index."""
        for cards in (box, own):
            self._add(programs, *cards)
        self.programs = tuple(programs)
        self._matches: dict[int, CompiledCards] = {}

    def _add(
        self, programs: list[Program], some_inventions: tuple[Invention, ...], some_twists: tuple[Twist, ...]
    ) -> None:
        for card in some_inventions:
            for effects, numbers in ((card.own, self.own_program), (card.others, self.others_program)):
                numbers.append(len(programs) if effects else 0)
                if effects:
                    programs.append(tuple(self._compile(effect) for effect in effects))
        for twist in some_twists:
            for place, clause in enumerate(twist.does):
                self.clause_program[twist.id, place] = len(programs)
                programs.append((self._compile(clause.effect),))

    def _compile(self, effect: Effect) -> Operation:
        return self._words.index(effect.do), effect.amount, PER.index(effect.per)

    def match_cards(self, seats: int) -> CompiledCards:
        """Return the card instances of a match for `seats` players, compiled once."""
        if seats not in self._matches:
            self._matches[seats] = CompiledCards(self, seats)
        return self._matches[seats]


class CompiledCards:
    """The card instances of a match. The tuples have one entry per instance."""

    __slots__ = (
        "seats", "inventions", "twists", "actions", "definitions", "groups", "costs", "points", "has_effect",
        "own_program", "others_program", "programs", "clause_program", "_cards", "most_points",
    )  # fmt: skip

    def __init__(self, cards: CardSet, seats: int) -> None:
        first_own = FIRST_ACTION + ACTION_KINDS * seats
        first_own_twist = first_own + len(cards.own_inventions)
        instances = first_own_twist + len(cards.own_twists)
        self.seats = seats
        self.inventions: tuple[int, ...] = (*range(FIRST_TWIST), *range(first_own, first_own_twist))
        """The instances of all Inventions, in the order of the card set."""
        self.twists: tuple[int, ...] = (*range(FIRST_TWIST, FIRST_ACTION), *range(first_own_twist, instances))
        self.actions = range(FIRST_ACTION, first_own)
        own_definitions = range(FIRST_OWN, FIRST_OWN + instances - first_own)
        self.definitions: tuple[int, ...] = (
            *range(FIRST_ACTION),
            *(FIRST_ACTION + action for _ in range(seats) for action in range(ACTION_KINDS)),
            *own_definitions,
        )
        groups = [ACTION] * instances
        self._cards: list[Invention | Twist | None] = [None] * instances
        costs, points, effects, own, others = ([0] * instances for _ in range(5))
        for place, instance in enumerate(self.inventions):
            card = cards.inventions[place]
            groups[instance], self._cards[instance] = INVENTION, card
            costs[instance] = card.cost
            points[instance] = card.points * (LIVE if card.points_per_invention else 1)
            effects[instance] = int(card.has_effect)
            own[instance], others[instance] = cards.own_program[place], cards.others_program[place]
        for instance, twist in zip(self.twists, cards.twists, strict=True):
            groups[instance], self._cards[instance] = TWIST, twist
        self.groups = tuple(groups)
        self.costs = tuple(costs)
        self.points = tuple(points)
        """Printed points. Points per Invention in play are multiplied by LIVE and fill the high half, so one sum adds
        both."""
        self.has_effect = tuple(effects)
        self.own_program, self.others_program = tuple(own), tuple(others)
        self.programs, self.clause_program = cards.programs, cards.clause_program
        self.most_points = max((card.points for card in cards.own_inventions), default=0)
        """The most points printed on an Invention of a pack."""

    def invention(self, card: int) -> Invention:
        found = self._cards[card]
        assert isinstance(found, Invention)
        return found

    def twist(self, card: int) -> Twist:
        found = self._cards[card]
        assert isinstance(found, Twist)
        return found

    def twist_instance(self, twist: Twist) -> int:
        return self.twists[[self._cards[card] for card in self.twists].index(twist)]

    def find_named(self, name: str) -> list[int]:
        """Return the Inventions and Twists with a name (in any case) or an id."""
        return cards_named(self._cards, name)
