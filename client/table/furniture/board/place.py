"""A board place: its name, art, current effect, the seats that chose it, and the price of a token."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

import pygame

from client.art import paint, svg
from client.art.sketch import strokes
from client.cards.face import Cell
from client.layout.map import Box, Spot
from client.layout.pieces import Point
from client.table.furniture.board.measures import place_parts
from client.table.picture.draw_context import DrawContext
from client.table.picture.look import PlaceLook

_ICON = 38.0
_GAP = 4.0
_BETWEEN = 10.0
_EMBLEM = 26.0
_IN_COLUMN = 3


@dataclass(frozen=True, slots=True)
class PlaceEffect:
    """A cell of a place's effect, and the printed figure if a rule has changed it."""

    cell: Cell
    printed: str = ""


def _look(showing: DrawContext, spot: Spot) -> PlaceLook:
    return showing.look.places.get(spot.name) or PlaceLook(spot.name.upper())


def effects(showing: DrawContext, spot: Spot) -> tuple[PlaceEffect, ...]:
    """Return the place's current effects, with the printed figures that a rule of this match has changed."""
    look = _look(showing, spot)
    if not look.face:
        return ()
    now, printed = showing.faces.example(look.face, spot.name), showing.faces.find_printed(look.face, spot.name)
    if now is None:
        return ()
    before = {cell.icon: cell.text for group in printed.groups for cell in group.cells} if printed else {}
    cells = [cell for group in now.groups for cell in group.cells]
    gone = [
        cell
        for group in (printed.groups if printed else ())
        for cell in group.cells
        if cell.icon not in {one.icon for one in cells}
    ]
    found = [
        PlaceEffect(cell, before[cell.icon] if before.get(cell.icon, cell.text) != cell.text else "") for cell in cells
    ]
    found += [PlaceEffect(Cell("", cell.icon), cell.text) for cell in gone]
    return tuple(found[: look.cells or None])


def chosen_by(showing: DrawContext, spot: Spot) -> tuple[int, ...]:
    """Return the seats that have this place's card in front of them."""
    look = _look(showing, spot)
    if not look.chosen:
        return ()
    zones = [showing.view.zone(look.chosen, seat) for seat in range(showing.seats)]
    return tuple(seat for seat, cards in enumerate(zones) if any(_is_for(showing, card, look, spot) for card in cards))


def _is_for(showing: DrawContext, card: int, look: PlaceLook, spot: Spot) -> bool:
    if card < 0:
        return False
    face = showing.faces.face(card)
    return face.kind == look.face and face.id == spot.name


def is_lit(showing: DrawContext, spot: Spot) -> bool:
    """Return whether the place's phase is the current one."""
    phases, look = showing.game.phases, _look(showing, spot)
    phase = showing.view.phase
    return not showing.view.over and 0 <= phase < len(phases) and phases[phase] == look.phase


def place_state(showing: DrawContext, spot: Spot) -> Hashable:
    """Return everything the picture depends on. Tokens are pieces."""
    return is_lit(showing, spot), effects(showing, spot), chosen_by(showing, spot)


def draw_place(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the place without its tokens."""
    look, parts, lit = _look(showing, spot), place_parts(spot.box), is_lit(showing, spot)
    rect, px = showing.rect(spot.box), showing.px
    if lit:
        paint.shadow(surface, rect, px(10), px(5), 0.55, color=showing.color("good"))
    paint.panel(surface, rect, px(10), showing.color("place"), opacity=0.72 if not lit else 1)
    edge = showing.color("good") if lit else paint.mix(showing.color("place"), showing.color("place-edge"), 0.7)
    _outline(surface, rect, px(10), edge, px(4 if lit else 2))
    header = showing.rect(parts.header)
    paint.panel(surface, header, px(7), showing.color("good" if lit else "place-header"))
    color = showing.color("good-text" if lit else "place-text")
    x, y, width, height = parts.header
    showing.write(
        surface, look.title, "zone-name", (x + width / 2, y + height / 2), "center", color, room=width - 12, grow=1.2
    )
    if look.art:
        _art(surface, showing, look.art, parts.art)
    _emblems(surface, showing, spot, parts.art)
    _tag(surface, showing, parts.tag, effects(showing, spot))
    _foot(surface, showing, look, spot.box, parts.price)


def _outline(surface: pygame.Surface, rect: pygame.Rect, radius: float, color: str, width: float) -> None:
    body = (
        f'<rect x="{width / 2}" y="{width / 2}" width="{rect.width - width}" height="{rect.height - width}" '
        f'rx="{radius - width / 2}" fill="none" stroke="{color}" stroke-width="{width}"/>'
    )
    surface.blit(svg.inline(body, rect.width, rect.height, rect.width, rect.height), rect)


def _art(surface: pygame.Surface, showing: DrawContext, art: str, box: Box) -> None:
    """Draw the art as large as possible in the middle of `box`."""
    file = showing.theme.art(art)
    shape = svg.proportions(file)
    x, y, width, height = box
    wide = min(width, height * shape)
    showing.picture(surface, file, (x + (width - wide) / 2, y + (height - wide / shape) / 2, wide, wide / shape))


def _emblems(surface: pygame.Surface, showing: DrawContext, spot: Spot, art: Box) -> None:
    """Draw the emblems of the seats that chose the place: three to the right of the art, then three left."""
    x, y, width, _ = art
    for number, seat in enumerate(chosen_by(showing, spot)):
        column, row = divmod(number, _IN_COLUMN)
        left = x + width - 8 if column == 0 else x - _EMBLEM + 8
        box = (left, y + 3 + row * (_EMBLEM + 2), _EMBLEM, _EMBLEM)
        showing.picture(surface, showing.emblem(seat), box)


def _tag(surface: pygame.Surface, showing: DrawContext, box: Box, shown: tuple[PlaceEffect, ...]) -> None:
    """Draw figures with icons on a paper tag, with struck-out printed figures before the changed ones."""
    paint.panel(surface, showing.rect(box), showing.px(7), showing.color("tag"))
    if not shown:
        return
    x, y, width, height = box
    grow = min(1.4, showing.text_scale)
    while grow > 0.72 and _tag_width(showing, shown, grow) > width - 8:
        grow -= 0.04
    at, middle = x + (width - _tag_width(showing, shown, grow)) / 2, y + height / 2
    icon = min(height - 4, _ICON * grow)
    for effect in shown:
        if effect.printed:
            at = _write_struck(surface, showing, effect.printed, at, middle)
        if effect.cell.text:
            figure, color = effect.cell.text, showing.color("text")
            showing.write(surface, figure, "zone-effect", (at, middle), "midleft", color, grow=grow)
            at += showing.width(figure, "zone-effect", grow) + _GAP
        showing.picture(surface, showing.theme.icon(effect.cell.icon), (at, middle - icon / 2, icon, icon))
        at += icon + _BETWEEN


def _write_struck(surface: pygame.Surface, showing: DrawContext, words: str, x: float, middle: float) -> float:
    rect = showing.write(surface, words, "zone-struck", (x, middle), "midleft", showing.color("struck-text"))
    ends = (rect.left - 2, rect.centery + showing.px(5)), (rect.right + 2, rect.centery - showing.px(5))
    _line(surface, showing.color("struck"), ends, max(2, round(showing.px(3))))
    return x + rect.width / showing.fit.scale + 5


def _tag_width(showing: DrawContext, shown: tuple[PlaceEffect, ...], grow: float) -> float:
    total = -_BETWEEN
    for effect in shown:
        if effect.printed:
            total += showing.width(effect.printed, "zone-struck") + 5
        if effect.cell.text:
            total += showing.width(effect.cell.text, "zone-effect", grow) + _GAP
        total += min(_ICON * grow, 42) + _BETWEEN
    return total


def _foot(surface: pygame.Surface, showing: DrawContext, look: PlaceLook, box: Box, price: Box) -> None:
    """Draw the floor for tokens and the price of a token."""
    left, right = showing.fit.point(box[0] + 10, price[1]), showing.fit.point(box[0] + box[2] - 10, price[1])
    _line(surface, showing.color("place-edge"), (left, right), max(1, round(showing.px(1))))
    x, y, width, height = price
    color = showing.color("price") if any(sign.isdigit() for sign in look.price) else showing.color("good")
    showing.write(surface, look.price, "zone-price", (x + width, y + height / 2 + 1), "midright", color, grow=1.15)
    taken = showing.width(look.price, "zone-price", 1.15) + 6
    showing.write(
        surface,
        look.label,
        "zone-label",
        (x, y + height / 2 + 1),
        "midleft",
        showing.color("place-label"),
        room=width - taken,
        grow=1.5,
    )


def _line(surface: pygame.Surface, color: str, ends: tuple[Point, Point], width: int) -> None:
    (left, first), (right, last) = ends
    bounds = pygame.Rect(left, min(first, last), right - left, abs(last - first)).inflate(2 * width + 2, 2 * width + 2)
    pen = partial(pygame.draw.line, color=str(color), start_pos=ends[0], end_pos=ends[1], width=width)
    strokes(surface, bounds, pen)
