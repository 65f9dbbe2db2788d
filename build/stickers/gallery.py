"""Every drawing of the workshop by the name of its file: "thing-gnome", "backdrop-lawn"."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from stickers import backdrops, beings, garden, house
from stickers.hand import document

_SIZE = 100


def _functions(module: ModuleType) -> dict[str, Callable[[], str]]:
    """The drawings of a module by their names, with hyphens."""
    return {
        name.replace("_", "-"): thing
        for name, thing in vars(module).items()
        if callable(thing) and not name.startswith("_") and getattr(thing, "__module__", "") == module.__name__
    }


def things() -> dict[str, Callable[[], str]]:
    """The things by their words."""
    return _functions(garden) | _functions(house) | _functions(beings)


def places() -> dict[str, Callable[[], str]]:
    """The backdrops by their words."""
    return _functions(backdrops)


def names() -> list[str]:
    """Every file without its ending."""
    return [f"thing-{name}" for name in things()] + [f"backdrop-{name}" for name in places()]


def svg(name: str) -> str:
    """The text of a file. Raises KeyError when there is no such drawing."""
    sort, _, word = name.partition("-")
    if sort == "thing":
        return document(things()[word](), _SIZE, _SIZE)
    return document(places()[word](), backdrops.WIDTH, backdrops.HEIGHT)
