"""Where things are inside a piece of furniture: shared by arranging (what can be pointed at) and drawing.

All lengths are pixels of the map.
"""

from __future__ import annotations

from dataclasses import dataclass

from client.table.maps import Box, Spot


@dataclass(frozen=True, slots=True)
class PlaceParts:
    """A board place from top to bottom: header, art, what it does, tokens on their floor, what it costs."""

    header: Box
    art: Box
    tag: Box
    tokens: Box
    price: Box


_HEADER, _TAG, _TOKENS, _PRICE = 36, 46, 54, 30


def place_parts(box: Box) -> PlaceParts:
    """The parts of a board place; the art takes what the others leave."""
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


LAMPS_HEADER = 38.0


def lamp_boxes(box: Box, count: int) -> list[Box]:
    """The places of so many lamps, one below the other under their heading."""
    x, y, width, height = box
    tall = (height - LAMPS_HEADER - 8) / max(1, count)
    return [(x + 6, y + LAMPS_HEADER + number * tall, width - 12, tall) for number in range(count)]


TRACK_MARGIN = 30


def track_position(box: Box, points: float, last: int) -> float:
    """The x of so many points on a score track that ends at `last`."""
    x, _, width, _ = box
    return x + TRACK_MARGIN + max(0.0, points) * (width - 2 * TRACK_MARGIN) / max(1, last)


def track_end(goal: int, scores: list[int]) -> int:
    """The last number of a score track: the goal, or the best score beyond it."""
    return max(goal, *scores, 1)


def coins(amount: int, values: list[int]) -> list[tuple[int, int]]:
    """(value, number) of the fewest chits that make an amount, the most valuable first; none for 0 or less."""
    change = []
    left = max(0, amount)
    for value in sorted(values, reverse=True):
        number, left = divmod(left, value)
        if number:
            change.append((value, number))
    return change


def chit_values(spot: Spot) -> list[int]:
    """The values of the chits that a counter is shown in; none when it is a number only."""
    return [int(word) for word in spot.text("chits").split()]
