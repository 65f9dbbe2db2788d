"""Cthulhu Realms in words: why something cannot be done now (keys of the refusal texts)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.game import Refusal
from engine.kernel.view import View


def refusal(view: View, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Why a source cannot go to a target now."""
    if view.seat != view.active and 0 <= view.active < view.table.seats:
        return Refusal("not-own-turn", {"other": names[view.active], "player": names[view.seat]})
    return None
