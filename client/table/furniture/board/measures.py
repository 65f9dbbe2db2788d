"""Geometry inside furniture, shared by arranging and drawing.

All lengths are map pixels.
"""

from __future__ import annotations

from dataclasses import dataclass

from client.layout.map import Box


@dataclass(frozen=True, slots=True)
class PlaceParts:
    """A board place from top to bottom: header, art, effect, tokens and price."""

    header: Box
    art: Box
    tag: Box
    tokens: Box
    price: Box


_HEADER, _TAG, _TOKENS, _PRICE = 36, 46, 54, 30


def place_parts(box: Box) -> PlaceParts:
    """Return the parts of a board place. The art fills the remaining space."""
    x, y, width, height = box
    price_top = y + height - _PRICE - 3
    tokens_top = price_top - _TOKENS
    tag_top = tokens_top - _TAG - 3
    art_top = y + 4 + _HEADER + 2
    return PlaceParts(
        (x + 4, y + 4, width - 8, _HEADER),
        (x + 21, art_top, width - 42, tag_top - art_top - 2),
        (x + 8, tag_top, width - 16, _TAG),
        (x + 6, tokens_top, width - 12, _TOKENS),
        (x + 14, price_top, width - 28, _PRICE),
    )


TRACK_MARGIN = 30


def track_position(box: Box, points: float, last: int) -> float:
    """Return the x coordinate of `points` on a score track that ends at `last`."""
    x, _, width, _ = box
    return x + TRACK_MARGIN + max(0.0, points) * (width - 2 * TRACK_MARGIN) / max(1, last)


def track_end(goal: int, scores: list[int]) -> int:
    """Return a score track's last number: the goal, or the best score beyond it."""
    return max(goal, *scores, 1)
