"""Tooltips of dials and lanterns, for counters with texts in the theme.

The text "about_<counter>" describes a counter, with the player's `name` and the `count`. Below it stand the texts
"about_<sign>" of the signs on the player's plate (`Shows.plate`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from client.layout.arrangement import Arrangement
from client.layout.map import Spot
from client.table.picture.look import TableLook
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View

POOL = "pool"
_DIAL = "dial."


def gauge_at(arrangement: Arrangement, point: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
    """Return the name and rectangle of the dial or lantern at a point of the window."""
    for name, rect in arrangement.rects.items():
        if (name == POOL or name.startswith(_DIAL)) and rect.collidepoint(point):
            return name, rect
    return None


def gauge_words(
    name: str, spots: Iterable[Spot], look: TableLook, view: View, names: Sequence[str]
) -> tuple[str, str] | None:
    """Return a gauge's tooltip: the player's amount, and the meaning of the signs on the plate.

    None without a text in the theme or before the first turn.
    """
    if name == POOL:
        counter, seat = next((spot.name for spot in spots if spot.kind == "gauge.lantern"), ""), view.active
    else:
        counter, _, number = name.removeprefix(_DIAL).rpartition(".")
        seat = int(number)
    if seat == NONE or not look.has_words(f"about_{counter}"):
        return None
    title = look.words(f"about_{counter}", name=names[seat], count=view.counter(counter, seat))
    signs = [f"about_{sign}" for sign, _ in view.table.game.shows.plate(view, seat)] if name != POOL else []
    return title, " ".join(look.words(sign, name=names[seat]) for sign in signs if look.has_words(sign))
