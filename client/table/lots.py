"""What belongs to a place at the table, whoever sits there: its fenced ground, the house and its number; and what lies
around: scenery, and the panel behind a card that is shown large.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint, svg
from client.table.furniture import Furniture
from client.table.maps import Box, Spot
from client.table.showing import Showing
from engine.kernel.refs import GAP, NONE

_RIM, _CORNER = 8.0, 14.0
_STRIPES = 6
_RAIL, _RAIL_TALL = 14.0, 24.0
_PICKET = 24.0
_ABOVE = 24.0
"""How far the pickets at the back stand above the ground."""
_TITLE = 44.0
"""How high the words of a panel stand over its card."""


# --- the ground ------------------------------------------------------------------------------------------------


def draw_lot(surface: pygame.Surface, showing: Showing, spot: Spot) -> None:
    """Mown stripes with a rail at both sides and pickets at the back; the front is open."""
    x, y, width, height = spot.box
    rim = showing.rect((x - _RIM, y - _RIM, width + 2 * _RIM, height + 2 * _RIM))
    paint.shadow(surface, rim, showing.px(_CORNER), showing.px(6), 0.25, (0, showing.px(4)), showing.color("shadow"))
    paint.panel(surface, rim, showing.px(_CORNER), showing.color("lot-edge"))
    rect = showing.rect(spot.box)
    paint.panel(surface, rect, showing.px(10), showing.color("lot"))
    inset = round(showing.px(10))
    for number in range(_STRIPES):
        left = rect.x + round(rect.width * number / _STRIPES)
        right = rect.x + round(rect.width * (number + 0.5) / _STRIPES)
        left = max(left, rect.x + inset)
        surface.fill(showing.color("lot-stripe"), (left, rect.y, right - left, rect.height))
    _rails(surface, showing, spot.box)
    _pickets(surface, showing, spot.box)


def _rails(surface: pygame.Surface, showing: Showing, box: Box) -> None:
    x, y, width, height = box
    for left in (x - _RAIL, x + width):
        rect = showing.rect((left, y - 2, _RAIL, height + 4))
        piece = svg.image(showing.look.art("rail"), rect.width, rect.width * _RAIL_TALL / _RAIL)
        for top in range(rect.top, rect.bottom, piece.get_height()):
            surface.blit(piece, (rect.x, top), (0, 0, piece.get_width(), min(piece.get_height(), rect.bottom - top)))


def _pickets(surface: pygame.Surface, showing: Showing, box: Box) -> None:
    """As many as fit from rail to rail, each as wide as it takes."""
    x, y, width, _ = box
    count = max(1, round((width + 2 * _RAIL) / _PICKET))
    art = showing.look.art("pickets")
    wide = (width + 2 * _RAIL) / count
    for number in range(count):
        rect = showing.rect((x - _RAIL + number * wide, y - _ABOVE, wide, wide / svg.proportions(art)))
        surface.blit(svg.image(art, rect.width, rect.height), rect)


def gaps(showing: Showing, spot: Spot) -> tuple[int, ...]:
    """The places of a grid where no card lies."""
    return tuple(place for place, card in enumerate(showing.view.zones[showing.zone(spot)]) if card == GAP)


def draw_gaps(surface: pygame.Surface, showing: Showing, spot: Spot) -> None:
    """What shows where no card lies, as far as the theme has a drawing for it."""
    zone = showing.zone(spot)
    if not showing.look.has_art("gap"):
        return
    for place in gaps(showing, spot):
        rect = showing.arrangement.place_rects.get((zone, place))
        if rect is not None:
            surface.blit(svg.image(showing.look.art("gap"), rect.width, rect.height), rect)


# --- the house -------------------------------------------------------------------------------------------------


def place_state(showing: Showing, spot: Spot) -> Hashable:
    """Which place at the table it is."""
    return showing.place(spot)


def draw_house(surface: pygame.Surface, showing: Showing, spot: Spot) -> None:
    """The drawing of a place at the table."""
    _fitted(surface, showing, showing.look.art(f"house.{showing.place(spot) + 1}"), spot.box)


def draw_number(surface: pygame.Surface, showing: Showing, spot: Spot) -> None:
    """The number of a place at the table on a small plate."""
    x, y, width, height = spot.box
    paint.panel(surface, showing.rect(spot.box), showing.px(height * 0.26), showing.color("number"),
                showing.color("outline"), max(1.0, showing.px(2.5)))  # fmt: skip
    words = showing.look.words(f"house.{showing.place(spot) + 1}")
    showing.write(surface, words, "house-number", (x + width / 2, y + height / 2 + 1), "center", showing.color("text"),
                  room=width - 8, grow=height / 30)  # fmt: skip


def _fitted(surface: pygame.Surface, showing: Showing, art: str, box: Box, opacity: float = 1) -> None:
    """A drawing as large as it fits into a box, standing on its lower edge."""
    x, y, width, height = box
    shape = svg.proportions(art)
    wide = min(width, height * shape)
    box = (x + (width - wide) / 2, y + height - wide / shape, wide, wide / shape)
    showing.picture(surface, art, box, opacity=opacity)


# --- what lies around ------------------------------------------------------------------------------------------


def draw_scenery(surface: pygame.Surface, showing: Showing, spot: Spot) -> None:
    """A drawing, turned as the map says, or a patch of one color."""
    if spot.text("color"):
        surface.fill(showing.color(spot.text("color")), showing.rect(spot.box))
        return
    art, opacity = showing.theme.art(spot.text("art")), spot.number("opacity", 1.0)
    if not spot.angle:
        _fitted(surface, showing, art, spot.box, opacity)
        return
    rect = showing.rect(spot.box)
    turned = pygame.transform.rotozoom(svg.image(art, rect.width * 2, rect.height * 2), spot.angle, 0.5)
    surface.blit(turned, turned.get_rect(center=rect.center))


# --- a card shown large ----------------------------------------------------------------------------------------


def _on_show(showing: Showing, spot: Spot) -> tuple[str, int]:
    """The first zone among those the panel shows that has a card, and whose it is; ("", NONE) when none has any."""
    layout, view = showing.view.table.layout, showing.view
    tables = {zone.name for zone in layout.table_zones}
    for name in spot.text("shows").split():
        seats = (NONE,) if name in tables else range(showing.seats)
        for seat in seats:
            if view.zone(name, seat):
                return name, seat
    return "", NONE


def showcase_state(showing: Showing, spot: Spot) -> Hashable:
    """What is shown, and whose it is."""
    name, seat = _on_show(showing, spot)
    return name, seat, showing.name(seat)


def draw_showcase(surface: pygame.Surface, showing: Showing, spot: Spot) -> None:
    """A panel with the name of what lies on it; while nothing does, the outline of a card."""
    rect, px = showing.rect(spot.box), showing.px
    x, y, width, height = spot.box
    paint.shadow(surface, rect, px(18), px(7), 0.35, (0, px(4)), showing.color("shadow"))
    paint.panel(surface, rect, px(18), showing.color("showcase"), showing.color("showcase-edge"), max(1.0, px(2)))
    name, seat = _on_show(showing, spot)
    words = showing.look.words(f"showcase_{name}" if name else "showcase", name=showing.name(seat))
    showing.write(surface, words, "showcase", (x + width / 2, y + _TITLE / 2 + 4), "center",
                  showing.color("showcase-text"), room=width - 24, grow=1.15)  # fmt: skip
    if not name:
        wide, tall = spot.number("card-width"), spot.number("card-height")
        slot = showing.rect((x + (width - wide) / 2, y + _TITLE + (height - _TITLE - tall) / 2 - 4, wide, tall))
        paint.dashed_outline(surface, slot, px(14), showing.color("showcase-edge"), max(1.0, px(2)), px(9), px(8))


# --- over the cards --------------------------------------------------------------------------------------------


def draw_nothing(surface: pygame.Surface, showing: Showing, spot: Spot) -> None:
    """A place over the cards."""


def draw_warnings(surface: pygame.Surface, showing: Showing) -> None:
    """What stands over the cards of those whose counter is above 0."""
    for spot in showing.spots:
        if spot.kind == "warning" and showing.view.counter(spot.text("counter"), showing.seat(spot)) > 0:
            _fitted(surface, showing, showing.theme.art(spot.text("art")), spot.box)


FURNITURE = {
    "warning": Furniture(draw_nothing),
    "lot": Furniture(draw_lot, margin=44),
    "house": Furniture(draw_house, place_state),
    "number": Furniture(draw_number, place_state, margin=3),
    "scenery": Furniture(draw_scenery),
    "showcase": Furniture(draw_showcase, showcase_state, margin=30),
}
