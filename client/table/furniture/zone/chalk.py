"""Chalk on the table: frames, text over zones, and the line between two parts of a row."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable

import pygame

from client.art import svg, text
from client.layout import divided_row as parted, zones as layouts
from client.layout.map import CHALK, LEFT, RIGHT, Box, Spot
from client.table.picture.draw_context import SMALLEST, DrawContext
from engine.kernel.state.refs import GAP, NONE

_WOBBLE = 2.0
_LINE = 2.4
_FRAME_OPACITY = 0.45
_OUTLINE = 2.0
_LINE_STEP = 1.05
_TWO_LINES = 36.0
"""From this height on, a caption may have two lines."""


def _wobbling(chance: random.Random, ends: tuple[float, float, float, float]) -> str:
    """Return the SVG path of a hand-drawn line."""
    x1, y1, x2, y2 = ends
    thirds = []
    for share in (1 / 3, 2 / 3):
        thirds += [
            x1 + (x2 - x1) * share + chance.uniform(-_WOBBLE, _WOBBLE),
            y1 + (y2 - y1) * share + chance.uniform(-_WOBBLE, _WOBBLE),
        ]
    return f"M{x1:.1f} {y1:.1f}C{thirds[0]:.1f} {thirds[1]:.1f} {thirds[2]:.1f} {thirds[3]:.1f} {x2:.1f} {y2:.1f}"


def _strokes(
    surface: pygame.Surface,
    showing: DrawContext,
    box: Box,
    lines: Iterable[tuple[float, float, float, float]],
    opacity: float = _FRAME_OPACITY,
) -> None:
    """Draw lines within a box, in its own coordinates. The same box always gets the same lines."""
    chance = random.Random(f"{box}")
    path = "".join(_wobbling(chance, ends) for ends in lines)
    body = (
        f'<path d="{path}" fill="none" stroke="{showing.color("chalk-line")}" stroke-width="{_LINE}" '
        f'stroke-linecap="round" opacity="{opacity}"/>'
    )
    rect = showing.rect(box)
    surface.blit(svg.inline(body, rect.width, rect.height, box[2], box[3]), rect)


def draw_frame(surface: pygame.Surface, showing: DrawContext, box: Box, opacity: float = _FRAME_OPACITY) -> None:
    """Draw a frame of four lines that cross slightly at the corners."""
    x, y, width, height = box
    grown = (x - 5, y - 5, width + 10, height + 10)
    right, bottom = width + 5, height + 5
    lines = ((8, 5, right, 6), (right, 3, right - 1, bottom), (right + 3, bottom, 5, bottom - 1), (5, bottom + 3, 6, 5))
    _strokes(surface, showing, grown, lines, opacity)


def draw_chalk(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a frame, or a drawing in chalk."""
    opacity = spot.number("opacity", _FRAME_OPACITY)
    if spot.text("art"):
        showing.picture(surface, showing.theme.art(spot.text("art")), spot.box, opacity=opacity)
    else:
        draw_frame(surface, showing, spot.box, opacity)


# --- text ------------------------------------------------------------------------------------------------------


def write(
    surface: pygame.Surface,
    showing: DrawContext,
    words: str,
    at: tuple[float, float],
    anchor: str,
    room: float,
    color: str = "chalk",
    lines: int = 1,
) -> None:
    """Write text on the bare table, with a dark outline. It breaks into up to `lines` lines only if needed."""
    (face, wanted), limit = showing.letters("chalk", 1.4), showing.px(room)
    smallest = min(wanted, showing.px(SMALLEST))
    whole = words.replace("\n", " ")
    size = text.fit(whole, face, wanted, limit, smallest)
    written = [whole]
    if lines > 1 and text.width(whole, face, size) > limit:
        written = text.wrap(words, face, size, limit)
    if len(written) > lines:  # better to shorten a name than to lose the last words
        written = words.split("\n")[:lines]
        size = min(text.fit(line, face, wanted, limit, smallest) for line in written)
    step = size * _LINE_STEP
    x, y = showing.fit.point(*at)
    for number, line in enumerate(written):
        line = text.shorten(line, face, size, limit)
        middle = y + (number - (len(written) - 1) / 2) * step
        text.draw(
            surface,
            line,
            face,
            size,
            showing.color(color),
            (x, middle),
            anchor,
            max(1.0, showing.px(_OUTLINE)),
            showing.color("chalk-behind"),
        )


def caption(showing: DrawContext, spot: Spot) -> tuple[str, str]:
    """Return the caption of a zone and its color. A shared zone may have another one while it is empty.

    A seat's zone names the seat and its next living neighbor, and has no caption without one. Spectators get neutral
    texts.
    """
    first = showing.seat(spot)
    if first == NONE:
        none = f"{spot.name}_none"
        empty = showing.look.has_words(none) and not showing.view.zones[showing.zone(spot)]
        return showing.look.words(none if empty else spot.name), "chalk"
    view, seats = showing.view, showing.seats
    if view.is_out(first):
        return "", "chalk"
    around = ((first + away) % seats for away in range(1, seats))
    second = next((seat for seat in around if not view.is_out(seat)), NONE)
    if second == NONE:
        return "", "chalk"
    viewer = showing.viewer
    if view.seat != viewer or view.is_out(viewer):
        return showing.look.words(f"{spot.name}_of", first=showing.name(first), second=showing.name(second)), "chalk"
    if viewer in (first, second):
        other = second if first == viewer else first
        return showing.look.words(f"{spot.name}_near", name=showing.name(other)), "chalk"
    words = showing.look.words(f"{spot.name}_far", first=showing.name(first), second=showing.name(second))
    return words, "chalk-far"


def draw_caption(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the caption above a zone."""
    words, color = caption(showing, spot)
    if not words:
        return
    x, y, width, height = spot.box
    align = spot.text("align")
    at = x if align == LEFT else x + width if align == RIGHT else x + width / 2
    anchor = "midleft" if align == LEFT else "midright" if align == RIGHT else "center"
    write(surface, showing, words, (at, y + height / 2), anchor, width, color, 2 if height > _TWO_LINES else 1)


# --- rows ------------------------------------------------------------------------------------------------------


def slots_state(showing: DrawContext, spot: Spot) -> tuple[bool, ...]:
    return tuple(card == GAP for card in showing.view.zones[showing.zone(spot)])


def draw_slots(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw chalk frames where cards are missing."""
    empty = slots_state(showing, spot)
    for slot, gone in zip(layouts.slots(spot, len(empty)), empty, strict=True):
        if gone:
            draw_frame(
                surface,
                showing,
                (slot.x - slot.width / 2 + 4, slot.y - slot.height / 2 + 4, slot.width - 8, slot.height - 8),
            )


def parted_state(showing: DrawContext, spot: Spot) -> Hashable:
    """Return how many cards stand in each part."""
    if spot.text("form") != CHALK:
        return None
    view = showing.view
    return parted.counts(spot, view, view.zones[showing.zone(spot)])


def draw_parted(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the line between the parts, and a caption below each part."""
    found = parted_state(showing, spot)
    if not isinstance(found, tuple):
        return
    parts = parted.divide(spot, *found)
    _, y, _, height = spot.box
    below = spot.number("pill", 0)
    bar = (parts.middle - 4, y, 8.0, height)
    _strokes(surface, showing, bar, ((4, 0, 4, height - 2),), 0.3)
    for name, (left, right) in (("first", parts.first), ("others", parts.others)):
        words = showing.look.words(f"{spot.name}_{name}")
        write(surface, showing, words, ((left + right) / 2, y + height - below / 2), "center", right - left - 6)
