"""Wires between neighbors."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from client.art import svg
from client.layout.arrangement import Arrangement
from client.layout.map import Fit, Spot
from client.layout.pieces import Point
from client.table.picture.draw_context import DrawContext

_WIRE, _WIRE_OUTLINE = 5.0, 9.0


def enter(table: Arrangement, spot: Spot, rect: pygame.Rect, fit: Fit) -> None:
    """Enter the wire between two seats as a polyline."""
    first, second = (table.seating.seat(int(spot.number(end))) for end in ("first", "second"))
    table.wires[first, second] = fit.line(smooth(spot.points))


def smooth(points: Iterable[Point], steps: int = 14) -> list[Point]:
    """Return a smooth curve through points (Catmull-Rom), with `steps` segments between two of them."""
    given = list(points)
    if len(given) < 3:
        return given
    ends = [given[0], *given, given[-1]]
    curve = [given[0]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(1, steps + 1):
            t = step / steps
            curve.append((_spline(t, a[0], b[0], c[0], d[0]), _spline(t, a[1], b[1], c[1], d[1])))
    return curve


def _spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def draw_wire(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    points = smooth(spot.points)
    left, top = min(x for x, _ in points) - 8, min(y for _, y in points) - 8
    width, height = max(x for x, _ in points) - left + 8, max(y for _, y in points) - top + 8
    path = "M" + "L".join(f"{x - left:.1f} {y - top:.1f}" for x, y in points)
    light = "M" + "L".join(f"{x - left - 1:.1f} {y - top - 1:.1f}" for x, y in points)
    line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    body = (
        f'<path d="{path}" {line} stroke="{showing.color("wire-dark")}" stroke-width="{_WIRE_OUTLINE}"/>'
        f'<path d="{path}" {line} stroke="{showing.color("wire")}" stroke-width="{_WIRE}"/>'
        f'<path d="{light}" {line} stroke="{showing.color("wire-light")}" stroke-width="1"/>'
    )
    rect = showing.rect((left, top, width, height))
    surface.blit(svg.inline(body, rect.width, rect.height, width, height), rect)
