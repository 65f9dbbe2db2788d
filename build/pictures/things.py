"""Small things and marks that many pictures share: boxes, leaves, coins, drops, letters, signs, light and smoke."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from pictures.drawing import HEIGHT, LINE, WIDTH, area, dot, group, hoop, inked, rectangle, silhouette, sparkle, stroke
from pictures.geometry import number
from pictures.palette import INK, color, light, mix, shade
from pictures.shapes import Shape, ellipse, polygon, taper

LEAF = "M-8 0Q0 -7 9 0Q0 7 -8 0Z"
DROP = "M0 0q8 9 8 15a8 8 0 0 1 -16 0q0 -6 8 -15Z"
DROP_ABOUT_ITS_MIDDLE = "M0 -9q8 9 8 15a8 8 0 0 1 -16 0q0 -6 8 -15Z"
HEART = "M0 14C-24 -2 -14 -20 0 -8C14 -20 24 -2 0 14Z"
WATER = "#9fe3ff"


def box(
    x: float, y: float, width: float, height: float, fill: str, radius: float = 5, rim: float = 4, line: float = LINE
) -> str:
    """An inked box with its shade at the right and below."""
    drawing = rectangle(x, y, width, height, INK, radius, 2 * line)
    drawing += rectangle(x, y, width, height, shade(fill), radius)
    return drawing + rectangle(x, y, width - rim, height - rim, fill, radius)


def pierced(path: str, fill: str) -> str:
    """An inked area whose inner outlines are holes."""
    hole = f'<path d="{path}" fill="{color(fill)}" fill-rule="evenodd"'
    return f'{hole} stroke="{INK}" stroke-width="{number(2 * LINE)}"/>{hole}/>'


def faint(path: str, width: float, fill: str, opacity: float) -> str:
    """A line through which the ground shows: beams, glass, glowing cracks."""
    return stroke(path, width, fill).replace("/>", f' stroke-opacity="{opacity}"/>')


# Light, smoke and water


def glow(
    x: float, y: float, radius: float, fill: str = "glow", opacity: float = 0.13,
    steps: Sequence[float] = (1.0, 0.75, 0.52),
) -> str:  # fmt: skip
    """A pool of light: circles inside each other."""
    return "".join(dot(x, y, radius * step, fill, opacity=opacity) for step in steps)


def sparks(*spots: tuple[float, float, float]) -> str:
    """The gleams of a Rune at (x, y, radius), golden and white by turns."""
    return "".join(sparkle(x, y, radius, ("sun", "white")[index % 2]) for index, (x, y, radius) in enumerate(spots))


def green_sparks(*spots: tuple[float, float, float]) -> str:
    """The gleams of a Forbidden Rune at (x, y, radius)."""
    return "".join(sparkle(x, y, radius, ("glow", "glow2")[index % 2]) for index, (x, y, radius) in enumerate(spots))


def puff(x: float, y: float, size: float = 1.0, fill: str = "#ffffff") -> str:
    """A small flat cloud of dust or smoke, 56 wide."""
    clouds = [ellipse(-14, 2, 13, 12), ellipse(2, -7, 15, 14), ellipse(17, 2, 12, 11), ellipse(2, 5, 15, 9)]
    return group(silhouette(clouds, fill, 2.8, 2.2), x, y, size)


def tear(x: float, y: float, size: float = 1.0, turn: float = 0.0) -> str:
    """A tear or a drop of sweat, its point at `x`, `y`."""
    return group(area(DROP, WATER, 2.4), x, y, size, turn)


def drops(rows: Iterable[tuple[float, float, float, float]], fill: str = WATER) -> str:
    """Drops as (x, y, size, turn), each about its middle."""
    return "".join(group(area(DROP_ABOUT_ITS_MIDDLE, fill, 2.4), x, y, size, turn) for x, y, size, turn in rows)


# Green


def leaf(x: float, y: float, turn: float, fill: str = "leaf", size: float = 1.0) -> str:
    """An inked leaf 44 long; its stalk is at `x`, `y`, and it points right before it is turned."""
    blade = inked("M0 0Q14 -20 44 -4Q20 16 0 0Z", color(fill), 3)
    return group(blade + stroke("M4 -1Q20 -6 36 -4", 2, shade(fill, 0.4)), x, y, size, turn)


def leaf_mark(x: float, y: float, turn: float = 0.0, fill: str = "#a6d67f", size: float = 1.0) -> str:
    """A leaf without ink: foliage on a bush, or leaves in the air."""
    return group(area(LEAF, fill), x, y, size, turn)


def leaves(rows: Iterable[tuple[float, float, float, float]], fill: str = "leaf") -> str:
    """Small inked leaves as (x, y, size, turn), in three greens by turns."""
    fills = (fill, light(fill, 0.3), shade(fill, 0.2))
    return "".join(
        group(area(LEAF, fills[index % 3], 1.8), x, y, size, turn) for index, (x, y, size, turn) in enumerate(rows)
    )


def lumps(
    x: float, y: float, rx: float, ry: float, count: int = 10, size: float = 0.42, start: float = 0.0
) -> list[Shape]:
    """Ellipses in a ring and one in the middle: the outline of a bush, of wool or of foam."""
    ring: list[Shape] = []
    for index in range(count):
        angle = start + index * math.tau / count
        ring.append(
            ellipse(x + rx * 0.72 * math.cos(angle), y + ry * 0.72 * math.sin(angle), rx * size, ry * size)
        )
    return [*ring, ellipse(x, y, rx * 0.76, ry * 0.76)]


# Backgrounds


def snapshot(tint: str = "#dfe9df", ground: str = "#a9c79a", sun: bool = True) -> str:
    """The gray-green snapshot of a Regulation."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, tint)
    drawing += dot(272, 44, 24, "#fbe3a6") if sun else ""
    drawing += dot(160, 262, 250, ground, 74)
    return drawing


# Objects


def coin(x: float, y: float, radius: float = 9, fill: str = "sun") -> str:
    """A gold coin."""
    drawing = dot(x, y, radius, fill, line=2.6) + dot(x, y, radius * 0.62, mix(fill, "#fff3c0", 0.5))
    return drawing + stroke(f"M{number(x)} {number(y - radius * 0.4)}v{number(radius * 0.8)}", 2, "brass")


def heart(x: float, y: float, size: float = 1.0, turn: float = 0.0, fill: str = "tomato") -> str:
    """An inked heart, 34 wide."""
    return group(inked(HEART, fill, 2.6), x, y, size, turn)


def scrawl(
    x: float, y: float, width: float, rows: int = 3, step: float = 9, fill: str = "#b9ad94", line: float = 2.6
) -> str:
    """Lines of writing that say nothing in any language."""
    lengths = (width - (index % 2) * width * 0.28 for index in range(rows))
    return "".join(
        stroke(f"M{number(x)} {number(y + index * step)}h{number(length)}", line, fill)
        for index, length in enumerate(lengths)
    )


def note(x: float, y: float, fill: str = INK, size: float = 1.0, turn: float = 0.0, edged: bool = False) -> str:
    """A musical note; `edged` puts an ink edge round it, for notes in the dark."""
    drawing = ""
    if edged:
        drawing += stroke("M7 2V-30L22 -24", 9) + dot(0, 2, 10.2, INK, 8.6)
    return group(drawing + stroke("M7 2V-30L22 -24", 4.4, fill) + dot(0, 2, 8, fill, 6.4), x, y, size, turn)


def cake(x: float, y: float, size: float = 1.0, icing: str = "#ffd9e4", sponge: str = "#f0c277") -> str:
    """A frosted layer cake on a stand, its foot at `x`, `y`; 96 wide."""
    drawing = silhouette([polygon((-8, -16), (8, -16), (14, 0), (-14, 0))], "#e6eef2", 3.2, 2)
    drawing += silhouette([ellipse(0, -18, 52, 8)], "#f4f8fa", 3.2, 2.4)
    drawing += inked("M-40 -20V-66H40V-20Q0 -8 -40 -20Z", sponge, 3.4)
    drawing += area("M-40 -46H40V-38H-40Z", "#fff6e0")
    drawing += area("M22 -17Q34 -18 40 -20V-66H26Z", shade(sponge, 0.16))
    drawing += inked(
        "M-42 -70Q-42 -82 0 -82Q42 -82 42 -70V-56q-5 8 -10 0q-5 14 -12 2q-6 10 -12 -2q-6 16 -13 2"
        "q-6 8 -12 -2q-6 12 -13 0q-6 4 -12 -4Z",
        icing, 3.4,
    )  # fmt: skip
    return group(drawing + dot(-2, -72, 32, light(icing, 0.5), 6), x, y, size)


def small_wing(fill: str = "#ffffff", size: float = 1.0) -> str:
    """A wing of three feathers and a cover, its root at 0, 0, raised to the upper left."""
    feathers = [
        taper([(0, 0), (-34, -34), (-66, -48)], (22, 26, 8)),
        taper([(0, 2), (-34, -16), (-64, -18)], (20, 24, 8)),
        taper([(0, 6), (-26, 2), (-48, 8)], (18, 22, 8)),
    ]
    ribs = stroke("M-26 -18L-52 -30M-24 -6L-46 -6", 1.8, shade(fill, 0.35))
    return group(silhouette(feathers, fill, 3.4, 2.4) + ribs, 0, 0, size)


# Signs and letters


def picture_sign(
    x: float, y: float, picture: str, size: float = 1.0, turn: float = 0, fill: str = "cream", pole: float = 60
) -> str:
    """A posted sign with a pictogram: elements around 0, 0 and at most 20 away."""
    post = silhouette([polygon((-4, 20), (4, 20), (4, 24 + pole), (-4, 24 + pole))], "wood", 3, 2)
    return group(post + box(-25, -25, 50, 48, fill, 6, 4) + picture, x, y, size, turn)


def forbidden_ring(picture: str = "", radius: float = 17) -> str:
    """A red prohibition ring over a pictogram."""
    reach = number(radius * 0.7)
    bar = stroke(f"M-{reach} -{reach}L{reach} {reach}", 5, "tomato")
    return picture + hoop(0, -1, radius, "tomato", 5) + group(bar, 0, -1)


LETTERS = {
    "A": "M0 12L4 0L8 12M1.6 8H6.4",
    "B": "M0 0V12H4Q8 12 8 9Q8 6 4 6Q7.4 6 7.4 3Q7.4 0 4 0H0M0 6H4",
    "C": "M7.6 2.6Q6 0 4 0Q0 0 0 6Q0 12 4 12Q6 12 7.6 9.4",
    "D": "M0 0V12H3Q8 12 8 6Q8 0 3 0Z",
    "E": "M7 0H0V12H7M0 6H6",
    "F": "M7 0H0V12M0 6H6",
    "G": "M7.6 2.6Q6 0 4 0Q0 0 0 6Q0 12 4 12Q8 12 8 7H4.6",
    "I": "M4 0V12",
    "K": "M0 0V12M7.6 0L0 7M3 5L8 12",
    "L": "M0 0V12H7",
    "N": "M0 12V0L8 12V0",
    "O": "M4 0Q0 0 0 6Q0 12 4 12Q8 12 8 6Q8 0 4 0Z",
    "P": "M0 12V0H4Q8 0 8 3.4Q8 6.6 4 6.6H0",
    "R": "M0 12V0H4Q8 0 8 3.4Q8 6.6 4 6.6H0M4 6.6L8 12",
    "S": "M7.4 2Q6.4 0 4 0Q0.6 0 0.6 3Q0.6 5.6 4 6Q7.6 6.4 7.6 9Q7.6 12 4 12Q1.2 12 0.4 9.8",
    "T": "M0 0H8M4 0V12",
    "U": "M0 0V8Q0 12 4 12Q8 12 8 8V0",
    "W": "M0 0L2 12L4 4L6 12L8 0",
    "X": "M0 0L8 12M8 0L0 12",
    "Y": "M0 0L4 6L8 0M4 6V12",
    "Z": "M0 0H8L0 12H8",
    "'": "M1 0V3",
    "!": "M4 0V8M4 11.4V12",
}
"""Capitals as strokes in a box 8 wide and 12 high."""

NARROW_LETTERS = {"'": 3, "I": 6, " ": 6}
LETTER_WIDTH = 11
LETTER_GAP = 3


def words(text: str, x: float, y: float, height: float = 12, fill: str = INK, line: float = 3.0) -> str:
    """Hand-lettered capitals, centered on `x`, top at `y`; only where the joke quotes a sign.

    Raises `KeyError` for a character that `LETTERS` does not have.
    """
    size = height / 12
    widths = [NARROW_LETTERS.get(letter, LETTER_WIDTH) for letter in text]
    left = -(sum(widths) - LETTER_GAP) / 2
    drawing = ""
    for letter, width in zip(text, widths, strict=True):
        if letter != " ":
            drawing += group(stroke(LETTERS[letter], line / size, fill), left - (2 if letter == "I" else 0), 0)
        left += width
    return group(drawing, x, y, size)
