"""The backs of the cards that a player chose, per game: "1" is the usual one, the others end in their number.

A drawing is a back by its name: "back", "card-back" or, where decks have backs of their own, "back-" and the deck. Decks
without another drawing of that number keep their usual back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from client.art import assets, cache

USUAL = "1"
_OTHER = re.compile(r"((?:card-)?back(?:-[a-z-]+)?)-(\d)\.svg")
_chosen: dict[str, str] = {}


def use(chosen: Mapping[str, str]) -> None:
    """Draw these backs, by slug of the game, in all themes that are read from now on."""
    if dict(chosen) != _chosen:
        _chosen.clear()
        _chosen.update(chosen)
        cache.clear_all()


def drawing(slug: str, folder: str, name: str) -> str:
    """The drawing to use for the one of this name in a folder of the assets."""
    number = _chosen.get(slug, USUAL)
    return f"{name}-{number}" if (name, number) in _others(folder) else name


def choices(folder: str) -> tuple[str, ...]:
    """The backs there are in a folder of the assets, by number; none where there is nothing to choose."""
    more = sorted({number for _, number in _others(folder)})
    return (USUAL, *more) if more else ()


@lru_cache(None)
def _others(folder: str) -> frozenset[tuple[str, str]]:
    """The names and numbers of the backs beside the usual ones."""
    place = assets.folder() / folder
    found = [_OTHER.fullmatch(file.name) for file in place.iterdir()] if place.is_dir() else []
    return frozenset((match[1], match[2]) for match in found if match)
