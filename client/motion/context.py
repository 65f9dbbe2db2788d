"""The context of planned beats: the part of the director that they use, and the plan of a beat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from client.cards.theme import Theme
from client.layout.arrangement import Arrangement
from client.layout.pieces import Key, Point, rect_of
from client.motion.accents import Accents
from client.motion.beats import Beat
from client.motion.displayed_state import DisplayedState
from client.motion.pace import Pace
from client.motion.stage import PieceMove, Stage
from client.motion.visuals.visual import Visual
from engine.kernel.game.milestones import Milestone
from engine.kernel.state.events import Event
from engine.kernel.state.view import View


class MotionContext(Protocol):
    """The part of the director that plans may use."""

    pace: Pace
    stage: Stage
    shown: DisplayedState
    newest: View
    arrangement: Arrangement
    effects: list[Visual]
    accents: Accents
    theme: Theme
    sources: dict[int, Point]
    """For cards whose ability was used last, where that shows, e.g. at their tag."""
    play: Callable[..., object]
    word: Callable[[Milestone], str]
    full_at: float

    def at(self, moment: float, action: Callable[[float], object]) -> None:
        """Call `action` at a moment. Skipped along with everything else that waits."""

    def on_event_shown(self, event: Event) -> None:
        """Handle an event that the table shows."""

    def add_shown_count(self, seat: int, counter: int, amount: int) -> None:
        """Add an amount to a displayed counter."""

    def place_again(self) -> None:
        """Lay out the displayed state at the end of this moment, because something has landed."""

    def place_pieces(self) -> tuple[Arrangement, Arrangement]:
        """Lay out the displayed state, and return the arrangements before and now."""

    def reseat(self, now: float) -> None:
        """Show that seats changed places. Things of a place stay where they are."""

    def come_to(self, beats: Sequence[Beat]) -> None:
        """Handle the begin of these beats."""

    def go_on(self, now: float) -> None:
        """Begin the next beat now, because furniture no longer holds it."""

    def show_question(self) -> None:
        """Show the newest question if it may be shown."""


def rect_at(motion: MotionContext, key: Key | None, now: float) -> pygame.Rect | None:
    """Return the rectangle that a piece covers now, or None."""
    actor = motion.stage.actors.get(key) if key is not None else None
    return rect_of(actor.piece, actor.at(now)[1]) if actor is not None else None


def color_of(motion: MotionContext, name: str) -> str:
    """Return a color of the theme; empty for an empty name."""
    return motion.theme.color(name) if name else ""


def art_of(motion: MotionContext, name: str) -> str:
    """Return a drawing of the theme; empty for an empty name."""
    return motion.theme.art(name) if name else ""


@dataclass(slots=True)
class MovePlan:
    """The moves of a beat, and for each the event that lands with it; other pieces close up after `wait_ms`."""

    ways: list[PieceMove] = field(default_factory=list)
    events: list[Event | None] = field(default_factory=list)
    wait_ms: float = 0.0

    def add(self, way: PieceMove, event: Event | None) -> None:
        self.ways.append(way)
        self.events.append(event)
