"""The active player, and the turn's phases in a column, on the panel on the right.

Map objects: `turn_panel.whose`, and `turn_panel.steps` with the phases in a column.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from client.art import paint
from client.layout.map import Spot
from client.table.furniture.plate.sign import draw_icon
from client.table.picture.draw_context import SMALLEST, DrawContext
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture
from engine.kernel.state.refs import NONE

_LARGEST = 1.3


def _active(showing: DrawContext) -> int:
    """Return the active seat; NONE before the first turn and after the last."""
    seat = showing.view.active
    return seat if 0 <= seat < showing.seats and not showing.view.over else NONE


def whose_state(showing: DrawContext, spot: Spot) -> Hashable:
    seat = _active(showing)
    return seat, showing.name(seat), showing.view.turn, showing.seat_style(seat) if seat != NONE else ""


def draw_whose(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a strip in the active seat's color, up to the corner of the window."""
    seat = _active(showing)
    x, y, width, height = spot.box
    middle = y + height / 2
    color, ink = showing.color("bar"), showing.color("bar-text")
    left = x + 16
    if seat != NONE:
        style, look = showing.style(seat), showing.look.plot(showing.seat_style(seat))
        color, ink = look.plate or style.color, look.plate_text or style.text
    rect = showing.rect(spot.box)
    rect = pygame.Rect(rect.x, 0, surface.get_width() - rect.x, rect.bottom)
    surface.fill(str(color), rect)
    surface.fill(showing.color("outline"), (rect.x, rect.bottom, rect.width, max(2, round(showing.px(3)))))
    if seat != NONE:
        showing.picture(surface, showing.emblem(seat), (x + 12, middle - 22, 44, 44))
        left = x + 66
    turn = showing.look.words("turn", turn=max(1, showing.view.turn), round=showing.round)
    drawn = showing.write(surface, turn, "log-turn", (x + width - 14, middle), "midright", ink, grow=1.15)
    words = showing.look.words("whose", name=showing.name(seat)) if seat != NONE else showing.theme.name
    room = (drawn.left - showing.fit.left) / showing.fit.scale - left - 10
    words = _fitting(showing, (words, showing.name(seat) if seat != NONE else words), "plate-name", room)
    showing.write(surface, words, "plate-name", (left, middle), "midleft", ink, room=room, grow=1.15)


def steps_state(showing: DrawContext, spot: Spot) -> Hashable:
    return showing.view.phase, tuple(showing.view.asked), showing.view.over


def draw_steps(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the phases with icons: past ones faint, the current one lit, with the name of the asked player."""
    view, names = showing.view, showing.game.phases
    present = len(names) if view.over else view.phase
    x, y, width, height = spot.box
    tall = height / max(1, len(names))
    grow = min(showing.text_scale, _LARGEST, tall / 30)
    for number, name in enumerate(names):
        top, now = y + number * tall, number == present
        ground = showing.color("good") if now else showing.color("column")
        ink = showing.color("text" if now else "phase-past" if number < present else "text-second")
        if now:
            edge = showing.rect((x, top + 1, width, tall - 2))
            paint.panel(surface, edge, showing.px(11), showing.color("outline"))
            line = -2 * round(showing.px(3))
            paint.panel(surface, edge.inflate(line, line), showing.px(9), ground)
        size, middle = 28 * min(1.15, grow), top + tall / 2
        if showing.look.has_art(f"phase.{name}"):
            draw_icon(surface, showing, f"phase.{name}", (x + 12, middle - size / 2, size, size), ink, ground)
        words = showing.look.phases.get(name, name.capitalize())
        drawn = showing.write(surface, words, "phase-now" if now else "phase", (x + 24 + size, middle), "midleft", ink,
                              room=width - 40 - size, grow=grow)  # fmt: skip
        said = describe_step(showing, number, present)
        free = x + width - 14 - (drawn.right - showing.fit.left) / showing.fit.scale - 10
        if said and free > 40:
            said = _fitting(showing, (said, showing.name(view.asked[0])), "hint", free) if now else said
            showing.write(surface, said, "hint", (x + width - 14, middle), "midright", ink, room=free, grow=grow)


def _fitting(showing: DrawContext, sayings: Sequence[str], role: str, room: float) -> str:
    """Return the first text that fits at the smallest size, else the last."""
    smallest = min(1.0, SMALLEST / showing.theme.font(role)[1])
    return next((words for words in sayings if showing.width(words, role, smallest) <= room), sayings[-1])


def describe_step(showing: DrawContext, number: int, present: int) -> str:
    """Return the note next to a phase: done, or who is asked."""
    if number < present:
        return showing.look.words("phase_done")
    asked = showing.view.asked
    if number > present or not asked:
        return ""
    name = showing.name(asked[0])
    return showing.look.words("phase_asks" if len(asked) == 1 else "phase_asks_more", name=name, more=len(asked) - 1)


FURNITURE = Furniture(
    kinds={
        "whose": Kind(draw=draw_whose, state=whose_state, margin=6),
        "steps": Kind(draw=draw_steps, state=steps_state),
    }
)
