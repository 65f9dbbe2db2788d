"""A small game of yards for tests of motion: two decks, a bin, and for each seat a hand and a grid of four places.

A seat is at a place around the table; hand and yard stay there when two seats change places.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

from engine.kernel.flow import grids, moves
from engine.kernel.flow.ruleset import Ruleset
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game
from engine.kernel.game.traits import HasMovingSeats
from engine.kernel.state.events import Event, redact
from engine.kernel.state.layout import ALL, NOBODY, OWNER, Counter, Layout, Zone
from engine.kernel.state.refs import GAP
from engine.kernel.state.state import FIRST_GAME_VALUE, empty
from engine.kernel.state.view import View, view_of
from tests.engine.parts import made

SEATS, CARDS, PLACES = 3, 30, 4
LAYOUT = Layout(
    table_zones=(
        Zone("deck", NOBODY, "card", ordered=True, deck=True, mixed=True),
        Zone("bin", ALL, "card", ordered=True, pile=True),
    ),
    seat_zones=(
        Zone("hand", OWNER, "card", stays=True),
        Zone("yard", NOBODY, "card", ordered=True, mixed=True, grid=True, stays=True, down="down"),
        Zone("drawn", OWNER, "card"),
    ),
    counters=(Counter("score"), Counter("down"), Counter("locked")),
    values=("round", *(f"house.{seat}" for seat in range(SEATS))),
)
DECK, BIN, HAND, YARD, DRAWN = range(5)
SCORE, DOWN, LOCKED = range(3)
ZONES = LAYOUT.zone_stride
HOUSE = FIRST_GAME_VALUE + 1


def places(view: View) -> Sequence[int]:
    return view.values[HOUSE : HOUSE + SEATS]


SEATING = made(HasMovingSeats, places=places)
YARDS = SimpleNamespace(
    slug="yards", title="Yards", layout=LAYOUT, trait=lambda kind: SEATING if isinstance(SEATING, kind) else None
)
"""What the kernel asks of the game."""


class Playground:
    """A position, changed at random by the verbs of the kernel; `heard` is what has happened since the last time."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        table = Table(cast(Game, YARDS), SEATS, {}, range(CARDS), [0] * CARDS, ["card"], Ruleset(), None)
        self.state = empty(table)
        self.state.zones[DECK] = list(range(CARDS))
        self.state.rng = seed
        for seat in range(SEATS):
            self.state.zones[YARD + ZONES * seat] = [GAP] * PLACES
            self.state.values[HOUSE + seat] = seat
        for seat in range(SEATS):
            for place in range(PLACES):
                self._put(DECK, seat, place, face_up=place == 0)
            moves.draw_top(self.state, DECK, HAND + ZONES * seat)
        self.state.events = []

    def view(self, seat: int) -> View:
        return view_of(self.state, seat)

    def heard(self) -> list[Event]:
        events, self.state.events = self.state.events or [], []
        return events

    def happen(self) -> list[Event]:
        """Something happens: a batch of one to four changes, with one eviction at most."""
        verbs = [self._swap, self._turn, self._replace, self._peep, self._reset, self._draw, self._refill, self._score]
        batch = self.chance.choices(verbs, k=self.chance.randint(1, 4))
        if self.chance.random() < 0.3:
            batch[self.chance.randrange(len(batch))] = self.evict
        for verb in batch:
            verb()
        return self.heard()

    def _yard(self) -> tuple[int, int]:
        """A yard, and a place in it where a card lies."""
        found = [
            (YARD + ZONES * seat, place)
            for seat in range(SEATS)
            for place in range(PLACES)
            if self.state.zones[YARD + ZONES * seat][place] != GAP
        ]
        return self.chance.choice(found)

    def _put(self, source: int, seat: int, place: int, face_up: bool) -> None:
        if source == DECK and not self.state.zones[DECK]:
            moves.refill(self.state, DECK, BIN)
        if self.state.zones[source]:
            grids.put(self.state, self.state.zones[source][-1], source, YARD + ZONES * seat, place, face_up, seat)

    def _swap(self) -> None:
        grids.swap(self.state, *self._yard(), *self._yard(), seat=0, card=1)

    def _turn(self) -> None:
        grids.turn(self.state, *self._yard(), face_up=self.chance.random() < 0.5)

    def _draw(self) -> None:
        seat = self.chance.randrange(SEATS)
        if self.state.zones[DECK] and not self.state.zones[DRAWN + ZONES * seat]:
            moves.draw_top(self.state, DECK, DRAWN + ZONES * seat, seat)

    def _replace(self) -> None:
        """A drawn card takes a place in the yard; without one the place stays a gap for a while."""
        zone, place = self._yard()
        seat = LAYOUT.owner(zone)
        grids.lift(self.state, zone, place, BIN, seat)
        self._put(DRAWN + ZONES * seat, seat, place, self.chance.random() < 0.7)
        if self.state.zones[zone][place] == GAP:
            self._put(DECK, seat, place, self.chance.random() < 0.3)

    def _peep(self) -> None:
        zone, place = self._yard()
        moves.reveal(self.state, self.state.zones[zone][place], zone, 1 << self.chance.randrange(SEATS))

    def evict(self) -> None:
        seat, other = self.chance.sample(range(SEATS), 2)
        counters, values, stride = self.state.counters, self.state.values, LAYOUT.counter_stride
        one, two = seat * stride + LOCKED, other * stride + LOCKED
        counters[one], counters[two] = counters[two], counters[one]
        one, two = HOUSE + seat, HOUSE + other
        values[one], values[two] = values[two], values[one]
        moves.change_places(self.state, seat, other, card=1)

    def _reset(self) -> None:
        zone, _ = self._yard()
        places = [place for place, card in enumerate(self.state.zones[zone]) if card != GAP]
        for place in places:
            grids.lift(self.state, zone, place, BIN)
        for place in places:
            self._put(DECK, LAYOUT.owner(zone), place, face_up=False)

    def _refill(self) -> None:
        moves.refill(self.state, DECK, BIN)

    def _score(self) -> None:
        score = LAYOUT.counter_by_seat("score")
        moves.add_to_counter(self.state, self.chance.randrange(SEATS), score, self.chance.randint(1, 9))


def redacted(events: Sequence[Event], seat: int) -> list[Event]:
    """The events as a seat hears them."""
    return [redact(event, seat) for event in events]


def as_known(view: View) -> Any:
    """What is compared of a view: zones where the order tells nothing are sorted."""
    zones = [cards if view.table.layout.zone(zone).ordered else sorted(cards) for zone, cards in enumerate(view.zones)]
    return zones, view.counters, view.values
