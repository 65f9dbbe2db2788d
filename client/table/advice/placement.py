"""Where a panel with advice covers least of a table."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from client.art.arrows import edge
from client.table.advice.pointing import Pointing
from client.table.context import TableModel
from client.table.layers.whereabouts import Drawn

_COLUMNS, _ROWS = 30, 20
_FAR = 1.2
"""To be as far away as this share of the area's width costs 1."""
_READ = {"log": 1.2, "chain": 2.0, "spinner": 2.5, "pool": 1.6, "lamps": 1.6, "track": 1.5, "bench": 0.2}
_WRITTEN = ("turn_panel.steps", "turn_panel.whose", "scenery.notice", "standings", "zone.caption", "plate.label",
            "plate.count", "plate.limit")
"""Kinds of objects of a map that are read and are no furniture of the arrangement."""
_PIECE, _PLATE, _PLACE, _ZONE, _DIAL = 1.6, 5.0, 1.4, 0.15, 1.6
_ABOUT, _WAY, _PROMPT, _SOURCE, BUTTON = 9.0, 3.0, 7.0, 0.7, 3.0
_CORE = 150.0
"""A target larger than this (pixels of the map) may be covered, except around the arrow."""
_TIP = 0.34
_CLOSE, _LEAST = 2.0, 0.8
"""What it costs to leave no room for an arrow, which needs this share of the distance."""
_CROSSED = {_PIECE: 0.25, BUTTON: 1.0}
"""What it costs for each piece and each button that the arrow crosses, by what it costs to cover them."""


@dataclass(frozen=True, slots=True)
class Avoid:
    """Something that should not be covered. To cover all of it costs its weight if it is `whole`; else what counts is
    how much of the panel lies over it.
    """

    rect: pygame.Rect
    weight: float
    whole: bool = False


def best_room(sizes: Sequence[tuple[int, int]], area: pygame.Rect, near: Sequence[pygame.Rect], distance: float,
              avoid: Sequence[Avoid], arrow: bool = False) -> pygame.Rect:  # fmt: skip
    """The place in an area, in one of these sizes, that covers least and lies about `distance` pixels from one of the
    things that are `near`. If an `arrow` is to lead there it is not much nearer, and where the arrow crosses least.
    """
    rects = [entry.rect for entry in avoid]
    end = near[0].center
    crossed = [(entry.rect, _CROSSED[entry.weight]) for entry in avoid
               if entry.weight in _CROSSED and not entry.rect.collidepoint(end)]  # fmt: skip

    def cost(room: pygame.Rect) -> float:
        met = [avoid[number] for number in room.collidelistall(rects)]
        nearest = min(apart(room, thing) for thing in near)
        way = 0.0
        if arrow:
            start = edge(room, end, 0.5)
            way = sum(price for rect, price in crossed if rect.clipline(start, end))
            way += _CLOSE if nearest < _LEAST * distance else 0.0
        return sum(_cost(room, entry) for entry in met) + abs(nearest - distance) / (_FAR * area.width) + way

    return min(_rooms(sizes, area), key=cost)


def _rooms(sizes: Iterable[tuple[int, int]], area: pygame.Rect) -> Iterator[pygame.Rect]:
    for width, height in sizes:
        across, down = max(0, area.width - width), max(0, area.height - height)
        for column in range(_COLUMNS + 1):
            for row in range(_ROWS + 1):
                place = area.x + across * column // _COLUMNS, area.y + down * row // _ROWS
                yield pygame.Rect(place, (width, height))


def _cost(room: pygame.Rect, entry: Avoid) -> float:
    both = room.clip(entry.rect)
    of = entry.rect if entry.whole else room
    return entry.weight * both.width * both.height / max(1, of.width * of.height)


def apart(rect: pygame.Rect, other: pygame.Rect) -> float:
    """How far the edges of two rectangles are apart, in pixels."""
    across = max(other.left - rect.right, rect.left - other.right, 0)
    down = max(other.top - rect.bottom, rect.top - other.bottom, 0)
    return math.hypot(across, down)


def to_avoid(model: TableModel, found: Pointing | None, way: pygame.Rect | None) -> list[Avoid]:
    """What a panel should not cover on a table: least of all what the arrow is about and what can be answered. `way` is
    where the arrow lies that is there already.
    """
    arrangement, choices = model.arrangement, model.hand.choices
    boards = model.view.table.layout.zone_count(model.view.table.seats)
    avoid = [Avoid(piece.hit, _PIECE) for piece in arrangement.pieces]
    avoid += [Avoid(choices.rect_of(spot), _SOURCE, True) for spot in choices.sources if spot in arrangement.by_key]
    avoid += [Avoid(rect, _PLATE) for rect in arrangement.plate_rects.values()]
    avoid += [Avoid(rect, _PLACE if zone >= boards else _ZONE) for zone, rect in arrangement.zone_rects.items()]
    avoid += [_furniture(name, rect) for name, rect in arrangement.rects.items()]
    avoid += [Avoid(rect, BUTTON, True) for rect in model.answer_rects()]
    avoid += [Avoid(rect, _PLACE) for rect in written(model)]
    if (recap := model.locate("recap")) is not None:
        avoid.append(Avoid(recap, _PLATE))
    if way is not None:
        avoid.append(Avoid(way, _WAY, True))
    return avoid + (_of_arrow(found, arrangement.scale) if found is not None else [])


def written(model: Drawn) -> list[pygame.Rect]:
    """Where a table has words that belong to none of its things."""
    showing = model.painter.showing
    if showing is None:
        return []
    boxes = [(spot, spot.box) for spot in showing.spots if spot.kind in _WRITTEN]
    for spot in showing.spots:
        if spot.kind == "zone" and (below := spot.number("pill", 0)):
            x, y, width, height = spot.box
            boxes.append((spot, (x, y + height - below, width, below)))
    return [showing.fit_of(spot).rect(box) for spot, box in boxes]


def _furniture(name: str, rect: pygame.Rect) -> Avoid:
    if name in ("prompt", "bar"):
        return Avoid(rect, _PROMPT, True)
    if name.startswith("button."):
        return Avoid(rect, BUTTON, True)
    return Avoid(rect, _DIAL if name.startswith("dial.") else _READ.get(name, _ZONE))


def _of_arrow(found: Pointing, scale: float) -> list[Avoid]:
    """What the arrow is about."""
    target, core = found.target, round(_CORE * scale)
    if min(target.size) > core:
        # It is enough to see where the arrow ends.
        middle = target.center if found.source is None else edge(target, found.source.center, _TIP)
        target = pygame.Rect(0, 0, core, core)
        target.center = round(middle[0]), round(middle[1])
    return [Avoid(rect, _ABOUT, True) for rect in (target, found.source) if rect is not None]
