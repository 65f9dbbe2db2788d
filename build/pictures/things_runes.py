"""How a Rune is made: wallpaper, a contact shadow, the enchanted object, and the sigil of its title.

The object is 150 to 180 wide and in its honest color, with a face or a gesture; what it does is in the same picture.
The upper left 62 by 62 (badge) and everything below y = 220 (name badge) stay free of what matters.
"""

from __future__ import annotations

from collections.abc import Callable

from pictures.drawing import shadow
from pictures.gallery import Draw, picture
from pictures.objects import sigil
from pictures.scenes import wallpaper

Mark = Callable[[float, float, float], str]
"""Draws the sigil of the title at (x, y, radius)."""
DrawRune = Callable[[Mark], str]

TEAL = "#1f6f7a"
DUSK_WALL = "#3a2160"
FLOOR = 216


def rune(
    name: str, title: str, wall: str = TEAL, ground: tuple[float, float] | None = None
) -> Callable[[DrawRune], Draw]:
    """Enter the function that draws the Rune `name`, on wallpaper in the color `wall`.

    `ground`: x and radius of its contact shadow.
    """

    def enter(draw: DrawRune) -> Draw:
        def whole() -> str:
            floor = shadow(*ground, FLOOR, "#0b2733", 0.4) if ground else ""
            return wallpaper(wall) + floor + draw(lambda x, y, radius: sigil(x, y, radius, title))

        return picture(name)(whole)

    return enter


def forbidden_rune(
    name: str, title: str, ground: tuple[float, float] | None = None
) -> Callable[[DrawRune], Draw]:
    """Enter the function that draws the Forbidden Rune `name`, on wallpaper at dusk and with a green sigil."""

    def enter(draw: DrawRune) -> Draw:
        def whole() -> str:
            floor = shadow(*ground, FLOOR, "#120a1e", 0.4) if ground else ""
            return wallpaper(DUSK_WALL, "glow") + floor + draw(lambda x, y, radius: sigil(x, y, radius, title, "glow"))

        return picture(name)(whole)

    return enter
