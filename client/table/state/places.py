"""Where things are on one table."""

from __future__ import annotations

from dataclasses import replace

import pygame

from client.layout.arrange import arrange
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.map import TableMap
from client.layout.pieces import Key, Pose
from client.motion.director import Director
from client.table.state.forward_seat import ForwardSeat
from client.table.state.screen import Screen
from client.table.state.views import Views
from engine.kernel.state.view import View


class Places:
    """Where pieces are drawn, and where they would rest."""

    director: Director

    def __init__(self, screen: Screen, views: Views) -> None:
        self._screen, self._views = screen, views
        self.seat = ForwardSeat()
        """The seat that is brought forward."""
        self.options = ArrangeOptions()
        """What the hand, the pointer and folded areas change about the arrangement."""
        self._rests: tuple[tuple[TableMap, tuple[int, int], int, ArrangeOptions], View, Arrangement] | None = None
        """The resting arrangement of the newest view, with the state that it depends on."""

    @property
    def arrangement(self) -> Arrangement:
        """Where pieces are drawn now. The hand knows where they rest in the newest view."""
        return self.director.arrangement

    @property
    def area(self) -> pygame.Rect:
        """The part of the window for overlays: all of it except the top bar."""
        bar, scale = self.arrangement.rects.get("bar"), self._screen.scale
        top = bar.bottom if bar is not None else 0
        margin = scale.px(8)
        return pygame.Rect(margin, top + margin, scale.width - 2 * margin, scale.height - top - 2 * margin)

    def pose_of(self, key: Key) -> Pose | None:
        """Return where a piece is drawn now."""
        return self.director.stage.where(key, self._screen.now)

    def resting(self, view: View) -> Arrangement:
        """Return where everything would rest in a view."""
        return arrange(view, *self._frame(view, self.options))

    def rest(self) -> Arrangement:
        """Return where everything rests in the newest view without pointer or drag, cached."""
        view, options = self._views.newest, self.options
        options = ArrangeOptions(options.text_scale, options.order, log_open=options.log_open)
        frame = self._frame(view, options)
        if self._rests is None or view is not self._rests[1] or frame != self._rests[0]:
            self._rests = frame, view, arrange(view, *frame)
        return self._rests[2]

    def _frame(self, view: View, options: ArrangeOptions) -> tuple[TableMap, tuple[int, int], int, ArrangeOptions]:
        viewer, scale = self._views.viewer(view), self._screen.scale
        options = replace(options, forward=self.seat.forward(view, viewer), front=self.seat.front(view, viewer))
        return self._screen.map, (scale.width, scale.height), viewer, options
