"""The card instances and yard geometry of a table of Nasty Neighbours, computed once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.nasty_neighbours.codes import DISCARD, DRAW, PLAY, REMOVE_LINE, TURN_UP
from engine.games.nasty_neighbours.definitions.vocabulary import KINDS, SUITS, Card
from engine.games.nasty_neighbours.layout import ACTION, BIN, DRAW_PILE, DRAWN, YARD
from engine.kernel.state.refs import NONE, number_ref, place_ref, zone_ref
from engine.kernel.state.state import Board, Option, State
from engine.kernel.state.view import View

Line = tuple[int, ...]


def lines_of(size: int) -> tuple[Line, ...]:
    """Return the places of every line of a yard: rows, columns, falling diagonal and rising diagonal (NN-4.1)."""
    rows = [tuple(range(size * row, size * row + size)) for row in range(size)]
    columns = [tuple(range(column, size * size, size)) for column in range(size)]
    down = tuple(range(0, size * size, size + 1))
    up = tuple(range(size * (size - 1), 0, 1 - size))
    return (*rows, *columns, down, up)


class MatchRules:
    """The cards of a table by instance, in the order of titles, and the lines of its yards."""

    def __init__(self, seats: int, titles: Sequence[Card]) -> None:
        self.titles = tuple(titles)
        self.faces = tuple(number for number, title in enumerate(titles) for _ in range(title.copies))
        """The title of each instance."""
        self.cards = tuple(titles[number] for number in self.faces)
        self.kind = tuple(KINDS.index(card.kind) for card in self.cards)
        self.suit = tuple(SUITS.index(card.suit) if card.suit else NONE for card in self.cards)
        self.number = tuple(card.number for card in self.cards)
        self.points = tuple(card.points for card in self.cards)
        self.yard_cards = tuple(number for number, card in enumerate(self.cards) if card.is_yard_card)
        self.nasty_cards = tuple(number for number, card in enumerate(self.cards) if not card.is_yard_card)
        self.size = 4 if seats == 2 else 3
        self.places = self.size * self.size
        self.lines = lines_of(self.size)
        self.masks = tuple(sum(1 << place for place in line) for line in self.lines)
        self.first_diagonal = 2 * self.size
        self.lines_face_up: dict[int, tuple[int, ...]] = {}
        """A cache of `face_up_lines`: line numbers by mask of face-down places."""
        self.lines_found: dict[tuple[int, ...], int] = {}
        """A cache of complete lines by mask of face-down places and cards (see `rules.lines`)."""
        yards = [YARD[seat] for seat in range(seats)]
        self.refs = tuple(tuple(place_ref(yard, place) for place in range(self.places)) for yard in yards)
        """The references of each seat's yard places."""
        self.turn_ups: tuple[tuple[Option, ...], ...] = tuple(
            tuple((TURN_UP, NONE, ref) for ref in refs) for refs in self.refs
        )
        self.removals: tuple[Option, ...] = tuple((REMOVE_LINE, NONE, number_ref(n)) for n in range(len(self.lines)))
        self.draws: tuple[Option, ...] = tuple(
            (DRAW, zone_ref(DRAW_PILE), zone_ref(DRAWN[seat])) for seat in range(seats)
        )
        self.discards: tuple[Option, ...] = tuple((DISCARD, card, zone_ref(BIN)) for card in range(len(self.cards)))
        self.plays: tuple[Option, ...] = tuple((PLAY, card, zone_ref(ACTION)) for card in range(len(self.cards)))

    def face_up_lines(self, down: int) -> tuple[int, ...]:
        """Return the numbers of the lines without a face-down card. `down` is the mask of face-down places."""
        found = self.lines_face_up.get(down)
        if found is None:
            found = tuple(number for number, mask in enumerate(self.masks) if not mask & down)
            self.lines_face_up[down] = found
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        """Rebuild the rules in worker processes, because compiled objects can't be pickled."""
        return MatchRules, (len(self.refs), self.titles)


GameState = State[MatchRules]
GameView = View[MatchRules]
GameBoard = Board[MatchRules]
"""A state, a view, and a board for rules that accept either."""
