"""From shapes and paths to SVG elements, within what pygame's loader draws.

That is: hex colors, presentation attributes, and no gradient, text, use, clip, mask or filter. A picture is 320 by
240 units, its ground line lies at 214, and the light falls from the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from pictures.geometry import number
from pictures.palette import INK, color, shade
from pictures.shapes import Shape

WIDTH, HEIGHT = 320, 240
GROUND = 214
LINE = 3.6
"""The outline: about 3.2 pixels on a window of 280."""
FINE = 2.2
"""A line inside a shape."""


def silhouette(
    shapes: Sequence[Shape],
    fill: str,
    line: float = LINE,
    rim: float = 3.2,
    ink: str = INK,
    dark: str | None = None,
) -> str:
    """All shapes as one: fat in ink, then in the shade, then slightly smaller and towards the light in their color.

    Body, neck, head and legs so share one outline and one rim of shade, however they overlap. What must stand apart
    (the near wing, the mane, the collar) is a silhouette of its own on top. `dark` is the color of the rim.
    """
    fill = color(fill)
    parts = [shape.svg(ink, line) for shape in shapes] if line else []
    if rim:
        parts += [shape.svg(dark or shade(fill)) for shape in shapes]
        parts += [shape.svg(fill, -rim, -rim * 0.55, -rim * 0.6) for shape in shapes]
    else:
        parts += [shape.svg(fill) for shape in shapes]
    return "".join(parts)


def flat(shapes: Sequence[Shape], fill: str, line: float = 0.0) -> str:
    """All shapes as one, without a shaded rim."""
    return silhouette(shapes, fill, line, 0)


def stroke(path: str, width: float = FINE, ink: str = INK, fill: str = "none") -> str:
    """A line with round ends along the path data `path`."""
    return (
        f'<path d="{path}" fill="{color(fill)}" stroke="{color(ink)}" stroke-width="{number(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def cable(path: str, width: float, core: float, fill: str) -> str:
    """A line `core` wide in a color, inside a line `width` wide in ink."""
    return stroke(path, width) + stroke(path, core, fill)


def _edge(line: float, ink: str) -> str:
    return f' stroke="{ink}" stroke-width="{number(line)}"' if line else ""


def _opacity(opacity: float) -> str:
    return f' fill-opacity="{opacity}"' if opacity < 1 else ""


def area(path: str, fill: str, line: float = 0.0, opacity: float = 1.0, ink: str = INK) -> str:
    """A filled path; its ink line of width `line` lies half inside of it."""
    edge = _edge(line, ink) + (' stroke-linejoin="round"' if line else "")
    return f'<path d="{path}" fill="{color(fill)}"{edge}{_opacity(opacity)}/>'


def inked(path: str, fill: str, line: float = LINE) -> str:
    """A filled path with the whole ink line outside of it, as silhouettes have it."""
    return area(path, fill, 2 * line) + area(path, fill)


def punched(path: str, fill: str) -> str:
    """A filled path in which whatever lies inside an odd number of its outlines is filled: frames with holes."""
    return f'<path d="{path}" fill="{color(fill)}" fill-rule="evenodd"/>'


def rectangle(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    radius: float = 0,
    line: float = 0.0,
    opacity: float = 1.0,
    ink: str = INK,
) -> str:
    """A rectangle with its upper left corner at `x`, `y`."""
    corner = f' rx="{number(radius)}"' if radius else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{corner} '
        f'fill="{color(fill)}"{_edge(line, ink)}{_opacity(opacity)}/>'
    )


def border(
    x: float,
    y: float,
    width: float,
    height: float,
    ink: str,
    line: float,
    radius: float = 0,
    opacity: float = 1.0,
) -> str:
    """A rectangle that is only a line of width `line`."""
    corner = f' rx="{number(radius)}"' if radius else ""
    clear = f' stroke-opacity="{opacity}"' if opacity < 1 else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{corner} '
        f'fill="none" stroke="{color(ink)}" stroke-width="{number(line)}"{clear}/>'
    )


def dot(
    x: float, y: float, radius: float, fill: str, height: float | None = None, opacity: float = 1.0, line: float = 0.0
) -> str:
    """A circle, or with `height` an ellipse with that vertical radius."""
    place = f'cx="{number(x)}" cy="{number(y)}"'
    style = f'fill="{color(fill)}"{_edge(line, INK)}{_opacity(opacity)}'
    if height is None:
        return f'<circle {place} r="{number(radius)}" {style}/>'
    return f'<ellipse {place} rx="{number(radius)}" ry="{number(height)}" {style}/>'


def hoop(
    x: float, y: float, radius: float, ink: str, width: float, height: float | None = None, glass: str = "none",
    clear: float = 1.0,
) -> str:  # fmt: skip
    """A circle or ellipse that is a line: rims, lenses, wheels; `glass` fills it with opacity `clear`."""
    ry = radius if height is None else height
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(radius)}" ry="{number(ry)}" '
        f'fill="{color(glass)}"{_opacity(clear)} stroke="{color(ink)}" stroke-width="{number(width)}"/>'
    )


def group(
    inner: str, x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0, flip: bool = False
) -> str:
    """Elements flipped, scaled, turned (degrees) and moved together."""
    if not inner:
        return ""
    steps = []
    if x or y:
        steps.append(f"translate({number(x)} {number(y)})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if flip or scale != 1:
        steps.append(f"scale({round(-scale if flip else scale, 3)} {round(scale, 3)})")
    return f'<g transform="{" ".join(steps)}">{inner}</g>' if steps else inner


def on_ground(inner: str, x: float = 0, y: float = 0, scale: float = 1.0, flip: bool = False) -> str:
    """Elements scaled about the middle of the ground line, then moved: how every hero is placed."""
    if flip:
        return group(inner, WIDTH / 2 + WIDTH / 2 * scale + x, GROUND * (1 - scale) + y, scale, 0, True)
    return group(inner, WIDTH / 2 * (1 - scale) + x, GROUND * (1 - scale) + y, scale)


def star(x: float, y: float, radius: float, points: int = 4, inner: float = 0.34, turn: float = 0.0) -> str:
    """The path of a star: 4 points are a sparkle, 5 a badge, 8 to 14 an advertisement's burst."""
    corners = []
    for index in range(points * 2):
        angle = math.radians(turn - 90 + index * 180 / points)
        reach = radius if index % 2 == 0 else radius * inner
        corners.append(f"{number(x + reach * math.cos(angle))} {number(y + reach * math.sin(angle))}")
    return "M" + "L".join(corners) + "Z"


def sparkle(x: float, y: float, radius: float, fill: str = "white", line: float = 0.0) -> str:
    """A gleam of four points."""
    return area(star(x, y, radius, 4, 0.24), fill, line)


def sparkles(spots: Iterable[tuple[float, float, float]], fill: str = "white") -> str:
    """Gleams at (x, y, radius)."""
    return "".join(sparkle(x, y, radius, fill) for x, y, radius in spots)


def shadow(x: float, radius: float, y: float = GROUND, fill: str = "#2f4a3a", opacity: float = 0.28) -> str:
    """The contact shadow of a hero: one flat ellipse."""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(radius)}" ry="{number(radius * 0.13)}" '
        f'fill="{fill}" fill-opacity="{opacity}"/>'
    )


def document(body: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """The whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}">{body}</svg>'
    )
