"""The prompt bar over the cards: whoever moves one goes on seeing what is asked, also where the bar has grown."""

from __future__ import annotations

import pygame

from client.layout.pieces import rect_of
from client.table.layer import Band, Layer

_CORNER = 8.0


class PromptLayer(Layer):
    """Draws the bar of one table once more where a card would cover it."""

    bands = (Band.OVER,)

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        still, bar = self.model.painter.still, self.model.prompt
        if still is None or bar is None or not (self._has_grown(bar) or self._is_covered(bar)):
            return
        # As it stands on the table, without its round corners, where that would show the ground.
        corner = round(_CORNER * self.model.arrangement.scale)
        for part in (bar.inflate(-2 * corner, 0), bar.inflate(0, -2 * corner)):
            surface.blit(still, part, part)

    def _has_grown(self, bar: pygame.Rect) -> bool:
        """Whether cards that rest may lie where the bar is higher than in the map."""
        place = self.model.arrangement.rects.get("prompt")
        return place is not None and bar.height > place.height + 1

    def _is_covered(self, bar: pygame.Rect) -> bool:
        """Whether a card that is dragged, picked or pointed at lies over the bar."""
        model, hand = self.model, self.model.hand
        keys = (hand.drag.piece.key if hand.drag is not None else None, hand.picked, hand.pointed)
        for key in keys:
            piece, pose = hand.arrangement.by_key.get(key), model.pose_of(key) if key is not None else None
            # Half as large again: it may be turned, and one that is picked stands out of its row.
            if piece is not None and pose is not None:
                rect = rect_of(piece, pose)
                if rect.inflate(rect.width // 2, rect.height // 2).colliderect(bar):
                    return True
        return False
