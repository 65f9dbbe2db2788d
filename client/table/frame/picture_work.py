"""Draws pictures of a table in the time that its frames leave."""

from __future__ import annotations

import time

from client.layout.arrangement import Arrangement
from client.table.context import TableContext
from client.table.picture.painter import TablePainter

_WORK_S, _FULL_S = 0.002, 0.006
"""Seconds per frame for making pictures, and the frame time after which no picture is made."""


class PictureWork:
    """Makes pictures for a part of each frame, also of cards that only the newest view has."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self._ahead: tuple[TablePainter, Arrangement] | None = None
        """The painter and the arrangement whose faces are drawn ahead."""

    def begin_update(self) -> None:
        """Start the time of a frame."""
        self.table.director.full_at = time.perf_counter() + _FULL_S

    def begin_frame(self) -> None:
        """Start drawing, with the time for pictures that is left."""
        left = self.table.director.full_at - time.perf_counter()
        self.table.screen.painter.workshop.begin_frame(min(_WORK_S, left))

    def use_idle_frame(self) -> None:
        """Make pictures in a frame in which nothing is drawn."""
        self.table.screen.painter.workshop.begin_frame(_WORK_S)
        self.work()

    def work(self) -> None:
        painter, hand = self.table.screen.painter, self.table.hand
        if self._ahead is None or self._ahead[0] is not painter or self._ahead[1] is not hand.arrangement:
            self._ahead = painter, hand.arrangement
            for piece in hand.arrangement.pieces:
                painter.draw_ahead(hand.view, piece)
        painter.workshop.work()
