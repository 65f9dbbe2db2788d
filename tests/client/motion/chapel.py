"""A table of Cthulhu Realms for tests of motion: three seats, seat 0 looks on; events come from the test."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.layout.pieces import Piece
from client.motion.director import Director
from client.motion.displayed_state import copy_view
from client.motion.pace import Pace
from client.table.furniture.gauge.motion import GaugeMotion
from client.table.furniture.gauge.values import Gauges
from engine.games import load
from engine.kernel.state.events import COUNTED, MOVED, Event
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.view import View
from tests.client.motion.lying import pieces_of
from tests.client.motion.playing import SIZE, Playing

LAYOUT = load("cthulhu-realms").layout
SANITY, POWER = (LAYOUT.counter(name, 0) for name in ("sanity", "power"))


class Chapel:
    """The table. `card` is the first in seat 0's hand; `lay` puts cards elsewhere before anything is shown."""

    def __init__(self, seats: int = 3, **pace: object) -> None:
        self.playing = Playing(seats, pace=Pace(**pace), slug="cthulhu-realms")  # type: ignore[arg-type]
        self.told: list[Event] = []
        self.director.tell = self.told.append
        self.now = 0.0
        self.card = self.view.zone("hand", 0)[0]

    @property
    def director(self) -> Director:
        return self.playing.director

    @property
    def gauges(self) -> Gauges:
        return self.director.motion(GaugeMotion).gauges

    @property
    def view(self) -> View:
        """How things stand when all has been shown."""
        return self.director.newest

    def zone(self, name: str, seat: int = 0) -> int:
        return LAYOUT.seat_zone(name, seat) if seat >= 0 else LAYOUT.table_zone(name)

    def lay(self, *cards: int, zone: int, counters: tuple[tuple[int, int, int], ...] = ()) -> None:
        """Lay cards into a zone, and set counters (seat, number, value), at once."""
        view = copy_view(self.view)
        for cards_there in view.zones:
            cards_there[:] = [card for card in cards_there if card not in cards]
        view.zones[zone] += cards
        for seat, number, value in counters:
            view.counters[seat * LAYOUT.counter_stride + number] = value
        self.director.reset(view)

    def moved(self, card: int, source: int, target: int, seat: int = 0) -> Event:
        return MOVED, seat, card, source, target, -1, EVERYBODY

    def counted(self, seat: int, number: int, amount: int, card: int = -1) -> Event:
        return COUNTED, seat, card, number, -1, amount, EVERYBODY

    def add(self, *events: Event, change: Callable[[View], None] | None = None) -> None:
        """Let things happen: cards move and counters change as the events say, everything else by `change`."""
        after = copy_view(self.view)
        for event in events:
            if event[0] == MOVED:
                after.zones[event[3]].remove(event[2])
                after.zones[event[4]].append(event[2])
            elif event[0] == COUNTED:
                after.counters[event[1] * LAYOUT.counter_stride + event[3]] += event[5]
        if change is not None:
            change(after)
        self.director.add(list(events), after, self.now)

    def run(self, milliseconds: float, draw: bool = False) -> None:
        """Let time pass frame by frame."""
        surface = pygame.Surface(SIZE) if draw else None
        end = self.now + milliseconds
        while self.now < end:
            self.director.update(self.now)
            if surface is not None:
                self.director.draw_effects(surface, self.now)
            self.now = min(end, self.now + 16)
        self.director.update(self.now)

    def rest(self) -> float:
        """Let time pass until nothing moves any more; returns how long that takes."""
        start = self.now
        self.director.update(self.now)
        while self.director.active(self.now):
            self.run(16)
        return self.now - start

    def effects(self, *kinds: type) -> list[object]:
        return [effect for effect in self.director.effects if isinstance(effect, kinds)]

    def drawn(self, card: int) -> list[tuple[Piece, object]]:
        """How a card is drawn now: any number of pictures."""
        return [(piece, pose) for piece, pose in pieces_of(self.director, self.now) if piece.card == card]

    def sounds(self) -> list[str]:
        return [name for name, _ in self.playing.sounds]

    def shown(self, number: int, seat: int = 0) -> int:
        """The counter that the table shows."""
        return self.director.shown.landed.counters[seat * LAYOUT.counter_stride + number]
