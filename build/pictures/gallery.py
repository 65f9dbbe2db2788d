"""Every drawing by the name of its file: the modules of this package enter theirs here when they are imported."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Collection
from pathlib import Path

from pictures.drawing import HEIGHT, WIDTH, document, group, shadow
from pictures.geometry import Detail, Point, drawn_with
from pictures.scenes import HEXED_NOON, lawn
from pictures.shrub import shrub

Draw = Callable[[], str]

LARGEST = 38_000
"""Bytes of a file; what is larger is drawn in whole units."""

_drawings: dict[str, Draw] = {}


def picture(name: str) -> Callable[[Draw], Draw]:
    """Enter the function that draws the body of the picture `name` (the id of the card), 320 by 240."""
    return part(name, WIDTH, HEIGHT)


def part(name: str, width: float, height: float) -> Callable[[Draw], Draw]:
    """Enter the function that draws the body of the drawing `name`, of its own size."""

    def enter(draw: Draw) -> Draw:
        if name in _drawings:
            raise ValueError(f"Two drawings are called {name}.")
        _drawings[name] = lambda: _document(draw, width, height)
        return draw

    return enter


def hexed(
    name: str,
    mood: str = "bored",
    look: Point = (0.3, 0.1),
    bits: Collection[str] = (),
    berries: str | None = None,
    leftover: Draw | None = None,
) -> None:
    """Enter the picture of the Creature `name` as a shrub on the lawn: see `shrub.shrub`.

    `leftover` draws the one thing that still hangs in the leaves, in the coordinates of the shrub (its crown lies
    about 158, 130).
    """

    def draw() -> str:
        tree = shrub(mood, look, bits, berries) + (leftover() if leftover else "")
        return lawn(HEXED_NOON) + shadow(160, 60) + group(tree, -3.2, 1.7, 1.02)

    picture(f"hexed-{name}")(draw)


def _document(draw: Draw, width: float, height: float) -> str:
    with drawn_with(Detail.THRIFTY):
        svg = document(draw(), width, height)
    if len(svg) > LARGEST:
        with drawn_with(Detail.COARSE):
            svg = document(draw(), width, height)
    return svg


def names() -> list[str]:
    """The names of all drawings, sorted."""
    _import_all()
    return sorted(_drawings)


def svg(name: str) -> str:
    """The file of the drawing `name`. Raises `KeyError` when there is none."""
    _import_all()
    return _drawings[name]()


def _import_all() -> None:
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        if module.name != "draw":
            importlib.import_module(f"pictures.{module.name}")
