"""Pieces of furniture by name: a type of object `lot.house` of a map is the kind "house" of
`client/table/furniture/lot`, and `lot` alone its kind "".
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from client.layout import map as maps
from client.layout.map import MapKind, TableMap
from client.look.schema import load_file
from engine.kernel.flow.table import Table
from engine.words import assets

_FOLDER = "client.table.furniture"


@dataclass(frozen=True, slots=True, kw_only=True)
class Furniture:
    """One piece: the `FURNITURE` of its folder.

    kinds     the types of its objects in a map, by what follows the dot; "" is the piece's own name
    sections  what of a theme brings it to a table without a map: (file, section), such as ("input", "lines")
    look      what the table's file of a theme says of it: by section, the schema of each of its entries
    trait     what a game must have for it
    layer     what moves or can be used, made with the table's context; None when the piece only stands there
    rank      where its layer lies among those of other pieces: a higher one is over them. The hand is at `HAND`
    always    whether every table has it, whatever map and theme say
    """

    kinds: Mapping[str, MapKind] = field(default_factory=dict)
    sections: tuple[tuple[str, str], ...] = ()
    look: Mapping[str, type] = field(default_factory=dict)
    trait: type | None = None
    layer: Callable[[Any], Any] | None = None
    rank: int = 50
    always: bool = False


HAND = 30
"""The rank of the cards under a player's hand."""


@cache
def names() -> tuple[str, ...]:
    """The names of all pieces there are."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(import_module(_FOLDER).__path__)))


@cache
def furniture(name: str) -> Furniture:
    """A piece. Raises KeyError for a name that there is not."""
    if name not in names():
        raise KeyError(name)
    found = import_module(f"{_FOLDER}.{name}").FURNITURE
    assert isinstance(found, Furniture)
    return found


@cache
def kind(type_name: str) -> MapKind | None:
    """What an object of a map is by its type; None for a type that there is not."""
    piece, _, which = type_name.partition(".")
    return furniture(piece).kinds.get(which) if piece in names() else None


def types() -> list[str]:
    """All types that objects of a map can have."""
    return [f"{name}.{which}" if which else name for name in names() for which in furniture(name).kinds]


@lru_cache(maxsize=16)
def load(slug: str, seats: int, setting: str = "") -> TableMap:
    """The map of a game for so many seats; `setting` is that of the match's options (`SetUpOptions.setting`).

    Raises `MapProblem` with one sentence, or `assets.AssetMissing` when there is no such map.
    """
    return maps.read(assets.path(f"tables/{slug}{'-' if setting else ''}{setting}-{seats}.tmx"), kind, types)


def of_table(table: Table) -> TableMap:
    """The map of a match. Raises like `load`."""
    return load(table.game.slug, table.seats, table.game.options.setting(table.options))


@cache
def of_theme(slug: str) -> frozenset[str]:
    """The pieces that a game's theme brings to its tables. Raises `ThemeProblem`."""
    return frozenset(name for name in names() if sections(slug, name))


def sections(slug: str, name: str) -> list[tuple[str, str]]:
    """The (file, section) of a game's theme that bring a piece to its tables. Raises `ThemeProblem`."""
    files = ((part, section, f"themes/{slug}-{part}.toml") for part, section in furniture(name).sections)
    return [(part, section) for part, section, file in files if assets.exists(file) and section in load_file(file)]


def at_table(table_map: TableMap, slug: str) -> list[Furniture]:
    """The pieces of a table that have a layer, from the lowest to the highest. Raises `ThemeProblem`."""
    there = {spot.kind.partition(".")[0] for spot in table_map.spots} | of_theme(slug)
    found = [furniture(name) for name in names() if name in there or furniture(name).always]
    return sorted((piece for piece in found if piece.layer is not None), key=lambda piece: piece.rank)
