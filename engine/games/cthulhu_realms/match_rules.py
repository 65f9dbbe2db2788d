"""The compiled cards of a table of Cthulhu Realms, computed once for a number of seats."""

from __future__ import annotations

from typing import Any, Final

from engine.games.cthulhu_realms.codes import ACQUIRE, PLAY_CARD
from engine.games.cthulhu_realms.definitions.vocabulary import SHIELDS, TYPES, Card
from engine.games.cthulhu_realms.layout import DISCARD, MOST_ABJURED_COST, PLAY
from engine.kernel.flow.ruleset import USE
from engine.kernel.state.refs import NONE, number_ref, zone_ref
from engine.kernel.state.state import Board, Option, State
from engine.kernel.state.view import View

COLORS = ("black", "green", "yellow", "purple")
FEATURES = (*COLORS, *TYPES)
TWICE = len(FEATURES)
"""The shift of prerequisite bits (CR-3): features in play once, then twice, then the two events."""
DISCARD_BIT: Final = 1 << 2 * TWICE
ABJURE_BIT: Final = 1 << 2 * TWICE + 1

SANCTUARY: Final = 1
NEXUS: Final = 2

STARTERS_OF_SEAT: Final = 10
INITIATES: Final = 10
"""The number of Initiates in the box (CR-1.1)."""

Compiled = tuple[int, int, int]
"""A compiled effect: its number, amount and second amount."""


def one_bit(need: str) -> int:
    """Return the bit of a prerequisite that one other card, or an event, meets (CR-3)."""
    events = {"discard": DISCARD_BIT, "abjure": ABJURE_BIT}
    return events[need] if need in events else 1 << FEATURES.index(need)


def need_bits(card: Card, needs: tuple[str, ...]) -> int:
    """Return the bits of all prerequisites of a card's ability (CR-3.3).

    A color or type of the card itself must be in play twice (CR-3.1).
    """
    bits = 0
    for need in needs:
        bits |= one_bit(need) << (TWICE if need in (card.color, card.type) else 0)
    return bits


def titles_of(seats: int, every: tuple[Card, ...]) -> tuple[int, ...]:
    """Return the title of each instance: ten starters per seat, the other Initiates, the general deck (CR-1.1, CR-1.2).

    Titles are in the order of the card data: Follower, Goon, Initiate, general cards, cards of packs.
    """
    own = [title for title in range(3) for _ in range(every[title].per_player)]
    left = INITIATES - seats * every[2].per_player
    general = [number for number, card in enumerate(every) if not card.starter for _ in range(card.copies)]
    return (*own * seats, *(2,) * left, *general)


class MatchRules:
    """The cards of a table by instance. An ability is identified by `4 * card + number`.

    An effect's index in `words` is its number in `effects`.
    """

    def __init__(self, seats: int, every_card: tuple[Card, ...], words: tuple[str, ...]) -> None:
        self.seats, self.words = seats, words
        self.every_card = every_card
        """All titles by number: cards of the box, then cards of packs."""
        self.titles = titles_of(seats, self.every_card)
        self.cards = tuple(self.every_card[title] for title in self.titles)
        self.starters = STARTERS_OF_SEAT * seats
        self.first_general = self.starters + INITIATES - seats * every_card[2].per_player
        everything = range(len(self.cards))
        self.cost = tuple(card.cost for card in self.cards)
        self.abjurable = tuple(card.cost <= MOST_ABJURED_COST for card in self.cards)
        self.features = tuple(1 << FEATURES.index(card.color) | 1 << FEATURES.index(card.type) for card in self.cards)
        self.is_location = tuple(card.type == "location" for card in self.cards)
        self.sanity = tuple(card.sanity for card in self.cards)
        self.shield = tuple(SHIELDS.index(card.shield) for card in self.cards)
        self.abilities = tuple(
            tuple(range(4 * number, 4 * number + len(self.cards[number].abilities))) for number in everything
        )
        self.needs: list[int] = [0] * (4 * len(self.cards))
        self.uses: list[tuple[Option, ...]] = [()] * (4 * len(self.cards))
        self.effects: list[tuple[tuple[Compiled, ...], ...]] = [()] * (4 * len(self.cards))
        for number, card in enumerate(self.cards):
            for place, ability in enumerate(card.abilities):
                name = 4 * number + place
                self.needs[name] = need_bits(card, ability.needs)
                self.effects[name] = tuple(
                    tuple((words.index(effect.name), effect.amount, effect.second) for effect in half)
                    for half in ability.halves
                )
                halves = range(len(ability.halves))
                self.uses[name] = tuple((USE, number, number_ref(4 * place + half)) for half in halves)
        self.plays = tuple(self._options(PLAY_CARD, zone_ref(PLAY[seat])) for seat in range(seats))
        self.acquires = tuple(self._options(ACQUIRE, zone_ref(DISCARD[seat])) for seat in range(seats))

    def __reduce__(self) -> tuple[Any, ...]:
        """Rebuild the rules in worker processes, because compiled objects can't be pickled."""
        return MatchRules, (self.seats, self.every_card, self.words)

    def _options(self, verb: int, target: int) -> tuple[Option, ...]:
        return tuple((verb, card, target) for card in range(len(self.cards)))

    def owner_at_start(self, card: int) -> int:
        """Return the seat whose starting deck holds a card, or NONE for the other Initiates and general cards."""
        return card // STARTERS_OF_SEAT if card < self.starters else NONE


GameState = State[MatchRules]
GameView = View[MatchRules]
GameBoard = Board[MatchRules]
"""A state, a view, and a board for rules that accept either."""
