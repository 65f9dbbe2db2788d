"""Cthulhu Realms in words: what is announced before an answer that ends the game for somebody."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.codes import DEAL_LOSS
from engine.games.cthulhu_realms.words.common import living_seats, sanity_of
from engine.kernel.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state import Option
from engine.kernel.view import View


def confirmation(view: View, option: Option, names: Sequence[str]) -> str:
    """See Game.confirmation."""
    verb, source, target = option
    if verb == DEAL_LOSS and target >= SEAT_BASE:
        victim = target - SEAT_BASE
        if source - NUMBER_BASE >= sanity_of(view, victim):
            end = f"{names[view.seat]} wins the game" if len(living_seats(view)) == 2 else "out of the game"
            return f"This takes {names[victim]}'s last {sanity_of(view, victim)} Sanity: {end}."
    return ""
