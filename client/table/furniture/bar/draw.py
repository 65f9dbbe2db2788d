"""The bar at the top: the game's name, the turn, its phases, and buttons."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint, svg
from client.layout.map import ICONS, PLAIN, Spot
from client.table.advice.words import draw_dots
from client.table.picture.draw_context import DrawContext
from engine.kernel.state.state import FIRST_GAME_VALUE

_PILL = 22.0
_GAP = 26.0
_TICK = 26.0
_SMALLEST_GROWTH = 0.6


def draw_bar(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a dark strip across the window, with the marks of a ruler."""
    rect = showing.fit_of(spot).rect(spot.box)
    width = surface.get_width()
    strip = pygame.Surface((width, rect.bottom), pygame.SRCALPHA)
    strip.fill((*paint.rgb(showing.color("bar")), round(255 * showing.theme.size("bar-opacity"))))
    surface.blit(strip, (0, 0))
    line = max(1, round(showing.px(1)))
    surface.fill(showing.color("bar-line"), (0, rect.bottom - line, width, line))
    if spot.text("form") == PLAIN:
        return
    step, count = showing.px(10), 0
    at = rect.left % (step * 5)
    while at < width:
        tall = showing.px(7 if count % 5 == 0 else 4)
        surface.fill(showing.color("bar-ruler"), (round(at), rect.bottom - line - round(tall), line, round(tall)))
        at, count = at + step, count + 1


def draw_logo(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the game's emblem and name, or only the name if it has no emblem."""
    x, y, width, height = spot.box
    if not showing.look.has_art("logo"):
        showing.write(
            surface,
            showing.theme.name,
            "bar-name",
            (x, y + height / 2),
            "midleft",
            showing.color("logo"),
            room=width,
            fit=showing.fit_of(spot),
        )
        return
    size = height - 2
    showing.picture(surface, showing.look.art("logo"), (x, y, size, size), fit=showing.fit_of(spot))
    showing.write(
        surface,
        showing.theme.name.upper(),
        "bar-name",
        (x + size + 10, y + height / 2 - 1),
        "midleft",
        showing.color("bar-text"),
        room=width - size - 10,
        fit=showing.fit_of(spot),
    )


def turn_words(showing: DrawContext) -> str:
    """Return the turn number or the theme's text about progress, which may name the game's values and options.

    "round" is the game's own round if it counts them, else how often play has gone around the table.
    """
    view = showing.view
    values = dict(zip(view.table.layout.values, view.values[FIRST_GAME_VALUE:], strict=False))
    passed = {"turn": max(1, view.turn), "round": showing.round}
    return showing.look.words("turn", **{**passed, **view.table.options, **values})


def draw_turn(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the turn on a pill, or as plain text."""
    x, y, width, height = spot.box
    if spot.text("form") == PLAIN:
        showing.write(
            surface,
            turn_words(showing),
            "bar-turn",
            (x, y + height / 2),
            "midleft",
            showing.color("bar-text"),
            room=width,
            grow=1.3,
            fit=showing.fit_of(spot),
        )
        return
    paint.panel(surface, showing.fit_of(spot).rect(spot.box), showing.px(6), showing.color("pill"))
    showing.write(
        surface,
        turn_words(showing),
        "bar-turn",
        (x + width / 2, y + height / 2),
        "center",
        showing.color("pill-text"),
        room=width - 10,
        grow=1.3,
        fit=showing.fit_of(spot),
    )


# --- phases ----------------------------------------------------------------------------------------------------


def phases_state(showing: DrawContext, spot: Spot) -> Hashable:
    return showing.view.phase, showing.view.over


def _phase_width(showing: DrawContext, words: str, order: int, grow: float) -> float:
    """Return the width of a phase's label. `order`: below 0 for past phases, 0 for the current one."""
    if order == 0:
        return showing.width(words, "phase-now", grow) + 2 * _PILL * grow
    return showing.width(words, "phase", grow) + (_TICK * grow if order < 0 else 0)


def draw_phases(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the phases in order: past ones ticked, the current one lit."""
    if spot.text("form") == ICONS:
        _draw_icons(surface, showing, spot)
        return
    phases = [showing.look.phases.get(name, name.capitalize()) for name in showing.game.phases]
    present = len(phases) if showing.view.over else showing.view.phase
    x, y, width, height = spot.box
    grow = min(showing.text_scale, 1.35)

    def total() -> float:
        each = sum(_phase_width(showing, words, n - present, grow) for n, words in enumerate(phases))
        return each + _GAP * (len(phases) - 1)

    while total() > width and grow > _SMALLEST_GROWTH:
        grow -= 0.02
    at, middle = x + (width - total()) / 2, y + height / 2
    for number, words in enumerate(phases):
        wide = _phase_width(showing, words, number - present, grow)
        _draw_phase(surface, showing, words, (at, middle, wide, height), number - present, grow)
        if number < len(phases) - 1:
            _chevron(surface, showing, at + wide + _GAP / 2, middle)
        at += wide + _GAP


def _draw_phase(
    surface: pygame.Surface,
    showing: DrawContext,
    words: str,
    place: tuple[float, float, float, float],
    order: int,
    grow: float,
) -> None:
    x, middle, width, height = place
    docked = showing.docked
    if order == 0:
        tall = height - 4
        rect = docked.rect((x, middle - tall / 2, width, tall))
        paint.panel(surface, rect, rect.height / 2, showing.color("good"))
        showing.write(
            surface,
            words,
            "phase-now",
            (x + width / 2, middle),
            "center",
            showing.color("good-text"),
            grow=grow,
            fit=docked,
        )
        return
    if order < 0:
        size = 20 * grow
        showing.picture(
            surface,
            showing.look.art("done"),
            (x, middle - size / 2, size, size),
            recolor=showing.color("bar-text-past"),
            fit=docked,
        )
        x += _TICK * grow
    color = showing.color("bar-text-past" if order < 0 else "bar-text")
    showing.write(surface, words, "phase", (x, middle), "midleft", color, grow=grow, fit=docked)


def _draw_icons(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw an icon for each phase; the current one stands on a pill with its name."""
    at, y, width, height = spot.box
    docked, names = showing.docked, showing.game.phases
    middle, end = y + height / 2, at + width
    for number, name in enumerate(names):
        art, now = showing.look.art(f"phase.{name}"), number == showing.view.phase and not showing.view.over
        if not now:
            showing.picture(surface, art, (at, middle - 14, 28, 28), opacity=0.65, fit=docked)
            at += 40
            continue
        words = showing.look.phases.get(name, name.capitalize())
        room = end - at - 58 - 40 * (len(names) - 1 - number)
        wide = min(room, showing.width(words, "phase-now", 1.15)) + 58
        paint.panel(
            surface,
            docked.rect((at - 6, y, wide, height)),
            showing.px(height / 2),
            showing.color("phase-now"),
            showing.color("acting-light"),
            max(1.0, showing.px(2)),
        )
        showing.picture(surface, art, (at + 2, middle - 16, 32, 32), fit=docked)
        showing.write(
            surface,
            words,
            "phase-now",
            (at + 40, middle),
            "midleft",
            showing.color("bar-text"),
            room=room,
            grow=1.15,
            fit=docked,
        )
        at += wide + 4


def _chevron(surface: pygame.Surface, showing: DrawContext, x: float, middle: float) -> None:
    body = (
        f'<path d="M3 2L9 8L3 14" fill="none" stroke="{showing.color("bar-line")}" stroke-width="2" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    rect = showing.docked.rect((x - 6, middle - 8, 12, 16))
    surface.blit(svg.inline(body, rect.width, rect.height, 12, 16), rect)


# --- buttons ---------------------------------------------------------------------------------------------------


def button_state(showing: DrawContext, spot: Spot) -> Hashable:
    """Return "normal", "hover", "focus", "pressed", "disabled", "busy" (working) or "on" (its result is shown)."""
    return showing.status.buttons.get(spot.name, "normal")


def draw_button(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw an icon on a small plate: dashed and faint when disabled, lit when busy or on."""
    state = showing.status.buttons.get(spot.name, "normal")
    rect = showing.fit_of(spot).rect(spot.box)
    radius, edge = showing.px(8), max(1.0, showing.px(1.4))
    icon_color = showing.color("bar-text")
    if state in ("busy", "on"):
        icon_color = showing.look.color_or("hint-text", "good-text")
        paint.panel(surface, rect, radius, showing.look.color_or("hint", "good"), showing.color("bar-text"), edge)
        if state == "busy":
            draw_dots(surface, rect, icon_color)
            return
    elif state == "disabled":
        paint.dashed_outline(surface, rect, radius, showing.color("bar-ruler"), edge, showing.px(5), showing.px(4))
        icon_color = showing.color("bar-line")
    else:
        lit = paint.mix(showing.color("pill"), showing.color("bar-line"), 0.45 if state == "hover" else 0)
        if state == "pressed":
            lit = paint.mix(showing.color("pill"), showing.color("bar"), 0.5)
        paint.panel(surface, rect, radius, lit, showing.color("bar-text" if state == "hover" else "bar-line"), edge)
    x, y, width, height = spot.box
    size = 26.0
    showing.picture(
        surface,
        showing.look.art(f"button.{spot.name}"),
        (x + (width - size) / 2, y + (height - size) / 2, size, size),
        recolor=icon_color,
        fit=showing.fit_of(spot),
    )
    if state == "focus":
        paint.focus_ring(surface, rect, radius, showing.px(0.75), 1)
