"""Matches laid out on their tables, for tests of arranging and drawing."""

from __future__ import annotations

import random
from collections.abc import Sequence

from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.table.picture import registry
from client.table.picture.painter import TablePainter
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of

SLUG = "nefarious"
GAME = load(SLUG)
NAMES = ("Ada Volt", "Ben", "Cy Nagel", "Dot", "Eve", "Flo Quark")
SMALL, LARGE = (1280, 720), (1920, 1080)
SEATS = range(GAME.min_seats, GAME.max_seats + 1)
ACTIONS = ("espionage", "invent", "research", "work")


def played(seats: int, answers: int, seed: int = 4, twists: Sequence[str] = ()) -> Match:
    """A match after so many answers at random."""
    chance = random.Random(seed)
    options = {"twists": list(twists)} if twists else {"twists": 0}
    match = Match(GAME, NAMES[:seats], options, seed)
    for _ in range(answers):
        if match.over:
            break
        seat = match.asked_seats[0]
        match.answer(seat, chance.choice(match.view(seat).options))
    return match


def laid(
    view: View, viewer: int = 0, size: tuple[int, int] = LARGE, hints: ArrangeOptions | None = None
) -> Arrangement:
    """A view on its table."""
    return arrange(view, registry.load(SLUG, view.table.seats), size, viewer, hints)


def painter(seats: int, size: tuple[int, int] = SMALL, text_scale: float = 1.0) -> TablePainter:
    """A painter of a table."""
    return TablePainter(Theme.load(SLUG), registry.load(SLUG, seats), GAME, size, text_scale)


class Position:
    """A position of which a test changes what it is about."""

    def __init__(self, seats: int, twists: Sequence[str] = ()) -> None:
        self.match = played(seats, 0, twists=twists)
        self.state: State = self.match.state.copy()
        self.layout = GAME.layout

    def cards(self, zone: str, seat: int, count: int) -> list[int]:
        """Put `count` cards of the deck face up into a seat's zone."""
        deck = self.state.zones[self.layout.table_zone("invention_deck")]
        moved = [deck.pop() for _ in range(count)]
        self.state.zones[self.layout.seat_zone(zone, seat)] += moved
        for card in moved:
            self.state.known[card] = EVERYBODY if zone != "hand" else 1 << seat
        return moved

    def count(self, counter: str, seat: int, value: int) -> None:
        """Set a seat's counter."""
        self.state.counters[self.layout.counter(counter, seat)] = value

    def tokens(self, place: str, seat: int, number: int) -> None:
        """Stand a seat's tokens on a place, the others in reserve."""
        self.count(f"spies.{place}", seat, number)
        self.count("reserve", seat, 5 - number)

    def view(self, seat: int = 0) -> View:
        """The position as a seat knows it."""
        return view_of(self.state, seat)
