"""The hand that draws: fat outlines, flat tones, and one color with its shade and light that is replaced later."""

from __future__ import annotations

MAIN, SHADE, LIGHT = "#e0483a", "#b22f26", "#f58a7c"
"""The color that players choose, as it stands in the files: its tone, its shadow and its light."""

INK, WHITE, SKIN, STEEL, IRON, WOOD, BARK, LEAF, GOLD, NIGHT = (
    "#33263d", "#fffdf6", "#f6c9a0", "#d5dde6", "#8e99ab", "#c98f56", "#8a5a34", "#5fae4a", "#ffc73d", "#4a4468",
)  # fmt: skip

_ROUND = 'stroke-linejoin="round" stroke-linecap="round"'
_BOX = '<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="0 0 {0} {1}">\n{2}\n</svg>\n'


def document(body: str, width: int, height: int) -> str:
    """The text of a file."""
    return _BOX.format(width, height, body)


def _outline(width: float) -> str:
    return f'stroke="{INK}" stroke-width="{width:g}" {_ROUND}' if width else ""


def path(d: str, fill: str, width: float = 4) -> str:
    """A shape with its outline; without a width it is only filled."""
    return f'<path d="{d}" fill="{fill}" {_outline(width)}/>'


def form(d: str, fill: str, *inside: str, width: float = 4) -> str:
    """A shape with others inside of it, which its outline covers at the edge."""
    return path(d, fill, 0) + "".join(inside) + path(d, "none", width)


def line(d: str, color: str = INK, width: float = 4) -> str:
    """A stroke."""
    return f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{width:g}" {_ROUND}/>'


def circle(x: float, y: float, radius: float, fill: str, width: float = 4) -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {_outline(width)}/>'


def ellipse(x: float, y: float, across: float, down: float, fill: str, width: float = 4) -> str:
    """An ellipse by its middle and its two radii."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{down:g}" fill="{fill}" {_outline(width)}/>'


def box(x: float, y: float, across: float, down: float, round_by: float, fill: str, width: float = 4) -> str:
    """A rounded box."""
    return (f'<rect x="{x:g}" y="{y:g}" width="{across:g}" height="{down:g}" rx="{round_by:g}" fill="{fill}" '
            f"{_outline(width)}/>")  # fmt: skip


def eyes(left: float, right: float, y: float, radius: float = 3) -> str:
    """Two dots that look at you."""
    return circle(left, y, radius, INK, 0) + circle(right, y, radius, INK, 0)


def wide_eye(x: float, y: float, radius: float, pupil: float, aside: float = 0) -> str:
    """A round white eye with a pupil, which may look aside."""
    glint = circle(x + aside - pupil * 0.35, y - pupil * 0.35, pupil * 0.3, WHITE, 0)
    return circle(x, y, radius, WHITE, 3.4) + circle(x + aside, y, pupil, INK, 0) + glint


def many(text: str, places: list[tuple[float, float]], size: float = 1) -> str:
    """The same drawing at several places, each the place of its origin."""
    return "".join(f'<g transform="translate({x:g} {y:g}) scale({size:g})">{text}</g>' for x, y in places)
