"""The Spinner, 400 by 400: a face of six sectors and an arrow that turns about 200, 200."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, radians, tau

from pictures.drawing import area, dot, group, silhouette, stroke
from pictures.gallery import part
from pictures.geometry import Point, on_circle, path
from pictures.icons import icon
from pictures.palette import INK, shade
from pictures.shapes import ellipse, polygon

SIZE, MIDDLE = 400, 200
DISC, RIM = 162, 166
PICKETS = 48

PALE_SECTORS = (0, 3, 5)
"""Sectors of the sunny faces on which the icon is dark."""


@dataclass(frozen=True)
class Face:
    """One side of the Spinner: color and icon of the results 1 to 6, the colors of the fence, of the line behind it and
    of the pegs. On a `dark` face all icons glow. Icons at the bottom stand `upright` or with their feet to the hub.
    """

    sectors: tuple[tuple[str, str], ...]
    fence: str
    rim: str
    peg: str = "sun"
    dark: bool = False
    upright: bool = False


SUNNY = Face((
    ("#f6b93b", "rune"), ("#63b34a", "hex"), ("#4ba6dc", "return"), ("#fff1d0", "letter"), ("#e5493a", "discard"),
    ("#b596e3", "event"),
), "#fffdf4", "#d9cfb8")  # fmt: skip
EVENTS = Face((
    ("#ffb347", "draw"), ("#4f9e45", "hex"), ("#5a8fc9", "return"), ("#f7e6b4", "sunrise"), ("#d84a63", "discard"),
    ("#f29cc0", "paw"),
), "#efe4fb", "#b596e3", upright=True)  # fmt: skip
NEFARIOUS = Face((
    ("#4b2a78", "rune"), ("#6c3f96", "return"), ("#3a2160", "draw"), ("#8052b0", "paw"), ("#2b1842", "eye"),
    ("#573186", "discard"),
), "#2b1842", "#8dff5a", "glow", dark=True)  # fmt: skip


def _at(radius: float, angle: float) -> Point:
    return on_circle(MIDDLE, MIDDLE, radius, angle)


def spinner_face(face: Face) -> str:
    """The disc: result 1 is centered at the top, the others follow clockwise. The words are set by the game."""
    fence = "".join(_picket(tau * index / PICKETS) for index in range(PICKETS))
    drawn = dot(MIDDLE, 208, 190, "#2b1f36", opacity=0.28)
    drawn += area(fence, face.fence, 5) + dot(MIDDLE, MIDDLE, 176, face.rim) + area(fence, face.fence)
    drawn += dot(MIDDLE, MIDDLE, RIM, INK)
    for index, (color, name) in enumerate(face.sectors):
        glyph = "#d6ff9c" if face.dark else INK if index in PALE_SECTORS else "#fffbe8"
        drawn += _sector(index, color) + _sector_icon(index, icon(name, glyph, color), face.upright)
    for index in range(6):
        angle = radians(60 * index - 120)
        drawn += stroke(path("M{}L{}", (MIDDLE, MIDDLE), _at(DISC, angle)), 4)
        drawn += dot(*_at(163, angle), 7, face.peg, line=3)
    return drawn


def _picket(angle: float) -> str:
    """One picket of the round fence: the arrow ticks against it."""
    half = tau / PICKETS * 0.36
    corners = ((158, angle - half), (184, angle - half), (195, angle), (184, angle + half), (158, angle + half))
    return path("M{}L{}L{}L{}L{}Z", *(_at(radius, at) for radius, at in corners))


def _sector(index: int, color: str) -> str:
    """A sixth of the disc, with a strip of shade along its far edge."""
    start, end = radians(60 * index - 120), radians(60 * index - 60)
    return _slice(start, end, color) + _slice(end - radians(9), end, shade(color, 0.14))


def _slice(start: float, end: float, fill: str) -> str:
    template = "M{}L{}A{} 0 0 1 {}Z"
    return area(path(template, (MIDDLE, MIDDLE), _at(DISC, start), (DISC, DISC), _at(DISC, end)), fill)


def _sector_icon(index: int, glyph: str, upright: bool) -> str:
    x, y = _at(86, radians(60 * index) - pi / 2)
    return group(group(glyph, -24, -24), x, y, 0.94, 60 * index + (180 if upright and index in (2, 3, 4) else 0))


def _sunny_arrow() -> str:
    """Fat, glossy plastic, begging to be flicked."""
    fletching = [
        polygon((200, 256), (230, 296), (200, 283), (170, 296)),
        polygon((186, 240), (214, 240), (214, 276), (186, 276)),
    ]
    head = polygon((200, 88), (246, 156), (220, 149), (214, 250), (186, 250), (180, 149), (154, 156))
    petals = [ellipse(*_at(26, index * tau / 8), 14) for index in range(8)]
    drawn = silhouette(fletching, "#c22f2a", 6, 4)
    drawn += silhouette([head], "tomato", 6, 7, dark="#a8202c")
    drawn += area("M197 110L174 143L188 140L193 156L196 184H200Z", "#ff9a8a")
    drawn += silhouette(petals, "#fffdf4", 5, 3)
    return drawn + dot(200, 200, 18, "sun", line=4) + dot(194, 194, 5, "#fff3c0")


def _nefarious_arrow() -> str:
    """A spear of glowing green with a bat for its fletching."""
    spear = [
        polygon((200, 88), (240, 156), (213, 146), (212, 262), (188, 262), (187, 146), (160, 156)),
        polygon((211, 160), (230, 150), (211, 178)),
    ]
    bat = polygon(
        (200, 244), (210, 258), (240, 252), (230, 270), (234, 286), (214, 280), (200, 296), (186, 280), (166, 286),
        (170, 270), (160, 252), (190, 258),
    )  # fmt: skip
    drawn = "".join(shape.svg("#8dff5a", 11) for shape in (*spear, bat))
    drawn += silhouette([bat], "#2b1842", 6, 4, dark="#1a0c2a")
    drawn += silhouette(spear, "#6fdc46", 6, 6, dark="#2f8a3a")
    drawn += area("M198 110L178 146L191 140L194 156L196 184H200Z", "#d6ff9c")
    drawn += dot(200, 200, 40, "glow", opacity=0.25) + dot(200, 200, 29, "#4b2a78", line=6)
    return drawn + dot(200, 200, 17, "glow", line=3) + dot(200, 200, 5, INK, 14)


part("spinner-face", SIZE, SIZE)(lambda: spinner_face(SUNNY))
part("spinner-face-events", SIZE, SIZE)(lambda: spinner_face(EVENTS))
part("spinner-face-nefarious", SIZE, SIZE)(lambda: spinner_face(NEFARIOUS))
part("spinner-arrow", SIZE, SIZE)(_sunny_arrow)
part("spinner-arrow-nefarious", SIZE, SIZE)(_nefarious_arrow)
