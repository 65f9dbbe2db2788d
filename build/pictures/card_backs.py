"""The backs of the six kinds of cards, 300 by 420; they look the same upside down where the deck is shuffled."""

from __future__ import annotations

from pictures.card_shapes import HEIGHT, WIDTH, edge, outline, starburst
from pictures.drawing import area, dot, group, rectangle, sparkles, star, stroke
from pictures.gallery import part
from pictures.icons import crest
from pictures.objects import letterbox, paw_print, sigil, toaster
from pictures.palette import light


def _lawn_back(lawn: str, stripe: str, picket: str, rail: str) -> str:
    """Mown stripes between a fence at the top and one at the bottom."""
    drawn = area(outline(), picket) + rectangle(14, 14, 272, 392, lawn, 12)
    drawn += "".join(rectangle(14 + 34 * index, 14, 34, 392, stripe) for index in range(0, 8, 2))
    fence = "".join(area(f"M{x} 60V26L{x + 8} 14L{x + 16} 26V60Z", picket) for x in range(20, 280, 26))
    fence += rectangle(14, 34, 272, 8, rail) + rectangle(14, 50, 272, 8, rail)
    return drawn + _at_both_ends(fence)


def _at_both_ends(inner: str) -> str:
    return inner + f'<g transform="rotate(180 150 210)">{inner}</g>'


@part("back-main", WIDTH, HEIGHT)
def main_back() -> str:
    """A letterbox on a mown lawn."""
    drawn = _lawn_back("#a9d76f", "#8fc95d", "#fffdf4", "#e2dac6")
    drawn += dot(150, 210, 96, "#e5493a", line=7) + dot(150, 210, 82, "#fff1d0", line=4)
    drawn += group(letterbox(), 150, 268, 0.96) + group(paw_print("#fff1d0"), 118.6, 159, 0.5)
    daisies = dot(46, 100, 8, "#fff") + dot(46, 100, 3, "sun") + dot(252, 94, 7, "#ffc4d4") + dot(252, 94, 3, "sun")
    return drawn + _at_both_ends(daisies) + edge()


@part("back-forbidden", WIDTH, HEIGHT)
def forbidden_back() -> str:
    """A paw with one eye, at dusk."""
    drawn = _lawn_back("#472966", "#3a2160", "#1f1033", "#2b1842")
    drawn += dot(150, 210, 128, "glow", opacity=0.1) + dot(150, 210, 112, "glow", opacity=0.1)
    drawn += dot(150, 210, 96, "#2b1842", line=7) + dot(150, 210, 82, "#4b2a78", line=4)
    drawn += crest("paw", "#8dff5a", "#2b1842", 150, 208, 2.5)
    drawn += dot(150, 222, 11, "#2b1842", 9) + dot(150, 222, 3, "#d6ff9c", 8)
    fireflies = dot(46, 100, 7, "glow", opacity=0.7) + dot(250, 96, 4, "glow", opacity=0.7)
    return drawn + _at_both_ends(fireflies) + edge()


def rune_back(rim: str, fill: str, glow: str, title: str) -> str:
    """A toaster that smells of more than toast."""
    drawn = area(outline(), rim) + rectangle(14, 14, 272, 392, fill, 12)
    for y in range(38, 400, 44):
        for x in range(34 + (22 if y // 44 % 2 else 0), 276, 44):
            drawn += starburst(x, y, light(fill, 0.16))
    drawn += group(toaster(), 150, 262, 1.18)
    drawn += sigil(150, 200, 30, title, glow)
    drawn += stroke("M110 146q-6 -14 4 -24t2 -24M190 146q-6 -14 4 -24t2 -24M150 140q-6 -14 4 -24t2 -26", 5, glow)
    gleams = ((56, 70, 11), (246, 62, 11), (50, 344, 11), (252, 350, 11), (150, 330, 11))
    return drawn + sparkles(gleams, glow) + edge()


@part("back-rune", WIDTH, HEIGHT)
def sunny_rune_back() -> str:
    """The toaster in the kitchen."""
    return rune_back("#e9dcc0", "#1f6f7a", "#ffcf4a", "Runes of the street")


@part("back-forbidden-rune", WIDTH, HEIGHT)
def forbidden_rune_back() -> str:
    """The same toaster at dusk."""
    return rune_back("#6c3f96", "#2b1842", "#8dff5a", "forbidden")


@part("back-regulation", WIDTH, HEIGHT)
def regulation_back() -> str:
    """A sealed airmail letter."""
    drawn = area(outline(), "#d8cfb9") + rectangle(14, 14, 272, 392, "#f4ead2", 10)
    drawn += area("M14 24L150 214L286 24V14H14Z", "#e9dbba") + stroke("M16 22L150 214L284 22", 5, "#b9a882")
    drawn += stroke("M16 400L120 190M284 400L180 190", 3, "#d6c7a4")
    drawn += dot(150, 206, 56, "#a8202c", line=5) + area(star(150, 206, 60, 22, 0.88), "#c22f3a")
    drawn += dot(150, 206, 42, "#a8202c", line=3)
    drawn += area("M150 178L180 200H174V226H126V200H120Z", "#f7c9bd") + rectangle(144, 208, 12, 18, "#a8202c")
    for y in (14, 398):
        drawn += rectangle(14, y, 272, 8, "#fff")
        for index, x in enumerate(range(22, 278, 32)):
            drawn += area(f"M{x} {y}h16l-8 8h-16Z", "#c22f3a" if index % 2 else "#3c6fa8")
    return drawn + edge()


@part("back-role", WIDTH, HEIGHT)
def role_back() -> str:
    """A front door with a mask for a knocker."""
    drawn = area(outline(), "#2f4f86") + rectangle(14, 14, 272, 392, "#3c6fa8", 12)
    drawn += rectangle(56, 36, 188, 348, "#c04a3c", 8, 6)
    drawn += rectangle(76, 56, 148, 96, "#d95f4e", 6, 4) + rectangle(76, 264, 148, 96, "#d95f4e", 6, 4)
    drawn += dot(150, 208, 44, "#fff1d0", line=5) + crest("mask", "#2f4f86", "#fff1d0", 150, 212, 1.5)
    return drawn + dot(222, 214, 9, "sun", line=4) + edge()
