"""The seats of the setup page: a row for each, with picture, name and player kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from client.art import paint, palette, svg
from client.cards.theme import Seat, Theme
from client.scenes.setup.match_setup import LONGEST_NAME, SeatSetup
from client.widgets import Choice, StaticWidget, TextField, Widget, draw_seat, icon_button
from client.widgets.opponents import OpponentField
from engine.words.say import setup as say

TALL, FLAT = 72.0, 62.0
"""Heights of a row in u, when there is nothing wrong with it."""

_SPACIOUS = 440.0


@dataclass(frozen=True, slots=True)
class SeatCalls:
    """The seat rows' callbacks: first the seat's place, then the new value."""

    rename: Callable[[int, str], None]
    change_kind: Callable[[int, str], None]
    move_up: Callable[[int], None]
    remove: Callable[[int], None]
    all_like: Callable[[str], None]
    """All computers are to be like this one."""
    own_settings: Callable[[int], None]
    """Open the settings of the player at this seat."""
    players: Callable[[int], tuple[str, list[Choice]]]
    """Return the present player of a seat, and all who can take it."""
    sit: Callable[[int, str], None]
    """Seat a player."""


class SeatRow(StaticWidget):
    """One seat: its place and picture stay, the player moves. `place` counts from 0; `people` may play it or not."""

    radius_units = 14.0

    def __init__(self, place: int, setup: SeatSetup, theme: Theme | None, calls: SeatCalls, people: bool) -> None:
        super().__init__(name=say("seat", number=place + 1))
        self.place_number = place
        self.seat: Seat | None = None
        self.theme = theme
        self.height_units = TALL
        self.name_field = TextField(
            setup.name,
            longest=LONGEST_NAME,
            name=say("name-of-seat", number=place + 1),
            then=lambda name: calls.rename(place, name),
        )
        self.kind_list = OpponentField(
            setup.kind,
            say("who-plays-seat", number=place + 1),
            people,
            lambda kind: calls.change_kind(place, kind),
            calls.all_like,
            lambda: calls.own_settings(place),
            lambda: calls.players(place),
            lambda player: calls.sit(place, player),
        )
        self.portrait = ""
        """The drawing of the player, empty for guests and computers."""
        self.up = icon_button("up", say("move-up"), then=lambda _: calls.move_up(place))
        self.remove = icon_button("close", say("remove"), then=lambda _: calls.remove(place))

    def parts(self) -> tuple[Widget, ...]:
        return (self.name_field, self.kind_list, self.up, self.remove)

    def take(self, setup: SeatSetup, portrait: str, error: str, cannot_remove: str) -> None:
        """Show this player and the fault of the name."""
        self.portrait = portrait
        seats = self.theme.seats if self.theme else ()
        self.seat = seats[self.place_number] if self.place_number < len(seats) else None
        if self.name_field.content != setup.name:
            self.name_field.content = setup.name
        self.kind_list.show(setup.kind)
        self.name_field.error = error
        self.up.reason = say("first-seat") if self.place_number == 0 else ""
        self.remove.reason = cannot_remove
        called = setup.name.strip() or say("that-seat", number=self.place_number + 1)
        self.up.tooltip = say("move-seat-up", seat=called)
        self.remove.tooltip = say("remove-seat", seat=called)

    def _columns(self, width: int, unit: float) -> tuple[int, int, int]:
        """Return the left edge of the name field, its width and that of the list, in pixels from the row's left."""
        left = round((104 if width >= _SPACIOUS * unit else 48) * unit)
        room = width - left - round((14 + 2 * 41 + 10) * unit)
        lists = max(round(room * 0.44), min(self.kind_list.natural_width(unit), round(room * 0.56)))
        return left, room - lists, lists

    def height_for(self, width: int, unit: float) -> int:
        _, names, _ = self._columns(width, unit)
        field = self.name_field.height_for(names, unit)
        return max(round(self.height_units * unit), self._top(unit) + field + round(7 * unit))

    def _top(self, unit: float) -> int:
        """Return the pixels from the top of the row to its controls, with an error or without."""
        return round((self.height_units - 44) / 2 * unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Put the controls into the row; an error makes it higher, not the controls."""
        super().place(rect, unit)
        left, names, lists = self._columns(rect.width, unit)
        field = self.name_field.height_for(names, unit)
        high = round(44 * unit)
        top = rect.y + self._top(unit)
        self.name_field.place(pygame.Rect(rect.x + left, top, names, field), unit)
        x = rect.x + left + names + self.px(10)
        self.kind_list.place(pygame.Rect(x, top, lists, high), unit)
        right = rect.right - self.px(7)
        size = self.px(41)
        self.remove.place(pygame.Rect(right - size, top + (high - size) // 2, size, size), unit)
        self.up.place(pygame.Rect(right - 2 * size, top + (high - size) // 2, size, size), unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        paint.panel(surface, rect, 14 * unit, palette.RAISED, palette.SOFT, 1.5 * unit)
        self._draw_seat(surface)
        for part in self.parts():
            part.draw(surface)

    def _draw_seat(self, surface: pygame.Surface) -> None:
        """Draw the seat's figure in the game, and the sign that stands for it in words and lists."""
        unit, middle = self.unit, self.name_field.box.centery
        spacious = self.rect.width >= _SPACIOUS * unit
        figure, sign = seat_drawings(self.theme, self.seat)
        figure = self.portrait or figure
        if figure and spacious:
            size = self.px(min(52, self.height_units - 12))
            _draw_in(surface, figure, size, (self.rect.x + self.px(38), middle))
        at = self.rect.x + self.px(82 if spacious and figure else 52 if spacious else 26), middle
        if sign:
            _draw_in(surface, sign, self.px(24 if figure else 36), at)
        else:
            draw_seat(surface, self.place_number + 1, "", 24 * unit, at)


def seat_drawings(theme: Theme | None, seat: Seat | None) -> tuple[str, str]:
    """Return the drawings of a seat in its game's theme: its figure and its sign; "" for a missing one."""
    if theme is None or seat is None:
        return "", ""
    figures = [name for use, name in seat.art.items() if use != "emblem"]
    figure = seat.art.get("house", figures[0] if figures else "")
    sign = seat.art.get("emblem", "")
    return theme.art(figure) if figure else "", theme.art(sign) if sign else ""


def _draw_in(surface: pygame.Surface, drawing: str, size: int, middle: Sequence[int]) -> None:
    """Draw a drawing as large as fits into a square of `size` pixels around a point."""
    shape = svg.proportions(drawing)
    picture = svg.image(drawing, min(size, size * shape), min(size, size / shape))
    surface.blit(picture, picture.get_rect(center=tuple(middle)))
