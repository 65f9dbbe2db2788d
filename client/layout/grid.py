"""Grids on the table: find the piece at a place, and the place of a piece.

The places of a grid are numbered; a gap has no piece. The key of a face-down card contains the number of its place.
"""

from __future__ import annotations

import pygame

from client.layout.arrangement import Arrangement
from client.layout.pieces import CARD, Key, Piece
from engine.kernel.state.refs import GAP, NONE, PLACE, describe, place_ref
from engine.kernel.state.view import View


def is_grid(view: View, zone: int) -> bool:
    """Return whether a zone is a grid with numbered places."""
    layout = view.table.layout
    return 0 <= zone < layout.zone_count(view.table.seats) and layout.zone(zone).grid


def key_at(view: View, arrangement: Arrangement, zone: int, place: int) -> Key | None:
    """Return the key of the card at a place of a grid, or None for a gap."""
    cards = view.zones[zone]
    if not 0 <= place < len(cards) or cards[place] == GAP:
        return None
    if cards[place] >= 0:
        return ("card", cards[place])
    return next((piece.key for piece in arrangement.in_zone(zone) if _back_at(piece.key) == place), None)


def place_of(view: View, piece: Piece | None) -> int:
    """Return the reference of the grid place where a card lies, or NONE for anything else."""
    if piece is None or piece.kind != CARD or not is_grid(view, piece.zone):
        return NONE
    if piece.card < 0:
        place = _back_at(piece.key)
        return place_ref(piece.zone, place) if place != NONE else NONE
    cards = view.zones[piece.zone]
    return place_ref(piece.zone, cards.index(piece.card)) if piece.card in cards else NONE


def place_at(view: View, arrangement: Arrangement, point: tuple[float, float]) -> int:
    """Return the reference of the grid place at a point, even if it is empty; NONE outside of all grids."""
    ref = place_of(view, arrangement.piece_at(point))
    if ref != NONE:
        return ref
    places = arrangement.place_rects.items()
    return next((place_ref(*place) for place, rect in places if rect.collidepoint(point)), NONE)


def rect_of_place(view: View, arrangement: Arrangement, ref: int) -> pygame.Rect | None:
    """Return where the card at a place rests or would rest; None for a place that isn't shown."""
    kind, zone, place = describe(ref)
    if kind != PLACE:
        return None
    key = key_at(view, arrangement, zone, place)
    piece = arrangement.by_key.get(key) if key is not None else None
    return piece.hit if piece is not None else arrangement.place_rects.get((zone, place))


def _back_at(key: Key) -> int:
    """Return the place in the key of a face-down card; NONE for other keys."""
    is_back = isinstance(key, tuple) and len(key) == 3 and key[0] == "back"
    return int(key[2]) if isinstance(key, tuple) and is_back else NONE
