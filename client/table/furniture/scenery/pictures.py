"""Drawings below everything, and the panel behind large cards."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint, svg
from client.layout.map import Spot
from client.table.picture.draw_context import DrawContext
from engine.kernel.state.refs import NONE

_TITLE = 44.0


def draw_scenery(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a drawing, rotated as the map says, or a patch of one color."""
    if spot.text("color"):
        surface.fill(showing.color(spot.text("color")), showing.rect(spot.box))
        return
    art, opacity = showing.theme.art(spot.text("art")), spot.number("opacity", 1.0)
    if not spot.angle:
        showing.fitted_picture(surface, art, spot.box, opacity)
        return
    rect = showing.rect(spot.box)
    turned = pygame.transform.rotozoom(svg.image(art, rect.width * 2, rect.height * 2), spot.angle, 0.5)
    surface.blit(turned, turned.get_rect(center=rect.center))


# --- showcase --------------------------------------------------------------------------------------------------


def _on_show(showing: DrawContext, spot: Spot) -> tuple[str, int]:
    """Return the first zone of the panel that has a card, and its seat; ("", NONE) if all are empty."""
    layout, view = showing.view.table.layout, showing.view
    tables = {zone.name for zone in layout.table_zones}
    for name in spot.text("shows").split():
        seats = (NONE,) if name in tables else range(showing.seats)
        for seat in seats:
            if view.zone(name, seat):
                return name, seat
    return "", NONE


def showcase_state(showing: DrawContext, spot: Spot) -> Hashable:
    name, seat = _on_show(showing, spot)
    return name, seat, showing.name(seat)


def draw_showcase(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a panel titled after its zone; without a card, only an outline on the ground."""
    rect, px = showing.rect(spot.box), showing.px
    x, y, width, height = spot.box
    name, seat = _on_show(showing, spot)
    if not name:
        wide, tall = spot.number("card-width"), spot.number("card-height")
        slot = showing.rect((x + (width - wide) / 2, y + _TITLE + (height - _TITLE - tall) / 2 - 4, wide, tall))
        paint.panel(surface, slot, px(14), showing.color("showcase-ground"), opacity=0.8)
        paint.dashed_outline(surface, slot, px(14), showing.color("showcase-slot"), max(1.0, px(3)), px(9), px(8))
        showing.write(
            surface,
            showing.look.words("showcase"),
            "showcase",
            (x + width / 2, y + height / 2),
            "center",
            showing.color("showcase-slot"),
            room=wide - 24,
            grow=1.15,
        )
        return
    paint.shadow(surface, rect, px(18), px(7), 0.35, (0, px(4)), showing.color("shadow"))
    paint.panel(surface, rect, px(18), showing.color("showcase"), showing.color("showcase-edge"), max(1.0, px(2)))
    words = showing.look.words(f"showcase_{name}", name=showing.name(seat))
    showing.write(
        surface,
        words,
        "showcase",
        (x + width / 2, y + _TITLE / 2 + 4),
        "center",
        showing.color("showcase-text"),
        room=width - 24,
        grow=1.15,
    )
