"""Faces drawn before they are wanted: what the newest view shows is known long before it is seen on the table."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING

from client.table.pieces import CARD, Arrangement, Piece

if TYPE_CHECKING:
    from client.table.scene import TableScene

_SHARE_S = 0.0015
"""After so many seconds the rest is left for another frame; a single drawing may take longer."""
_AGAIN_MS = 16


class Foresight:
    """Draws the faces of one table ahead, a little in every frame that has nothing else to draw."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._arrangement: Arrangement | None = None
        self._pieces: deque[Piece] = deque()
        self._steps: Iterator[None] = iter(())

    def work(self) -> None:
        """Go on for a part of a frame."""
        hand = self.scene.hand
        if hand.arrangement is not self._arrangement:
            self._arrangement = hand.arrangement
            self._pieces = deque(piece for piece in self._arrangement.pieces if piece.kind == CARD)
        until = time.perf_counter() + _SHARE_S
        while time.perf_counter() < until:
            if next(self._steps, self) is not self:
                continue
            if not self._pieces:
                return
            self._steps = self.scene.painter.drawn_ahead(hand.view, self._pieces.popleft())

    def wake_at(self) -> int | None:
        """The moment at which to go on while nothing moves; None when all is done."""
        return self.scene.now + _AGAIN_MS if self._pieces else None
