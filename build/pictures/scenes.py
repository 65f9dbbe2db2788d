"""The places: flat, without ink lines, pale where the hero stands. Each fills the whole picture."""

from __future__ import annotations

from math import tau

from pictures.drawing import HEIGHT, WIDTH, area, dot, rectangle, sparkles, star, stroke
from pictures.geometry import on_circle, path
from pictures.palette import light, mix, shade
from pictures.suburb import cloud, fence, house, sky, stripes

NOON = ("#aee3ea", "#fdf1c9")
HEXED_NOON = ("#bfe3c4", "#eef4c4")
"""Skies, as the colors of their top and of their horizon."""


def lawn(sky_colors: tuple[str, str] = NOON) -> str:
    """The mown lawn behind the house, with a fence and two neighbors."""
    scene = sky(*sky_colors, 150)
    scene += dot(268, 40, 24, "#ffe08a")
    scene += cloud(40, 42, 0.8)
    scene += cloud(196, 30, 0.5)
    scene += house(-30, 138, 100, 42, "#f7d9b0", "#d97757")
    scene += house(226, 138, 110, 46, "#cfe3d6", "#5f8f9c", "#f2b233")
    scene += rectangle(0, 138, WIDTH, 21, "#8cc56f")
    for x, radius in ((92, 22), (118, 28), (150, 22), (190, 27), (216, 20)):
        scene += dot(x, 142, radius, "#7dbb63")
    return scene + fence(0, WIDTH, 160, 40) + stripes(158)


def lawn_from_above() -> str:
    """The lawn as a bird sees it."""
    scene = rectangle(0, 0, WIDTH, HEIGHT, "lawn")
    scene += area("".join(f"M{x} 0h30l-40 240h-30Z" for x in range(0, 400, 60)), "lawn2")
    daisies = ((22, 26, "#fff"), (296, 30, "#ffd3de"), (20, 214, "#ffd3de"), (300, 222, "#fff"), (160, 14, "#fff"))
    for x, y, fill in daisies:
        scene += dot(x, y, 4, fill)
        scene += dot(x, y, 1.6, "sun")
    return scene


def driveway(
    wall: str = "#f9dfae", roof: str = "#4f9aa0", sky_color: str = "#bfe8ea", panel: str = "#f1e3c4"
) -> str:
    """In front of a closed garage."""
    scene = rectangle(0, 0, WIDTH, HEIGHT, sky_color)
    scene += rectangle(0, 26, WIDTH, 140, wall)
    scene += area("M-10 32L20 -6H300L330 32Z", roof)
    scene += rectangle(36, 58, 248, 108, "#fff8e6")
    for column in range(4):
        for row in range(4):
            scene += rectangle(46 + column * 58, 68 + row * 24, 50, 18, panel, 3)
    scene += rectangle(0, 164, WIDTH, 76, "#d8d2cb")
    scene += area("M0 164H30L-20 240H0ZM290 164H320V240H340Z", "lawn")
    scene += area("M0 164H34L0 214ZM286 164H320V214Z", "lawn")
    return scene + stroke("M0 200H320M160 164V240", 2, "#c4bdb7")


def kitchen(wall: str = "#ffe6a8", tile: str = "#e9a39a") -> str:
    """Starburst wallpaper, a window, a counter, a checkered floor."""
    scene = rectangle(0, 0, WIDTH, 140, wall)
    for y in (26, 96):
        scene += "".join(area(star(x, y, 9, 4, 0.2), "#f7cf78") for x in range(20, 320, 44))
    scene += "".join(area(star(x, 61, 6, 4, 0.2), "#fff5cf") for x in range(42, 320, 44))
    scene += rectangle(206, 20, 92, 74, "fence", 4)
    scene += rectangle(213, 27, 36, 60, "#bfe8ea")
    scene += rectangle(255, 27, 36, 60, "#bfe8ea")
    scene += area("M200 14H304V34Q292 44 278 34Q265 44 252 34Q239 44 226 34Q213 44 200 34Z", "#ef6a5a")
    scene += rectangle(0, 112, 130, 34, "#7cc6bd")
    scene += rectangle(0, 104, 136, 10, "#fff6e0")
    scene += "".join(rectangle(x, 119, 36, 22, "#5fb0a8", 3) for x in (6, 48, 90))
    scene += rectangle(0, 138, WIDTH, 102, "#f7f0df")
    return scene + area(_checkers(), tile)


def _checkers() -> str:
    """The path of every second tile of a floor in perspective."""
    rows = (138, 152, 172, 200, 240)
    tiles = ""
    for row, (far, near) in enumerate(zip(rows, rows[1:], strict=False)):
        far_width, near_width = (30 + (y - 138) * 0.34 for y in (far, near))
        for column in range(-8, 9):
            if (column + row) % 2:
                tiles += path(
                    "M{}L{}L{}L{}Z",
                    (160 + column * far_width, far),
                    (160 + (column + 1) * far_width, far),
                    (160 + (column + 1) * near_width, near),
                    (160 + column * near_width, near),
                )
    return tiles


def parlor(wall: str = "#f7c6cf", stripe: str = "#fbd9de", floor: str = "#c98b53") -> str:
    """Striped wallpaper, a mirror, a painting, floorboards."""
    scene = rectangle(0, 0, WIDTH, HEIGHT, wall)
    scene += "".join(rectangle(x, 0, 20, 176, stripe) for x in range(0, 320, 40))
    scene += rectangle(0, 168, WIDTH, 10, "fence")
    scene += rectangle(0, 178, WIDTH, 62, floor)
    scene += "".join(stroke(f"M0 {y}H320", 1.8, "#b0733f") for y in (192, 208, 226))
    scene += dot(60, 60, 30, "gold", 36)
    scene += dot(60, 60, 24, "#cfeff0", 30)
    scene += stroke("M48 72L66 42M58 78L74 52", 4, "white")
    scene += rectangle(222, 36, 62, 50, "gold", 4)
    scene += rectangle(228, 42, 50, 38, "#8fc7a0")
    scene += dot(254, 66, 12, "#fff6e0")
    return scene + dot(268, 52, 6, "#ffcf4a")


def street() -> str:
    """The sidewalk in the morning."""
    scene = sky("#ffd9a0", "#fff1c9", 130)
    scene += house(-20, 126, 108, 50, "#bfe0d8", "#d97757")
    scene += house(110, 126, 96, 44, "#fbe2b4", "#7a9ac0", "#5faa49")
    scene += house(232, 126, 108, 52, "#f7c9bd", "#6a5a8c", "#f2b233")
    scene += rectangle(0, 124, WIDTH, 26, "#9bd069")
    scene += fence(0, WIDTH, 150, 26, step=14)
    scene += rectangle(0, 150, WIDTH, 34, "#a5d86f")
    scene += rectangle(0, 178, WIDTH, 42, "#e5ddd2")
    scene += "".join(stroke(f"M{x} 178L{x - 14} 220", 2, "#cbc1b6") for x in range(40, 340, 64))
    scene += rectangle(0, 218, WIDTH, 22, "#9a95a6")
    return scene + rectangle(0, 218, WIDTH, 4, "#c4bdb7")


def porch(wall: str = "#cfe3e6", door: str = "#e07a5f", trim: str = "#b5ccd2") -> str:
    """In front of a front door: clapboards, door, window, step."""
    scene = rectangle(0, 0, WIDTH, 190, wall)
    scene += "".join(rectangle(0, y, WIDTH, 2.4, trim) for y in range(18, 190, 20))
    scene += rectangle(86, 14, 112, 176, "fence")
    scene += rectangle(96, 24, 92, 166, door)
    for x in (108, 146):
        scene += rectangle(x, 36, 30, 44, light(door, 0.3))
        scene += rectangle(x, 96, 30, 70, shade(door, 0.12))
    scene += dot(178, 108, 5, "sun")
    scene += rectangle(232, 40, 64, 76, "fence")
    scene += rectangle(239, 47, 50, 62, "#a9d3df")
    scene += rectangle(262, 47, 4, 62, "fence")
    scene += rectangle(0, 186, WIDTH, 12, "#e9e0d0")
    scene += rectangle(0, 198, WIDTH, 42, "#c9a27c")
    return scene + "".join(rectangle(0, y, WIDTH, 2, "#b48a62") for y in (210, 224))


def open_sky(low: str = "#fdf1c9", top: str = "#8fd0e8") -> str:
    """High in the air."""
    scene = sky(top, low, 240)
    scene += dot(268, 40, 26, "#ffe08a")
    return scene + cloud(30, 60, 0.9) + cloud(230, 128, 0.8) + cloud(110, 34, 0.5)


def above_the_roofs(low: str = "#fdf1c9", top: str = "#8fd0e8") -> str:
    """High above the roofs of the street."""
    scene = open_sky(low, top)
    scene += rectangle(0, 208, WIDTH, 32, "#9bd069")
    scene += house(-20, 222, 96, 30, "#f7d9b0", "#d97757")
    scene += house(112, 226, 90, 28, "#cfe3d6", "#5f8f9c", "#f2b233")
    return scene + house(240, 222, 96, 32, "#f7c9bd", "#6a5a8c")


def evening() -> str:
    """The lawn when the first windows are lit."""
    scene = sky("#6a76b8", "#f5b48e", 150)
    scene += dot(60, 46, 18, "#fff3c0")
    scene += dot(68, 42, 16, "#6a76b8")
    scene += sparkles(((130, 30, 5), (250, 22, 5), (290, 70, 5), (206, 52, 5)), "#fff3c0")
    scene += house(196, 150, 120, 56, "#b58aa8", "#5c4a80", "#4a3a66", "#ffe08a")
    scene += rectangle(0, 148, WIDTH, 36, "#6f9a78")
    for x, radius in ((10, 26), (40, 20), (90, 24), (130, 18)):
        scene += dot(x, 152, radius, "#5b8a6a")
    scene += fence(0, WIDTH, 184, 64, "#f6ecf0", "#cfbfd4", 27)
    return scene + stripes(182, "#8fbf78", "#7aae6c")


def rays(
    first: str = "#ffe9b0", second: str = "#ffd887", x: float = 160, y: float = 130, count: int = 14,
    ground: str | None = None,
) -> str:  # fmt: skip
    """The rays of an advertisement about `x`, `y`, in two tints; `ground` is the color of a hill to stand on."""
    beams = ""
    for index in range(count):
        edges = (on_circle(x, y, 400, tau * turn / count) for turn in (index, index + 0.5))
        beams += path("M{}L{}L{}Z", (x, y), *edges)
    scene = rectangle(0, 0, WIDTH, HEIGHT, first) + area(beams, second)
    return scene + (dot(160, 262, 230, ground, 64) if ground else "")


def wallpaper(fill: str = "#1f6f7a", glow: str = "#ffe9a0") -> str:
    """The wallpaper behind Runes: atomic starbursts and a pool of light."""
    scene = rectangle(0, 0, WIDTH, HEIGHT, fill)
    for row, y in enumerate(range(22, 240, 44)):
        for column in range(16, 340, 68):
            x = column + (34 if row % 2 else 0)
            rays_of_star = f"M{x - 11} {y}h22M{x} {y - 11}v22M{x - 7} {y - 7}l14 14M{x + 7} {y - 7}l-14 14"
            scene += stroke(rays_of_star, 1.6, light(fill, 0.16))
            scene += dot(x, y, 3, light(fill, 0.26))
    for radius in (150, 120, 92):
        scene += dot(160, 140, radius, glow, radius * 0.86, 0.13)
    return scene + dot(160, 246, 210, mix(fill, "#0f2f45", 0.45), 46)


def dusk() -> str:
    """The nefarious plot: moon, lit green windows, iron fence."""
    scene = rectangle(0, 0, WIDTH, HEIGHT, "#3a2160")
    scene += rectangle(0, 70, WIDTH, 50, "#55307f")
    scene += rectangle(0, 112, WIDTH, 50, "#7c4a9c")
    scene += dot(252, 52, 30, "#e9ffd0")
    scene += dot(252, 52, 46, "glow", opacity=0.14)
    scene += dot(243, 46, 5, "#cdeaa8")
    scene += dot(262, 60, 7, "#cdeaa8")
    scene += sparkles(((30, 24, 4), (90, 40, 4), (150, 18, 4), (196, 44, 4), (300, 20, 4)), "#d6c2f0")
    scene += house(10, 150, 120, 60, "#2f1a4a", "#1f1033", "#1a0c2a", "#8dff5a")
    scene += stroke("M284 152L286 96M286 112l-18 -16M286 104l16 -18M268 96l-4 -12", 6, "#26143c")
    scene += rectangle(0, 140, WIDTH, 4, "#1f1033")
    scene += area("".join(f"M{x} 168V132L{x + 3} 124L{x + 6} 132V168Z" for x in range(0, 330, 16)), "#1f1033")
    scene += stripes(164, "#3f5a4e", "#374f4a")
    return scene + dot(160, 226, 130, "glow", 22, 0.14)


def night(x: float = 160, y: float = 120) -> str:
    """Dusk without a place: violet rays and a green core, for Curses."""
    scene = rays("#3a2160", "#4c2c78", x, y)
    return scene + "".join(dot(x, y, radius, "glow", opacity=0.1) for radius in (120, 90, 62))
