"""Table maps made in Tiled: what stands where, for each number of seats.

A map is `assets/tables/<slug>-<seats>.tmx`. An image layer and tile layers paint the ground. Object layers hold
everything else, drawn in the order of the file. An object's type says what it is (`MapKind`; the folders of
`client/table/furniture` define the types and their properties). Its name says which one it is, and its properties
how it looks. The property `seat` counts clockwise from the viewer: 0 is the bottom, 1 the left neighbor. `text-from`
and `text-to` limit an object to some text sizes, in percent.

Lengths are pixels of the map, usually 1920 x 1080; `Fit` converts them to a window.
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

from client.layout.arrangement import Arrangement
from client.layout.pieces import Piece
from engine.kernel.files.limits import abbreviate
from engine.kernel.game.game import Game
from engine.kernel.state.layout import Layout
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import OUT
from engine.kernel.state.view import View
from engine.store.files.atomic import StoreError
from engine.store.files.bounded_files import read_xml
from engine.words import assets

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class MapKind:
    """The definition of an object type.

    properties: properties that its objects can have besides the common ones, with the type of each
    docked: whether they stay at the top of a window that is taller than the map, unless they are `inside`
    with_log: whether they exist only while the log is open
    enter: adds an object to the empty table: (table, object, its box in the window, the fit)
    pieces: returns pieces that aren't cards: (view, object, the fit, the viewer, the arrangement)
    """

    properties: Mapping[str, type] = field(default_factory=dict)
    docked: bool = False
    with_log: bool = False
    enter: Callable[[Arrangement, Spot, pygame.Rect, Fit], None] | None = None
    pieces: Callable[[View, Spot, Fit, int, Arrangement], Iterable[Piece]] | None = None


def add_rect(table: Arrangement, spot: Spot, rect: pygame.Rect, fit: Fit) -> None:
    """Add a unique object under the last word of its type. For use as `MapKind.enter`."""
    table.rects[spot.kind.rpartition(".")[2]] = rect


ANY_KIND = {"seat": int, "text-from": int, "text-to": int, "when": str, "inside": bool}
DOOR, DISC, PLAIN, ICONS = "door", "disc", "plain", "icons"
CHALK, SIGN, OWN, TILE, AWAY = "chalk", "sign", "own", "tile", "away"
BARE = "bare"
BONE, SLOTS, FAN, PLANK, SMALL = "bone", "slots", "fan", "plank", "small"
"""Shapes of objects."""
LEFT, CENTER, RIGHT = "left", "center", "right"
"""How cards and words are aligned in their place."""
FORWARD, BACK = "forward", "back"
"""Values of `when`: FORWARD objects belong to the seat brought forward. BACK objects belong to the other seats. AWAY
objects belong to a seat while it is brought forward."""
LAYOUTS = ("pile", "row", "column", "cascade", "fan", "grid", "parted", "hidden")


class MapProblem(assets.AssetProblem):
    """A map that can't be used. The message names the file, the object and what was expected."""


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """One object of a map, compared by identity.

    kind, name: its type and name in Tiled
    box: left, top, width and height, before rotation
    seat: the seat it belongs to, counted from the viewer; NONE for the table's
    angle: counterclockwise rotation about its center, in degrees
    points: the points of a line, else empty
    where: file and object, for messages
    what: the definition of its type
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
        """Return a numeric property, or the default if it is absent. Raises `MapProblem` if there is no default."""
        value = self.properties.get(key, default)
        if value is None:
            raise MapProblem(f"{self.where}: the property {key!r} is missing; a number was expected.")
        return float(value)

    def text(self, key: str, default: str = "") -> str:
        return str(self.properties.get(key, default))

    def flag(self, key: str) -> bool:
        """Return whether a property is set."""
        return bool(self.properties.get(key, False))

    @property
    def is_docked(self) -> bool:
        """Return whether the object stays at the top of the window."""
        return self.what.docked and not self.flag("inside")

    def shown_at(self, percent: float) -> bool:
        """Return whether the object is shown at a text size, in percent."""
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
    """A map that was read. `ground` and the drawings of `pavings` are paths relative to the assets."""

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
        """Return whether a seat can be brought forward."""
        return any(spot.text("when") == FORWARD for spot in self.spots)

    def at(self, text_scale: float = 1.0, forward: int = NONE, before: int = NONE) -> tuple[Spot, ...]:
        """Return the objects shown at a text scale of 1.0 to 2.0, in drawing order.

        `forward` is the seat brought forward, `before` the last living one before the viewer, both counted from the
        viewer. Repeated calls return the identical objects.
        """
        percent = round(text_scale * 100)
        if (percent, forward, before) not in self._chosen:
            there = (self._shown_spot(spot, forward) for spot in self.spots if spot.shown_at(percent))
            found = tuple(spot for spot in there if spot is not None)
            self._chosen[percent, forward, before] = self._handed_over(found, before)
        return self._chosen[percent, forward, before]

    def _handed_over(self, spots: tuple[Spot, ...], before: int) -> tuple[Spot, ...]:
        """Return the objects, with places `before` the viewer assigned to the seat that sits there now.

        The two seats swap their places.
        """
        kept = {(spot.kind, spot.name): spot.seat for spot in spots if spot.flag("before")}
        if before == NONE or all(seat == before for seat in kept.values()):
            return spots

        def seat_at(spot: Spot) -> int:
            own = kept.get((spot.kind, spot.name), NONE)
            return spot.seat if own == NONE else {own: before, before: own}.get(spot.seat, spot.seat)

        return tuple(spot if seat_at(spot) == spot.seat else self._passed_on(spot, seat_at(spot)) for spot in spots)

    def _passed_on(self, spot: Spot, seat: int) -> Spot:
        """Return the object reassigned to another seat. Repeated calls return the identical object."""
        return self._forward.setdefault((spot, seat), replace(spot, seat=seat))

    def _shown_spot(self, spot: Spot, forward: int) -> Spot | None:
        """Return the object for a given seat brought forward; None if it isn't shown then."""
        when = spot.text("when")
        if when == FORWARD and forward != NONE:
            return self._passed_on(spot, forward)
        away = spot.seat == forward
        return spot if not when or (when == BACK and not away) or (when == AWAY and away) else None

    def missing(self, layout: Layout, seats: int, text_scale: float = 1.0) -> list[str]:
        """Return messages about zones and board places of a game that the map lacks or has twice."""
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
    """Return every table of a game as (setting, seats), with options that lead to it."""
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
"""Returns the definition of a type; None for an unknown type."""


def read(path: Path, kinds: Kinds, known: Callable[[], Sequence[str]]) -> TableMap:
    """Read the map in a file; `known` lists the known types. Raises `MapProblem` with one sentence if it can't."""
    try:
        return _table_map(_parse_map(path), path, kinds, known)
    except MapProblem:
        raise
    except StoreError as problem:
        raise MapProblem(f"{str(problem).rstrip('.')}; Tiled's format was expected.") from problem
    except Exception as problem:  # pytmx raises any exception for a malformed file, even a bare Exception
        raise MapProblem(f"{path.name}: Tiled's format was expected: {abbreviate(str(problem))}.") from problem


def _parse_map(path: Path) -> pytmx.TiledMap:
    """Return the file parsed by pytmx, which opens no other file and unpacks nothing. Raises StoreError."""
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
        path.stem,
        size,
        normpath(f"{folder}/{pictures[0]}") if pictures else "",
        tiled.background_color or "#000000",
        tuple(_paving(tiled, layer, folder) for layer in layers),
        tuple(spots),
    )


_FARTHEST = 100_000
"""The largest valid distance from the map's corner, in pixels of the map."""


def _spot(thing: pytmx.TiledObject, file: str, kinds: Kinds, known: Callable[[], Sequence[str]]) -> Spot:
    kind, name = thing.type or "", thing.name or ""
    where = f"{file}, object {thing.id} ({kind} {name!r})"
    what = kinds(kind)
    if what is None:
        raise MapProblem(f"{where}: its type should be one of {', '.join(known())}.")
    properties = {key: _check_property(key, value, what, where) for key, value in thing.properties.items()}
    if properties.get("layout", "grid") not in LAYOUTS:
        raise MapProblem(f"{where}: the layout should be one of {', '.join(LAYOUTS)}.")
    if properties.get("when", BACK) not in (FORWARD, BACK, AWAY):
        raise MapProblem(f"{where}: it should be there when {FORWARD}, {BACK} or {AWAY}.")
    points = tuple((point.x, point.y) for point in getattr(thing, "points", ()))
    box = _box_before_rotation(thing.x, thing.y, thing.width, thing.height, thing.rotation)
    if not all(-_FARTHEST < number < _FARTHEST for number in (*box, thing.rotation, *sum(points, ()))):
        raise MapProblem(f"{where}: places and sizes should lie between -{_FARTHEST} and {_FARTHEST}.")
    return Spot(kind, name, box, properties.get("seat", NONE), -thing.rotation, points, properties, where, what)


def _check_property(key: str, value: Any, what: MapKind, where: str) -> Any:
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


def _box_before_rotation(x: float, y: float, width: float, height: float, rotation: float) -> Box:
    """Return the box before rotation, about the same center. Tiled rotates clockwise about the upper left corner."""
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
    """How a map lies in a window: centered and as large as possible. The ground continues around it."""

    scale: float
    left: float
    top: float

    @classmethod
    def of(cls, map_size: tuple[int, int], window: tuple[int, int]) -> Fit:
        """Return the fit of a map into a window, both in their own pixels."""
        scale = max(0.05, min(window[0] / map_size[0], window[1] / map_size[1]))
        return cls(scale, (window[0] - map_size[0] * scale) / 2, (window[1] - map_size[1] * scale) / 2)

    def top_fit(self) -> Fit:
        """Return the fit for objects at the top of the window."""
        return Fit(self.scale, self.left, 0)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Convert a point of the map to the window."""
        return self.left + x * self.scale, self.top + y * self.scale

    def rect(self, box: Box) -> pygame.Rect:
        """Convert a box of the map to the window. Boxes that touch on the map touch in the window."""
        x, y = round(self.left + box[0] * self.scale), round(self.top + box[1] * self.scale)
        right = round(self.left + (box[0] + box[2]) * self.scale)
        return pygame.Rect(x, y, right - x, round(self.top + (box[1] + box[3]) * self.scale) - y)

    def line(self, points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        """Convert points of the map to the window."""
        return [self.point(x, y) for x, y in points]


def last_before(viewer: int, view: View) -> int:
    """Return the last living seat before the viewer, counted from the viewer. NONE if the viewer or nobody is out."""
    seats = view.table.seats
    if not view.values[OUT] or view.is_out(viewer):
        return NONE
    living = (away for away in range(seats - 1, 0, -1) if not view.is_out((viewer + away) % seats))
    return next(living, NONE)
