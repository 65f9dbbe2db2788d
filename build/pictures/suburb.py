"""What scenes are built of: houses, fences, lawns, skies. Scenes are flat and have no ink line."""

from __future__ import annotations

from pictures.drawing import HEIGHT, WIDTH, area, dot, group, rectangle
from pictures.geometry import path
from pictures.palette import mix, shade


def house(
    x: float,
    y: float,
    width: float,
    height: float,
    wall: str,
    roof: str,
    door: str = "tomato",
    lit: str = "#bfe3ea",
    chimney: bool = True,
) -> str:
    """A bungalow with its left edge at `x` on the ground line `y`; `lit` is the color of its windows."""
    top, gable = y - height, height * 0.55
    drawn = ""
    if chimney:
        drawn += rectangle(x + width * 0.7, top - gable * 0.95, width * 0.1, gable * 0.7, shade(roof, 0.1))
    drawn += rectangle(x, top, width, height, wall)
    eaves, ridge = (x - width * 0.09, top), (x + width * 0.2, top - gable)
    far_ridge, far_eaves = (x + width * 0.8, top - gable), (x + width * 1.09, top)
    drawn += area(path("M{}L{}L{}L{}Z", eaves, ridge, far_ridge, far_eaves), roof)
    drawn += rectangle(x + width * 0.44, y - height * 0.72, width * 0.15, height * 0.72, door)
    for left, wide in ((0.1, 0.24), (0.68, 0.22)):
        drawn += rectangle(x + width * left, y - height * 0.7, width * wide, height * 0.4, lit)
        drawn += rectangle(x + width * left, y - height * 0.32, width * wide, height * 0.07, "fence")
    return drawn


def picket(x: float, y: float, width: float, height: float) -> str:
    """The path of one picket with its left edge at `x`, standing on `y`."""
    shoulder = y - height * 0.8
    points = (
        (x, y),
        (x, shoulder),
        (x + width / 2, y - height),
        (x + width, shoulder),
        (x + width, y),
    )
    return path("M{}L{}L{}L{}L{}Z", *points)


def fence(
    left: float,
    right: float,
    y: float,
    height: float = 44,
    fill: str = "fence",
    rails: str = "fence2",
    step: float = 20,
    line: float = 0,
) -> str:
    """White pickets from `left` to `right`, standing on `y`, one every `step`; `line` is their ink line, if any."""
    drawn = rectangle(left, y - height * 0.72, right - left, height * 0.13, rails)
    drawn += rectangle(left, y - height * 0.34, right - left, height * 0.13, rails)
    pickets = ""
    x = left + step * 0.2
    while x < right:
        pickets += picket(x, y, step * 0.6, height)
        x += step
    return drawn + area(pickets, fill, line)


def stripes(y: float, first: str = "lawn", second: str = "lawn2", x: float = 160, count: int = 7) -> str:
    """Mown lawn in perspective from `y` to the lower edge; its stripes meet above `x`."""
    mown = ""
    for index in range(-count, count + 1, 2):
        near, far = x + index * 46, x + index * 18
        mown += path("M{}L{}L{}L{}Z", (far, y), (far + 18, y), (near + 46, HEIGHT), (near, HEIGHT))
    return rectangle(0, y, WIDTH, HEIGHT - y, first) + area(mown, second)


def sky(top: str, low: str, y: float) -> str:
    """Three flat bands from the upper edge down to `y`."""
    drawn = rectangle(0, 0, WIDTH, y, top)
    drawn += rectangle(0, y * 0.52, WIDTH, y * 0.48, mix(top, low, 0.5))
    return drawn + rectangle(0, y * 0.78, WIDTH, y * 0.22 + 1, low)


def cloud(x: float, y: float, scale: float = 1.0, fill: str = "#ffffff") -> str:
    """One flat cloud."""
    drawn = dot(0, 0, 16, fill)
    drawn += dot(18, -8, 18, fill)
    drawn += dot(40, -2, 15, fill)
    drawn += rectangle(-16, -2, 70, 17, fill, 8)
    return group(drawn, x, y, scale)
