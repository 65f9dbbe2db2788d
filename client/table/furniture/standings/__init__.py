"""The points of all seats in a row at the top: token, name if it fits, and the leaders' crowns.

Map object: `standings`, once.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint, svg
from client.layout.map import Spot
from client.table.furniture.plate.door import leaders
from client.table.picture.draw_context import DrawContext
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

_TOKEN, _PAD, _GAP, _CROWN = 32.0, 10.0, 9.0, 26.0
_POINTS = 38.0
_LEAST_GAP = 3.0
_LEAST_NAME, _MOST_NAME = 80, 150


def standings_state(showing: DrawContext, spot: Spot) -> Hashable:
    return tuple(showing.names), tuple(showing.scores), leaders(showing), showing.view.active


def _name_room(showing: DrawContext, spot: Spot, ahead: frozenset[int]) -> float:
    """Return the width of each name; 0 if names don't fit."""
    seats = range(showing.seats)
    free = spot.box[2] - sum(_bare(seat in ahead) + _GAP for seat in seats)
    names = [showing.width(showing.name(seat), "standing", 1.1) for seat in seats]
    for room in range(_MOST_NAME, _LEAST_NAME - 1, -5):
        if sum(min(room, name) + 10 for name in names) <= free:
            return room
    return 0.0


def _bare(ahead: bool, crown: float = _CROWN) -> float:
    """Return the width of a seat's chip without its name."""
    return 2 * _PAD + _TOKEN + _POINTS + (crown if ahead else 0)


def _spaces(showing: DrawContext, spot: Spot, ahead: frozenset[int]) -> tuple[float, float]:
    """Return the gap between chips and the width of a crown. Both shrink until the chips of all leaders fit."""
    chips = [_bare(seat in ahead, 0) for seat in range(showing.seats)]
    free = spot.box[2] - sum(chips)
    gap = max(_LEAST_GAP, min(_GAP, (free - _CROWN * len(ahead)) / max(1, len(chips) - 1)))
    return gap, max(0.0, min(_CROWN, (free - gap * (len(chips) - 1)) / max(1, len(ahead))))


def draw_standings(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a chip for each seat, in seat order."""
    fit, ahead = showing.fit_of(spot), leaders(showing)
    x, y, _, height = spot.box
    room = _name_room(showing, spot, ahead)
    middle = y + height / 2
    gap, crown = _spaces(showing, spot, ahead) if not room else (_GAP, _CROWN)
    for seat in range(showing.seats):
        name = showing.name(seat)
        wide = _bare(seat in ahead, crown)
        named = min(room, showing.width(name, "standing", 1.1)) if room else 0.0
        wide += named + 10 if named else 0
        edge = showing.color("acting-light" if seat in ahead else "bar-line")
        paint.panel(
            surface,
            fit.rect((x, y, wide, height)),
            showing.px(12),
            showing.color("pill"),
            edge,
            max(1.0, showing.px(2)),
        )
        box = (x + _PAD, middle - _TOKEN / 2, _TOKEN, _TOKEN)
        showing.picture(surface, showing.emblem(seat), box, fit=fit)
        showing.write(
            surface,
            name[:1].upper(),
            "token",
            (x + _PAD + _TOKEN / 2, middle + 1),
            "center",
            showing.style(seat).text,
            grow=0.82,
            fit=fit,
        )
        if named:
            showing.write(
                surface,
                name,
                "standing",
                (x + _PAD + _TOKEN + 8, middle),
                "midleft",
                showing.color("bar-text"),
                room=named + 1,
                grow=1.1,
                fit=fit,
            )
        right = x + wide - _PAD
        words = str(showing.scores[seat])
        showing.write(
            surface,
            words,
            "standing-points",
            (right, middle),
            "midright",
            showing.color("bar-text"),
            room=_POINTS + 2,
            grow=1.1,
            fit=fit,
        )
        if seat in ahead and crown >= _CROWN / 2:
            left = right - max(_POINTS - 8, showing.width(words, "standing-points", 1.1)) - crown + 2
            rect = fit.rect((left, middle - crown / 2 + 1, crown - 2, crown - 2))
            picture = svg.image(
                showing.look.art("crown"), rect.width, rect.height, ((showing.color("icon"), showing.color("crown")),)
            )
            surface.blit(picture, rect)
        x += wide + gap


FURNITURE = Furniture(kinds={"": Kind(draw=draw_standings, state=standings_state, margin=2, docked=True)})
