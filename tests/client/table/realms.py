"""Tables of Cthulhu Realms for tests: positions of which a test changes what it is about, laid out and drawn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.pieces import Status
from client.table.picture import registry
from client.table.picture.painter import TablePainter
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import GAP
from engine.kernel.state.state import ACTIVE, OUT, State
from engine.kernel.state.view import View, view_of

SLUG = "cthulhu-realms"
GAME = load(SLUG)
LAYOUT = GAME.layout
NAMES = ("Ada Volt", "Ben", "Cy Nagel", "Dot")
SEATS = (2, 3, 4)
SMALL, LARGE = (1280, 720), (1920, 1080)


class Position:
    """A match that has just begun."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.state: State = Match(GAME, NAMES[:seats], {}, 5).state.copy()

    def view(self, seat: int = 0) -> View:
        """The position as a seat knows it."""
        return view_of(self.state, seat)

    def zone(self, name: str, seat: int = -1) -> int:
        """The index of a seat's zone, or of the table's."""
        return LAYOUT.seat_zone(name, seat) if seat >= 0 else LAYOUT.table_zone(name)

    def play(self, seat: int, locations: int, others: int) -> tuple[list[int], list[int]]:
        """Put cards of the general deck into play: others first, so that their order is not that of the parts."""
        view, deck = self.view(), self.state.zones[self.zone("general_deck")]
        kinds = {card: GAME.shows.face(view, card)["kind"] for card in deck}
        apart = [card for card in deck if kinds[card] != "location"][:others]
        houses = [card for card in deck if kinds[card] == "location"][:locations]
        for card in (*apart, *houses):
            deck.remove(card)
            self.state.zones[self.zone("play", seat)].append(card)
            self.state.known[card] = EVERYBODY
        return houses, apart

    def put(self, card: int, zone: int) -> None:
        """Put a card into a zone, face up, wherever it is."""
        next(cards for cards in self.state.zones if card in cards).remove(card)
        self.state.zones[zone].append(card)
        self.state.known[card] = EVERYBODY

    def count(self, counter: str, seat: int, value: int) -> None:
        """Set a seat's counter."""
        self.state.counters[LAYOUT.counter(counter, seat)] = value

    def turn_of(self, seat: int) -> None:
        """Let it be a seat's turn."""
        self.state.values[ACTIVE] = seat

    def clear_slot(self, row: int, place: int) -> int:
        """Take a card from a row; returns which it was."""
        cards = self.state.zones[row]
        gone, cards[place] = cards[place], GAP
        self.state.zones[self.zone("box")].append(gone)
        self.state.known[gone] = EVERYBODY
        return gone

    def drop_out(self, seat: int) -> None:
        """Let a seat be out, with all it had."""
        self.state.values[OUT] |= 1 << seat
        box = self.state.zones[self.zone("box")]
        for zone in ("hand", "deck", "discard", "play", "row"):
            cards = self.state.zones[self.zone(zone, seat)]
            box.extend(card for card in cards if card >= 0)
            cards.clear()
        for card in box:
            self.state.known[card] = EVERYBODY

    def laid(self, size: tuple[int, int] = LARGE, hints: ArrangeOptions | None = None, viewer: int = 0) -> Arrangement:
        """The position on its table."""
        return arrange(self.view(viewer), registry.load(SLUG, self.seats), size, viewer, hints)

    def painter(self, size: tuple[int, int] = SMALL, text_scale: float = 1.0) -> TablePainter:
        """Somebody who draws its table."""
        return TablePainter(Theme.load(SLUG), registry.load(SLUG, self.seats), GAME, size, text_scale)

    def still(self, drawer: TablePainter, status: Status | None = None, names: Sequence[str] = NAMES) -> pygame.Surface:
        """What does not move, as the first seat sees it."""
        hints = ArrangeOptions(drawer.text_scale)
        return drawer.static_layer(self.view(), names[: self.seats], status, self.laid(drawer.size, hints)).copy()


def light(surface: pygame.Surface, rect: pygame.Rect) -> float:
    """How bright a part of a picture is on the average, 0 to 255."""
    red, green, blue, _ = pygame.transform.average_color(surface, rect)
    return (red + green + blue) / 3


def same(first: pygame.Surface, second: pygame.Surface, rect: pygame.Rect) -> bool:
    """Whether two pictures agree in a part."""
    return pygame.image.tobytes(first.subsurface(rect), "RGB") == pygame.image.tobytes(second.subsurface(rect), "RGB")
