"""The fields of a player: name, portrait and color."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from client.art import paint, palette, portraits, svg
from client.input.actions import FIRST, LAST, LEFT, LIST_DOWN, LIST_UP, RIGHT
from client.widgets import Column, TextField, Words, draw_seat
from client.widgets.base import WidgetOptions
from client.widgets.controls.choice import SingleChoice
from client.widgets.style import LABEL
from engine.store.player.profiles import COLORS, LONGEST_NAME, PORTRAITS, Profile, Profiles
from engine.store.player.settings import Settings
from engine.words.say import profiles as say, setup as say_setup

_GAP, _RADIUS = 6.0, 14.0
Draw = Callable[[pygame.Surface, int, pygame.Rect], None]


class PictureGrid(SingleChoice):
    """Numbered pictures of `size` u in rows of `columns`, chosen with the arrows or the mouse.

    `draw_picture` draws a number into a box; `labels` are spoken.
    """

    radius_units = _RADIUS
    ring_gap_units = 1.0

    def __init__(
        self,
        value: int,
        labels: Sequence[str],
        draw_picture: Draw,
        size: float,
        columns: int,
        **common: Unpack[WidgetOptions],
    ) -> None:
        super().__init__(value, **common)
        self._labels = list(labels)
        self._draw_picture = draw_picture
        self._size, self._columns = size, columns
        self.keys = {LEFT: -1, RIGHT: 1, FIRST: -99, LAST: 99}

    def entries(self) -> Sequence[tuple[int, str]]:
        return list(enumerate(self._labels, 1))

    def _fitting(self, width: int, unit: float) -> int:
        """Return how many pictures stand in a row: `columns`, or fewer in equal rows."""
        room = max(1, int((width + _GAP * unit) // ((self._size + _GAP) * unit)))
        return next(count for count in range(min(self._columns, room), 0, -1) if not len(self._labels) % count)

    def natural_width(self, unit: float) -> int:
        return round((self._columns * (self._size + _GAP) - _GAP) * unit)

    def height_for(self, width: int, unit: float) -> int:
        rows = len(self._labels) // self._fitting(width, unit)
        return round((rows * (self._size + _GAP) - _GAP) * unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        count = self._fitting(rect.width, unit)
        rows = {LIST_UP: -count, LIST_DOWN: count} if count < len(self._labels) else {}
        self.keys = {LEFT: -1, RIGHT: 1, FIRST: -99, LAST: 99, **rows}

    def cells(self) -> list[pygame.Rect]:
        """Return the boxes of the pictures, in pixels."""
        count, step, size = self._fitting(self.rect.width, self.unit), self.px(self._size + _GAP), self.px(self._size)
        return [
            pygame.Rect(self.rect.x + number % count * step, self.rect.y + number // count * step, size, size)
            for number in range(len(self._labels))
        ]

    def draw(self, surface: pygame.Surface) -> None:
        inset = self.px(4)
        for number, cell in enumerate(self.cells()):
            if number == self._chosen_index():
                paint.panel(surface, cell, _RADIUS * self.unit, palette.AMBER, palette.AMBER_LIP, 1.6 * self.unit)
            elif self.hovered and number == self._under:
                paint.panel(surface, cell, _RADIUS * self.unit, palette.SUNK, palette.SOFT, 1.6 * self.unit)
            self._draw_picture(surface, number + 1, cell.inflate(-2 * inset, -2 * inset))


def portrait_grid(value: int, then: Callable[[int], None]) -> PictureGrid:
    """Return the choice of a portrait."""
    labels = [say(f"portrait-{number}") for number in range(1, PORTRAITS + 1)]
    return PictureGrid(value, labels, _draw_portrait, 76, 6, name=say("portrait"), then=then)


def color_grid(value: int, name: Callable[[], str], then: Callable[[int], None]) -> PictureGrid:
    """Return the choice of a seat color. The badges show the initial of `name`."""
    labels = [say(f"color-{number}") for number in range(1, COLORS + 1)]

    def draw(surface: pygame.Surface, number: int, box: pygame.Rect) -> None:
        draw_seat(surface, number, name(), box.width, box.center)

    return PictureGrid(value, labels, draw, 48, COLORS, name=say("color"), then=then)


def _draw_portrait(surface: pygame.Surface, number: int, box: pygame.Rect) -> None:
    surface.blit(svg.image(portraits.file(number), box.width, box.height), box)


class Identity(Column):
    """The fields of a player. `changed` is called after every change; `profile` is None for a new player."""

    def __init__(self, settings: Settings, profile: Profile | None, changed: Callable[[], None]) -> None:
        self._profiles = Profiles(settings)
        self._profile = profile
        portrait = len(self._profiles.all()) % PORTRAITS + 1
        before = profile or Profile(color=self._profiles.free_color(), portrait=portrait)
        self.name_field = TextField(before.name, longest=LONGEST_NAME, name=say("name"), then=lambda _: changed())
        self.portrait = portrait_grid(before.portrait, lambda _: changed())
        self.color = color_grid(before.color, lambda: self.name_field.content.strip(), lambda _: changed())
        super().__init__(
            Words(say("name"), LABEL),
            self.name_field,
            Words(say("portrait"), LABEL),
            self.portrait,
            Words(say("color"), LABEL),
            self.color,
            gap=8,
        )

    @property
    def problem(self) -> str:
        """Return why there can't be a player with this name, as a sentence; empty if there can."""
        found = self._profiles.problem_of(self.name_field.content, self._profile.id if self._profile else "")
        return say_setup(found) if found else ""

    def keep(self, otherwise: str = "") -> Profile:
        """Create or change the player.

        `otherwise` is the name if none was entered. Raises ValueError for a name that another player has.
        """
        name = self.name_field.content.strip() or otherwise
        if self._profile is None:
            return self._profiles.create(name, self.color.value, self.portrait.value)
        return self._profiles.change(self._profile.id, name=name, color=self.color.value, portrait=self.portrait.value)
