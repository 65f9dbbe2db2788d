"""Where something that is read beside the prompt bar hides nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from client.table.advice.placement import apart, written
from client.table.context import TableModel

_STEPS = 18
"""So many places are tried across the area, and as many down."""
_OVER = {"log": 1.5}
"""What it costs to lie over what may be covered, against being as far away as the table is wide."""
_EMPTY, _DRAWN = 0.5, 1.0
"""The same for each zone without cards that it touches, and for what is drawn on the ground."""
_GAP = 4


def kept_free(model: TableModel) -> list[pygame.Rect]:
    """What nothing may lie over: pieces, the question and its answers, plates, dials, buttons, words."""
    arrangement = model.arrangement
    kept = [piece.hit for piece in arrangement.pieces]
    kept += arrangement.plate_rects.values()
    kept += [rect for name, rect in arrangement.rects.items() if name not in (*_OVER, *_GROUND)]
    return [*kept, *model.answer_rects(), *written(model)]


_GROUND = ("bench", "toasts")


def free_place(model: TableModel, sizes: Sequence[tuple[int, int]], over_log: bool = False) -> pygame.Rect | None:
    """The place nearest to the prompt bar where nothing is hidden but the log, if it may lie `over_log`, in one of
    these sizes; None without one.
    """
    prompt, kept = model.arrangement.rects.get("prompt"), [rect.inflate(_GAP, _GAP) for rect in kept_free(model)]
    if prompt is None:
        return None
    over = [(model.arrangement.rects[name], cost) for name, cost in _OVER.items() if name in model.arrangement.rects]
    zones = list(model.arrangement.zone_rects.values())
    showing = model.painter.showing
    if showing is not None:
        over += [(showing.fit_of(spot).rect(spot.box), _DRAWN) for spot in showing.spots if spot.kind == "lot.house"]
    log = model.arrangement.rects.get("log", pygame.Rect(0, 0, 0, 0))
    kept += [] if over_log else [log]
    free = [place for size in sizes for place in _places(model.area, size, log) if place.collidelist(kept) < 0]
    return min(free, default=None, key=lambda place: apart(place, prompt) / model.area.width + sum(
        cost * _share(place, rect) for rect, cost in over) + _EMPTY * len(place.collidelistall(zones)))  # fmt: skip


def _share(place: pygame.Rect, rect: pygame.Rect) -> float:
    both = place.clip(rect)
    return both.width * both.height / (place.width * place.height)


def _places(area: pygame.Rect, size: tuple[int, int], log: pygame.Rect) -> Iterator[pygame.Rect]:
    """Places all over the area, and those close to the log."""
    across, down = area.width - size[0], area.height - size[1]
    for left in [*(area.x + across * column // _STEPS for column in range(_STEPS + 1)), log.x - size[0] - _GAP, log.x]:
        for top in [*(area.y + down * row // _STEPS for row in range(_STEPS + 1)), log.y - size[1] - _GAP]:
            place = pygame.Rect(left, top, *size)
            if area.contains(place):
                yield place
