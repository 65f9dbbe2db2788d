"""The button for hints: how it looks, and what is said of it."""

from __future__ import annotations

from client.table.context import TableModel
from engine.kernel.state.layout import SPECTATOR
from engine.words.say import table as say

BUSY, ON, DISABLED, NORMAL = "busy", "on", "disabled", "normal"
"""States of the button: a hint is being worked out, one is shown, there is nobody to be advised, neither."""


def hint_button(model: TableModel) -> str:
    """The state of the button for hints."""
    session = model.session
    if session.advice.thinks_of_hint:
        return BUSY
    if session.advice.hint is not None:
        return ON
    person = session.viewer != SPECTATOR and not session.openly and model.kind_of(session.viewer) == "human"
    return NORMAL if person and model.hand.asked and not session.over else DISABLED


def hint_sentence(model: TableModel) -> str:
    """What is said of the button for hints besides its name."""
    return say(f"hint-{hint_button(model)}")
