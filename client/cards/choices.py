"""Drawings of a game among which a player chooses: "1" is the usual one, the others' files end in their number."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from client.art import cache
from engine.words import assets

USUAL = "1"


class Choice:
    """What may be drawn instead of the drawings whose names match `names`. A drawing of which there is none with the
    chosen number stays as it is.
    """

    def __init__(self, names: str) -> None:
        self._names = names
        self._chosen: dict[str, str] = {}

    def use(self, chosen: Mapping[str, str]) -> None:
        """Draw these, by slug of the game, on all tables that are laid from now on."""
        if dict(chosen) != self._chosen:
            self._chosen = dict(chosen)
            cache.clear_all()

    def file(self, slug: str, usual: str) -> str:
        """The file to draw for a usual one, both relative to the assets."""
        folder, _, file = usual.rpartition("/")
        name, number = file.removesuffix(".svg"), self._chosen.get(slug, USUAL)
        return f"{folder}/{name}-{number}.svg" if (name, number) in _others(self._names, folder) else usual

    def samples(self, folder: str) -> dict[str, str]:
        """By number a file in a folder of the assets that shows what can be chosen; empty where there is no choice."""
        others = _others(self._names, folder)
        if not others:
            return {}
        name = min(name for name, _ in others)
        numbers = sorted(number for other, number in others if other == name)
        return {USUAL: f"{folder}/{name}.svg", **{number: f"{folder}/{name}-{number}.svg" for number in numbers}}


BACKS = Choice("(?:card-)?back(?:-[a-z-]+)?")
"""The backs of cards: "back", "card-back" or, where decks have their own, "back-" and the deck."""
GROUNDS = Choice("ground")
"""What the table stands on, in maps that have "ground" for their picture."""


@lru_cache(None)
def _others(names: str, folder: str) -> frozenset[tuple[str, str]]:
    """The names and numbers of the drawings in a folder beside the usual ones."""
    place, other = assets.folder() / folder, re.compile(rf"({names})-(\d)\.svg")
    found = [other.fullmatch(file.name) for file in place.iterdir()] if place.is_dir() else []
    return frozenset((match[1], match[2]) for match in found if match)
