"""Finds a lesson's anchors on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.table.context import TableContext
from client.table.layers.find_on_table import PiecePlaces, find_text_rects, place_of
from client.table.picture.painter import TablePainter
from engine.kernel.state.refs import CARD, SEAT, describe
from engine.lessons.anchors import Anchor

_AROUND = 34.0
"""Half the size of a counter's rectangle when only its center is known, in map pixels."""


def anchor_rect(
    places: PiecePlaces,
    painter: TablePainter,
    anchor: Anchor,
    answers: Sequence[pygame.Rect] = (),
    find: Callable[[str], pygame.Rect | None] = lambda _: None,
) -> pygame.Rect | None:
    """Return an anchor's rectangle, its seat's plate if it isn't visible, or None.

    `answers`: the places of the prompt bar's buttons. `find`: finds named things that only layers know.
    """
    rects, plate = places.arrangement.rects, places.arrangement.plate_rects.get(anchor.seat)
    if anchor.part == "bar":
        return answers[0].unionall(answers[1:]) if answers else rects.get("prompt")
    if anchor.part == "phase":
        steps = rects.get("phases") or rects.get("turn")
        return steps or next(iter(find_text_rects(painter)), None)
    if anchor.part:
        return rects.get(anchor.part) or find(anchor.part)
    if anchor.counter:
        dial = rects.get(f"dial.{anchor.counter}.{anchor.seat}")
        point = places.arrangement.anchors.get(("counter", anchor.seat, anchor.counter))
        return dial or (_rect_around(places.arrangement.scale, point) if point else plate)
    found = sorted(anchor.refs, key=lambda ref: describe(ref)[0] != CARD)
    seats = [ref for ref in found if describe(ref)[0] == SEAT]
    known = (place_of(places, ref) for ref in seats or found)
    return next((rect for rect in known if rect is not None and rect.width), plate)


def anchor_at(table: TableContext, anchor: Anchor) -> pygame.Rect | None:
    """Return an anchor's rectangle at a table in play."""
    return anchor_rect(table.places, table.screen.painter, anchor, table.prompt.answer_rects, table.layers.anchor)


def _rect_around(scale: float, point: tuple[float, float]) -> pygame.Rect:
    rect = pygame.Rect(0, 0, 0, 0).inflate(*(round(2 * _AROUND * scale),) * 2)
    rect.center = round(point[0]), round(point[1])
    return rect
