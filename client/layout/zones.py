"""Where the cards of a zone lie, for each layout that a map can name. Lengths are pixels of the map."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from client.layout.map import LEFT, Box, Spot

CARD_SHAPE = 1.4
"""Height of an ordinary card divided by its width."""
_HOVER_SCALE = 1.07
_HOVER_RISE = 0.1
_PART = 0.6
# How closely cards follow a fan's curve. Flatter than a real hand, so that all corners show.
_DROP = 0.55
_LEAST_SHOWN = 42.0
_BESIDE = 0.97
# Cards that show less than this share of their width are drawn as minis, if the fan has minis.
_HARDLY_COVERED = 0.94
_SMALLEST_FAN = 0.7
# A zone this many times as wide as it is high is a strip.
_STRIP = 3.9
# The largest gap between the cards of a centered row, as a share of a card's width.
_LARGEST_GAP = 0.45
# One more card may cover the last one up to this share of its width before the cards make room.
_LEAST_BESIDE = 0.55
# A card with more than this share visible needs no room made for it.
_MOSTLY_SEEN = 0.97


@dataclass(frozen=True, slots=True)
class Slot:
    """A card's place: its center, size and angle (counterclockwise), and whether it is shown small (`mini`)."""

    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0
    mini: bool = False


def card_size(spot: Spot) -> tuple[float, float]:
    """Return the width and height of a card in a zone with enough room."""
    width = spot.number("card-width")
    return width, spot.number("card-height", width * CARD_SHAPE)


@lru_cache(maxsize=1024)
def slots(spot: Spot, count: int) -> tuple[Slot, ...]:
    """Return the places of `count` cards in a zone, in order; for a pile only the visible cards, lowest first."""
    if count <= 0:
        return ()
    laid = _LAYOUTS[spot.text("layout", "row")](spot, count)
    turn = spot.number("turn", 0) + spot.angle
    return tuple(replace(slot, angle=slot.angle + turn) for slot in laid)


def next_slot(spot: Spot, count: int) -> Slot:
    """Return the place of one more card next to `count` others, before these make room for it."""
    wanted = slots(spot, min(count + 1, fixed_places(spot) or count + 1))[-1]
    if not count or not spot.flag("centered"):
        return wanted
    last = slots(spot, count)[-1]
    right = spot.box[0] + spot.box[2] - wanted.width / 2
    x = min(last.x + max(last.width, wanted.width) + spot.number("gap", 0), right)
    return wanted if last.mini or x - last.x < last.width * _LEAST_BESIDE else replace(wanted, x=x, y=last.y)


def fixed_places(spot: Spot) -> int:
    """Return how many places a grid with fixed places has; 0 for any other zone."""
    return int(spot.number("columns", 0) * spot.number("rows", 0))


def shown_in_pile(spot: Spot, count: int) -> int:
    """Return how many cards of a pile are drawn."""
    return min(count, int(spot.number("most", 1)))


def _pile(spot: Spot, count: int) -> list[Slot]:
    x, y, width, height = spot.box
    card_width, card_height = card_size(spot)
    room = height - spot.number("pill", 0)
    shown = shown_in_pile(spot, count)
    step, tilt = spot.number("step", 0), spot.number("tilt", 0)
    rise = step * (shown - 1)
    left = x + width / 2 - rise * 0.3
    top = y + (room + rise) / 2
    turns = [0.0] if not tilt else [-tilt, tilt * 0.6, -tilt * 0.3]
    below = count - shown
    return [
        Slot(left + n * step * 0.6, top - n * step, card_width, card_height, turns[(below + n) % len(turns)])
        for n in range(shown)
    ]


def _row(spot: Spot, count: int) -> list[Slot]:
    x, y, width, height = spot.box
    card_width, card_height = card_size(spot)
    gap = spot.number("gap", 0)
    room = width - gap * (count - 1)
    shrink = min(1.0, height / card_height, room / (card_width * count))
    least = spot.number("smallest", 0) / card_width
    shrink = max(shrink, min(least, height / card_height))
    card_width, card_height = card_width * shrink, card_height * shrink
    pitch = card_width + gap
    if count > 1:
        pitch = min(pitch, (width - card_width) / (count - 1))
    return [Slot(x + card_width / 2 + n * pitch, y + height / 2, card_width, card_height) for n in range(count)]


def _column(spot: Spot, count: int) -> list[Slot]:
    x, y, width, height = spot.box
    card_width, card_height = card_size(spot)
    gap, tilt = spot.number("gap", 0), spot.number("tilt", 0)
    shrink = min(1.0, width / card_width, (height - gap * (count - 1)) / (card_height * count))
    card_width, card_height = card_width * shrink, card_height * shrink
    pitch = card_height + gap
    top = y + card_height / 2 if spot.text("align") == LEFT else y + height / 2 - pitch * (count - 1) / 2
    return [
        Slot(x + width / 2, top + n * pitch, card_width, card_height, tilt if n % 2 == 0 else -tilt)
        for n in range(count)
    ]


def _cascade(spot: Spot, count: int) -> list[Slot]:
    x, y, width, height = spot.box
    card_width, card_height = card_size(spot)
    step = spot.number("step", 0)
    if spot.number("smallest", 0):
        shrink = min(1.0, (height - step * (count - 1)) / card_height)
        shrink = max(shrink, min(1.0, spot.number("smallest") / card_width))
        card_width, card_height = card_width * shrink, card_height * shrink
    top = y + height / 2 - step * (count - 1) / 2
    return [Slot(x + width / 2, top + n * step, card_width, card_height) for n in range(count)]


def _fan(spot: Spot, count: int) -> list[Slot]:
    """Return an arc of rotated cards, shrunk until they fit the height of the zone."""
    bottom = spot.box[1] + spot.box[3]
    size = 1.0
    while True:
        laid = _arc(spot, count, size)
        if size <= _SMALLEST_FAN or max(map(_lowest, laid)) <= bottom:
            return laid
        size -= 0.01


def _arc(spot: Spot, count: int, size: float) -> list[Slot]:
    x, y, width, height = spot.box
    card_width, card_height = (length * size for length in card_size(spot))
    spread = min(spot.number("spread", 20.0), 4.0 * count)
    step = 0.0 if count == 1 else min(spread / (count - 1), 3.0)
    middle = (count - 1) / 2
    # The upper corners of the outer cards lean outward.
    reach = min(width, spot.number("reach", width)) - card_height * math.sin(math.radians(middle * step))
    pitch = 0.0
    if count > 1:
        # Cards shrink down to `smallest` before they overlap. Overlapping cards must show cost and points, and a very
        # full hand shrinks further.
        beside = reach / ((count - 1) * _BESIDE + 1)
        narrow = min(card_width, max(beside, spot.number("smallest", card_width)))
        card_width, card_height = narrow, card_height * narrow / card_width
        shrink = min(1.0, reach / ((count - 1) * _LEAST_SHOWN + card_width))
        card_width, card_height = card_width * shrink, card_height * shrink
        pitch = min(card_width * _BESIDE, (reach - card_width) / (count - 1))
    top = y + card_height / 2 + max(0.0, (height - card_height) * 0.25)
    covered = pitch < card_width * _HARDLY_COVERED and count > 1 and bool(spot.text("mini-detail"))
    laid = []
    for n in range(count):
        angle = (middle - n) * step
        across = (n - middle) * pitch
        drop = abs(across) * math.tan(math.radians(abs(angle) / 2)) * _DROP
        laid.append(Slot(x + width / 2 + across, top + drop, card_width, card_height, angle, covered))
    return laid


def _lowest(slot: Slot) -> float:
    """Return the y of the lower corner of a rotated card."""
    turn = math.radians(abs(slot.angle))
    return slot.y + (slot.height * math.cos(turn) + slot.width * math.sin(turn)) / 2


def hovered_fan(laid: Sequence[Slot], hovered: int, lowest: float) -> tuple[Slot, ...]:
    """Return the fan with one card raised and straightened, and with the neighbors that cover it moved aside.

    `lowest` is the lowest y that the raised card may reach.
    """
    parted = []
    chosen = laid[hovered]
    pitch = abs(laid[1].x - laid[0].x) if len(laid) > 1 else chosen.width
    # Move just far enough to show the left edge of the next card beyond the raised one.
    aside = min(chosen.width * _PART, max(0.0, chosen.width * (1 + _HOVER_SCALE) / 2 - pitch + 6))
    after = len(laid) - 1 - hovered
    for n, slot in enumerate(laid):
        if n < hovered:
            parted.append(replace(slot, x=slot.x - aside * 0.2 / (hovered - n)))
        elif n > hovered:
            parted.append(replace(slot, x=slot.x + aside * (after - (n - hovered) + 1) / after))
        else:
            height = slot.height * _HOVER_SCALE
            y = min(slot.y - slot.height * _HOVER_RISE, lowest - height / 2)
            parted.append(replace(slot, y=y, width=slot.width * _HOVER_SCALE, height=height, angle=0.0))
    return tuple(parted)


def overlaps(spot: Spot, laid: Sequence[Slot]) -> bool:
    """Return whether the cards of a row overlap."""
    return spot.text("layout") == "row" and len(laid) > 1 and laid[1].x - laid[0].x < laid[0].width * _MOSTLY_SEEN


@dataclass(frozen=True, slots=True)
class _Grid:
    columns: int
    width: float
    height: float
    gap: float = 0.0
    mini: bool = False


def _grid(spot: Spot, count: int) -> list[Slot]:
    """Return rows that wrap. When they are full the cards shrink; below `smallest` they are shown as minis."""
    if spot.number("columns", 0):
        return _fixed_slots(spot, count)
    x, y, width, height = spot.box
    grid = _best_grid(spot, count, spot.number("gap", 0))
    if spot.flag("centered"):
        return _centered_slots(spot, count, grid)
    if count <= grid.columns and height < 2 * grid.height + grid.gap and width > _STRIP * height:
        # Center a single row on a long strip.
        y += (height - grid.height) / 2
    return _rows(x, y, count, grid)


def _rows(x: float, y: float, count: int, grid: _Grid) -> list[Slot]:
    """Return rows of equal length from the upper left."""
    across, down = grid.width + grid.gap, grid.height + grid.gap
    return [
        Slot(
            x + grid.width / 2 + n % grid.columns * across,
            y + grid.height / 2 + n // grid.columns * down,
            grid.width,
            grid.height,
            mini=grid.mini,
        )
        for n in range(count)
    ]


def _fixed_slots(spot: Spot, count: int) -> list[Slot]:
    """Return fixed places, regardless of the number of cards."""
    x, y, _, _ = spot.box
    return _rows(x, y, count, _Grid(int(spot.number("columns")), *card_size(spot), spot.number("gap", 0)))


def _centered_slots(spot: Spot, count: int, grid: _Grid) -> list[Slot]:
    """Return centered rows, with more room between few cards."""
    x, y, width, height = spot.box
    rows = math.ceil(count / grid.columns)
    in_row = math.ceil(count / rows)
    gap = max(grid.gap, min((width - in_row * grid.width) / (in_row + 1), grid.width * _LARGEST_GAP))
    across, down = grid.width + gap, grid.height + grid.gap
    top = y + height / 2 - down * (rows - 1) / 2
    laid = []
    for n in range(count):
        row, column = divmod(n, in_row)
        here = min(in_row, count - row * in_row)
        left = x + width / 2 - across * (here - 1) / 2
        laid.append(Slot(left + column * across, top + row * down, grid.width, grid.height, mini=grid.mini))
    return laid


def _best_grid(spot: Spot, count: int, gap: float) -> _Grid:
    card_width, card_height = card_size(spot)
    grid = _fit_grid(spot.box, count, card_width, card_height, gap)
    if grid.width >= min(spot.number("smallest", 0), card_width) or not spot.text("mini-detail"):
        return grid
    mini_width, mini_height = spot.number("mini-width"), spot.number("mini-height")
    small = _fit_grid(spot.box, count, mini_width, mini_height, gap)
    # Full rows and a single card look like a mistake, so minis stand in rows of about the same length.
    rows = math.ceil(count / small.columns)
    return replace(small, columns=math.ceil(count / rows), mini=True)


def _fit_grid(box: Box, count: int, card_width: float, card_height: float, gap: float) -> _Grid:
    """Return the grid with the largest cards that fit, at most of the given size."""
    _, _, width, height = box
    best = _Grid(1, 0, 0, gap)
    for rows in range(1, count + 1):
        columns = math.ceil(count / rows)
        shrink = min(
            1.0,
            (width - (columns - 1) * gap) / (columns * card_width),
            (height - (rows - 1) * gap) / (rows * card_height),
        )
        if shrink * card_width > best.width:
            best = _Grid(columns, shrink * card_width, shrink * card_height, gap)
    if best.width >= card_width:
        return replace(best, columns=max(best.columns, int((width + gap) // (card_width + gap))))
    return best


_LAYOUTS: dict[str, Callable[[Spot, int], list[Slot]]] = {
    "pile": _pile,
    "row": _row,
    "column": _column,
    "cascade": _cascade,
    "fan": _fan,
    "grid": _grid,
    "hidden": lambda spot, count: [],
}
