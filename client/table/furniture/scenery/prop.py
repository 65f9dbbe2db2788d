"""Loose objects: drawings, notes and stamps."""

from __future__ import annotations

import math

import pygame

from client.art import paint, svg, text
from client.layout.map import Box, Spot
from client.table.picture.draw_context import DrawContext

_NOTE_FONT = "caveat-700"
_STAMP_FONT = "black-ops"


# --- loose objects ---------------------------------------------------------------------------------------------


def is_covered(showing: DrawContext, spot: Spot) -> bool:
    """Return whether a thing is hidden: a piece lies on it, or its `unless` zone has cards."""
    zone = spot.text("unless")
    if zone:
        return bool(showing.view.zone(zone))
    rect = _bounds(showing.rect(spot.box), spot.angle)
    return any(piece.hit.colliderect(rect) for piece in showing.arrangement.pieces)


def _bounds(rect: pygame.Rect, angle: float) -> pygame.Rect:
    turn = math.radians(angle)
    across, down = abs(math.cos(turn)), abs(math.sin(turn))
    width, height = rect.width * across + rect.height * down, rect.width * down + rect.height * across
    return pygame.Rect(0, 0, round(width * 0.86), round(height * 0.86)).move_to(center=rect.center)


def draw_prop(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a drawing, a handwritten note or a stamp, unless something covers it."""
    if is_covered(showing, spot):
        return
    if spot.text("note"):
        drawn = _note(showing, spot.text("note"), spot.box)
    elif spot.text("stamp"):
        drawn = _stamp(showing, showing.look.stamps[spot.text("stamp")], spot.box)
    else:
        width, height = showing.px(spot.box[2]) * 2, showing.px(spot.box[3]) * 2
        drawn = svg.image(showing.theme.art(spot.text("art")), width, height)
    turned = pygame.transform.rotozoom(drawn, spot.angle, 0.5)
    turned.set_alpha(round(255 * spot.number("opacity", 1.0)))
    center = showing.rect(spot.box).center
    if spot.text("note"):
        _note_shadow(surface, showing, spot)
    surface.blit(turned, turned.get_rect(center=center))
    if spot.text("note"):
        pin = svg.image(showing.look.art("pin"), showing.px(28), showing.px(34))
        top = showing.fit.point(spot.box[0] + spot.box[2] / 2, spot.box[1] + 2)
        surface.blit(pin, pin.get_rect(center=top))


def _note_shadow(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    rect = showing.rect(spot.box).inflate(showing.px(-8), showing.px(-4))
    paint.shadow(surface, rect, 3, showing.px(8), 0.5, (0, showing.px(6)), showing.color("shadow"))


def _note(showing: DrawContext, name: str, box: Box) -> pygame.Surface:
    """Return a slip of paper with handwriting, at double size for rotation."""
    note = showing.look.notes[name]
    scale = showing.fit.scale * 2
    width, height = round(box[2] * scale), round(box[3] * scale)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill(showing.color("note"))
    surface.fill(showing.color("note-head"), (0, 0, width, round(25 * scale)))
    ink = showing.color("note-ink")
    text.draw(surface, note.title, _NOTE_FONT, 25 * scale, ink, (12 * scale, 13 * scale), "midleft")
    step = (box[3] - 34) / max(1, len(note.lines))
    for number, line in enumerate(note.lines):
        line, struck = line.removeprefix("~"), line.startswith("~")
        y = (32 + (number + 0.5) * step) * scale
        written = text.draw(surface, line, _NOTE_FONT, 24 * scale, ink, (14 * scale, y), "midleft")
        if struck:
            ends = (written.left - 4 * scale, y + 2 * scale), (written.right + 4 * scale, y - 2 * scale)
            pygame.draw.line(surface, showing.color("stamp"), *ends, max(1, round(2.4 * scale)))
    return surface


def _stamp(showing: DrawContext, words: str, box: Box) -> pygame.Surface:
    scale = showing.fit.scale * 2
    width, height = round(box[2] * scale), round(box[3] * scale)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    color, edge = showing.color("stamp"), 4 * scale
    body = (
        f'<rect x="{edge / 2}" y="{edge / 2}" width="{width - edge}" height="{height - edge}" '
        f'rx="{6 * scale}" fill="none" stroke="{color}" stroke-width="{edge}"/>'
    )
    surface.blit(svg.inline(body, width, height, width, height), (0, 0))
    size = text.fit(words, _STAMP_FONT, 30 * scale, width - 28 * scale)
    text.draw(surface, words, _STAMP_FONT, size, color, (width / 2, height / 2), "center")
    return surface
