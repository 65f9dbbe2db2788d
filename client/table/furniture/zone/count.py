"""Card counts on a bone lozenge: below a pile, alone, or next to a few card backs."""

from __future__ import annotations

import pygame

from client.art import svg
from client.layout import zones as layouts
from client.layout.map import FAN, RIGHT, Spot
from client.table.furniture.zone.chalk import draw_frame
from client.table.picture.draw_context import DrawContext
from engine.kernel.state.refs import NONE

_TALL, _LEAST, _LARGEST = 28.0, 40.0, 1.3
_BACK = 26.0
_FAN = ((-5.0, 1.0, 10.0), (0.0, 0.0, 0.0), (5.0, 1.0, -10.0))


def draw_lozenge(
    surface: pygame.Surface, showing: DrawContext, words: str, at: tuple[float, float], tall: float = _TALL
) -> None:
    """Draw a lozenge with a number, centered on a point of the map."""
    grow = min(_LARGEST, showing.text_scale) * tall / _TALL
    wide = max(_LEAST * tall / _TALL, showing.width(words, "pile-count", grow) + 24)
    x, y = at[0] - wide / 2, at[1] - tall / 2
    w, h, ink = wide, tall, showing.color("outline")
    outer = f"M2 {h / 2:.1f}L10 1.5H{w - 9:.1f}L{w - 1:.1f} {h / 2:.1f}L{w - 9:.1f} {h - 1:.1f}H10Z"
    inner = f"M4.5 {h / 2:.1f}L11.5 3.5H{w - 11:.1f}L{w - 4:.1f} {h / 2:.1f}L{w - 11:.1f} {h - 4:.1f}H11.5Z"
    body = f'<path d="{outer}" fill="{ink}"/><path d="{inner}" fill="{showing.color("count-pill")}"/>'
    rect = showing.rect((x, y, wide, tall))
    surface.blit(svg.inline(body, rect.width, rect.height, wide, tall), rect)
    showing.write(surface, words, "pile-count", at, "center", showing.color("count-text"), grow=grow, room=wide - 14)


# --- piles -----------------------------------------------------------------------------------------------------


def count_cards(showing: DrawContext, spot: Spot) -> int:
    """Return how many cards a zone holds; NONE for an empty zone of a seat that is out."""
    seat, count = showing.seat(spot), len(showing.view.zones[showing.zone(spot)])
    return NONE if not count and seat != NONE and showing.view.is_out(seat) else count


def draw_pile(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a pile's lozenge, if it has space for one, and a chalk frame if it is empty."""
    x, y, width, height = spot.box
    below, (card, tall) = spot.number("pill", 0), layouts.card_size(spot)
    count = count_cards(showing, spot)
    if count == NONE:
        return
    if not count:
        left, top = x + (width - card) / 2, y + (height - below - tall) / 2
        draw_frame(surface, showing, (left + 3, top + 3, card - 6, tall - 6))
    if below:
        draw_lozenge(surface, showing, str(count), (x + width / 2, y + height - below / 2), min(_TALL, below))


def draw_count(surface: pygame.Surface, showing: DrawContext, spot: Spot, count: int) -> None:
    """Draw a lozenge alone, or a fan of backs with their number; nothing for NONE."""
    if count == NONE:
        return
    x, y, width, height = spot.box
    if spot.text("form") != FAN:
        draw_lozenge(surface, showing, str(count), (x + width / 2, y + height / 2))
        return
    tall = _BACK * layouts.CARD_SHAPE
    half = width / 2
    middle = x + width - half / 2 if spot.text("align") == RIGHT else x + half / 2
    number = x + half / 2 if spot.text("align") == RIGHT else x + width - half / 2
    back = svg.image(showing.look.art(spot.name), showing.px(_BACK * 2), showing.px(tall * 2))
    for aside, down, turn in _FAN[: max(1, min(3, count))] if count else ():
        turned = pygame.transform.rotozoom(back, turn, 0.5)
        at = showing.fit.point(middle + aside, y + height / 2 + down)
        surface.blit(turned, turned.get_rect(center=(round(at[0]), round(at[1]))))
    draw_lozenge(surface, showing, str(count), (number, y + height / 2))
