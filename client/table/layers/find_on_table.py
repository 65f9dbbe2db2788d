"""Finds things that the rules name on a table."""

from __future__ import annotations

from typing import Protocol

import pygame

from client.layout.arrangement import Arrangement
from client.layout.pieces import Key, Pose, rect_of
from client.table.picture.painter import TablePainter
from engine.kernel.state.refs import CARD, PLACE, SEAT, ZONE, describe

_WRITTEN = (
    "turn_panel.steps",
    "turn_panel.whose",
    "scenery.notice",
    "standings",
    "zone.caption",
    "plate.label",
    "plate.count",
    "plate.limit",
)
"""Kinds of map objects with text that are not entered in the arrangement."""


class PiecePlaces(Protocol):
    """Where the pieces of a table are. The `Places` of a table and pictures of tables have it."""

    @property
    def arrangement(self) -> Arrangement: ...

    def pose_of(self, key: Key) -> Pose | None: ...


def place_of(places: PiecePlaces, ref: int) -> pygame.Rect | None:
    """Return where a card, place, zone or seat is now; None if it isn't visible."""
    arrangement = places.arrangement
    kind, index, position = describe(ref)
    if kind == SEAT:
        return arrangement.plate_rects.get(index)
    if kind == ZONE:
        return arrangement.zone_rects.get(index)
    if kind == PLACE:
        cards = arrangement.in_zone(index)
        return cards[position].hit if position < len(cards) else arrangement.zone_rects.get(index)
    piece = arrangement.by_key.get(("card", index)) if kind == CARD else None
    pose = places.pose_of(piece.key) if piece is not None else None
    return rect_of(piece, pose) if piece is not None and pose is not None else None


def find_text_rects(painter: TablePainter) -> list[pygame.Rect]:
    """Return the places of text that belongs to no thing on the table."""
    showing = painter.showing
    if showing is None:
        return []
    boxes = [(spot, spot.box) for spot in showing.spots if spot.kind in _WRITTEN]
    for spot in showing.spots:
        if spot.kind == "zone" and (below := spot.number("pill", 0)):
            x, y, width, height = spot.box
            boxes.append((spot, (x, y + height - below, width, below)))
    return [showing.fit_of(spot).rect(box) for spot, box in boxes]
