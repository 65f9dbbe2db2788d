"""Calls the player to a question."""

from __future__ import annotations

from client.motion.visuals.visual import Glow
from client.table.model import TableState

_ATTENTION_MS = 700
_CALL_AFTER_MS = 2500
"""A sound calls the player if the question comes at least this long after the last answer, in ms."""


class PlayerCall:
    """Gives one table's hand the newest question once the events before it have been shown, and calls the player."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._was_asked = table.hand.is_asked
        self._reached: tuple[bool, str, tuple[int, ...]] = (False, "", ())
        """Whether the newest question was reached, what held it back, and who was asked."""

    def update(self) -> bool:
        """Follow the shown events. Return True when the hand's question has changed."""
        table, former = self.table, self._reached
        asked = tuple(table.director.shown.counting_view.asked)
        self._reached = table.director.reached, table.layers.suspense(), asked
        if self._reached != former:
            table.present()
        if table.hand.is_asked and not self._was_asked:
            self._call()
        self._was_asked = table.hand.is_asked
        return self._reached != former

    def _call(self) -> None:
        """Let the prompt bar glow. After a long wait there is a sound too."""
        table, now = self.table, self.table.screen.now
        prompt, pace = table.places.arrangement.rects.get("prompt"), table.director.pace
        if prompt is not None and not (pace.off or pace.reduced):
            table.director.effects.append(Glow(now, _ATTENTION_MS, prompt, table.screen.painter.look.color("good")))
        if now - table.answered_at > _CALL_AFTER_MS:
            table.play("turn")
