"""The context of planned beats: the moving picture of the table and its director, and the plan of a beat."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

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

Arrange = Callable[[View], Arrangement]
Play = Callable[..., object]


class MotionContext:
    """The moving pieces of a table and the visuals over them, and what plans may ask of the director."""

    pace: Pace
    newest: View
    play: Play
    word: Callable[[Milestone], str]

    def __init__(self, arrange: Arrange, theme: Theme, view: View) -> None:
        """`arrange` makes an arrangement of a view."""
        self.theme = theme
        self.accents = Accents.load(theme.slug)
        self.stage = Stage()
        self.effects: list[Visual] = []
        self.sources: dict[int, Point] = {}
        """For cards whose ability was used last, where that shows, e.g. at their tag."""
        self.shown = DisplayedState(view)
        self._arrange = arrange
        self.full_at = math.inf
        """When the current frame is full, in seconds of `time.perf_counter`. Pictures that can wait are made later."""
        self._dirty = False
        """Whether something has landed that changes where pieces lie."""
        self.arrangement = arrange(self.shown.going)
        self.stage.snap(self.arrangement)

    def rearrange(self, now: float, at_once: bool = False) -> None:
        """Arrange the pieces again after a change of the window, the order of the hand or the like."""
        self.arrangement = self._arrange(self.shown.going)
        if at_once:
            self.effects.clear()
            self.stage.snap(self.arrangement)
        else:
            self.stage.go(self.arrangement, [], now, self.pace)

    def place_pieces(self) -> tuple[Arrangement, Arrangement]:
        """Arrange all pieces as they set off now. Returns the arrangements before and now."""
        before = self.arrangement
        self.arrangement, self._dirty = self._arrange(self.shown.going), False
        return before, self.arrangement

    def place_again(self) -> None:
        """Lay out the displayed state at the end of this moment, because something has landed."""
        self._dirty = True

    def look_at(self, former: pygame.Surface, still: pygame.Surface) -> None:
        """Pass the previous frame, and the table without pieces, to visuals that show parts of them, before drawing."""
        for effect in self.effects:
            effect.capture(former, still)

    def draw_effects(self, surface: pygame.Surface, now: float) -> None:
        """Draw the visuals over the table."""
        for effect in self.effects:
            if now >= effect.begin:
                effect.draw(surface, now)

    # -- the director -----------------------------------------------------------------------------------------

    def at(self, moment: float, action: Callable[[float], object]) -> None:
        """Call `action` with its moment of the timeline. Skipped along with everything else that waits."""

    def on_event_shown(self, event: Event) -> None:
        """Handle an event that the table shows."""

    def add_shown_count(self, seat: int, counter: int, amount: int) -> None:
        """Add an amount to a displayed counter."""

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
