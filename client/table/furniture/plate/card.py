"""The card that explains a seat's plate: where its points come from, its counters and its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from client.art import paint, palette, text
from client.table.reading.hover_delay import place_beside
from client.widgets.style import BODY, LABEL, SECTION
from engine.kernel.game.game import Game
from engine.kernel.game.traits import identity_of
from engine.kernel.state.layout import ALL
from engine.kernel.state.refs import GAP
from engine.kernel.state.view import View
from engine.session.teller import capital
from engine.words.messages import retranslate
from engine.words.say import table as say

_WIDTH = 268.0
_PADDING = 14.0

Row = tuple[str, str]


def plate_rows(
    game: Game, view: View, seat: int, kind: str, signs: Mapping[str, str], told: Callable[[str], str] = str
) -> tuple[list[Row], list[Row]]:
    """Return rows (words, number) about a seat: those about its points, then all others.

    `kind`: who plays it, as returned by `engine.session.words.kind_in_words`. `signs`: counters to list, with the sign
    before their number. `told`: returns the theme's words for a zone or a number of the plate (`Shows.plate`). A zone
    without such words goes by its name; a number without them is left out.
    """
    points = [(capital(words), str(number)) for words, number in game.shows.score_parts(view, seat)]
    points.append((retranslate(game.score_name) or say("points"), str(game.shows.scores(view)[seat])))
    layout = view.table.layout
    sort, _, policy = kind.partition(": ")
    rows: list[Row] = [(sort.capitalize(), policy)] if policy else [(say("played-by"), kind)] if kind else []
    identity = identity_of(view, seat)
    if identity:
        rows.append((say("role"), identity))
    groups = {counter.name.partition(".")[0] for counter in layout.counters if "." in counter.name}
    for number, counter in enumerate(layout.counters):
        amount = view.counters[seat * layout.counter_stride + number]
        group, _, place = counter.name.partition(".")
        if place:
            words = say("counter-on", counter=group.capitalize(), place=place.capitalize())
        elif counter.name in layout.places and len(groups) == 1:
            words = say("counter-in", counter=next(iter(groups)).capitalize(), place=counter.name)
        elif counter.name in signs or counter.name in layout.places:
            words = counter.name.capitalize()
        else:
            continue
        rows.append((words, f"{signs.get(counter.name, '')}{amount}"))
    rows += [(told(name), number) for name, number in game.shows.plate(view, seat) if told(name) != name]
    return points, rows + _cards(game, view, seat, told)


def _cards(game: Game, view: View, seat: int, told: Callable[[str], str]) -> list[Row]:
    """Return rows about a seat's zones: card counts of hidden zones, and the only card of an open one."""
    layout, rows = view.table.layout, []
    held = [zone.holds for zone in layout.seat_zones]
    for zone in layout.seat_zones:
        cards = [card for card in view.zone(zone.name, seat) if card != GAP]
        if zone.sees != ALL:
            # A single card of its own deck is an identity, not a card count.
            if cards and not (zone.holds and len(cards) == 1 and held.count(zone.holds) == 1):
                words, name = told(zone.name), game.words.zone_name(zone.name)
                rows.append((words if words != zone.name else say("cards-in", zone=name), str(len(cards))))
        elif len(cards) == 1 and not zone.deck and zone.holds:
            name = game.words.zone_name(zone.name)
            rows.append((capital(name), game.words.card_name(view.table, cards[0])))
    return rows


def draw_plate_card(
    surface: pygame.Surface,
    title: str,
    points: Sequence[Row],
    rows: Sequence[Row],
    source: pygame.Rect,
    area: pygame.Rect,
    unit: float,
    color: str,
) -> pygame.Rect:
    """Draw the card next to the plate at `source`, and return its rectangle. `unit` is pixels per unit of text."""
    padding, step = _PADDING * unit, BODY.size * 1.34 * unit
    width = min(round(_WIDTH * unit), area.width)
    height = 2 * padding + 28 * unit + (len(points) + len(rows)) * step + 12 * unit
    place = place_beside((width, round(height)), source, area, round(10 * unit))
    paint.shadow(surface, place, 14 * unit, 8 * unit, 0.45, (0, 5 * unit))
    paint.panel(surface, place, 14 * unit, palette.DUSK_9, palette.DUSK_LINE, 1.5 * unit)
    y = place.y + padding + 10 * unit
    surface.fill(palette.rgb(color), (place.x + padding, y - 9 * unit, 6 * unit, 18 * unit))
    text.draw_fitted(
        surface,
        title,
        SECTION.font,
        SECTION.size * unit,
        palette.CREAM,
        (place.x + padding + 15 * unit, y),
        "midleft",
        width - 2 * padding - 16 * unit,
        13 * unit,
    )
    y += 28 * unit
    for number, row in enumerate(points):
        last = number == len(points) - 1
        _draw_row(surface, row, place, padding, y, unit, palette.CREAM if last else palette.CREAM_2, last)
        y += step
    y += 4 * unit
    across = place.width - 2 * padding
    surface.fill(palette.rgb(palette.DUSK_LINE), (place.x + padding, y - step / 2, across, max(1, round(unit))))
    y += 8 * unit
    for row in rows:
        _draw_row(surface, row, place, padding, y, unit, palette.CREAM_2, False)
        y += step
    return place


def _draw_row(
    surface: pygame.Surface,
    row: Row,
    place: pygame.Rect,
    padding: float,
    y: float,
    unit: float,
    color: str,
    strong: bool,
) -> None:
    style = LABEL if strong else BODY
    number = text.draw(
        surface, row[1], LABEL.font, LABEL.size * unit, palette.CREAM, (place.right - padding, y), "midright"
    )
    room = number.left - place.x - padding - 8 * unit
    text.draw_fitted(
        surface, row[0], style.font, style.size * unit, color, (place.x + padding, y), "midleft", room, 12.5 * unit
    )
