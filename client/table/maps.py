"""Table maps made in Tiled: what stands where, for each number of seats.

A map is `assets/tables/<slug>-<seats>.tmx`. An image layer and tile layers paint the ground. Object layers hold
everything else, drawn in the order of the file: an object's type says what it is (`KINDS`), its name which one,
and its properties how it looks. The property `seat` counts from the viewer: 0 at the bottom, 1 the left neighbor,
clockwise. `text-from` and `text-to` limit an object to some text sizes, in percent.

Lengths are pixels of the map, usually 1920 x 1080; `Fit` carries them into a window.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytmx

from client.art import assets
from engine.kernel.bounded import shown
from engine.kernel.game import Game
from engine.kernel.layout import Layout
from engine.kernel.refs import NONE
from engine.kernel.state import OUT
from engine.kernel.table import Table
from engine.kernel.view import View
from engine.store.atomic import StoreError
from engine.store.reading import read_xml

Box = tuple[float, float, float, float]

ANY_KIND = {"seat": int, "text-from": int, "text-to": int, "when": str, "inside": bool}
_CARDS = {
    "layout": str, "detail": str, "card-width": float, "card-height": float, "smallest": float, "gap": float,
    "mini-detail": str, "mini-width": float, "mini-height": float, "turn": float, "tilt": float, "step": float,
    "spread": float, "reach": float, "most": int, "pill": float, "label": str, "mark": str, "shares": str,
    "recall": str, "reading": str, "away": bool, "sunk": float, "form": str,
    "centered": bool, "first": str, "align": str, "over": str, "before": bool, "parting": float,
    "stacked": float, "columns": int, "rows": int, "shaped": bool, "pill-color": str, "pill-art": str,
}  # fmt: skip
KINDS: dict[str, dict[str, type]] = {
    "zone": _CARDS,
    "place": {"counter": str, "token": str, "token-width": float, "token-height": float, "pitch": float,
              "crowded": float, "per-row": int, "capacity": int},
    "plate": {"header": float, "room": float, "room-below": float, "form": str},
    "plot": {"form": str}, "halo": {"form": str}, "post": {}, "fence": {},
    "strip": {"art": str, "color": str, "edge": str, "tile-width": float, "tile-height": float, "down": bool,
              "upright": bool},
    "column": {}, "steps": {}, "notice": {}, "spinner": {}, "chain": {}, "subject": {}, "recap": {}, "toasts": {},
    "points": {}, "counter": {"chits": str, "chit-width": float}, "count": {"form": str, "align": str},
    "lot": {}, "house": {}, "number": {}, "warning": {"art": str, "counter": str},
    "scenery": {"art": str, "color": str, "opacity": float},
    "showcase": {"shows": str, "card-width": float, "card-height": float},
    "standings": {}, "dial": {"form": str}, "pool": {}, "lamps": {}, "badges": {"align": str},
    "chalk": {"art": str, "opacity": float}, "caption": {"before": bool, "align": str},
    "board": {}, "bench": {}, "track": {}, "bar": {"form": str}, "logo": {}, "turn": {"form": str}, "whose": {},
    "phases": {"form": str}, "button": {},
    "prompt": {}, "log": {}, "label": {"align": str, "color": str, "font": str},
    "wire": {"first": int, "second": int},
    "prop": {"art": str, "note": str, "stamp": str, "opacity": float, "unless": str},
}  # fmt: skip
"""What an object can be, and the properties of each sort.

zone      cards of the zone of that name. layout: one of LAYOUTS. detail: the level of detail of their faces.
          card-width, card-height (1.4 of the width by default), gap, step (between cards of a pile or cascade),
          turn and tilt (degrees: of all cards, of every other one), reading (the side of the table from which they
          are read), smallest (below this width they are minis: mini-detail, mini-width, mini-height), spread and reach
          of a fan (degrees, pixels), most (cards of a pile that show), pill and label (height and words of its count).
          shares: the zone in whose place they lie. recall: the zone whose cards come here while they can be chosen
          again. mark: words or a pin on each card. away: need not be inside the table. sunk: how far the cards of a
          fan reach below the edge of the table until they are pointed at. form: of its count (CHALK: words under the
          pile; BONE: a number on a lozenge under it, if `pill` leaves room; SLOTS: chalk where a card is missing;
          BARE: nothing).
          centered: rows of a grid stand in the middle, with more room between few cards. Of a parted row:
          first (the kinds of cards that stand first), parting (the room between these and the others), align (LEFT,
          CENTER or RIGHT; a column LEFT: from its top), over (LEFT: cards cover those at their right), stacked (the
          parts stand one below the other when less than this is seen of each card). before: the place of the last
          living seat before the viewer, whichever that is. columns, rows: a grid whose places stay where they are, with
          the drawing "gap" where no card lies. shaped: backs have the shape of the zone's cards. pill-color, pill-art:
          of the count under a pile.
place     tokens on the board place of that name; with a seat its reserve. counter: how many, by seat. token: which of
          the seat's drawings. token-width, token-height, pitch (crowded: when they stand close), per-row, capacity.
plate     a seat's plate: header, and room for cards at its right; form SIGN: a name plate with the numbers that the
          game puts there; PLANK: name and neighbor on a plank; DOOR: name, a line of what the game puts there and the
          points, with `room` (room-below: at the right end, beside that line) for what else lies on it. On it: points;
          counter (chits: their values, chit-width); count (of the cards in the zone of that name; form BONE: a lozenge,
          FAN: backs and a lozenge, DISC: a number in a disc); badges: the drawings and words that the game puts on the
          seat's plate.
dial      a seat's counter of that name as a finger on a dial; form SMALL.
pool      the counter of that name of the seat whose turn it is, burning in a lantern.
lamps     what this turn has seen (`Lamps.lamps`), a lamp for each.
plot      the ground of a seat, in the seat's style. form: OWN, TILE (small) or AWAY (brought forward just now).
          halo: the light around it; post: its letterbox; fence: a fence of its own.
strip     a band over the whole width of the window: art repeated in tiles, or a color with an edge above it; down: to
          the lower edge of the window; upright: over the whole height of the window instead, the tiles turned.
lot       fenced ground behind the cards of a place at the table; house and number: the drawing and the number of that
          place; warning: a drawing that stands over the cards while the counter of whoever sits there is above 0.
scenery   a drawing that lies under everything, or a color. showcase: a panel behind large cards, with the name of the
          first zone among those it `shows` that has any.
standings the points of all seats in a row, with a crown for who is ahead.
column    a panel from its left edge to the right edge of the window; notice: a board behind a card.
spinner, chain   where a wheel is spun and where the chain of effects is listed; subject: where the card is shown that a
          question is about. recap, toasts: where the recap lies, and where toasts stand on the lower edge.
label     words of that name; align, color and font as usual.
board, bench, track, bar, logo, turn, phases, button, prompt, log, label   furniture, once each; a button by its name.
whose, steps   whose turn it is, and the phases one below the other.
chalk     a frame of chalk, or art in chalk; caption: words over a zone of that name, those of a seat's with the names
          of the two between whom it lies (before: as of a zone).
wire      a line between the seats first and second.
prop      what lies about: art, note or stamp by name, opacity; unless: the zone that must be empty.
"""

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
DOCKED = frozenset({"bar", "logo", "turn", "phases", "standings", "button"})
"""Kinds that stay at the upper edge of a window that is taller than the map, unless they are `inside` it."""
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
    """

    kind: str
    name: str
    box: Box
    seat: int
    angle: float
    points: tuple[tuple[float, float], ...]
    properties: Mapping[str, Any]
    where: str

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
        return self.kind in DOCKED and not self.flag("inside")

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
        places = {name for kind, _, name in there if kind == "place"}
        problems += [f"place {name}" for name in layout.places if name not in places]
        known = {*wanted, *(("place", seat, name) for seat in range(-1, seats) for name in layout.places)}
        for key, count in there.items():
            kind, seat, name = key
            if kind in ("zone", "place") and key not in known:
                problems.append(f"{_owner(seat)} {kind} {name}, which the game does not have")
            elif kind in ("zone", "place") and count > 1:
                problems.append(f"{_owner(seat)} {kind} {name} {count} times")
        return problems


def _owner(seat: int) -> str:
    return "the table's" if seat == NONE else f"seat {seat}'s"


@lru_cache(maxsize=16)
def load(slug: str, seats: int, setting: str = "") -> TableMap:
    """The map of a game for so many seats; `setting` is that of the match's options (`SetUpOptions.setting`).

    Raises `MapProblem` with one sentence, or `assets.AssetMissing` when there is no such map.
    """
    return read(assets.path(f"tables/{slug}{'-' if setting else ''}{setting}-{seats}.tmx"))


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


def of_table(table: Table) -> TableMap:
    """The map of a match. Raises like `load`."""
    return load(table.game.slug, table.seats, table.game.options.setting(table.options))


def read(path: Path) -> TableMap:
    """The map in a file. Raises `MapProblem` with one sentence when it cannot be used."""
    try:
        return _table_map(_tiled(path), path)
    except MapProblem:
        raise
    except StoreError as problem:
        raise MapProblem(f"{str(problem).rstrip('.')}; Tiled's format was expected.") from problem
    except Exception as problem:  # pytmx raises anything at what is not as Tiled writes it, also a bare Exception
        raise MapProblem(f"{path.name}: Tiled's format was expected: {shown(str(problem))}.") from problem


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


def _table_map(tiled: pytmx.TiledMap, path: Path) -> TableMap:
    spots = [_spot(thing, path.name) for group in tiled.objectgroups for thing in group if thing.visible]
    folder = path.parent.name
    pictures = [layer.source for layer in tiled.layers if isinstance(layer, pytmx.TiledImageLayer)]
    layers = [layer for layer in tiled.layers if isinstance(layer, pytmx.TiledTileLayer)]
    size = tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
    return TableMap(
        path.stem, size, f"{folder}/{pictures[0]}" if pictures else "", tiled.background_color or "#000000",
        tuple(_paving(tiled, layer, folder) for layer in layers), tuple(spots),
    )  # fmt: skip


_FARTHEST = 100_000
"""Pixels of the map from its corner beyond which nothing can be meant."""


def _spot(thing: pytmx.TiledObject, file: str) -> Spot:
    kind, name = thing.type or "", thing.name or ""
    where = f"{file}, object {thing.id} ({kind} {name!r})"
    if kind not in KINDS:
        raise MapProblem(f"{where}: its type should be one of {', '.join(KINDS)}.")
    properties = {key: _checked(key, value, kind, where) for key, value in thing.properties.items()}
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
    return Spot(kind, name, box, properties.get("seat", NONE), -thing.rotation, points, properties, where)


def _checked(key: str, value: Any, kind: str, where: str) -> Any:
    expected = {**ANY_KIND, **KINDS[kind]}
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
    raise MapProblem(f"{where}: the property {key!r} should be {words}, not {shown(value)}.")


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
