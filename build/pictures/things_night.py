"""What haunts the dusk: the green moon, the sky, hooded figures."""

from __future__ import annotations

from pictures.drawing import WIDTH, area, dot, group, rectangle, silhouette, sparkle, stroke
from pictures.faces import eye
from pictures.shapes import blob, taper


def green_moon(x: float, y: float, radius: float = 26) -> str:
    """The moon of the nefarious plot."""
    drawing = dot(x, y, radius * 1.5, "glow", opacity=0.14)
    drawing += dot(x, y, radius, "#e9ffd0")
    drawing += dot(x - radius * 0.3, y - radius * 0.2, radius * 0.17, "#cdeaa8")
    drawing += dot(x + radius * 0.33, y + radius * 0.26, radius * 0.23, "#cdeaa8")
    return drawing


def dusk_sky(y: float = 170) -> str:
    """The sky at dusk from the upper edge down to `y`, with stars."""
    drawing = rectangle(0, 0, WIDTH, y, "#3a2160")
    drawing += rectangle(0, y * 0.45, WIDTH, y * 0.3, "#55307f")
    drawing += rectangle(0, y * 0.72, WIDTH, y * 0.28 + 1, "#7c4a9c")
    drawing += "".join(sparkle(x, y, 4, "#d6c2f0") for x, y in ((30, 24), (90, 40), (150, 18), (196, 44)))
    return drawing


def hooded_head(x: float, y: float, size: float = 1.0, robe: str = "#4b2a78", mood: str = "glow") -> str:
    """A hooded cultist's head and shoulders; two lights in the dark."""
    figure = silhouette([taper([(0, 10), (0, 44)], (70, 104), (1, 0.2))], robe, rim=3)
    figure += silhouette(
        [blob((-34, 22), (-36, -18), (-16, -44), (4, -54), (22, -40), (36, -16), (34, 22), (0, 30))], robe, rim=4
    )
    figure += area("M-22 18Q-28 -20 0 -30Q28 -20 22 18Q0 28 -22 18Z", "#150a22")
    return group(
        figure + eye(-8, -2, 4.6, 6, mood, (0, 0), robe, 0) + eye(10, -2, 4.6, 6, mood, (0, 0), robe, 1), x, y, size
    )


GHOST_EARS = {
    "cat": "L-26 -62L-10 -42H10L26 -62L28 -30",
    "dog": "Q-52 -40 -44 -10Q-34 -14 -28 -34Q0 -52 28 -34Q34 -14 44 -10Q52 -40 28 -30",
    "bunny": "Q-34 -84 -20 -86Q-10 -84 -10 -40H10Q10 -84 20 -86Q34 -84 28 -30",
}


def ghost(x: float, y: float, size: float = 1.0, ears: str = "cat", flip: bool = False, fill: str = "#b9ffb0") -> str:
    """A see-through pet, one pale shape without ink; `ears`: cat, dog or bunny."""
    outline = f"M-28 -30{GHOST_EARS[ears]}Q40 -4 30 20Q26 44 50 62Q16 70 -6 50Q-26 36 -30 10Q-34 -8 -28 -30Z"
    figure = area(outline, fill, opacity=0.62) + stroke(outline, 3, "#eaffe2")
    for eye_x in (-11, 13):
        figure += dot(eye_x, -16, 5.4, "#2b1842", 7)
        figure += dot(eye_x - 1.6, -18.4, 1.8, "white")
    figure += dot(1, 0, 4.6, "#2b1842", 6)
    return group(figure, x, y, size, 0, flip)
