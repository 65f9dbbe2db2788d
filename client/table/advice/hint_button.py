"""The state of the hint button."""

from __future__ import annotations

from client.table.context import TableContext
from engine.kernel.state.layout import SPECTATOR

BUSY, ON, DISABLED, NORMAL = "busy", "on", "disabled", "normal"
"""Button states: busy while a hint is computed, on while one is shown, disabled without a player to advise."""


def hint_button(table: TableContext) -> str:
    """Return the state of the hint button."""
    session = table.session
    if session.advice.thinks_of_hint:
        return BUSY
    if session.advice.hint is not None:
        return ON
    person = session.viewer != SPECTATOR and not session.openly and table.session.kinds[session.viewer] == "human"
    return NORMAL if person and table.hand.is_asked and not session.over else DISABLED
