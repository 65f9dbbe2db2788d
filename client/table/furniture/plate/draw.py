"""Plates of all forms: name, numbers and labels of a seat."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint, svg
from client.layout.map import BONE, CENTER, DISC, DOOR, FAN, PLANK, SIGN, Spot
from client.table.furniture.plate import badges as planks, door as doors, sign as signs
from client.table.furniture.plate.nameplate import draw_frame, draw_small
from client.table.furniture.zone import count as lozenges
from client.table.picture.draw_context import SMALLEST, DrawContext
from engine.kernel.state.refs import NONE

_EMBLEM, _PORTRAIT = 30.0, 40.0
"""The sizes of an emblem and of a portrait in a plate's header."""
_GROW = 1.25
"""How much larger a name may be in a small window."""


def neighbor_word(showing: DrawContext, seat: int) -> str:
    """Return where a seat sits relative to the viewer among the seats still in; only next to or across, else ""."""
    view, viewer, seats = showing.view, showing.viewer, showing.seats
    if seat == viewer or view.is_out(viewer):
        return ""
    around = [(viewer + away) % seats for away in range(1, seats)]
    others = [other for other in around if not view.is_out(other)]
    if len(others) == 1:
        return showing.look.words("both")
    if seat == others[0]:
        return showing.look.words("left")
    if seat == others[-1]:
        return showing.look.words("right")
    return showing.look.words("across") if seat == others[len(others) // 2] and len(others) % 2 else ""


# --- plate -----------------------------------------------------------------------------------------------------


def plate_state(showing: DrawContext, spot: Spot) -> Hashable:
    states = {SIGN: signs.sign_state, DOOR: doors.door_state, PLANK: _plank_state}
    return states.get(spot.text("form"), _usual_state)(showing, spot)


def _plank_state(showing: DrawContext, spot: Spot) -> Hashable:
    seat = showing.seat(spot)
    return (
        seat,
        showing.name(seat),
        planks.is_lit(showing, seat),
        _plank_words(showing, seat),
        _waits(showing, seat),
        showing.view.is_out(seat),
        tuple(showing.plate(seat)),
        showing.portrait(seat),
    )


def _usual_state(showing: DrawContext, spot: Spot) -> Hashable:
    seat = showing.seat(spot)
    return (
        seat,
        showing.name(seat),
        showing.portrait(seat),
        showing.is_asked(seat),
        seat == showing.view.seat,
        _side_words(showing, seat),
        seat in showing.view.winners,
    )


def _side_words(showing: DrawContext, seat: int) -> tuple[str, ...]:
    """Return texts that may stand next to the name, the longest first. The first one that fits is shown."""
    kinds = showing.status.kinds
    kind = kinds[seat] if seat < len(kinds) else ""
    level = kind.partition(",")[0]
    neighbor = neighbor_word(showing, seat) if showing.view.seat == showing.viewer else ""
    both = (f"{neighbor}, {kind}", f"{neighbor}, {level}") if neighbor and kind else ()
    return tuple(words for words in (*both, neighbor, kind, level) if words)


def _plank_words(showing: DrawContext, seat: int) -> tuple[str, ...]:
    """Return texts like `_side_words` for a plank: out, shielded, acting, or you."""
    if showing.view.is_out(seat):
        return (showing.look.words("out"),)
    if seat == showing.viewer:
        you = (showing.look.words("you"),) if showing.view.seat == seat else ()
        if showing.plate(seat) and showing.look.has_words("shielded"):
            return f"{you[0]}, {showing.look.words('shielded')}" if you else showing.look.words("shielded"), *you
        return you
    words = _side_words(showing, seat) if showing.has_labels else ()
    if planks.is_lit(showing, seat) and not showing.view.over:
        return showing.look.words("acting"), *words
    return words


def _waits(showing: DrawContext, seat: int) -> bool:
    return showing.is_asked(seat) and seat in showing.status.busy


def draw_plate(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a plate in its form, within the frame of the player's own nameplate."""
    draw_frame(surface, showing, spot)
    forms = {SIGN: signs.draw_sign, DOOR: doors.draw_door, PLANK: _draw_plank}
    forms.get(spot.text("form"), _draw_usual)(surface, showing, spot)


def _draw_plank(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    seat = showing.seat(spot)
    planks.draw_name(surface, showing, spot, _plank_words(showing, seat), _waits(showing, seat))


def _draw_usual(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw paper with a header in the seat's color: emblem, name and a text. An icon shows while the seat is asked."""
    seat = showing.seat(spot)
    style = showing.style(seat)
    rect = showing.rect(spot.box)
    px = showing.px
    if showing.is_asked(seat):
        # Green means "you may act", so only the viewer's own plate may be green.
        light = showing.color("good" if seat == showing.view.seat else "place-edge")
        paint.shadow(surface, rect, px(4), px(8), 0.95, color=light)
    elif seat in showing.view.winners:
        paint.shadow(surface, rect, px(4), px(11), 1, color=showing.color("good"))
    else:
        paint.shadow(surface, rect, px(3), px(9), 0.5, (0, px(6)), showing.color("shadow"))
    _paper(surface, showing, spot, style.color)
    x, y, width, _ = spot.box
    header, right = spot.number("header"), x + width - spot.number("room", 0) - 8
    larger = _PORTRAIT - _EMBLEM if showing.portrait(seat) else 0.0
    size = _EMBLEM + larger
    showing.draw_player(surface, seat, (x + 9 - larger / 2, y + header / 2 - size / 2, size, size))
    start, middle, name = x + 47, y + header / 2, showing.name(seat)
    end = start + showing.width(name, "plate-name", _GROW)
    # with room for the sign that comes and goes
    right = draw_small(surface, showing, seat, right, (middle, header - 4), end + 30)
    sign = "acting" if seat == showing.view.seat else "asked"
    if showing.is_asked(seat) and showing.look.has_art(sign):
        box = (right - 26, middle - 13, 26, 26)
        showing.picture(surface, showing.look.art(sign), box, recolor=style.text)
        right -= 30
    free = right - end - 10
    words = _side_words(showing, seat) if showing.has_labels else ()
    fitting = next((word for word in words if showing.width(word, "plate-place") <= free), "")
    if fitting:
        showing.write(surface, fitting, "plate-place", (right, middle), "midright", style.text)
    showing.write(surface, name, "plate-name", (start, middle), "midleft", style.text, room=right - start, grow=_GROW)


def _paper(surface: pygame.Surface, showing: DrawContext, spot: Spot, color: str) -> None:
    _, _, width, height = spot.box
    header, room = spot.number("header"), spot.number("room", 0)
    edge, rule = showing.color("outline"), showing.color("plate-rule")
    rule_y = header + (height - header) * 0.42
    body = (
        f'<path d="M0 0H{width}V{height}H0Z" fill="{showing.color("plate")}"/>'
        f'<path d="M0 0H{width}V{header}H0Z" fill="{color}"/>'
        f'<path d="M80 {rule_y:.1f}H{width - room - 6}" stroke="{rule}" stroke-width="1.2"/>'
        f'<path d="M1 1H{width - 1}V{height - 1}H1Z" fill="none" stroke="{edge}" stroke-width="2"/>'
    )
    rect = showing.rect(spot.box)
    surface.blit(svg.inline(body, rect.width, rect.height, width, height), rect)


# --- numbers ---------------------------------------------------------------------------------------------------


def draw_points(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the seal with the public points."""
    points = showing.scores[showing.seat(spot)]
    x, y, width, height = spot.box
    labeled = showing.has_labels
    large = 1.0 if labeled else min(1.25, showing.text_scale)
    seal_width = min(width - 4, 60 * large)
    seal_height = seal_width * 7 / 6
    center, middle = x + width / 2, y + (height - (28 if labeled else 8)) / 2
    showing.picture(
        surface,
        showing.look.art("points"),
        (center - seal_width / 2, middle - seal_height / 2, seal_width, seal_height),
    )
    showing.write(
        surface,
        str(points),
        "plate-points",
        (center, middle - seal_height * 0.086),
        "center",
        showing.color("text"),
        room=seal_width * 0.62,
        grow=large,
    )
    if labeled:
        word = showing.look.words("point" if points == 1 else "points")
        showing.write(surface, word, "plate-label", (center, y + height - 14), "center", showing.color("text-second"))


def draw_counter(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the amount as a number. Its chits are pieces to the left of it."""
    amount = showing.view.counter(spot.name, showing.seat(spot))
    x, y, width, height = spot.box
    words = showing.look.words(spot.name, amount=amount) if showing.look.has_words(spot.name) else str(amount)
    showing.write(
        surface,
        words,
        "plate-counter",
        (x + width - 4, y + height / 2),
        "midright",
        showing.color("text"),
        room=width * 0.55,
        grow=1.2,
    )


def draw_count(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a small stack of cards and their number."""
    if spot.text("form") == DISC:
        _draw_disc(surface, showing, spot)
        return
    if spot.text("form") in (BONE, FAN):
        lozenges.draw_count(surface, showing, spot, lozenges.count_cards(showing, spot))
        return
    x, y, width, height = spot.box
    labeled = showing.has_labels
    art = showing.look.art(spot.name)
    middle = y + (24 if labeled else height / 2)
    for aside, down in ((0, 2), (7, 0)):
        showing.picture(surface, art, (x + 4 + aside, middle - 18 + down, 24, 34))
    number = str(lozenges.count_cards(showing, spot))
    showing.write(
        surface, number, "plate-count", (x + 42, middle), "midleft", showing.color("text"), room=width - 42, grow=1.3
    )
    if labeled:
        showing.write(
            surface,
            showing.look.words(spot.name),
            "plate-label",
            (x + 6, y + height - 11),
            "midleft",
            showing.color("text-second"),
        )


def _draw_disc(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the number in a disc; nothing for 0."""
    count = lozenges.count_cards(showing, spot)
    if count <= 0:
        return
    x, y, width, height = spot.box
    paint.panel(
        surface,
        showing.rect(spot.box),
        showing.px(height / 2),
        showing.color("count-pill"),
        showing.color("count-text"),
        max(1.0, showing.px(2)),
    )
    showing.write(
        surface,
        str(count),
        "plate-count",
        (x + width / 2, y + height / 2),
        "center",
        showing.color("count-text"),
        room=width - 6,
    )


def limit_state(showing: DrawContext, spot: Spot) -> tuple[int, int]:
    """Return how many cards the seat's zone holds, and its limit."""
    seat = showing.seat(spot)
    return len(showing.view.zone(spot.name, seat)), showing.view.counter(spot.text("counter"), seat)


def draw_limit(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the count and the limit on a slip of paper, with the counter's icon."""
    x, y, width, height = spot.box
    count, most = limit_state(showing, spot)
    paint.panel(
        surface,
        showing.rect(spot.box),
        showing.px(8),
        showing.color("plate"),
        showing.color("outline"),
        max(1.0, showing.px(2.4)),
    )
    signs.draw_icon(
        surface,
        showing,
        spot.text("counter"),
        (x + 9, y + height / 2 - 11, 22, 22),
        showing.color("text"),
        showing.color("plate"),
    )
    showing.write(
        surface,
        showing.look.words(spot.text("counter"), count=count, most=most),
        "plate-count",
        (x + 37, y + height / 2),
        "midleft",
        showing.color("text"),
        room=width - 44,
        grow=0.8,
    )


# --- labels ----------------------------------------------------------------------------------------------------


def draw_label(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a label, e.g. below a zone."""
    x, y, width, height = spot.box
    name = showing.name(showing.seat(spot)) if showing.seat(spot) != NONE else ""
    center = spot.text("align") == CENTER
    at, anchor = ((x + width / 2, y + height / 2), "center") if center else ((x, y + height / 2), "midleft")
    showing.write(
        surface,
        showing.look.words(spot.name, name=name),
        spot.text("font", "hint"),
        at,
        anchor,
        showing.color(spot.text("color", "label")),
        room=width,
        grow=height / SMALLEST,
    )
