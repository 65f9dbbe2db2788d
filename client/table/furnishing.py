"""The part of an arrangement that does not depend on what lies on the table: furniture, plates, wires, zones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from client.table import layouts
from client.table.maps import Fit, Spot, TableMap
from client.table.pieces import Arrangement, Point, Pose
from client.table.seating import Seating
from engine.kernel.game import Game
from engine.kernel.refs import NONE

Places = list[tuple[Spot, int]]
"""A zone's spot and index, followed by those of the zones that lie in its place."""

_NAMED_RECTS = ("bar", "logo", "turn", "phases", "prompt", "log", "board", "bench", "track", "spinner", "chain",
                "subject", "lamps", "recap", "toasts")


@dataclass(frozen=True)
class Furnished:
    """An empty table, and the zones whose cards are to be laid out on it."""

    empty: Arrangement
    zones: list[Places] = field(default_factory=list)

    def arrangement(self) -> Arrangement:
        """An arrangement to lay pieces into."""
        empty = self.empty
        return replace(empty, pieces=[], by_key={}, zone_rects=dict(empty.zone_rects), anchors=dict(empty.anchors),
                       homes=dict(empty.homes), slots=dict(empty.slots))  # fmt: skip


@lru_cache(maxsize=64)
def furnish(game: Game, seating: Seating, table_map: TableMap, size: tuple[int, int], viewer: int, text_scale: float,
            log_open: bool, forward: int = NONE, before: int = NONE) -> Furnished:  # fmt: skip
    """The empty table of a game in a window of `size` pixels, seen by `viewer`, with the seat `forward` brought
    forward, and `before` as the last living seat before the viewer (counted from there).
    """
    fit = Fit.of(table_map.size, size)
    furnished = Furnished(Arrangement(size, fit.scale, viewer, [], seating=seating, forward=forward, before=before))
    spots = table_map.at(text_scale, seating.away(forward), before)
    for spot in spots:
        _enter(furnished.empty, spot, fit, log_open)
    for spot in spots:
        if spot.kind == "zone" and not spot.text("shares"):
            sharing = [other for other in spots if other.kind == "zone" and other.seat == spot.seat
                       and other.text("shares") == spot.name]  # fmt: skip
            places = [(one, _zone(game, one, seating)) for one in (spot, *sharing)]
            _enter_zone(furnished, places, fit)
    return furnished


def _zone(game: Game, spot: Spot, seating: Seating) -> int:
    if spot.seat == NONE:
        return game.layout.table_zone(spot.name)
    return game.layout.seat_zone(spot.name, seating.seat(spot.seat))


def _enter(result: Arrangement, spot: Spot, fit: Fit, log_open: bool) -> None:
    seating = result.seating
    rect = (fit.docked() if spot.docked else fit).rect(spot.box)
    if spot.kind == "plate":
        seat = seating.seat(spot.seat)
        result.plate_rects[seat] = rect
        result.anchors["seat", seat] = rect.center
    elif spot.kind == "plot":
        result.plots.append((seating.seat(spot.seat), rect))
    elif spot.kind == "button":
        result.rects[f"button.{spot.name}"] = rect
    elif spot.kind == "dial":
        seat = seating.seat(spot.seat)
        result.rects[f"{spot.kind}.{spot.name}.{seat}"] = rect
        result.anchors["counter", seat, spot.name] = rect.center
    elif spot.kind == "warning":
        result.rects[f"{spot.kind}.{seating.seat(spot.seat)}"] = rect
    elif spot.kind == "pool":
        result.rects[spot.kind] = rect
        for seat in range(len(seating.places)):
            result.anchors["counter", seat, spot.name] = rect.center
    elif spot.kind == "wire":
        first, second = (seating.seat(int(spot.number(end))) for end in ("first", "second"))
        result.wires[first, second] = fit.line(smooth(spot.points))
    elif spot.kind in _NAMED_RECTS and (spot.kind != "log" or log_open):
        result.rects[spot.kind] = rect


def _enter_zone(furnished: Furnished, places: Places, fit: Fit) -> None:
    """Where the cards of zones fly to; a zone whose cards are not shown needs nothing more than that."""
    main, result = places[0][0], furnished.empty
    rect = fit.rect(main.box)
    hidden = main.text("layout") == "hidden"
    for _, zone in places:
        result.anchors["zone", zone] = rect.center
        if hidden:
            x, y, width, height = main.box
            middle = fit.point(x + width / 2, y + height / 2)
            pose = Pose(*middle, layouts.card_size(main)[0] * fit.scale)
            result.homes[zone] = result.slots[zone] = pose
        else:
            result.zone_rects[zone] = rect
            for position, slot in enumerate(layouts.slots(main, layouts.fixed_places(main))):
                place = fit.rect((slot.x - slot.width / 2, slot.y - slot.height / 2, slot.width, slot.height))
                result.place_rects[zone, position] = place
                result.place_poses[zone, position] = Pose(*fit.point(slot.x, slot.y), slot.width * fit.scale)
    if not hidden:
        furnished.zones.append(places)


def smooth(points: Iterable[Point], steps: int = 14) -> list[Point]:
    """A curve through points (Catmull-Rom), `steps` short lines between two of them."""
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
