"""A table of Nasty Neighbours for tests of motion: seat 0 looks on, every yard has cards; events come from the test."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.motion.director import Director
from client.motion.pace import Pace
from engine.games import load
from engine.games.nasty_neighbours.codes import NOTE_NAMES
from engine.kernel.flow import grids, moves
from engine.kernel.state.events import Event, redact
from engine.kernel.state.refs import GAP
from engine.kernel.state.state import State
from tests.client.motion.lying import pieces_of
from tests.client.motion.playing import SIZE, Playing

LAYOUT = load("nasty-neighbours").layout


class Street:
    """The table. What is done to `state` is shown by `show`."""

    def __init__(self, seats: int = 3, seed: int = 4, **pace: object) -> None:
        self.playing = Playing(seats, seed, pace=Pace(**pace), slug="nasty-neighbours")  # type: ignore[arg-type]
        self.told: list[Event] = []
        self.director.tell = self.told.append
        self.now = 0.0

    @property
    def director(self) -> Director:
        return self.playing.director

    @property
    def state(self) -> State:
        return self.playing.match.state

    def zone(self, name: str, seat: int = 0) -> int:
        return LAYOUT.seat_zone(name, seat) if seat >= 0 else LAYOUT.table_zone(name)

    def yard(self, seat: int = 0) -> list[int]:
        return self.state.zones[self.zone("yard", seat)]

    def face_up(self, place: int, seat: int = 0) -> int:
        """Turn a card up before anything is shown; returns it."""
        card = grids.turn(self.state, self.zone("yard", seat), place, face_up=True)
        self.state.events = []
        self.director.reset(self.playing.match.view(0))
        return card

    def note(self, name: str, seat: int = 0, card: int = -1, target: int = -1) -> None:
        """The game notes something."""
        moves.note(self.state, NOTE_NAMES.index(name), seat, card, target=target)

    def clear(self, *places: int, seat: int = 0) -> None:
        """Cards of a yard go to the bin."""
        for place in places:
            if self.yard(seat)[place] != GAP:
                grids.lift(self.state, self.zone("yard", seat), place, self.zone("bin", -1), seat)

    def show(self) -> list[Event]:
        """Give what has happened to the timeline."""
        events = [redact(event, 0) for event in self.state.events or []]
        self.state.events = []
        self.director.add(events, self.playing.match.view(0), self.now)
        return events

    def run(self, milliseconds: float, draw: bool = True) -> list[object]:
        """Let time pass frame by frame, drawing each; returns every effect that was seen."""
        surface = pygame.Surface(SIZE) if draw else None
        seen: dict[int, object] = {}
        end = self.now + milliseconds
        while self.now < end:
            self.director.update(self.now)
            seen |= {id(effect): effect for effect in self.director.effects}
            if surface is not None:
                self.director.look_at(surface, surface)
                self.director.draw_effects(surface, self.now)
                pieces_of(self.director, self.now)
            self.now += 16
        return list(seen.values())

    def seen(self, kind: type, among: Sequence[object]) -> list[object]:
        return [effect for effect in among if isinstance(effect, kind)]

    def sounds(self) -> list[str]:
        return [name for name, _ in self.playing.sounds]
