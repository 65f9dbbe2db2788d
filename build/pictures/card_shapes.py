"""The outlines of a card of 300 by 420, and the kinds of cards with their color and glyph."""

from __future__ import annotations

from dataclasses import dataclass

from pictures.drawing import dot, hoop, stroke
from pictures.icons import crest
from pictures.palette import INK, light

WIDTH, HEIGHT, RADIUS = 300, 420, 20


@dataclass(frozen=True)
class Kind:
    """How a kind of card is told apart: by its color and by its glyph."""

    color: str
    glyph: str


KINDS = {
    "dragon": Kind("#d8432f", "flame"),
    "unicorn": Kind("#dc4f8e", "horn"),
    "pegasus": Kind("#2f84c4", "wing"),
    "griffin": Kind("#b8720c", "feather"),
    "other": Kind("#3f8a45", "paw"),
    "beast": Kind("#3a2160", "skull"),
    "sacrificial": Kind("#8a5fc7", "candle"),
}
SPECIES = ("dragon", "unicorn", "pegasus", "griffin", "other")


def outline() -> str:
    """The path of the edge of the card, clockwise."""
    right, bottom = WIDTH - RADIUS, HEIGHT - RADIUS
    corner = f"A{RADIUS} {RADIUS} 0 0 1"
    return (
        f"M{RADIUS} 0H{right}{corner} {WIDTH} {RADIUS}V{bottom}{corner} {right} {HEIGHT}"
        f"H{RADIUS}{corner} 0 {bottom}V{RADIUS}{corner} {RADIUS} 0Z"
    )


def window(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The path of the card with a hole for the picture, to be filled by `drawing.punched`."""
    corner = f"A{radius} {radius} 0 0 0"
    right, bottom = x + width, y + height
    hole = (
        f"M{x + radius} {y}{corner} {x} {y + radius}V{bottom - radius}{corner} {x + radius} {bottom}"
        f"H{right - radius}{corner} {right} {bottom - radius}V{y + radius}{corner} {right - radius} {y}Z"
    )
    return outline() + hole


def edge() -> str:
    """The ink line round the card, half of which the edge cuts away."""
    return f'<path d="{outline()}" fill="none" stroke="{INK}" stroke-width="5"/>'


def badge(glyph: str, fill: str, glyph_fill: str, ring: bool = False, scale: float = 0.7) -> str:
    """The round badge in the upper left corner."""
    drawn = dot(38, 38, 27, INK) + dot(38, 38, 23.5, fill)
    if ring:
        drawn += hoop(38, 38, 20, light(fill, 0.45), 2)
    return drawn + crest(glyph, glyph_fill, fill, 38, 38, scale)


def starburst(x: float, y: float, fill: str) -> str:
    """One atomic star of the wallpaper of Runes."""
    return stroke(f"M{x - 8} {y}h16M{x} {y - 8}v16M{x - 5} {y - 5}l10 10M{x + 5} {y - 5}l-10 10", 1.8, fill)
