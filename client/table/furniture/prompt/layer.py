"""Keeps the prompt bar above moving cards, and opens its fold."""

from __future__ import annotations

import pygame

from client.layout.pieces import rect_of
from client.table.actions import SHOW_RULES, UNFOLD_PROMPT, Handlers
from client.table.furniture.prompt.draw import bar_now, fold_place, sentence_now
from client.table.layer import Band, Layer
from client.table.pointer_targets import Point, PressTarget
from client.widgets import Dialog, DialogButton
from engine.words.say import table as say

_CORNER = 8.0
_FOLD = "prompt-fold"


class PromptLayer(Layer):
    """Draws a table's prompt bar again where a card would cover it."""

    bands = (Band.OVER,)

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        still, bar = self.table.screen.painter.still, self.table.prompt.rect
        if still is None or bar is None or not self._is_covered(bar):
            return
        # Copied from the table without its round corners, which would show the ground.
        corner = round(_CORNER * self.table.places.arrangement.scale)
        for part in (bar.inflate(-2 * corner, 0), bar.inflate(0, -2 * corner)):
            surface.blit(still, part, part)

    def control_at(self, point: Point) -> PressTarget | None:
        """Return the fold mark."""
        bar, showing = bar_now(self.table.screen.painter), self.table.screen.painter.showing
        if bar is None or showing is None or not bar.folded or not fold_place(showing, bar).collidepoint(point):
            return None
        return PressTarget(_FOLD, 0, UNFOLD_PROMPT)

    def commands(self) -> Handlers:
        return {UNFOLD_PROMPT: self.unfold, SHOW_RULES: self._explain}

    def _explain(self) -> bool:
        """Show the whole question where it is folded, in place of the rules. Return False elsewhere."""
        bar, table = bar_now(self.table.screen.painter), self.table
        folded = bar is not None and bar.folded and table.reading.card is None and table.screen.dialog is None
        if folded:
            self.unfold()
        return folded

    def unfold(self) -> None:
        """Show the whole question and the effect of each answer."""
        answers = [answer for answer in self.table.prompt.buttons if answer.below]
        told = [say("heading-and-title", heading=answer.label, title=answer.below) for answer in answers]
        close = DialogButton(say("close"), None, "primary", icon="check", harmless=True)
        words = "\n".join([sentence_now(self.table.screen.painter), *told])
        self.table.screen.form.show(Dialog(say("the-question"), words, [close]))

    def _is_covered(self, bar: pygame.Rect) -> bool:
        """Return whether a dragged, selected or pointed card covers the bar."""
        table, hand = self.table, self.table.hand
        keys = (hand.drag.piece.key if hand.drag is not None else None, hand.picked, hand.pointed)
        for key in keys:
            piece, pose = hand.arrangement.by_key.get(key), table.places.pose_of(key) if key is not None else None
            # Half as large again, because the card may be rotated or raised.
            if piece is not None and pose is not None:
                rect = rect_of(piece, pose)
                if rect.inflate(rect.width // 2, rect.height // 2).colliderect(bar):
                    return True
        return False
