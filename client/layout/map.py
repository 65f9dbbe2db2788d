"""Table maps made in Tiled: what stands where, for each number of seats.

A map is `assets/tables/<slug>-<seats>.tmx`. An image layer and tile layers paint the ground. Object layers hold
everything else, drawn in the order of the file: an object's type says what it is (`MapKind`; the folders of
`client/table/furniture` tell which there are, with their properties), its name which one, and its properties how it
looks. The property `seat` counts from the viewer: 0 at the bottom, 1 the left neighbor, clockwise. `text-from` and
`text-to` limit an object to some text sizes, in percent.

Lengths are pixels of the map, usually 1920 x 1080; `Fit` carries them into a window.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from posixpath import normpath
from typing import Any

import pygame
import pytmx

from client.layout.pieces import Arrangement, Piece
from engine.kernel.files.limits import abbreviate
from engine.kernel.game.game import Game
from engine.kernel.state.layout import Layout
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import OUT
from engine.kernel.state.view import View
from engine.store.atomic import StoreError
from engine.store.bounded_files import read_xml
from engine.words import assets

Box = tuple[float, float, float, float]

@dataclass(frozen=True, slots=True, kw_only=True)
class MapKind:
    """What objects of one type are.

    properties   what can be said of one besides what every object has, and the type of each
    docked       whether they stay at the upper edge of a window that is taller than the map, unless they are `inside`
    with_log     whether they are there only while the log is open
    enter        notes in the empty table where an object is: (table, object, its box in the window, the fit)
    pieces       lays what stands there and is no card: (view, object, the fit, the viewer, the arrangement)
    """

    properties: Mapping[str, type] = field(default_factory=dict)
    docked: bool = False
    with_log: bool = False
    enter: Callable[[Arrangement, Spot, pygame.Rect, Fit], None] | None = None
    pieces: Callable[[View, Spot, Fit, int, Arrangement], Iterable[Piece]] | None = None


def named(table: Arrangement, spot: Spot, rect: pygame.Rect, fit: Fit) -> None:
    """Enter an object under the last word of its type: `MapKind.enter` of what is there once."""
    table.rects[spot.kind.rpartition(".")[2]] = rect


ANY_KIND = {"seat": int, "text-from": int, "text-to": int, "when": str, "inside": bool}
DOOR, DISC, PLAIN, ICONS = "door", "disc", "plain", "icons"
CHALK, SIGN, OWN, TILE, AWAY = "chalk", "sign", "own", "tile", "away"
BARE = "bare"
BONE, SLOTS, FAN, PLANK, SMALL = "bone", "slots", "fan", "plank", "small"
"""Forms of objects."""
LEFT, CENTER, RIGHT = "left", "center", "right"
"""How cards and words stand in their place."""
FORWARD, BACK = "forward", "back"
"""`when` an object is there: FORWARD for the seat that is brought forward, whose it then is; BACK for a seat that is
not brought forward; AWAY for one that is.
"""
LAYOUTS = ("pile", "row", "column", "cascade", "fan", "grid", "scatter", "parted", "hidden")
READING = {"bottom": 0.0, "left": -90.0, "top": 180.0, "right": 90.0}


class MapProblem(assets.AssetProblem):
    """A map that cannot be used; the message names the file, the object and what was expected."""


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """One object of a map; two are the same only when they are one.

    kind, name   its type and name in Tiled
    box          left, top, width and height, before it is turned
    seat         the seat it belongs to, counted from the viewer; NONE for the table's
    angle        turned counterclockwise about its middle, in degrees
    points       of a line, else empty
    where        file and object, for messages
    what         what objects of its type are
    """

    kind: str
    name: str
    box: Box
    seat: int
    angle: float
    points: tuple[tuple[float, float], ...]
    properties: Mapping[str, Any]
    where: str
    what: MapKind = MapKind()

    def number(self, key: str, default: float | None = None) -> float:
        """A property that is a number; the default when it is absent, `MapProblem` without one."""
        value = self.properties.get(key, default)
        if value is None:
            raise MapProblem(f"{self.where}: the property {key!r} is missing; a number was expected.")
        return float(value)

    def text(self, key: str, default: str = "") -> str:
        """A property that is text."""
        return str(self.properties.get(key, default))

    def flag(self, key: str) -> bool:
        """Whether a property is set."""
        return bool(self.properties.get(key, False))

    @property
    def docked(self) -> bool:
        """Whether the object stays at the upper edge of the window."""
        return self.what.docked and not self.flag("inside")

    def shown_at(self, percent: float) -> bool:
        """Whether the object is there at a text size."""
        properties = self.properties
        return bool(properties.get("text-from", 0) <= percent <= properties.get("text-to", math.inf))


@dataclass(frozen=True, slots=True)
class Paving:
    """A tile layer: a drawing cut into tiles, and the tile of each square (0 is none, 1 the first)."""

    source: str
    columns: int
    rows: int
    tile: tuple[int, int]
    squares: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class TableMap:
    """A map that has been read. `ground` and the drawings of `pavings` are files relative to the assets."""

    name: str
    size: tuple[int, int]
    ground: str
    background: str
    pavings: tuple[Paving, ...]
    spots: tuple[Spot, ...]
    _chosen: dict[tuple[int, int, int], tuple[Spot, ...]] = field(default_factory=dict, compare=False, repr=False)
    _forward: dict[tuple[Spot, int], Spot] = field(default_factory=dict, compare=False, repr=False)

    def __hash__(self) -> int:
        return id(self)

    @cached_property
    def has_forward(self) -> bool:
        """Whether a seat can be brought forward."""
        return any(spot.text("when") == FORWARD for spot in self.spots)

    def at(self, text_scale: float = 1.0, forward: int = NONE, before: int = NONE) -> tuple[Spot, ...]:
        """The objects that are there at a text scale of 1.0 to 2.0, in the order they are drawn.

        `forward` is the seat that is brought forward, `before` the last living one before the viewer, both counted
        from the viewer. Objects that are there with and without them are the same.
        """
        percent = round(text_scale * 100)
        if (percent, forward, before) not in self._chosen:
            there = (self._there(spot, forward) for spot in self.spots if spot.shown_at(percent))
            found = tuple(spot for spot in there if spot is not None)
            self._chosen[percent, forward, before] = self._handed_over(found, before)
        return self._chosen[percent, forward, before]

    def _handed_over(self, spots: tuple[Spot, ...], before: int) -> tuple[Spot, ...]:
        """The objects, with the places `before` the viewer given to the seat that sits there now.

        The seat that had one takes the place of the other.
        """
        kept = {(spot.kind, spot.name): spot.seat for spot in spots if spot.flag("before")}
        if before == NONE or all(seat == before for seat in kept.values()):
            return spots

        def seat_at(spot: Spot) -> int:
            own = kept.get((spot.kind, spot.name), NONE)
            return spot.seat if own == NONE else {own: before, before: own}.get(spot.seat, spot.seat)

        return tuple(spot if seat_at(spot) == spot.seat else self._passed_on(spot, seat_at(spot)) for spot in spots)

    def _passed_on(self, spot: Spot, seat: int) -> Spot:
        """The object with another seat's things, always the same one."""
        return self._forward.setdefault((spot, seat), replace(spot, seat=seat))

    def _there(self, spot: Spot, forward: int) -> Spot | None:
        """The object as it is while a seat is brought forward; None when it is not there."""
        when = spot.text("when")
        if when == FORWARD and forward != NONE:
            return self._passed_on(spot, forward)
        away = spot.seat == forward
        return spot if not when or (when == BACK and not away) or (when == AWAY and away) else None

    def missing(self, layout: Layout, seats: int, text_scale: float = 1.0) -> list[str]:
        """What a game has and the map has not, or has twice: zones and board places, in words."""
        forward = (NONE, *range(1, seats)) if self.has_forward else (NONE,)
        found = (self._missing(layout, seats, self.at(text_scale, seat)) for seat in forward)
        return list(dict.fromkeys(problem for problems in found for problem in problems))

    def _missing(self, layout: Layout, seats: int, spots: tuple[Spot, ...]) -> list[str]:
        there: dict[tuple[str, int, str], int] = {}
        for spot in spots:
            key = (spot.kind, spot.seat, spot.name)
            there[key] = there.get(key, 0) + 1
        wanted = [("zone", NONE, zone.name) for zone in layout.table_zones]
        wanted += [("zone", seat, zone.name) for seat in range(seats) for zone in layout.seat_zones]
        problems = [f"{_owner(seat)} {kind} {name}" for kind, seat, name in wanted if not there.get((kind, seat, name))]
        places = {name for kind, _, name in there if kind == "board.place"}
        problems += [f"place {name}" for name in layout.places if name not in places]
        known = {*wanted, *(("board.place", seat, name) for seat in range(-1, seats) for name in layout.places)}
        for key, count in there.items():
            kind, seat, name = key
            if kind in ("zone", "board.place") and key not in known:
                problems.append(f"{_owner(seat)} {kind} {name}, which the game does not have")
            elif kind in ("zone", "board.place") and count > 1:
                problems.append(f"{_owner(seat)} {kind} {name} {count} times")
        return problems


def _owner(seat: int) -> str:
    return "the table's" if seat == NONE else f"seat {seat}'s"


def tables(game: Game) -> dict[tuple[str, int], dict[str, Any]]:
    """Every table that a game is played on, (setting, seats), with options that lead there."""
    usual = game.checked_options({})
    ways = [usual]
    for spec in game.options.specs:
        values = [True, False] if spec.kind == "toggle" else [value for value, _ in spec.choices]
        ways += [{**usual, spec.key: value} for value in values if value != usual[spec.key]]
    found: dict[tuple[str, int], dict[str, Any]] = {}
    for options in ways:
        fewest, most = game.seat_limits(options)
        for seats in range(fewest, most + 1):
            found.setdefault((game.options.setting(options), seats), options)
    return found


Kinds = Callable[[str], MapKind | None]
"""What a type means; None for one that there is not."""


def read(path: Path, kinds: Kinds, known: Callable[[], Sequence[str]]) -> TableMap:
    """The map in a file; `known` lists the types there are. Raises `MapProblem` with one sentence when it cannot be
    used.
    """
    try:
        return _table_map(_tiled(path), path, kinds, known)
    except MapProblem:
        raise
    except StoreError as problem:
        raise MapProblem(f"{str(problem).rstrip('.')}; Tiled's format was expected.") from problem
    except Exception as problem:  # pytmx raises anything at what is not as Tiled writes it, also a bare Exception
        raise MapProblem(f"{path.name}: Tiled's format was expected: {abbreviate(str(problem))}.") from problem


def _tiled(path: Path) -> pytmx.TiledMap:
    """The file as pytmx takes it apart, which opens no further file and unpacks nothing. Raises StoreError."""
    root = read_xml(path)
    if any(element.get("source") or element.get("firstgid") is None for element in root.iter("tileset")):
        raise MapProblem(f"{path.name}: the tileset should be embedded in the map.")
    if any(element.get("encoding") != "csv" for element in root.iter("data")):
        raise MapProblem(f"{path.name}: the tile layers should be written as CSV.")
    tiled = pytmx.TiledMap()
    tiled.filename = str(path)
    tiled.parse_xml(root)
    return tiled


def _table_map(tiled: pytmx.TiledMap, path: Path, kinds: Kinds, known: Callable[[], Sequence[str]]) -> TableMap:
    spots = [_spot(thing, path.name, kinds, known) for group in tiled.objectgroups for thing in group if thing.visible]
    folder = path.parent.name
    pictures = [layer.source for layer in tiled.layers if isinstance(layer, pytmx.TiledImageLayer)]
    layers = [layer for layer in tiled.layers if isinstance(layer, pytmx.TiledTileLayer)]
    size = tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
    return TableMap(
        path.stem, size, normpath(f"{folder}/{pictures[0]}") if pictures else "", tiled.background_color or "#000000",
        tuple(_paving(tiled, layer, folder) for layer in layers), tuple(spots),
    )  # fmt: skip


_FARTHEST = 100_000
"""Pixels of the map from its corner beyond which nothing can be meant."""


def _spot(thing: pytmx.TiledObject, file: str, kinds: Kinds, known: Callable[[], Sequence[str]]) -> Spot:
    kind, name = thing.type or "", thing.name or ""
    where = f"{file}, object {thing.id} ({kind} {name!r})"
    what = kinds(kind)
    if what is None:
        raise MapProblem(f"{where}: its type should be one of {', '.join(known())}.")
    properties = {key: _checked(key, value, what, where) for key, value in thing.properties.items()}
    if properties.get("layout", "grid") not in LAYOUTS:
        raise MapProblem(f"{where}: the layout should be one of {', '.join(LAYOUTS)}.")
    if properties.get("when", BACK) not in (FORWARD, BACK, AWAY):
        raise MapProblem(f"{where}: it should be there when {FORWARD}, {BACK} or {AWAY}.")
    if properties.get("reading", "bottom") not in READING:
        raise MapProblem(f"{where}: the reading side should be one of {', '.join(READING)}.")
    points = tuple((point.x, point.y) for point in getattr(thing, "points", ()))
    box = _unturned(thing.x, thing.y, thing.width, thing.height, thing.rotation)
    if not all(-_FARTHEST < number < _FARTHEST for number in (*box, thing.rotation, *sum(points, ()))):
        raise MapProblem(f"{where}: places and sizes should lie between -{_FARTHEST} and {_FARTHEST}.")
    return Spot(kind, name, box, properties.get("seat", NONE), -thing.rotation, points, properties, where,
                what)  # fmt: skip


def _checked(key: str, value: Any, what: MapKind, where: str) -> Any:
    expected = {**ANY_KIND, **what.properties}
    if key not in expected:
        raise MapProblem(f"{where}: the property {key!r} is not known; known are {', '.join(sorted(expected))}.")
    wanted = expected[key]
    if wanted is str:
        return str(value or "")
    if wanted is bool and isinstance(value, bool):
        return value
    if wanted is int and isinstance(value, int) and not isinstance(value, bool):
        return value
    if wanted is float and isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    words = {bool: "true or false", int: "a whole number", float: "a number"}[wanted]
    raise MapProblem(f"{where}: the property {key!r} should be {words}, not {abbreviate(value)}.")


def _unturned(x: float, y: float, width: float, height: float, rotation: float) -> Box:
    """The box before turning, about the same middle: Tiled turns objects clockwise about their upper left corner."""
    turn = math.radians(rotation)
    middle_x = x + width / 2 * math.cos(turn) - height / 2 * math.sin(turn)
    middle_y = y + width / 2 * math.sin(turn) + height / 2 * math.cos(turn)
    return middle_x - width / 2, middle_y - height / 2, width, height


def _paving(tiled: pytmx.TiledMap, layer: pytmx.TiledTileLayer, folder: str) -> Paving:
    tileset = tiled.tilesets[0]
    first = tileset.firstgid
    squares = []
    for row in layer.data:
        real = (tiled.tiledgidmap.get(gid, 0) for gid in row)
        squares.append(tuple(gid - first + 1 if gid else 0 for gid in real))
    tile = tileset.tilewidth, tileset.tileheight
    columns, rows = tileset.width // tile[0], tileset.height // tile[1]
    return Paving(f"{folder}/{tileset.source}", columns, rows, tile, tuple(squares))


@dataclass(frozen=True, slots=True)
class Fit:
    """How a map lies in a window: as large as it fits, in the middle; the ground goes on around it."""

    scale: float
    left: float
    top: float

    @classmethod
    def of(cls, map_size: tuple[int, int], window: tuple[int, int]) -> Fit:
        """The fit of a map into a window, both in their own pixels."""
        scale = max(0.05, min(window[0] / map_size[0], window[1] / map_size[1]))
        return cls(scale, (window[0] - map_size[0] * scale) / 2, (window[1] - map_size[1] * scale) / 2)

    def docked(self) -> Fit:
        """The same for what stays at the upper edge of the window."""
        return Fit(self.scale, self.left, 0)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point of the map in the window."""
        return self.left + x * self.scale, self.top + y * self.scale

    def rect(self, box: Box) -> pygame.Rect:
        """A box of the map in the window. Boxes that touch on the map touch in the window."""
        x, y = round(self.left + box[0] * self.scale), round(self.top + box[1] * self.scale)
        right = round(self.left + (box[0] + box[2]) * self.scale)
        return pygame.Rect(x, y, right - x, round(self.top + (box[1] + box[3]) * self.scale) - y)

    def line(self, points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        """Points of the map in the window."""
        return [self.point(x, y) for x, y in points]


def last_before(viewer: int, view: View) -> int:
    """The last living seat before the viewer, counted from the viewer; NONE when nobody is left there or out."""
    seats = view.table.seats
    if not view.values[OUT] or view.is_out(viewer):
        return NONE
    living = (away for away in range(seats - 1, 0, -1) if not view.is_out((viewer + away) % seats))
    return next(living, NONE)
