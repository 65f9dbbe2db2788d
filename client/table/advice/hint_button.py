"""The hint button: its state and its tooltip."""

from __future__ import annotations

from client.table.context import TableContext
from engine.kernel.state.layout import SPECTATOR
from engine.words.say import table as say

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


def hint_sentence(table: TableContext) -> str:
    """Return the hint button's tooltip sentence."""
    return say(f"hint-{hint_button(table)}")
