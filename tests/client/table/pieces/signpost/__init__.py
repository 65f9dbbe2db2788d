"""The piece that `docs/new-furniture.md` adds: a signpost that says how many turns have been begun, and tells so.

Object of a map: `signpost` (color: of the theme's table).
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art import paint
from client.layout.map import Spot, add_rect
from client.table.layer import Layer
from client.table.picture.draw_context import DrawContext
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture
from client.table.pointer_targets import Point, ReadableThing


@dataclass(frozen=True, slots=True)
class SignpostLook:
    """A signpost in a theme: `[signposts.<name>]`; `words` have {turn}."""

    words: str


def _state(showing: DrawContext, spot: Spot) -> int:
    return showing.view.turn


def _draw(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    rect = showing.rect(spot.box)
    paint.panel(surface, rect, showing.px(6), spot.text("color", "#804020"))
    words = showing.look.of_piece(SignpostLook, spot.name).words.format(turn=showing.view.turn)
    x, y, width, height = spot.box
    showing.write(surface, words, "prompt", (x + width / 2, y + height / 2), "center", "#FFFFFF", room=width - 8)


class SignpostLayer(Layer):
    """What is told of the signpost when it is pointed at."""

    def hit(self, point: Point) -> ReadableThing | None:
        rect = self.table.places.arrangement.rects["signpost"]
        return ReadableThing("signpost", "", None, tuple(rect)) if rect.collidepoint(point) else None


FURNITURE = Furniture(
    kinds={"": Kind(draw=_draw, state=_state, margin=4, properties={"color": str}, enter=add_rect)},
    look={"signposts": SignpostLook},
    layer=SignpostLayer,
    rank=45,
)
