"""A seat's plate in a street of houses: token, name, a line of words, points, and a warning tab.

An entry of `Shows.plate` becomes a word of the line if the theme has the text "plate_<name>". With the text
"tab_<name>" it becomes a tab. With a drawing of its name, it becomes that drawing next to the name.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint
from client.layout.map import Spot
from client.table.furniture.plate.sign import draw_icon, draw_temper
from client.table.picture.draw_context import SMALLEST, DrawContext

_PAD = 12.0
_TOKEN, _SMALL_TOKEN = 46.0, 38.0
_BETWEEN = " · "
_CROWN = 28.0
_TAB = 26.0
_NARROW = 330.0
"""Narrower plates have no icon for who plays the seat."""


def leaders(showing: DrawContext) -> frozenset[int]:
    """Return the seats in the lead; none while all are tied."""
    ranks = showing.game.shows.ranks(showing.view)
    best = max(ranks)
    return frozenset(seat for seat, rank in enumerate(ranks) if rank == best) if min(ranks) < best else frozenset()


def _parts(showing: DrawContext, seat: int) -> tuple[list[str], list[str], str]:
    """Return a plate's drawings next to the name, the words of the line, and the words of the tab."""
    look = showing.look
    marks, line, tab = [], [], ""
    for name, words in showing.plate(seat):
        if look.has_words(f"plate_{name}"):
            line.append(look.words(f"plate_{name}", count=words))
        elif look.has_words(f"tab_{name}"):
            tab = look.words(f"tab_{name}")
        elif look.has_art(name):
            marks.append(name)
    return marks, line, tab


def _kind(showing: DrawContext, seat: int) -> str:
    kinds = showing.status.kinds
    return "computer" if seat < len(kinds) and kinds[seat] else "person"


def door_state(showing: DrawContext, spot: Spot) -> Hashable:
    seat, asked = showing.seat(spot), showing.is_asked(showing.seat(spot))
    return (
        seat,
        showing.name(seat),
        showing.portrait(seat),
        tuple(showing.plate(seat)),
        showing.scores[seat],
        showing.is_active(seat),
        asked,
        asked and seat in showing.status.busy,
        _kind(showing, seat),
        seat in leaders(showing),
        seat in showing.view.winners,
    )


def draw_door(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the plate: filled with the active color during the seat's turn, with a bright edge while it is asked."""
    seat, px = showing.seat(spot), showing.px
    rect, active = showing.rect(spot.box), showing.is_active(seat)
    asked = showing.is_asked(seat)
    color, ink = (showing.color(use) for use in (("acting", "acting-text") if active else ("plate", "plate-text")))
    marks, line, tab = _parts(showing, seat)
    radius = px(14)
    lit = active or seat in showing.view.winners
    paint.shadow(
        surface,
        rect,
        radius,
        px(9 if lit else 5),
        0.8 if lit else 0.35,
        (0, 0 if lit else px(4)),
        showing.color("acting-light" if lit else "shadow"),
    )
    edge = showing.color("asked" if asked else "acting-light" if active else "plate-edge")
    paint.panel(surface, rect, radius, color, edge, max(1.5, px(4 if asked else 2)))
    if tab:
        _draw_tab(surface, showing, spot, tab)
    x, y, width, height = spot.box
    narrow = width < _NARROW
    token, pad = (_SMALL_TOKEN, 7.0) if narrow else (min(height - 14, _TOKEN), _PAD)
    _draw_token(surface, showing, seat, (x + pad - 2, y + (height - token) / 2, token, token))
    left, end = x + pad + token + (4 if narrow else 8), _draw_points(surface, showing, spot, ink)
    end -= spot.number("room", 0)
    if asked and seat in showing.status.busy and showing.look.has_art("asked"):
        draw_icon(surface, showing, "asked", (end - 26, y + 8, 24, 24), ink, color)
        end -= 30
    name_y, line_y = y + height * 0.31, y + height * 0.72
    size = min(34.0, height * 0.5) * (0.86 if narrow else 1)
    drawn = showing.write(surface, showing.name(seat), "plate-name", (left, name_y), "midleft", ink,
                          room=end - left - len(marks) * (size + 4), grow=1.1)  # fmt: skip
    if not marks:
        draw_temper(surface, showing, seat, (end, name_y), drawn, ink)
    at = (drawn.right - showing.fit.left) / showing.fit.scale + 8
    for mark in marks:
        showing.picture(surface, showing.look.art(mark), (at, name_y - size / 2, size, size))
        at += size + 4
    taken = spot.number("room-below", 0)
    room = min(end, x + width - taken) - left if taken else end - left
    _draw_line(surface, showing, spot, line, (left, line_y, room), ink, color)


def _draw_token(
    surface: pygame.Surface, showing: DrawContext, seat: int, box: tuple[float, float, float, float]
) -> None:
    """Draw the player's portrait, or the seat's emblem with the first letter of the name."""
    x, y, width, height = box
    showing.draw_player(surface, seat, box)
    if showing.portrait(seat):
        return
    showing.write(
        surface,
        showing.name(seat)[:1].upper(),
        "token",
        (x + width / 2, y + height * 0.53),
        "center",
        showing.style(seat).text,
        grow=min(1.0, width / _TOKEN),
    )


def _draw_points(surface: pygame.Surface, showing: DrawContext, spot: Spot, ink: str) -> float:
    """Draw the points at the right end, with a crown for seats in the lead. Return the left end."""
    seat = showing.seat(spot)
    x, y, width, height = spot.box
    right, middle = x + width - _PAD, y + height / 2
    words = str(showing.scores[seat])
    showing.write(surface, words, "plate-points", (right, middle), "midright", ink, grow=1.25)
    left = right - showing.width(words, "plate-points", 1.25) - 6
    if seat in leaders(showing) and width >= _NARROW and not spot.number("room-below", 0):
        draw_icon(
            surface,
            showing,
            "crown",
            (left - _CROWN, middle - _CROWN / 2, _CROWN, _CROWN),
            showing.color("crown") if ink != showing.color("acting-text") else ink,
            ink,
        )
        left -= _CROWN + 4
    return left


def _draw_line(
    surface: pygame.Surface,
    showing: DrawContext,
    spot: Spot,
    line: list[str],
    place: tuple[float, float, float],
    ink: str,
    ground: str,
) -> None:
    """Draw as many words as fit after the player icon; at least the number."""
    left, middle, room = place
    icon = f"kind.{_kind(showing, showing.seat(spot))}"
    if spot.box[2] >= _NARROW and showing.look.has_art(icon):
        size = 22.0
        draw_icon(surface, showing, icon, (left, middle - size / 2, size, size), ink, ground)
        left, room = left + size + 7, room - size - 7
    if not line:
        return
    smallest = min(1.0, SMALLEST / showing.theme.font("plate-place")[1])
    kept = list(line)
    while len(kept) > 1 and showing.width(_BETWEEN.join(kept), "plate-place", smallest) > room:
        kept.pop()
    words = _BETWEEN.join(kept)
    if showing.width(words, "plate-place", smallest) > room:
        words = words.partition(" ")[0]  # a number alone is better than a truncated word
    showing.write(surface, words, "plate-place", (left, middle), "midleft", ink, room=room, grow=1.45)


def _draw_tab(surface: pygame.Surface, showing: DrawContext, spot: Spot, words: str) -> None:
    """Draw a tab with `words` over the plate's upper right corner."""
    x, y, width, _ = spot.box
    wide = showing.width(words, "plate-tab", 1.0) + 26
    box = (x + width - wide - 16, y - _TAB / 2, wide, _TAB)
    paint.panel(
        surface,
        showing.rect(box),
        showing.px(8),
        showing.color("tab"),
        showing.color("outline"),
        max(1.0, showing.px(2)),
    )
    showing.write(
        surface, words, "plate-tab", (box[0] + wide / 2, box[1] + _TAB / 2 + 1), "center", showing.color("tab-text")
    )
