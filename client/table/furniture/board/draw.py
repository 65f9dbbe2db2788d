"""The middle of the table: the board, its places for tokens, the score track and the viewer's bench."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint, svg
from client.layout.map import Box, Spot
from client.table.furniture.board import measures
from client.table.furniture.board.place import draw_place, place_state
from client.table.furniture.board.tokens import reserve_slots
from client.table.picture.draw_context import DrawContext
from engine.kernel.game.traits import goal_of
from engine.kernel.state.refs import NONE

_GRID = 16
_GHOST = 45
"""Opacity of a missing token, 0 to 255."""


# --- the board -------------------------------------------------------------------------------------------------


def draw_board(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a sheet of graph paper with a double border."""
    rect = showing.rect(spot.box)
    paint.shadow(surface, rect, showing.px(6), showing.px(14), 0.55, (0, showing.px(8)), showing.color("shadow"))
    _, _, width, height = spot.box
    defs = (
        f'<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{width}" y2="{height}">'
        f'<stop offset="0" stop-color="{showing.color("board")}"/>'
        f'<stop offset="1" stop-color="{showing.color("board-far")}"/></linearGradient>'
    )
    across = "".join(f"M{x} 10V{height - 10}" for x in range(10, int(width) - 9, _GRID))
    down = "".join(f"M10 {y}H{width - 10}" for y in range(10, int(height) - 9, _GRID))
    line, second = showing.color("board-line"), showing.color("board-line-second")
    body = (
        f'<rect x="0" y="0" width="{width}" height="{height}" rx="4" fill="url(#b)"/>'
        f'<path d="{across}{down}" fill="none" stroke="{line}" stroke-width="1" opacity="0.07"/>'
        f'<rect x="5" y="5" width="{width - 10}" height="{height - 10}" fill="none" stroke="{line}" '
        f'stroke-width="1.6"/>'
        f'<rect x="9" y="9" width="{width - 18}" height="{height - 18}" fill="none" stroke="{second}" '
        f'stroke-width="0.8"/>'
    )
    surface.blit(svg.inline(body, rect.width, rect.height, width, height, defs), rect)


# --- the score track -------------------------------------------------------------------------------------------


def track_state(showing: DrawContext, spot: Spot) -> Hashable:
    goal = goal_of(showing.view)
    return goal, measures.track_end(goal, showing.scores)


def draw_track(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a ruler from 0 to the goal, or to the best score beyond it. The seats' emblems on it are pieces."""
    goal = goal_of(showing.view)
    last = measures.track_end(goal, showing.scores)
    rect = showing.rect(spot.box)
    paint.shadow(surface, rect, 4, showing.px(5), 0.5, (0, showing.px(3)), showing.color("shadow"))
    surface.blit(_ruler(showing, spot.box, goal, last), rect)
    x, y, width, _ = spot.box
    step = 5 if last <= 50 else 10
    words = showing.look.words("goal", goal=goal)
    goal_x = measures.track_position(spot.box, goal, last)
    # The goal's label stands before its line, clear of numbers and other labels.
    goal_from = goal_x - 6 - showing.width(words, "ruler")
    for value in range(0, last + 1, step):
        at = measures.track_position(spot.box, value, last)
        end = at + 6 + showing.width(str(value), "ruler")
        if value != goal and (end < goal_from or at > goal_x + 4) and end < x + width:
            showing.write(surface, str(value), "ruler", (at + 5, y + 22), "midleft", showing.color("ruler-text"))
    showing.write(surface, words, "ruler", (goal_x - 6, y + 22), "midright", showing.color("ruler-goal"))


def _ruler(showing: DrawContext, box: Box, goal: int, last: int) -> pygame.Surface:
    x, _, width, height = box
    rect = showing.rect(box)
    defs = (
        f'<linearGradient id="m" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">'
        f'<stop offset="0" stop-color="{showing.color("ruler")}"/>'
        f'<stop offset="1" stop-color="{showing.color("ruler-far")}"/></linearGradient>'
    )
    positions = [measures.track_position(box, value, last) - x for value in range(last + 1)]
    every = positions[1] - positions[0]
    fine = (
        "".join(
            f"M{at + every * part / 4:.2f} {height - 1}V{height - 5}" for at in positions[:-1] for part in (1, 2, 3)
        )
        if every > 20
        else ""
    )
    ones = "".join(f"M{at:.2f} {height - 1}V{height - 9}" for at in positions)
    fives = "".join(f"M{at:.2f} {height - 1}V{height - 14}" for at in positions[::5])
    tick, small = showing.color("ruler-tick"), showing.color("ruler-fine")
    goal_x = measures.track_position(box, goal, last) - x
    body = (
        f'<rect x="0" y="0" width="{width}" height="{height}" rx="4" fill="url(#m)"/>'
        f'<path d="{fine}" fill="none" stroke="{small}" stroke-width="1"/>'
        f'<path d="{ones}" fill="none" stroke="{tick}" stroke-width="1.1"/>'
        f'<path d="{fives}" fill="none" stroke="{tick}" stroke-width="2"/>'
        f'<path d="M{goal_x:.2f} 2V{height - 2}" stroke="{showing.color("ruler-goal")}" stroke-width="3.4"/>'
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="3" fill="none" '
        f'stroke="{showing.color("ruler-edge")}" stroke-width="2"/>'
    )
    return svg.inline(body, rect.width, rect.height, width, height, defs)


# --- the bench -------------------------------------------------------------------------------------------------


def _bench_label(showing: DrawContext, spot: Spot) -> tuple[str, Box]:
    words = showing.look.words("bench", name=showing.name(showing.seat(spot)))
    x, y, width, height = spot.box
    long = showing.width(words, "bench-label", 1.2)
    return words, (x + width - 28 - long, y + height - 30, long, 24)


def bench_state(showing: DrawContext, spot: Spot) -> Hashable:
    """Return the bench's seat and whether its label is free of cards."""
    seat = showing.seat(spot)
    return seat, showing.name(seat), _label_is_free(showing, spot)


def _label_is_free(showing: DrawContext, spot: Spot) -> bool:
    rect = showing.rect(_bench_label(showing, spot)[1])
    fan = {zone for zone, place in showing.arrangement.zone_rects.items() if place.bottom > rect.bottom + rect.height}
    pieces = showing.arrangement.pieces
    return not any(piece.hit.colliderect(rect) for piece in pieces if piece.zone not in fan)


def draw_bench(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a dark panel for a seat's built cards, with the seat's color along the left edge."""
    rect = showing.rect(spot.box)
    color = showing.style(showing.seat(spot)).color
    paint.panel(surface, rect, showing.px(8), showing.color("bench"), color, showing.px(2), opacity=0.82)
    edge = pygame.Rect(rect.x, rect.y, round(showing.px(10)), rect.height)
    paint.panel(surface, edge, showing.px(4), color)
    if _label_is_free(showing, spot):
        words, box = _bench_label(showing, spot)
        showing.write(
            surface,
            words,
            "bench-label",
            (box[0] + box[2], box[1] + box[3] / 2),
            "midright",
            showing.color("bench-label"),
            grow=1.25,
        )


# --- places: with a seat, a place is that seat's reserve --------------------------------------------------------


def any_place_state(showing: DrawContext, spot: Spot) -> Hashable:
    return place_state(showing, spot) if spot.seat == NONE else reserve_state(showing, spot)


def draw_any_place(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a place on the board, or a seat's reserve."""
    (draw_place if spot.seat == NONE else draw_reserve)(surface, showing, spot)


def reserve_state(showing: DrawContext, spot: Spot) -> Hashable:
    seat = showing.seat(spot)
    return seat, showing.view.counter(spot.text("counter"), seat)


def draw_reserve(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw ghosts for missing tokens, and the count. The tokens themselves are pieces."""
    seat = showing.seat(spot)
    count = showing.view.counter(spot.text("counter"), seat)
    width, height = spot.number("token-width"), spot.number("token-height")
    art = showing.theme.art(showing.style(seat).art[spot.text("token")])
    for x, bottom in reserve_slots(spot)[count:]:
        ghost = svg.image(art, showing.px(width), showing.px(height)).copy()
        ghost.set_alpha(_GHOST)
        surface.blit(ghost, showing.fit.point(x - width / 2, bottom - height))
    if showing.has_labels:
        x, y, room, tall = spot.box
        words = showing.look.words_for_count(spot.name, count)
        showing.write(
            surface, words, "plate-label", (x + 2, y + tall - 11), "midleft", showing.color("text-second"), room=room
        )
