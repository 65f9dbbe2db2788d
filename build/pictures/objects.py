"""Things that stand in more than one picture. Each is drawn about its own 0, 0."""

from __future__ import annotations

from math import tau

from pictures.drawing import LINE, area, cable, dot, group, inked, rectangle, silhouette, star, stroke
from pictures.faces import eyes
from pictures.geometry import on_circle, path
from pictures.palette import INK, shade
from pictures.shapes import blob, ellipse, polygon, taper, tube

POWER_MARKS = (
    ((0, 0.72), (0, 1.05)),
    ((0.62, 0.36), (0.92, 0.54)),
    ((-0.62, 0.36), (-0.92, 0.54)),
    ((-0.28, -0.5), (0.28, -0.5)),
    ((-0.24, -0.74), (0, -1), (0.24, -0.74)),
    ((-0.3, 0.3), (0.3, 0.3)),
    ((0.7, -0.2), (1, -0.3)),
    ((-0.7, -0.2), (-1, -0.3)),
)


def sigil(x: float, y: float, radius: float, title: str, fill: str = "sun", core: str = "#fffbe0") -> str:
    """The glow of a Rune: a disc with a power button that has seen too much.

    Every title has its own glyph: an open ring, a stem, and one to four marks.
    """
    drawn = "".join(
        dot(x, y, radius * reach, fill, opacity=opacity)
        for reach, opacity in ((2.0, 0.14), (1.6, 0.2), (1.28, 0.35))
    )
    drawn += dot(x, y, radius, core, line=2.6)
    unit = radius * 0.56
    ring = unit * 0.72
    opening = ((x + ring * 0.62, y - ring * 0.78), (ring, ring), (x - ring * 0.62, y - ring * 0.78))
    glyph = path("M{}A{} 0 1 1 {}", *opening) + path("M{}L{}", (x, y - unit), (x, y))
    for mark in _marks(title):
        points = [(x + px * unit, y + py * unit) for px, py in POWER_MARKS[mark]]
        glyph += path("M{}" + "L{}" * (len(points) - 1), *points)
    return drawn + stroke(glyph, max(2.6, radius * 0.17), "#8a3fb0")


def _marks(title: str) -> list[int]:
    """Which marks the glyph of a title has."""
    seed = 0
    for letter in title:
        seed = (seed * 167 + ord(letter)) % 1000003
    return sorted({seed // divisor % 8 for divisor in (1, 8, 64, 512)})


def paw_print(fill: str) -> str:
    """A paw in a field of 48 by 48."""
    pad = dot(24, 30, 10, fill, 8.5)
    return pad + "".join(dot(x, y, 4.6, fill, 5.6) for x, y in ((11, 22), (19, 14), (29, 14), (37, 22)))


def letterbox(fill: str = "tomato", flag: bool = True) -> str:
    """A letterbox on a post, about 118 tall; 0, 0 is the foot of the post."""
    drawn = silhouette([polygon((-7, -70), (7, -70), (7, 0), (-7, 0))], "fence", rim=3, dark="#cfc5b2")
    drawn += inked("M-46 -66V-94Q-46 -118 -24 -118H26Q46 -118 46 -94V-66Z", fill)
    drawn += area("M-46 -66V-94Q-46 -118 -24 -118Q-4 -118 -4 -94V-66Z", shade(fill, 0.25), 2.6)
    drawn += dot(-25, -92, 5, "cream", line=2.4)
    if flag:
        drawn += stroke("M22 -84V-124", 5)
        drawn += silhouette([polygon((22, -128), (44, -122), (22, -112))], "sun", 2.6, 1.4)
    return drawn


def toaster() -> str:
    """A chrome toaster, about 150 wide; 0, 0 is the middle of its base."""
    feet = [polygon((x, -2), (x + 16, -2), (x + 16, 8), (x, 8)) for x in (-66, 50)]
    drawn = silhouette(feet, "soot", rim=0)
    case = blob(
        (-78, -6), (-80, -60), (-62, -92), (-20, -98), (20, -98), (62, -92), (80, -60), (78, -6), (30, -2), (-30, -2)
    )  # fmt: skip
    drawn += silhouette([case], "#d9e3ea", rim=5, dark="#98a9bd")
    drawn += stroke("M-64 -66Q-58 -84 -30 -88", 5, "white")
    drawn += stroke("M-70 -20H70", 2.2, "#8fa0b5")
    drawn += stroke("M-70 -13H70", 2.2, "#8fa0b5")
    drawn += rectangle(-48, -103, 40, 9, INK, 4)
    drawn += rectangle(8, -103, 40, 9, INK, 4)
    drawn += silhouette([ellipse(88, -42, 9, 7)], "tomato", 3, 1.6)
    return drawn + stroke("M80 -62v34", 5)


def gnome(hat: str = "tomato", coat: str = "blue", grin: bool = True) -> str:
    """A garden gnome, about 150 tall; 0, 0 is the ground between its feet."""
    drawn = silhouette([ellipse(-18, -6, 17, 9), ellipse(20, -6, 17, 9)], "#6b4431", rim=2)
    drawn += silhouette([taper([(0, -66), (0, -36), (0, -10)], (58, 76, 70), (0.3, 0.12))], coat, rim=4)
    drawn += rectangle(-37, -34, 74, 11, "#5b3a2e", 2, 2.8)
    drawn += rectangle(-9, -37, 19, 17, "gold", 3, 2.8)
    drawn += silhouette([ellipse(0, -84, 33, 28)], "#f6c9a0")
    chin = taper([(0, -66), (2, -48), (-2, -22)], (70, 54, 6), (0.1, 1))
    drawn += silhouette([chin, ellipse(-30, -78, 13, 17), ellipse(32, -78, 12, 16)], "#fffaf0", rim=3.4)
    drawn += eyes("smug", (-10, -90, 8.5, 10), (15, -91, 8, 9.5), "#f6c9a0", (0.5, 0.1))
    drawn += silhouette([ellipse(4, -78, 9, 8)], "#f29b80", 2.6, 1.5)
    if grin:
        drawn += area("M-18 -62Q4 -54 24 -64Q22 -44 4 -44Q-14 -46 -18 -62Z", "white", 2.8)
        drawn += stroke("M-6 -58v12M6 -57v13M16 -60v10", 1.6)
        drawn += area("M6 -57l5 7l5 -9Z", INK)
    cone = taper([(0, -104), (-8, -136), (-34, -164)], (68, 42, 8), (0.12, 1))
    brim = taper([(-34, -101), (0, -108), (36, -102)], (12, 16, 12))
    return drawn + silhouette([cone, brim], hat, rim=3.4)


def flame() -> str:
    """A flame about 56 tall; 0, 0 is its foot."""
    outside = "M0 0C-18 -2 -20 -20 -10 -32C-8 -24 -4 -24 -2 -28C-4 -40 2 -50 10 -56C8 -44 22 -36 20 -18C20 -6 12 0 0 0Z"
    drawn = inked(outside, "#ff7a2f", LINE * 0.8)
    return drawn + area("M2 -2C-8 -4 -8 -14 0 -24C2 -18 10 -16 10 -10C10 -4 6 -2 2 -2Z", "sun")


def candle() -> str:
    """A burning candle about 60 tall; 0, 0 is its foot."""
    drawn = silhouette([polygon((-7, -36), (7, -36), (7, 0), (-7, 0))], "cream", 3, 2)
    drawn += dot(0, -50, 26, "sun", opacity=0.16)
    drawn += dot(0, -50, 18, "sun", opacity=0.24)
    return drawn + group(flame(), 0, -38, 0.42)


def cushion(fill: str = "violet") -> str:
    """A cushion with tassels, about 200 wide; 0, 0 is the middle of its lower edge."""
    pillow = blob(
        (-92, -2), (-100, -22), (-78, -28), (0, -34), (78, -28), (100, -22), (92, -2), (60, 6), (0, 8), (-60, 6)
    )  # fmt: skip
    drawn = silhouette([pillow], fill, rim=4)
    drawn += stroke("M-80 -10Q0 4 80 -10", 2.6, "sun")
    for x in (-97, 97):
        drawn += dot(x, -10, 5, "sun", line=2.2)
        drawn += stroke(f"M{x} -6v9M{x - 4} -6l-3 8M{x + 4} -6l3 8", 2.2, "brass")
    return drawn


def music_note(x: float, y: float, scale: float = 1.0, ink: str = INK) -> str:
    """A whistled note."""
    return group(dot(-4, 0, 5, ink, 4) + stroke("M1 -1V-20q8 2 9 10", 3, ink), x, y, scale)


def small_gnome(
    x: float, y: float, scale: float = 1.0, turn: float = 0, hat: str = "tomato", coat: str = "blue"
) -> str:
    """A garden gnome of few strokes, 62 tall, standing at `x`, `y`."""
    drawn = silhouette([ellipse(-8, -3, 8, 5), ellipse(8, -3, 8, 5)], "#6b4431", 3, 1.4)
    drawn += silhouette([ellipse(0, -16, 17, 15)], coat, 3.2, 2.4)
    drawn += silhouette([ellipse(0, -32, 14, 12)], "#f6c9a0", 3.2, 1.6)
    drawn += silhouette([blob((-14, -32), (14, -32), (9, -14), (0, -6), (-9, -14))], "#fffaf0", 3, 2)
    drawn += dot(-5, -36, 2.2, INK)
    drawn += dot(6, -36, 2.2, INK)
    drawn += dot(1, -31, 4, "#f29b80", line=1.8)
    drawn += silhouette([polygon((-17, -40), (17, -40), (-3, -70))], hat, 3.2, 2.4)
    return group(drawn, x, y, scale, turn)


def suitcase(
    width: float, height: float, fill: str, x: float = 0, y: float = 0, turn: float = 0, band: str = "cream"
) -> str:
    """A suitcase lying on its long side with two straps; `x`, `y` is the middle of its lower edge."""
    half = width / 2
    handle = f"M-12 {-height}v-8q0 -4 4 -4h16q4 0 4 4v8"
    drawn = stroke(handle, 9) + stroke(handle, 3.6, "#c98b53")
    case = polygon(
        (-half, -height + 5), (-half + 5, -height), (half - 5, -height), (half, -height + 5), (half, -5),
        (half - 5, 0), (-half + 5, 0), (-half, -5),
    )  # fmt: skip
    drawn += silhouette([case], fill, rim=4)
    for place in (-0.28, 0.28):
        x_of_strap = width * place
        drawn += rectangle(x_of_strap - 4, -height + 1, 8, height - 2, band)
        edges = path("M{}L{}M{}L{}", *((x_of_strap + side, end) for side in (-4, 4) for end in (1 - height, -1)))
        drawn += stroke(edges, 1.8, shade(fill, 0.5))
    return group(drawn, x, y, 1, turn)


def rune_scroll(x: float, y: float, scale: float = 1.0, turn: float = 0) -> str:
    """A rolled Rune with a ribbon."""
    drawn = silhouette([polygon((-26, -9), (26, -9), (26, 9), (-26, 9))], "cream", rim=3.4)
    drawn += dot(26, 0, 5, "#f3e0ba", 9.4, line=2.8)
    drawn += stroke("M26 -3q3 3 0 6", 1.8)
    drawn += rectangle(-6, -10, 10, 20, "#8a3fb0", 0, 2)
    drawn += area(star(-1, 0, 4.6, 4, 0.35), "sun")
    return group(drawn, x, y, scale, turn)


def binoculars() -> str:
    """Binoculars looking down, about 70 wide."""
    barrels = [
        polygon((-34, 22), (-25, -20), (-4, -20), (-1, 22)),
        polygon((34, 22), (25, -20), (4, -20), (1, 22)),
        ellipse(0, -4, 9, 11),
    ]
    drawn = silhouette(barrels, "#4d4a5e", rim=3.4)
    return drawn + dot(-18, 22, 13, "#9fe3ff", 7, line=2.6) + dot(18, 22, 13, "#9fe3ff", 7, line=2.6)


def rubber_glove(x: float, y: float, turn: float, scale: float = 1) -> str:
    """A yellow glove, fingers up when not turned (degrees)."""
    hand = [tube([(0, 16), (0, 2)], 25), ellipse(0, -8, 13, 13), tube([(8, -8), (15, -18)], 9)]
    drawn = silhouette(hand, "sun", 3.4, 2.6)
    return group(drawn + rectangle(-14, 14, 28, 8, "#f2b233", 3, 2.8), x, y, scale, turn)


def power_cord(fill: str = "#f3efe6") -> str:
    """A dangling cord with its plug, about 120 long; it hangs from 0, 0."""
    drawn = cable("M0 2C22 14 26 34 8 44C-10 54 -2 76 22 70C40 66 46 78 44 92", 9, 4.6, fill)
    drawn += silhouette([polygon((35, 90), (53, 90), (51, 108), (37, 108))], "#4d4a5e", 3, 2)
    drawn += stroke("M40 110v9M48 110v9", 4.4)
    return drawn + stroke("M40 110v8M48 110v8", 1.8, "stone")


def gift(fill: str = "teal", ribbon: str = "cream") -> str:
    """A wrapped present, about 55 tall; 0, 0 is the middle of its lower edge."""
    drawn = silhouette([polygon((-22, -34), (22, -34), (22, 0), (-22, 0))], fill, rim=3)
    drawn += rectangle(-5, -34, 10, 34, ribbon)
    drawn += silhouette([polygon((-26, -44), (26, -44), (26, -32), (-26, -32))], fill, rim=2)
    drawn += rectangle(-5, -44, 10, 12, ribbon)
    return drawn + silhouette([ellipse(-10, -50, 9, 6, 24), ellipse(10, -50, 9, 6, -24)], ribbon, 2.8, 1.4)


def rose(x: float, y: float, scale: float = 1.0, fill: str = "tomato", stem: float = 40) -> str:
    """A rose with its middle at `x`, `y` and a stem of this length."""
    drawn = cable(path("M0 8Q{} {}", (3, stem * 0.6), (0, stem)), 5, 2.4, "leaf")
    drawn += area("M2 24q12 -10 18 0q-8 8 -18 0Z", "leaf", 2)
    drawn += silhouette([ellipse(0, 0, 13), ellipse(-8, 4, 8), ellipse(8, 4, 8), ellipse(0, -6, 8)], fill, 2.8, 2)
    return group(drawn + stroke("M-5 -2q5 -6 9 0q0 7 -7 6", 2, shade(fill, 0.5)), x, y, scale)


def spokes(x: float, y: float, start: float, end: float, count: int) -> str:
    """The path of `count` lines round `x`, `y`, each from one radius to another."""
    angles = [index * tau / count for index in range(count)]
    return "".join(path("M{}L{}", on_circle(x, y, start, angle), on_circle(x, y, end, angle)) for angle in angles)
