"""What a beat is planned with: what may be asked of the director, and what a beat does to pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from client.cards.theme import Theme
from client.layout.pieces import Arrangement, Key, rect_of
from client.motion.accents import Accents
from client.motion.beats import Beat
from client.motion.displayed_state import DisplayedState
from client.motion.pace import Pace
from client.motion.pieces.gauge_values import Gauges
from client.motion.pieces.spinner import SpinnerState
from client.motion.stage import PieceMove, Stage
from client.motion.visuals.visual import Visual
from engine.kernel.game.milestones import Milestone
from engine.kernel.state.events import Event
from engine.kernel.state.view import View


class MotionContext(Protocol):
    """What may be used of the director; nothing else of it is known."""

    pace: Pace
    stage: Stage
    shown: DisplayedState
    newest: View
    arrangement: Arrangement
    effects: list[Visual]
    accents: Accents
    theme: Theme
    gauges: Gauges
    wheel: SpinnerState
    play: Callable[..., object]
    word: Callable[[Milestone], str]

    def at(self, moment: float, action: Callable[[float], object]) -> None:
        """Do something then; skipped with all that waits."""

    def on_event_shown(self, event: Event) -> None:
        """An event is seen now."""

    def add_shown_count(self, seat: int, counter: int, amount: int) -> None:
        """A counter stands at its new value now."""

    def place_pieces(self) -> tuple[Arrangement, Arrangement]:
        """Lay out what is shown now, and return how things lay before and lie now."""

    def reseat(self, now: float) -> None:
        """Seats have changed places; whatever belongs to a place stays where it is."""

    def come_to(self, beats: Sequence[Beat]) -> None:
        """Some beats begin now."""

    def show_question(self) -> None:
        """The newest question may be seen."""


def rect_at(motion: MotionContext, key: Key | None, now: float) -> pygame.Rect | None:
    """What a piece covers now."""
    actor = motion.stage.actors.get(key) if key is not None else None
    return rect_of(actor.piece, actor.at(now)[1]) if actor is not None else None


def color_of(motion: MotionContext, name: str) -> str:
    """A color of the theme; empty for no name."""
    return motion.theme.color(name) if name else ""


def art_of(motion: MotionContext, name: str) -> str:
    """A drawing of the theme; empty for no name."""
    return motion.theme.art(name) if name else ""


@dataclass(slots=True)
class Plan:
    """What a beat does to pieces: ways, and for each the event that lands with it (None: none). All other pieces stay
    for `wait_ms` before they close up.
    """

    ways: list[PieceMove] = field(default_factory=list)
    events: list[Event | None] = field(default_factory=list)
    wait_ms: float = 0.0

    def add(self, way: PieceMove, event: Event | None) -> None:
        """One more way."""
        self.ways.append(way)
        self.events.append(event)
