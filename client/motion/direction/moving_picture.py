"""The moving picture: where everything lies on a moving table, and how it is drawn."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from client.cards.theme import Theme
from client.layout.arrangement import Arrangement
from client.layout.pieces import Point
from client.motion.accents import Accents
from client.motion.displayed_state import DisplayedState
from client.motion.furniture_motion import FurnitureMotion
from client.motion.pace import Pace
from client.motion.stage import Stage
from client.motion.visuals.visual import Visual
from engine.kernel.state.view import View

Arrange = Callable[[View], Arrangement]
Play = Callable[..., object]


class MovingPicture:
    """The moving pieces of a table, and the visuals over them."""

    pace: Pace
    play: Play
    motions: Sequence[FurnitureMotion]

    def __init__(self, arrange: Arrange, theme: Theme, view: View) -> None:
        """`arrange` makes an arrangement of a view."""
        self.theme = theme
        self.accents = Accents.load(theme.slug)
        self.stage = Stage()
        self.effects: list[Visual] = []
        self.sources: dict[int, Point] = {}
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

    def reseat(self, now: float) -> None:
        """Show that seats changed places. Things of a place stay where they are."""
        front = self.arrangement.seating.front
        self.arrangement = self._arrange(self.shown.going)
        if self.arrangement.seating.front != front:
            self.turn_about(now)
        else:
            self.stage.go(self.arrangement, [], now, self.pace)

    def turn_about(self, now: float) -> None:
        """Bring another place to the front. Furniture shows that instead of flying pieces."""
        before, self.arrangement = self.arrangement, self._arrange(self.shown.going)
        self.stage.snap(self.arrangement)
        for motion in self.motions:
            motion.on_front_changed(before, self.arrangement, now)

    def place_pieces(self) -> tuple[Arrangement, Arrangement]:
        """Arrange all pieces as they set off now. Returns the arrangements before and now."""
        before = self.arrangement
        self.arrangement, self._dirty = self._arrange(self.shown.going), False
        return before, self.arrangement

    def look_at(self, former: pygame.Surface, still: pygame.Surface) -> None:
        """Pass the previous frame, and the table without pieces, to visuals that show parts of them, before drawing."""
        for effect in self.effects:
            effect.capture(former, still)

    def draw_effects(self, surface: pygame.Surface, now: float) -> None:
        """Draw the visuals over the table."""
        for effect in self.effects:
            effect.draw(surface, now)
