"""Finds a lesson's anchors on the table."""

from __future__ import annotations

from typing import Protocol

import pygame

from client.table.layers.find_on_table import TablePicture, find_text_rects, place_of
from engine.kernel.state.refs import CARD, SEAT, describe
from engine.lessons.anchors import Anchor

_AROUND = 34.0
"""Half the size of a counter's rectangle when only its center is known, in map pixels."""


class AnchorSource(TablePicture, Protocol):
    """The facts about a table that locate anchors."""

    def anchor(self, name: str) -> pygame.Rect | None: ...

    def answer_rects(self) -> list[pygame.Rect]: ...


def anchor_rect(model: AnchorSource, anchor: Anchor) -> pygame.Rect | None:
    """Return an anchor's rectangle, its seat's plate if it isn't visible, or None."""
    rects, plate = model.arrangement.rects, model.arrangement.plate_rects.get(anchor.seat)
    if anchor.part == "bar":
        answers = model.answer_rects()
        return answers[0].unionall(answers[1:]) if answers else rects.get("prompt")
    if anchor.part == "phase":
        steps = rects.get("phases") or rects.get("turn")
        return steps or next(iter(find_text_rects(model)), None)
    if anchor.part:
        return rects.get(anchor.part) or model.anchor(anchor.part)
    if anchor.counter:
        dial = rects.get(f"dial.{anchor.counter}.{anchor.seat}")
        point = model.arrangement.anchors.get(("counter", anchor.seat, anchor.counter))
        return dial or (_rect_around(model, point) if point else plate)
    found = sorted(anchor.refs, key=lambda ref: describe(ref)[0] != CARD)
    seats = [ref for ref in found if describe(ref)[0] == SEAT]
    places = (place_of(model, ref) for ref in seats or found)
    return next((rect for rect in places if rect is not None and rect.width), plate)


def _rect_around(model: AnchorSource, point: tuple[float, float]) -> pygame.Rect:
    rect = pygame.Rect(0, 0, 0, 0).inflate(*(round(2 * _AROUND * model.arrangement.scale),) * 2)
    rect.center = round(point[0]), round(point[1])
    return rect
