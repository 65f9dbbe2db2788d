"""Wooden planks with a gold line, ragged paper sheets, name plates, and badges."""

from __future__ import annotations

import random

import pygame

from client.art import paint, svg
from client.layout.map import CENTER, LEFT, Box, Spot
from client.table.furniture.plate.nameplate import draw_small
from client.table.picture.draw_context import DrawContext

_GRAIN = 5.0
_RAGGED, _TEETH = 3.0, 14
_TALLEST, _BADGE_SHAPE, _BETWEEN = 44.0, 72 / 80, 5.0


def draw_plank(
    surface: pygame.Surface, showing: DrawContext, box: Box, color: str, lit: bool = False, edge: str = "plank-edge"
) -> None:
    """Draw a plank that fills `box`, with a thin line in the color for `edge`, and a glow when `lit`."""
    rect, px = showing.rect(box), showing.px
    if lit:
        paint.shadow(surface, rect, px(7), px(7), 0.9, color=showing.color("good"))
    else:
        paint.shadow(surface, rect, px(7), px(6), 0.5, (0, px(4)), showing.color("shadow"))
    width, height = box[2], box[3]
    ink, line = showing.color("outline"), showing.color("good" if lit else edge)
    chance = random.Random(round(width * 7 + height))
    ends = [(8 + chance.uniform(0, 30), width - 8 - chance.uniform(0, 30), y) for y in _steps(10, height - 8)]
    grain = "".join(f"M{left:.0f} {y:.1f}L{right:.0f} {y + chance.uniform(-1, 1):.1f}" for left, right, y in ends)
    body = (
        f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="7" fill="{color}" stroke="{ink}" '
        f'stroke-width="2"/><path d="{grain}" stroke="{ink}" stroke-width="1" fill="none"/>'
        f'<rect x="5" y="5" width="{width - 10:g}" height="{height - 10:g}" rx="5" fill="none" '
        f'stroke="{line}" stroke-width="1.8"/>'
    )
    surface.blit(svg.inline(body, rect.width, rect.height, width, height), rect)


def _steps(start: float, end: float) -> list[float]:
    return [start + n * _GRAIN for n in range(int((end - start) / _GRAIN) + 1)]


def draw_paper(surface: pygame.Surface, rect: pygame.Rect, scale: float, color: str, edge: str, shade: str) -> None:
    """Draw a ragged sheet of paper that fills `rect` (window pixels). `scale` is window pixels per map pixel."""
    width, height = rect.width / scale, rect.height / scale
    chance = random.Random(round(width + height))

    def ragged_offset() -> float:
        return chance.uniform(0, _RAGGED)

    across = [width * n / _TEETH for n in range(1, _TEETH)]
    down = [height * n / _TEETH for n in range(1, _TEETH)]
    points = [(2.0, 2.0), *((x, 1 + ragged_offset()) for x in across), (width - 2, 2.0)]
    points += [*((width - 1 - ragged_offset(), y) for y in down), (width - 2, height - 2)]
    points += [*((x, height - 1 - ragged_offset()) for x in reversed(across)), (2.0, height - 2)]
    points += [(1 + ragged_offset(), y) for y in reversed(down)]
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    ticks = "".join(f"M{x:.0f} {height - 5:.1f}l1 {-3 - ragged_offset() * 2:.1f}" for x in _steps(8, width - 8))
    ticks += "".join(f"M{width - 5:.1f} {y:.0f}l{-3 - ragged_offset() * 2:.1f} -1" for y in _steps(8, height - 8))
    body = (
        f'<path d="{path}" fill="{color}" stroke="{edge}" stroke-width="1.8"/>'
        f'<path d="{ticks}" stroke="{shade}" stroke-width="1.4" fill="none"/>'
    )
    surface.blit(svg.inline(body, rect.width, rect.height, width, height), rect)


# --- name plates -----------------------------------------------------------------------------------------------


def is_lit(showing: DrawContext, seat: int) -> bool:
    """Return whether a plate is lit: the active seat's, and the winners' when the match is over."""
    view = showing.view
    return seat in view.winners if view.over else view.active == seat


def draw_name(surface: pygame.Surface, showing: DrawContext, spot: Spot, words: tuple[str, ...], waits: bool) -> None:
    """Draw a name on a plank, with the first of `words` that fits and an hourglass if it `waits`.

    An icon marks the active seat, because light alone is not accessible.
    """
    seat, (x, y, width, height) = showing.seat(spot), spot.box
    out = showing.view.is_out(seat)
    lit = is_lit(showing, seat) and not out
    draw_plank(surface, showing, spot.box, showing.color("plank"), lit, "plank-edge-out" if out else "plank-edge")
    left, right, middle = x + 15, x + width - 14, y + height / 2
    right -= 0 if out else spot.number("room", 0)
    if seat == showing.viewer and showing.plate(seat):
        right -= _badges_width(showing, seat, height - 8) + 8
    if waits and showing.look.has_art("asked"):
        showing.picture(surface, showing.look.art("asked"), (right - 24, middle - 12, 24, 24))
        right -= 28
    name, color = showing.name(seat), showing.color("plank-dim" if out else "plank-name")
    if showing.portrait(seat):
        size = min(_TALLEST, height - 6)
        showing.draw_player(surface, seat, (left - 8, middle - size / 2, size, size))
        left += size
    if lit and showing.look.has_art("whose"):
        showing.picture(surface, showing.look.art("whose"), (left - 6, middle - 15, 30, 30))
        left += 28
    end = left + showing.width(name, "plate-name", 1.2)
    right = draw_small(surface, showing, seat, right, (middle, height - 8), end)
    free = right - left - min(showing.width(name, "plate-name"), (right - left) * 0.6) - 12
    said = next((word for word in words if showing.width(word, "plate-place") <= free), "")
    if said:
        drawn = showing.write(surface, said, "plate-place", (right, middle), "midright", showing.color("plank-text"))
        right -= drawn.width / showing.fit.scale + 12
    showing.write(surface, name, "plate-name", (left, middle), "midleft", color, room=right - left, grow=1.2)


# --- badges ----------------------------------------------------------------------------------------------------


def _badges_width(showing: DrawContext, seat: int, height: float) -> float:
    shown = showing.plate(seat)
    words = sum(showing.width(words, "plate-count") + 3 for _, words in shown if words)
    return min(height, _TALLEST) * _BADGE_SHAPE * len(shown) + words + _BETWEEN * (len(shown) - 1)


def draw_badges(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the game's badges for a seat, with their words."""
    shown = showing.plate(showing.seat(spot))
    if not shown:
        return
    x, y, width, height = spot.box
    tall = min(height, _TALLEST)
    wide, middle = tall * _BADGE_SHAPE, y + height / 2
    total = _badges_width(showing, showing.seat(spot), tall)
    align = spot.text("align", CENTER)
    left = x if align == LEFT else x + (width - total) / (2 if align == CENTER else 1)
    for art, words in shown:
        showing.picture(surface, showing.look.art(art), (left, middle - tall / 2, wide, tall))
        if words:
            at = left + wide + 3, middle
            showing.write(surface, words, "plate-count", at, "midleft", showing.color("plank-text"))
        left += wide + _BETWEEN + (showing.width(words, "plate-count") + 3 if words else 0)
