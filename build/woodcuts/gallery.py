"""Every drawing by the name of its file: the modules of this package enter theirs here when they are imported."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from pathlib import Path

from woodcuts.block import Block
from woodcuts.palette import COLORS

Draw = Callable[[Block], None]

_drawings: dict[str, Callable[[], str]] = {}


def picture(title: str, color: str, seed: int, ground: str = "") -> Callable[[Draw], Draw]:
    """Enter the function that cuts the picture of a card, by its id and color; `ground` covers the block first."""

    def enter(draw: Draw) -> Draw:
        def cut() -> str:
            block = Block(color, seed=seed, ground=ground or COLORS[color].deep)
            draw(block)
            return block.svg()

        add(f"art-{title}", cut)
        return draw

    return enter


def part(name: str, width: int = 64, height: int = 64) -> Callable[[Draw], Draw]:
    """Enter the function that cuts an icon or a piece of the table, of its own size and on nothing."""

    def enter(draw: Draw) -> Draw:
        def cut() -> str:
            block = Block(width=width, height=height, seed=5)
            draw(block)
            return block.svg()

        add(name, cut)
        return draw

    return enter


def add(name: str, cut: Callable[[], str]) -> None:
    """Enter what writes the file `name`. Raises `ValueError` when the name is taken."""
    if name in _drawings:
        raise ValueError(f"Two drawings are called {name}.")
    _drawings[name] = cut


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
            importlib.import_module(f"woodcuts.{module.name}")
