"""Nasty Neighbours, for computer seats: what a seat sees of the yards, and which cards it has yet to see.

A cell says in one number what lies at a place of a yard: a card that lies open by its code, a card that lies face down
and is known, a card nobody knows, or a gap.
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.nasty_neighbours.definitions.vocabulary import (
    HIGHEST,
    INSTANT,
    STUMPED,
    SUIT,
    SUITS,
    WILD,
    WILD_POINTS,
)
from engine.games.nasty_neighbours.layout import ACTION, BIN, DOWN, DRAWN, LOCKED, YARD
from engine.games.nasty_neighbours.match_rules import GameView as Seen, MatchRules
from engine.kernel.state.refs import GAP, NONE

WILD_CODE = len(SUITS) * HIGHEST
STUMPED_CODE, INSTANT_CODE = WILD_CODE + 1, WILD_CODE + 2
CODES = WILD_CODE + 3
"""Codes of cards: suit by suit and number by number, then the rest."""
UNKNOWN, EMPTY, KNOWN_DOWN = CODES, CODES + 1, CODES + 2
CELLS = KNOWN_DOWN + CODES
"""Cells: a code, a card nobody knows, a gap, or `KNOWN_DOWN` and the code of a card that lies face down."""
POINTS = (*(code % HIGHEST + 1 for code in range(WILD_CODE)), WILD_POINTS, 0, 0)
"""What a card counts in Winter, by its code (NN-7.1)."""


class Book:
    """The cards of a table by code, worked out once."""

    def __init__(self, rules: MatchRules) -> None:
        self.codes = tuple(self._code(rules, card) for card in range(len(rules.cards)))
        self.counts = [0] * CODES
        for card in rules.yard_cards:
            self.counts[self.codes[card]] += 1
        self.instants = tuple(card for card in rules.yard_cards if rules.kind[card] == INSTANT)

    @staticmethod
    def _code(rules: MatchRules, card: int) -> int:
        kind = rules.kind[card]
        if kind == SUIT:
            return rules.suit[card] * HIGHEST + rules.number[card] - 1
        return {WILD: WILD_CODE, STUMPED: STUMPED_CODE, INSTANT: INSTANT_CODE}.get(kind, NONE)


@lru_cache(maxsize=8)
def book_of(rules: MatchRules) -> Book:
    """The cards of a table by code."""
    return Book(rules)


class Sight:
    """The yards as a seat sees them, and how many cards of each code it has not seen.

    Without `counts` only what lies open now is known to be gone; without `remembers` no face-down card is known.
    """

    def __init__(self, view: Seen, counts: bool, remembers: bool) -> None:
        self.view = view
        self.rules: MatchRules = view.table.rules
        self.book = book_of(self.rules)
        seats = range(view.table.seats)
        self.masks = [view.counters[DOWN[seat]] for seat in seats]
        self.downs = [mask.bit_count() for mask in self.masks]
        self.locked = [bool(view.counters[LOCKED[seat]]) for seat in seats]
        self.unseen = self.book.counts[:]
        self.seen: set[int] = set()
        self._see(view.zones[BIN] if counts else view.zones[BIN][-1:])
        self._see(view.zones[ACTION])
        self._see(view.zones[DRAWN[view.seat]])
        self.yards = [self._yard(seat, remembers) for seat in seats]
        self.total = max(1, sum(self.unseen))
        counted = sum(count * points for count, points in zip(self.unseen, POINTS, strict=True))
        self.mean = counted / self.total

    def _see(self, cards: list[int]) -> None:
        codes, unseen = self.book.codes, self.unseen
        for card in cards:
            if card >= 0 and codes[card] >= 0:
                unseen[codes[card]] -= 1
                self.seen.add(card)

    def _yard(self, seat: int, remembers: bool) -> list[int]:
        """The cells of a yard."""
        codes, unseen = self.book.codes, self.unseen
        down = self.masks[seat]
        cells = []
        for place, card in enumerate(self.view.zones[YARD[seat]]):
            lies_down = down >> place & 1
            if card == GAP:
                cells.append(EMPTY)
            elif card < 0 or (lies_down and not remembers):
                cells.append(UNKNOWN)
            else:
                code = codes[card]
                unseen[code] -= 1
                self.seen.add(card)
                cells.append(KNOWN_DOWN + code if lies_down else code)
        return cells

    def unseen_instants(self) -> list[int]:
        """The Instants that have not been seen."""
        return [card for card in self.book.instants if card not in self.seen]

    def cell_of(self, card: int) -> int:
        """The cell of a card that lies open."""
        return self.book.codes[card]


def lies_down(cell: int) -> bool:
    """Whether a cell is a face-down card, known or not."""
    return cell == UNKNOWN or cell >= KNOWN_DOWN


def turned_down(cell: int) -> int:
    """The cell of an open card once it lies face down: everybody has seen it."""
    return KNOWN_DOWN + cell
