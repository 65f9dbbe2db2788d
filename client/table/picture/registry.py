"""Furniture by name: `lot.house` on a map is the kind "house" in `client/table/furniture/lot`, `lot` its kind ""."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from importlib import import_module
from typing import Any

import pygame

from client.cards.theme import Theme
from client.layout import map as maps
from client.layout.arrangement import Arrangement
from client.layout.map import MapKind, TableMap
from client.look.schema import load_file
from client.motion.accents import Accents, read_accents
from client.motion.furniture_motion import FurnitureMotion, MakeMotion
from engine.kernel.flow.table import Table
from engine.kernel.state.view import View
from engine.words import assets

_FOLDER = "client.table.furniture"


@dataclass(frozen=True, slots=True, kw_only=True)
class Furniture:
    """One kind of furniture: the `FURNITURE` of its folder.

    `kinds`: types of its map objects, by the part after the dot; "" for the plain name. `sections`: (file, section)
    pairs of a theme that add it to a table without map objects, e.g. ("input", "lines"). `look`: for each section of
    the theme's table file, the schema of its entries. `trait`: the trait that a game needs for it. `layer`: creates its
    layer from the table's context; None if it only stands there. `rank`: the order of its layer, higher ranks on top;
    the hand is at `HAND`. `always`: whether every table has it. `motion`: makes its motion, if it shows events.
    `accents`: the sections of the theme's motion file that its motion gets, as the fields of a class.
    `still`: draws its layer at rest on a picture without layers: (surface, theme, arrangement, view).
    """

    kinds: Mapping[str, MapKind] = field(default_factory=dict)
    sections: tuple[tuple[str, str], ...] = ()
    look: Mapping[str, type] = field(default_factory=dict)
    trait: type | None = None
    layer: Callable[[Any], Any] | None = None
    rank: int = 50
    always: bool = False
    motion: Callable[..., FurnitureMotion] | None = None
    accents: type | None = None
    still: Callable[[pygame.Surface, Theme, Arrangement, View], None] | None = None


HAND = 30
"""The rank of the cards in reach of the player's hand."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all furniture."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(import_module(_FOLDER).__path__)))


@cache
def furniture(name: str) -> Furniture:
    """Return the furniture of a name. Raises KeyError if there is none."""
    if name not in names():
        raise KeyError(name)
    found = import_module(f"{_FOLDER}.{name}").FURNITURE
    assert isinstance(found, Furniture)
    return found


@cache
def kind(type_name: str) -> MapKind | None:
    """Return the kind of a map object type, or None for an unknown type."""
    piece, _, which = type_name.partition(".")
    return furniture(piece).kinds.get(which) if piece in names() else None


def types() -> list[str]:
    """Return all types that map objects can have."""
    return [f"{name}.{which}" if which else name for name in names() for which in furniture(name).kinds]


@lru_cache(maxsize=16)
def load(slug: str, seats: int, setting: str = "") -> TableMap:
    """Return the map of a game for `seats` seats. `setting`: from the match's options (`SetUpOptions.setting`).

    Raises `MapProblem` with one sentence, or `assets.AssetMissing` if there is no such map.
    """
    return maps.read(assets.path(f"tables/{slug}{'-' if setting else ''}{setting}-{seats}.tmx"), kind, types)


def of_table(table: Table) -> TableMap:
    """Return the map of a match. Raises like `load`."""
    return load(table.game.slug, table.seats, table.game.options.setting(table.options))


@cache
def of_theme(slug: str) -> frozenset[str]:
    """Return the furniture that a game's theme adds to its tables. Raises `ThemeProblem`."""
    return frozenset(name for name in names() if sections(slug, name))


def sections(slug: str, name: str) -> list[tuple[str, str]]:
    """Return the (file, section) pairs of a game's theme that add a kind of furniture. Raises `ThemeProblem`."""
    files = ((part, section, f"themes/{slug}-{part}.toml") for part, section in furniture(name).sections)
    return [(part, section) for part, section, file in files if assets.exists(file) and section in load_file(file)]


def at_table(table_map: TableMap, slug: str) -> list[Furniture]:
    """Return a table's furniture, from the lowest to the highest. Raises `ThemeProblem`."""
    there = {spot.kind.partition(".")[0] for spot in table_map.spots} | of_theme(slug)
    found = [furniture(name) for name in names() if name in there or furniture(name).always]
    return sorted(found, key=lambda piece: piece.rank)


def accents_of(slug: str) -> Mapping[type, Any]:
    """Return the accents of motion in general and of all furniture, by class. Raises `ThemeProblem`."""
    kinds = tuple(kind for name in names() if (kind := furniture(name).accents) is not None)
    return read_accents(slug, (Accents, *kinds))


def motions(table_map: TableMap, slug: str) -> list[MakeMotion]:
    """Return what makes the motions of a table's furniture, in the order of their ranks. Raises `ThemeProblem`."""
    read = accents_of(slug)
    return [
        piece.motion if piece.accents is None else partial(piece.motion, accents=read[piece.accents])
        for piece in at_table(table_map, slug)
        if piece.motion is not None
    ]
