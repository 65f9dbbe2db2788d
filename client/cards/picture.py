"""Pictures of player-made cards, made of a backdrop, a thing and optionally a smaller second thing.

A picture is the table that `engine.kernel.cards.card_picture` describes. The drawings are in `assets/art/workshop`, the
colors in `assets/themes/workshop.toml`. `draw` makes one at any size and proportions: the center of the backdrop shows,
and the things stand on the ground.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil

import pygame

from client.art import svg
from client.art.cache import SurfaceCache, to_fast_format
from client.look.schema import SchemaTable, Texts, ThemeProblem, load_file
from engine.kernel.cards.card_picture import BACKDROPS, COLORS, THINGS
from engine.words.messages import words_cache

_FILE = "themes/workshop.toml"
_FOLDER = "art/workshop"
_INK = "#33263d"
_MEGABYTE = 1 << 20
_WIDTH, _HEIGHT = 240.0, 200.0
"""The size of a backdrop, in its own units."""
_FOOT = 0.94
"""The height at which things stand, as a share of the picture's height."""
_SIZE, _SMALL = 0.8, 0.42
"""The heights of the thing and the second one, as shares of the picture's shorter side; drawings reach 1.25 times that.
"""

Tones = tuple[str, str, str]

_pictures = SurfaceCache(24 * _MEGABYTE)


@dataclass(frozen=True, slots=True)
class Inks:
    """A color by name: tone, shade and light for things, and quieter ones for backdrops."""

    name: str
    thing: Tones
    backdrop: Tones


@dataclass(frozen=True, slots=True)
class PictureParts:
    """The parts of pictures: the colors, and the names of backdrops and things, by the words of a picture."""

    ink: Tones
    colors: Mapping[str, Inks]
    backdrops: Mapping[str, str]
    things: Mapping[str, str]
    flying: Texts


@words_cache(1)
def parts() -> PictureParts:
    """Return the available parts. Raises `ThemeProblem` or `AssetMissing` if the installation is damaged."""
    table = SchemaTable(load_file(_FILE), _FILE)
    found = table.read(PictureParts)
    for key, words in (("colors", COLORS), ("backdrops", BACKDROPS), ("things", THINGS)):
        if set(getattr(found, key)) != set(words):
            raise table.problem(key, f"a table of {', '.join(words)}")
    return found


# --- drawing ---------------------------------------------------------------------------------------------


def draw(picture: Mapping[str, str], width: float, height: float) -> pygame.Surface:
    """Return the picture, `width` by `height` pixels, with square corners. Shared: do not draw on it.

    Raises KeyError for a word without a drawing. The kernel's `read_picture` accepts no such word.
    """
    size = max(1, round(width)), max(1, round(height))
    key = (tuple(sorted(picture.items())), size)
    return _pictures.get(key, lambda: _compose(picture, size))


def thing(word: str, color: str, size: float) -> pygame.Surface:
    """Return a thing alone, `size` pixels wide and high."""
    return svg.image(f"{_FOLDER}/thing-{word}.svg", size, size, _recolor(parts().colors[color].thing))


def backdrop(word: str, color: str, width: float, height: float) -> pygame.Surface:
    """Return the center of a backdrop, filling a box."""
    scale = max(width / _WIDTH, height / _HEIGHT)
    whole = svg.image(
        f"{_FOLDER}/backdrop-{word}.svg",
        ceil(_WIDTH * scale),
        ceil(_HEIGHT * scale),
        _recolor(parts().colors[color].backdrop),
    )
    shown = pygame.Rect(0, 0, round(width), round(height))
    shown.center = whole.get_rect().center
    return whole.subsurface(shown.clip(whole.get_rect()))


def _recolor(tones: Tones) -> svg.Recolor:
    # The tones can be those of the drawing in another order, so placeholders prevent replacing a color twice.
    plain = tuple((old, f"@{number}@") for number, old in enumerate(parts().ink))
    return (*plain, *((f"@{number}@", tone) for number, tone in enumerate(tones)))


def _compose(picture: Mapping[str, str], size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(backdrop(picture["backdrop"], picture["backdrop_color"], width, height), (0, 0))
    shorter = min(height, width / 1.05)
    second = picture.get("second", "")
    aside = width * 0.11 if second else 0
    _put(surface, picture["thing"], picture["thing_color"], shorter * _SIZE, width / 2 - aside, height * _FOOT)
    if second:
        small = shorter * _SMALL
        flies = second in parts().flying
        foot = height * 0.1 + small if flies else height * _FOOT + small * 0.04
        place = min(width / 2 - aside + shorter * 0.46, width - small * 0.56)
        _put(surface, second, picture["second_color"], small, place, foot)
    return to_fast_format(surface)


def _put(surface: pygame.Surface, word: str, color: str, size: float, middle: float, foot: float) -> None:
    """Draw a thing of this size (pixels) standing at a point, with its shadow on the ground."""
    if word in parts().flying:
        foot -= size * 0.06
    else:
        shadow = pygame.Surface((round(size * 0.9), max(2, round(size * 0.13))), pygame.SRCALPHA)
        pygame.draw.ellipse(shadow, pygame.Color(_INK + "38"), shadow.get_rect())
        surface.blit(shadow, shadow.get_rect(center=(round(middle), round(foot - size * 0.02))))
    drawing = thing(word, color, size)
    surface.blit(drawing, (round(middle - size / 2), round(foot - size * 0.98)))


__all__ = ["Inks", "PictureParts", "ThemeProblem", "backdrop", "draw", "parts", "thing"]
