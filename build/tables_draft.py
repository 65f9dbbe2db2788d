"""Drafts of table maps: objects in layers, and the file that Tiled reads.

All lengths are pixels of a table 1920 x 1080; a seat is counted from the viewer: 0 at the bottom, 1 the left
neighbor, and so on clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as Xml

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "tables"
SIZE = 1920, 1080
GRID = 20
WHOLE = {"seat", "text-from", "text-to", "first", "second", "most", "per-row", "capacity", "columns",
         "rows"}  # fmt: skip
"""Properties that are whole numbers; all other numbers may have a fraction."""
LARGE = 120
"""From this text size (percent) on the prompt bar gets more room."""

Value = str | int | float | bool
Box = tuple[float, float, float, float]


@dataclass
class Draft:
    """The objects of a map, layer by layer."""

    seats: int
    layers: dict[str, list[Xml.Element]] = field(default_factory=dict)
    number: int = 0

    def add(self, layer: str, kind: str, name: str, box: Box, **properties: Value) -> Xml.Element:
        """An object with its properties; `_` in their names becomes `-`. `turned` is its rotation, clockwise."""
        self.number += 1
        turned = float(properties.pop("turned", 0))
        x, y, width, height = (f"{value:g}" for value in box)
        attributes = {"id": str(self.number), "name": name, "type": kind, "x": x, "y": y}
        if box[2] or box[3]:
            attributes |= {"width": width, "height": height}
        if turned:
            attributes["rotation"] = f"{turned:g}"
        element = Xml.Element("object", attributes)
        if properties:
            group = Xml.SubElement(element, "properties")
            for key, value in sorted(properties.items()):
                Xml.SubElement(group, "property", _property(key.replace("_", "-"), value))
        self.layers.setdefault(layer, []).append(element)
        return element

    def line(self, layer: str, kind: str, name: str, points: Sequence[tuple[float, float]],
             **properties: Value) -> None:  # fmt: skip
        """A polyline; its first point is the place of the object."""
        x, y = points[0]
        element = self.add(layer, kind, name, (x, y, 0, 0), **properties)
        path = " ".join(f"{px - x:g},{py - y:g}" for px, py in points)
        Xml.SubElement(element, "polyline", {"points": path})


def _property(name: str, value: Value) -> dict[str, str]:
    if isinstance(value, bool):
        return {"name": name, "type": "bool", "value": str(value).lower()}
    if isinstance(value, int) and name in WHOLE:
        return {"name": name, "type": "int", "value": str(value)}
    if isinstance(value, int | float):
        return {"name": name, "type": "float", "value": f"{value:g}"}
    return {"name": name, "value": value}


# --- the file --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ground:
    """What lies under everything: a color, a picture over the whole table, and a drawing of four tiles that are laid
    as squared paper (none: no tiles).
    """

    color: str
    picture: str = ""
    tiles: str = ""


def write(draft: Draft, path: Path, ground: Ground) -> None:
    """The map as a TMX file: a picture and a pattern of tiles for the ground, then the objects in layers."""
    across, down = SIZE[0] // GRID, SIZE[1] // GRID
    root = Xml.Element("map", {
        "version": "1.10", "tiledversion": "1.10.2", "orientation": "orthogonal", "renderorder": "right-down",
        "width": str(across), "height": str(down), "tilewidth": str(GRID), "tileheight": str(GRID), "infinite": "0",
        "backgroundcolor": ground.color, "nextlayerid": str(len(draft.layers) + 3),
        "nextobjectid": str(draft.number + 1),
    })  # fmt: skip
    if ground.tiles:
        tileset = Xml.SubElement(root, "tileset", {
            "firstgid": "1", "name": "paper", "tilewidth": str(GRID), "tileheight": str(GRID), "tilecount": "4",
            "columns": "4",
        })  # fmt: skip
        Xml.SubElement(tileset, "image", {"source": ground.tiles, "width": str(4 * GRID), "height": str(GRID)})
    if ground.picture:
        picture = Xml.SubElement(root, "imagelayer", {"id": "1", "name": "ground"})
        size = {"width": str(SIZE[0]), "height": str(SIZE[1])}
        Xml.SubElement(picture, "image", {"source": ground.picture, **size})
    if ground.tiles:
        paper = Xml.SubElement(root, "layer", {"id": "2", "name": "paper", "width": str(across), "height": str(down)})
        rows = [",".join(str(1 + (x % 5 == 0) + 2 * (y % 5 == 0)) for x in range(across)) for y in range(down)]
        Xml.SubElement(paper, "data", {"encoding": "csv"}).text = "\n" + ",\n".join(rows) + "\n"
    for number, (name, objects) in enumerate(draft.layers.items()):
        group = Xml.SubElement(root, "objectgroup", {"id": str(number + 3), "name": name})
        group.extend(objects)
    Xml.indent(root, " ")
    path.write_bytes(Xml.tostring(root, encoding="UTF-8", xml_declaration=True) + b"\n")
