"""Faces drawn before they are wanted: what the newest view shows is known long before it is seen on the table."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Hashable, Iterator

from client.layout.pieces import CARD, Arrangement, Piece
from client.table.context import TableModel
from client.table.picture.painter import TablePainter

_SHARE_S = 0.0015
"""After so many seconds the rest is left for another frame; a single drawing may take longer."""
_BUSY_S = 0.002
"""A frame that took as long has no time left."""
_AGAIN_MS = 16


class Foresight:
    """Draws the faces of one table ahead, a little in every frame that has nothing else to draw."""

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._painter: TablePainter | None = None
        self._arrangement: Arrangement | None = None
        self._met: set[Hashable] = set()
        """Cards that were drawn ahead before, each at a size. What has changed on one since is quickly drawn anew."""
        self._pieces: deque[Piece] = deque()
        self._steps: Iterator[None] | None = None

    def work(self, spent_s: float = 0.0) -> None:
        """Go on for a part of a frame, of which so many seconds have passed already."""
        self._look()
        if spent_s > _BUSY_S:
            return
        until = time.perf_counter() + _SHARE_S
        while (self._pieces or self._steps is not None) and time.perf_counter() < until:
            if self._steps is None:
                self._steps = self._begun(self._pieces.popleft())
            elif next(self._steps, self) is self:
                self._steps = None

    def _begun(self, piece: Piece) -> Iterator[None] | None:
        """The drawing of a piece; None when it was met before."""
        if _name(piece) in self._met:
            return None
        self._met.add(_name(piece))
        return self.model.painter.drawn_ahead(self.model.hand.view, piece)

    def _look(self) -> None:
        """Take note of the pieces that were never met, when there is anything new to be seen."""
        painter, arrangement = self.model.painter, self.model.hand.arrangement
        if painter is not self._painter:
            self._painter, self._arrangement, self._steps = painter, None, None
            self._met.clear()
        if arrangement is self._arrangement:
            return
        self._arrangement = arrangement
        self._pieces = deque(piece for piece in arrangement.pieces
                             if piece.kind == CARD and _name(piece) not in self._met)  # fmt: skip

    def wake_at(self) -> int | None:
        """The moment at which to go on while nothing moves; None when all is done."""
        return self.model.now + _AGAIN_MS if self._pieces or self._steps is not None else None


def _name(piece: Piece) -> Hashable:
    """What is drawn for a piece, as far as it can be told without looking at its face."""
    card = (piece.card, piece.face_up) if piece.card >= 0 else piece.zone
    return card, piece.detail, round(piece.pose.width)
