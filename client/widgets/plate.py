"""The seat plate: token, name, what the seat does, its total."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from client.art import paint, palette, svg, text
from client.widgets.base import Action, Pressable
from client.widgets.icons import draw_icon, draw_seat
from client.widgets.style import BUTTON, HINT, SCORE, SMALLEST


class SeatPlate(Pressable):
    """A seat of a match, `seat` being 1 to 8. Never "You": `title` is the seat's name.

    `activity` is one line ("thinks 2 s"), `icon` stands before it, `total` is the number at the right, or
    None. States: acting (amber), waiting (dusk), target (can be chosen), out (has finished), left (grey).
    Only a target can be pressed. Plates drop the second line when they are too low for it.
    """

    radius_units = 13.0
    ring_gap_units = 4.0

    def __init__(
        self,
        seat: int,
        title: str,
        *,
        activity: str = "",
        icon: str = "",
        total: int | str | None = None,
        state: str = "waiting",
        out_word: str = "OUT",
        mark: str = "",
        then: Callable[[Any], None] | None = None,
        value: Any = None,
    ) -> None:
        super().__init__(name=title, then=then)
        self.seat = seat
        self.title = title
        self.activity = activity
        self.icon = icon
        self.total = total
        self.state = state
        self.out_word = out_word
        self.mark = mark
        self.value = value

    @property
    def accepts_focus(self) -> bool:
        """Only a plate that can be chosen."""
        return self.visible and self.state == "target"

    def natural_width(self, unit: float) -> int:
        """258 u, as in a row of plates beside a table."""
        return round(258 * unit)

    def height_for(self, width: int, unit: float) -> int:
        """52 u, or 40 without a second line."""
        return round((52 if self.activity else 40) * unit)

    def handle(self, event: pygame.event.Event) -> Action | None:
        """A target is pressed as a button is; other plates let everything pass."""
        return super().handle(event) if self.state == "target" else None

    def activate(self) -> Action:
        """The seat is chosen."""
        return self.act("press", self.value if self.value is not None else self.seat)

    def _colors(self) -> tuple[str, str, str, float]:
        """Face, edge, words, and the width of the edge in u."""
        if self.state == "acting":
            return palette.AMBER, palette.CREAM, palette.ON_AMBER, 2
        if self.state == "target":
            hover = self.steps(self.hover_amount)
            return paint.mix(palette.DUSK_7, palette.DUSK_5, hover), palette.WHITE, palette.CREAM, 2
        if self.state == "left":
            return palette.LEFT_FACE, palette.LEFT_LINE, palette.LEFT_TEXT, 1.2
        return palette.DUSK_9, palette.DUSK_LINE, palette.CREAM, 1.2

    def draw(self, surface: pygame.Surface) -> None:
        """The plate with its glow, edge, words and marks."""
        unit, rect = self.unit, self.rect
        face, edge, words, width = self._colors()
        radius = self.px(self.radius_units)
        if self.state == "acting":
            paint.shadow(surface, rect, radius, 8 * unit, 0.8, color=palette.AMBER_GLOW)
        else:
            paint.shadow(surface, rect, radius, 3 * unit, 0.27, (0, 2 * unit))
        paint.panel(surface, rect, radius, face, edge, width * unit)
        token = min(rect.height * 0.68, 35 * unit)
        draw_seat(surface, self.seat, self.title, token, (rect.x + 9 * unit + token / 2, rect.centery))
        self._draw_words(surface, rect.x + 18 * unit + token, words)
        if self.state == "target":
            _draw_target(surface, 30 * unit, (rect.right, rect.top + 3 * unit))
        elif self.state == "out":
            self._draw_tab(surface)

    def _draw_words(self, surface: pygame.Surface, left: float, color: str) -> None:
        unit, rect = self.unit, self.rect
        right = rect.right - 14 * unit
        if self.total is not None:
            size = min(SCORE.size * unit, rect.height * 0.55)
            box = text.draw(surface, str(self.total), SCORE.font, size, color, (right, rect.centery), "midright")
            right = box.left - 8 * unit
        two = bool(self.activity) and rect.height >= 46 * unit
        mark = self.px(26) if self.mark else 0
        room = max(20.0, right - left - mark)
        size = text.fit(self.title, BUTTON.font, BUTTON.size * unit, room, SMALLEST * unit)
        title = text.shorten(self.title, BUTTON.font, size, room)
        y = rect.centery - (10 * unit if two else 0)
        box = text.draw(surface, title, BUTTON.font, size, color, (left, y), "midleft")
        if self.mark:
            picture = svg.image(self.mark, mark)
            surface.blit(picture, (box.right + self.px(6), round(y - picture.get_height() / 2)))
        if two:
            self._draw_activity(surface, left, right, color)

    def _draw_activity(self, surface: pygame.Surface, left: float, right: float, color: str) -> None:
        unit, y = self.unit, self.rect.centery + 11 * self.unit
        if self.state == "waiting":
            color = palette.CREAM_2
        if self.icon:
            draw_icon(surface, self.icon, 15 * unit, color, (left + 7.5 * unit, y))
            left += 19 * unit
        shown = text.shorten(self.activity, HINT.font, HINT.size * unit, right - left)
        text.draw(surface, shown, HINT.font, HINT.size * unit, color, (left, y), "midleft")

    def _draw_tab(self, surface: pygame.Surface) -> None:
        unit = self.unit
        width = text.width(self.out_word, BUTTON.font, HINT.size * unit) + self.px(16)
        tab = pygame.Rect(0, 0, width, self.px(22))
        tab.topright = self.rect.right - self.px(8), self.rect.top - self.px(10)
        paint.panel(surface, tab, 7 * unit, palette.GREEN, palette.WHITE, 1.5 * unit)
        text.draw(surface, self.out_word, BUTTON.font, HINT.size * unit, palette.WHITE, tab.center, "center")


def _draw_target(surface: pygame.Surface, size: float, center: tuple[float, float]) -> None:
    """The mark of what can be chosen: rings around a dot."""
    body = (
        f'<circle cx="50" cy="50" r="40" fill="{palette.RAISED}" stroke="{palette.INK}" stroke-width="7"/>'
        f'<circle cx="50" cy="50" r="22" fill="none" stroke="{palette.RED}" stroke-width="10"/>'
        f'<circle cx="50" cy="50" r="7" fill="{palette.RED}"/>'
    )
    picture = svg.inline(body, size, size, 100, 100)
    surface.blit(picture, (round(center[0] - size / 2), round(center[1] - size / 2)))
