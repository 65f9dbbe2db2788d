"""The yards as a seat of Nasty Neighbours sees them, and the cards that it has not seen.

A cell is a number for a place in a yard: a face-up card's code, a face-down card, or a gap.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.games.nasty_neighbours.ai.weights import Weights
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
from engine.games.nasty_neighbours.match_rules import GameView, MatchRules
from engine.kernel.state.refs import GAP, NONE

WILD_CODE = len(SUITS) * HIGHEST
STUMPED_CODE, INSTANT_CODE = WILD_CODE + 1, WILD_CODE + 2
CODES = WILD_CODE + 3
"""Codes of cards: by suit and number, then the others."""
UNKNOWN, EMPTY, KNOWN_DOWN = CODES, CODES + 1, CODES + 2
"""Cells: a code, an unknown card, a gap, or `KNOWN_DOWN` plus the code of a known face-down card."""
POINTS = (*(code % HIGHEST + 1 for code in range(WILD_CODE)), WILD_POINTS, 0, 0)
"""The points of a card in Winter, by code (NN-7.1)."""
BY_POINTS = sorted(range(CODES), key=lambda code: (POINTS[code], code))


class Deck(NamedTuple):
    """The cards of a table by code."""

    codes: tuple[int, ...]
    """The code of each card; NONE for a Nasty Neighbour card."""
    counts: tuple[int, ...]
    """The number of cards of each code."""
    instants: tuple[int, ...]
    crossing: tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]
    """The lines through each place of a yard, with their numbers."""


@lru_cache(maxsize=8)
def deck_of(rules: MatchRules) -> Deck:
    others = {WILD: WILD_CODE, STUMPED: STUMPED_CODE, INSTANT: INSTANT_CODE}
    codes = tuple(
        suit * HIGHEST + number - 1 if kind == SUIT else others.get(kind, NONE)
        for kind, suit, number in zip(rules.kind, rules.suit, rules.number, strict=True)
    )
    return Deck(
        codes,
        tuple(map(codes.count, range(CODES))),
        tuple(card for card, code in enumerate(codes) if code == INSTANT_CODE),
        tuple(
            tuple((number, line) for number, line in enumerate(rules.lines) if place in line)
            for place in range(rules.places)
        ),
    )


class YardView:
    """The yards as a seat sees them, and the number of unseen cards of each code.

    is_public: leaves out what only the seat knows
    """

    def __init__(self, view: GameView, weights: Weights, is_public: bool = False) -> None:
        self.view = view
        self.rules = view.table.rules
        self.deck = deck_of(self.rules)
        seats = range(view.table.seats)
        self.masks = [view.counters[DOWN[seat]] for seat in seats]
        self.downs = [mask.bit_count() for mask in self.masks]
        self.locked = [bool(view.counters[LOCKED[seat]]) for seat in seats]
        self.unseen = list(self.deck.counts)
        codes = self.deck.codes
        remembered = view.zones[BIN] if weights.counts else view.zones[BIN][-1:]
        drawn = [] if is_public else view.zones[DRAWN[view.seat]]
        open_cards = (*remembered, *view.zones[ACTION], *drawn)
        self.seen = [card for card in open_cards if card >= 0 and codes[card] >= 0]
        self.yards = [self._cells(seat, weights.remembers and not is_public) for seat in seats]
        for card in self.seen:
            self.unseen[codes[card]] -= 1
        self.total = max(1, sum(self.unseen))
        self.mean = sum(count * points for count, points in zip(self.unseen, POINTS, strict=True)) / self.total
        """The average points of an unseen card."""

    def _cells(self, seat: int, remembers: bool) -> list[int]:
        codes, down, cells = self.deck.codes, self.masks[seat], []
        for place, card in enumerate(self.view.zones[YARD[seat]]):
            is_down = down >> place & 1
            if card == GAP:
                cells.append(EMPTY)
            elif card < 0 or (is_down and not remembers):
                cells.append(UNKNOWN)
            else:
                self.seen.append(card)
                cells.append(KNOWN_DOWN + codes[card] if is_down else codes[card])
        return cells

    @cached_property
    def pool(self) -> list[int]:
        """Return the codes of the unseen cards, sorted by points so that even steps reach every number."""
        return [code for code in BY_POINTS for _ in range(self.unseen[code])] or [STUMPED_CODE]

    def movable(self, seat: int) -> list[int]:
        """Return the places in a yard whose cards can be replaced or swapped."""
        return [place for place, cell in enumerate(self.yards[seat]) if cell not in (EMPTY, STUMPED_CODE)]

    def with_cell(self, seat: int, place: int, cell: int) -> list[int]:
        """Return a copy of a yard's cells with one replaced."""
        cells = list(self.yards[seat])
        cells[place] = cell
        return cells


def lies_down(cell: int) -> bool:
    """Return whether a cell is a face-down card, known or not."""
    return cell == UNKNOWN or cell >= KNOWN_DOWN
