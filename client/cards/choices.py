"""Alternative drawings of a game: "1" is the default, and files of the others end in their number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from client.art import cache
from client.cards import seat_colors
from engine.store.player.settings import Settings
from engine.words import assets

USUAL = "1"
EARNED = "art/street/season"
"""The folder of the drawings that seasons earn. One replaces the back of the first deck, or the ground."""


class DrawingChoice:
    """The alternatives for drawings whose names match `names`. A drawing without the chosen number stays as it is."""

    def __init__(self, names: str) -> None:
        self._names = names
        self._chosen: dict[str, str] = {}
        self._files: dict[tuple[str, str], str] = {}
        """Files found since the last choice, because each drawing of a table asks."""

    def use(self, chosen: Mapping[str, str]) -> None:
        """Draw the chosen alternatives, by slug of the game, from now on."""
        if dict(chosen) != self._chosen:
            self._chosen = dict(chosen)
            self._files.clear()
            cache.clear_all()

    def file(self, slug: str, usual: str) -> str:
        """Return the file to draw instead of a usual one, both relative to the assets."""
        if (slug, usual) not in self._files:
            self._files[slug, usual] = self._find(slug, usual)
        return self._files[slug, usual]

    def _find(self, slug: str, usual: str) -> str:
        folder, _, file = usual.rpartition("/")
        name, number = file.removesuffix(".svg"), self._chosen.get(slug, USUAL)
        earned = f"{EARNED}/{number}.svg"
        others = [other for other, _ in _others(self._names, folder)]
        if not number.isdigit() and name == min(others, default=name) and assets.exists(earned):
            return earned
        return f"{folder}/{name}-{number}.svg" if (name, number) in _others(self._names, folder) else usual

    def samples(self, folder: str, earned: Iterable[str] = ()) -> dict[str, str]:
        """Return an example file for each number, from a folder of the assets; empty without alternatives.

        `earned` are the names of drawings that seasons have earned; they can be chosen by their names.
        """
        others = _others(self._names, folder)
        if not others:
            return {}
        name = min(name for name, _ in others)
        numbers = sorted(number for other, number in others if other == name)
        return {
            USUAL: f"{folder}/{name}.svg",
            **{number: f"{folder}/{name}-{number}.svg" for number in numbers},
            **{drawing: f"{EARNED}/{drawing}.svg" for drawing in earned},
        }


BACKS = DrawingChoice("(?:card-)?back(?:-[a-z-]+)?")
"""Card backs: "back", "card-back" or, for decks with their own, "back-" and the deck."""
GROUNDS = DrawingChoice("ground")
"""The ground under the table, in maps that use "ground" as their picture."""
NAMEPLATES = DrawingChoice("nameplate")
"""The nameplate under the player's own plate, the same in all games, for the slug ""."""


def apply_styles(settings: Settings) -> None:
    """Draw seats, suits, card backs and tables as the settings say, from now on."""
    seat_colors.use(settings.seat_colors)
    BACKS.use(settings.card_backs)
    GROUNDS.use(settings.grounds)
    NAMEPLATES.use({"": settings.nameplate})


@lru_cache(None)
def _others(names: str, folder: str) -> frozenset[tuple[str, str]]:
    """Return the names and numbers of the alternative drawings in a folder."""
    place, other = assets.folder() / folder, re.compile(rf"({names})-(\d)\.svg")
    found = [other.fullmatch(file.name) for file in place.iterdir()] if place.is_dir() else []
    return frozenset((match[1], match[2]) for match in found if match)
