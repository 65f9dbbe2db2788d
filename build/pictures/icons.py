"""Icons of 48 by 48: solid, in one color, cut with a second one."""

from __future__ import annotations

from collections.abc import Callable
from math import tau

from pictures.drawing import area, dot, group, rectangle, star, stroke
from pictures.gallery import part
from pictures.geometry import on_circle
from pictures.objects import paw_print
from pictures.palette import INK


def _flame(fill: str, cut: str) -> str:
    drawn = area(
        "M24 44C10 42 8 28 15 18C17 24 20 23 20 19C18 12 24 5 30 3C29 12 40 17 38 30C37 39 32 43 24 44Z", fill,
    )
    drawn += area("M25 40C18 39 18 32 23 26C25 30 30 31 30 35C30 38 28 40 25 40Z", cut)
    return drawn


def _horn(fill: str, cut: str) -> str:
    drawn = area("M14 42L36 4L34 42Q24 46 14 42Z", fill)
    drawn += stroke("M19 34l15 4M24 26l10 3M29 17l6 2", 3, cut)
    return drawn


def _wing(fill: str, cut: str) -> str:
    drawn = area("M40 42C30 44 22 40 18 34L8 33L14 28L5 24L13 21L6 14L16 15L13 6C28 8 38 16 40 42Z", fill)
    drawn += stroke("M34 36C31 26 26 20 20 16M28 36C26 30 23 27 19 25", 2.6, cut)
    return drawn


def _feather(fill: str, cut: str) -> str:
    drawn = area("M10 44L14 32C10 20 22 6 40 4C42 20 34 34 20 36L16 44Z", fill)
    drawn += stroke("M16 36L34 12M22 28l9 -1M24 25l0 -9", 2.4, cut)
    return drawn


def _paw(fill: str, cut: str) -> str:
    return paw_print(fill)


def _bolt(fill: str, cut: str) -> str:
    return area("M28 3L10 27H22L18 45L38 19H26Z", fill)


def _wand(fill: str, cut: str) -> str:
    drawn = stroke("M8 42L28 20", 6, fill)
    drawn += area(star(33, 14, 13, 5, 0.42), fill)
    drawn += dot(10, 16, 3, fill)
    drawn += dot(40, 34, 3, fill)
    return drawn


def _letter(fill: str, cut: str) -> str:
    drawn = rectangle(5, 11, 38, 27, fill, 3)
    drawn += stroke("M7 14L24 28L41 14", 3.4, cut)
    return drawn


def _eye(fill: str, cut: str) -> str:
    drawn = area("M3 25Q24 4 45 25Q24 44 3 25Z", fill)
    drawn += dot(24, 25, 8, cut)
    drawn += dot(24, 25, 3, fill, 7)
    return drawn


def _skull(fill: str, cut: str) -> str:
    drawn = area("M24 5C10 5 6 16 8 26L14 30V40H34V30L40 26C42 16 38 5 24 5Z", fill)
    drawn += dot(17, 22, 5, cut)
    drawn += dot(31, 22, 5, cut)
    drawn += area("M24 27l-3 5h6Z", cut)
    drawn += stroke("M21 34v6M27 34v6", 2.4, cut)
    return drawn


def _candle(fill: str, cut: str) -> str:
    drawn = rectangle(17, 22, 14, 22, fill, 2)
    drawn += area("M24 20C17 18 20 10 25 4C30 11 31 17 24 20Z", fill)
    return drawn


def _mask(fill: str, cut: str) -> str:
    drawn = area("M4 16Q24 8 44 16Q44 34 33 34Q27 34 24 28Q21 34 15 34Q4 34 4 16Z", fill)
    drawn += dot(15, 22, 5, cut, 4)
    drawn += dot(33, 22, 5, cut, 4)
    return drawn


def _rune(fill: str, cut: str) -> str:
    drawn = area("M8 20Q8 12 16 12H32Q40 12 40 20V40H8Z", fill)
    drawn += rectangle(13, 5, 9, 11, fill, 2)
    drawn += rectangle(26, 5, 9, 11, fill, 2)
    drawn += stroke("M24 20V36M24 20l6 5M24 28l-6 5", 3, cut)
    return drawn


def _hex(fill: str, cut: str) -> str:
    drawn = "".join(dot(*on_circle(24, 21, 11, index * tau / 7, 10), 9, fill) for index in range(7))
    drawn += dot(24, 21, 6, fill)
    drawn += rectangle(20, 32, 8, 13, fill, 2)
    drawn += dot(18, 21, 4.4, cut, 5.4)
    drawn += dot(30, 21, 4.4, cut, 5.4)
    drawn += dot(19, 20, 1.6, fill)
    drawn += dot(31, 20, 1.6, fill)
    return drawn


def _return(fill: str, cut: str) -> str:
    drawn = area("M24 5L44 23H38V42H10V23H4Z", fill)
    drawn += area("M24 16l9 10h-5v10h-8V26h-5Z", cut)
    return drawn


def _discard(fill: str, cut: str) -> str:
    drawn = area("M11 16H37L34 44H14Z", fill)
    drawn += rectangle(8, 9, 32, 6, fill, 3)
    drawn += rectangle(19, 4, 10, 6, fill, 2)
    drawn += stroke("M19 21v17M24 21v17M29 21v17", 2.6, cut)
    return drawn


def _event(fill: str, cut: str) -> str:
    drawn = area(star(24, 24, 22, 10, 0.62), fill)
    drawn += area(star(24, 24, 11, 5, 0.42), cut)
    return drawn


def _draw(fill: str, cut: str) -> str:
    drawn = rectangle(8, 6, 24, 34, fill, 4)
    drawn += rectangle(18, 10, 24, 34, cut, 4)
    drawn += rectangle(20, 12, 20, 30, fill, 3)
    drawn += area("M30 17l7 8h-4v10h-6V25h-4Z", cut)
    return drawn


def _enters(fill: str, cut: str) -> str:
    drawn = rectangle(6, 6, 6, 38, fill, 2)
    drawn += rectangle(36, 6, 6, 38, fill, 2)
    drawn += area("M24 42L12 27H19V8H29V27H36Z", fill)
    return drawn


def _leaves(fill: str, cut: str) -> str:
    drawn = area("M24 5L37 20H29V38H19V20H11Z", fill)
    drawn += rectangle(6, 38, 36, 6, fill, 2)
    return drawn


def _sunrise(fill: str, cut: str) -> str:
    drawn = area("M10 34A14 14 0 0 1 38 34Z", fill)
    drawn += rectangle(4, 37, 40, 5, fill, 2)
    drawn += stroke("M24 14V6M10 20L5 15M38 20L43 15", 4, fill)
    return drawn


def _moon(fill: str, cut: str) -> str:
    return area("M31 5A20 20 0 1 0 43 31A16 16 0 0 1 31 5Z", fill)


def _always(fill: str, cut: str) -> str:
    return stroke("M24 24C18 14 6 14 6 24C6 34 18 34 24 24C30 14 42 14 42 24C42 34 30 34 24 24Z", 5.5, fill)


def _would(fill: str, cut: str) -> str:
    drawn = area("M24 4L42 10V24Q42 38 24 45Q6 38 6 24V10Z", fill)
    drawn += stroke("M24 13V27", 5, cut)
    drawn += dot(24, 35, 3, cut)
    return drawn


def _reaction(fill: str, cut: str) -> str:
    drawn = area("M5 8H43V32H26L16 43V32H5Z", fill)
    drawn += stroke("M24 13V22", 4.6, cut)
    drawn += dot(24, 28, 2.6, cut)
    return drawn


def _collar(fill: str, cut: str) -> str:
    drawn = stroke("M6 14Q24 32 42 14", 8, fill)
    drawn += dot(24, 34, 9, fill)
    drawn += dot(24, 34, 3.6, cut)
    return drawn


def _hand(fill: str, cut: str) -> str:
    drawn = rectangle(7, 12, 17, 26, fill, 3)
    drawn += group(rectangle(-8, -13, 17, 26, cut, 3) + rectangle(-6, -11, 13, 22, fill, 2), 30, 25, 1, 14)
    return drawn


def _trophy(fill: str, cut: str) -> str:
    drawn = area("M14 6H34V18Q34 30 24 30Q14 30 14 18Z", fill)
    drawn += stroke("M14 10H6Q6 22 16 23M34 10H42Q42 22 32 23", 3.4, fill)
    drawn += rectangle(21, 29, 6, 8, fill)
    drawn += rectangle(13, 36, 22, 7, fill, 2)
    return drawn


ICONS: dict[str, Callable[[str, str], str]] = {
    "flame": _flame,
    "horn": _horn,
    "wing": _wing,
    "feather": _feather,
    "paw": _paw,
    "bolt": _bolt,
    "wand": _wand,
    "letter": _letter,
    "eye": _eye,
    "skull": _skull,
    "candle": _candle,
    "mask": _mask,
    "rune": _rune,
    "hex": _hex,
    "return": _return,
    "discard": _discard,
    "event": _event,
    "draw": _draw,
    "enters": _enters,
    "leaves": _leaves,
    "sunrise": _sunrise,
    "moon": _moon,
    "always": _always,
    "would": _would,
    "reaction": _reaction,
    "collar": _collar,
    "hand": _hand,
    "trophy": _trophy,
}


def icon(name: str, fill: str = "cream", cut: str = INK) -> str:
    """The glyph `name` in a field of 48 by 48: `fill` is its color, `cut` that of what is cut out of it."""
    return ICONS[name](fill, cut)


def crest(name: str, fill: str, cut: str, x: float, y: float, scale: float) -> str:
    """The glyph `name` about the middle `x`, `y`."""
    return group(icon(name, fill, cut), x - 24 * scale, y - 24 * scale, scale)


def _enter(name: str) -> None:
    part(f"icon-{name}", 48, 48)(lambda: icon(name))


for _name in ICONS:
    _enter(_name)
