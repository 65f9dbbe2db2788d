"""A row in two parts: cards of some kinds first, then the others. Lengths are pixels of the map.

Many cards shrink evenly. Below the smallest width they overlap, so that an edge of each stays visible. If too little
of each would be visible, the parts stand one below the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from client.layout.map import CENTER, RIGHT, Spot
from client.layout.zones import Slot, card_size
from engine.kernel.flow.table import Table
from engine.kernel.state.view import View

_LEAST_GAP = 6.0
_LEAST_PART = 196.0
"""The width that a part without cards keeps for its label."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The division of a row: card width, distance to the next card, and the left and right edge of each part."""

    width: float
    pitch: float
    first: tuple[float, float]
    others: tuple[float, float]

    @property
    def middle(self) -> float:
        """Return the x of the line between the parts."""
        return (self.first[1] + self.others[0]) / 2


class _Kinds:
    """A cache of the card kinds of one table. Kinds never change, and computing a face is slow."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.known: dict[int, str] = {}

    def of(self, view: View, card: int) -> str:
        if self.table is not view.table:
            self.table, self.known = view.table, {}
        if card not in self.known:
            self.known[card] = str(view.table.game.shows.face(view, card)["kind"])
        return self.known[card]


_kinds = _Kinds()


def is_first(spot: Spot, view: View, card: int) -> bool:
    """Return whether a card stands in the first part."""
    return card >= 0 and _kinds.of(view, card) in spot.text("first").split()


def counts(spot: Spot, view: View, cards: Sequence[int]) -> tuple[int, int]:
    """Return how many cards stand in each part."""
    first = sum(is_first(spot, view, card) for card in cards)
    return first, len(cards) - first


def slots(spot: Spot, first: int, others: int) -> tuple[Slot, ...]:
    """Return the places from left to right, the first part before the others."""
    if not first + others:
        return ()
    if _is_stacked(spot, first, others):
        return _stack_parts(spot, first, others)
    parts = divide(spot, first, others)
    _, y, _, height = spot.box
    width, tall = card_size(spot)
    middle = y + (height - spot.number("pill", 0)) / 2
    found = []
    for (left, right), count in ((parts.first, first), (parts.others, others)):
        start = (left + right) / 2 - (count - 1) * parts.pitch / 2
        found += [Slot(start + n * parts.pitch, middle, parts.width, parts.width * tall / width) for n in range(count)]
    return tuple(found)


def _is_stacked(spot: Spot, first: int, others: int) -> bool:
    """Return whether too little of each card would be visible in one line."""
    least, parts = spot.number("stacked", 0), divide(spot, first, others)
    return first > 0 and others > 0 and parts.pitch < min(least, parts.width)


def _stack_parts(spot: Spot, first: int, others: int) -> tuple[Slot, ...]:
    """Return the places of the two parts, one below the other, in smaller cards."""
    x, y, room, height = spot.box
    card_width, card_height = card_size(spot)
    tall = (height - _LEAST_GAP) / 2
    width = tall * card_width / card_height
    found = []
    for line, count in enumerate((first, others)):
        pitch = min(width + _LEAST_GAP, (room - width) / max(1, count - 1))
        left = x + room - _wide(count, width, pitch) if spot.text("align") == RIGHT else x
        middle = y + tall / 2 + line * (tall + _LEAST_GAP)
        found += [Slot(left + width / 2 + n * pitch, middle, width, tall) for n in range(count)]
    return tuple(found)


def divide(spot: Spot, first: int, others: int) -> Parts:
    """Return how the row is divided for these numbers of cards."""
    x, _, room, _ = spot.box
    between = spot.number("parting", 0)
    if spot.text("align", CENTER) == CENTER:
        return _halves(spot, first, others, x, room, between)
    between = between if first and others else 0.0
    width, pitch = _measure(spot, first, others, room - between)
    wide = _wide(first, width, pitch), _wide(others, width, pitch)
    left = x + room - sum(wide) - between if spot.text("align") == RIGHT else x
    middle = left + wide[0]
    return Parts(width, pitch, (left, middle), (middle + between, middle + between + wide[1]))


def _halves(spot: Spot, first: int, others: int, x: float, room: float, between: float) -> Parts:
    """Give each part half of the room unless the other one needs more."""
    free = room - between
    least = min(_LEAST_PART, free / 2)
    kept = least * ((not first) + (not others))
    width, pitch = _measure(spot, first, others, free - kept)
    needs = [max(_wide(count, width, pitch), least if not count else 0.0) for count in (first, others)]
    left = min(max(free / 2, needs[0]), free - needs[1])
    return Parts(width, pitch, (x, x + left), (x + left + between, x + room))


def _wide(count: int, width: float, pitch: float) -> float:
    return width + (count - 1) * pitch if count else 0.0


def _measure(spot: Spot, first: int, others: int, room: float) -> tuple[float, float]:
    """Return the width and distance of cards. First the gaps shrink, then the cards, then they overlap."""
    full, tall = card_size(spot)
    full *= min(1.0, (spot.box[3] - spot.number("pill", 0)) / tall)
    count = first + others
    steps = count - (first > 0) - (others > 0)
    if not count:
        return full, full
    gap = spot.number("gap", 0)
    if steps:
        gap = max(min(gap, _LEAST_GAP), min(gap, (room - count * full) / steps))
    width = min(full, (room - steps * gap) / count)
    smallest = min(full, spot.number("smallest", 0))
    if width >= smallest or not steps:
        return max(1.0, width), width + gap
    return smallest, (room - (count - steps) * smallest) / steps
