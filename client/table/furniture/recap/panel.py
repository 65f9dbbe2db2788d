"""What happened since a person last looked: a panel beside the game, which goes on under it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pygame

from client.art import paint, palette
from client.cards.seat_sign import seat_sign
from client.input.actions import BACK, cap
from client.session.log import LogLine
from client.widgets import LogEntry, LogList, Widget, Words, icon_button
from client.widgets.style import SECTION
from client.words.say import scenes as say

_CARD = re.compile(r"\[\[(\d+)\|([^\]]*)\]\]")
_WIDTH = 380.0
_HEADER = 46.0
_PADDING = 12.0
_TALLEST = 0.6


class RecapPanel(Widget):
    """The lines of `session.recap`, for a table to add to its form. `then` is called when it is closed.

    `list.link_at(point)` gives the card instance that is pointed at. The panel holds up nothing: whatever is
    not on it goes to the table.
    """

    focusable = False
    radius_units = 16.0

    def __init__(
        self, name: str, lines: Sequence[LogLine], names: Sequence[str], then: Callable[[object], None], game: str = ""
    ) -> None:
        super().__init__(name=say("recap"))
        self.list = LogList([log_entry(line, names, game) for line in lines], name=say("what-happened"))
        self._title = Words(say("since-last-looked", name=name), SECTION, line_height=1.1)
        self._close = icon_button("close", say("close-the-recap"), key=cap(BACK), then=then)

    def parts(self) -> tuple[Widget, ...]:
        """The list and the button that closes it."""
        return (self.list, self._close)

    def fit(self, area: pygame.Rect, unit: float, bottom: int | None = None) -> None:
        """Lie at the top right of an area of the window, no higher than its lines and 60 % of the area, and above
        `bottom` (pixels from the top of the window).
        """
        width = min(round(_WIDTH * unit), area.width)
        lines = self.list.height_for(width - round(2 * _PADDING * unit), unit)
        height = min(lines + round((_HEADER + _PADDING) * unit), round(area.height * _TALLEST))
        if bottom is not None:
            height = max(round(2 * _HEADER * unit), min(height, bottom - area.top))
        self.place(pygame.Rect(area.right - width, area.top, width, height), unit)

    def fit_into(self, room: pygame.Rect, unit: float) -> None:
        """Lie at the top of a place of its own, no higher than its lines."""
        lines = self.list.height_for(room.width - round(2 * _PADDING * unit), unit)
        height = min(lines + round((_HEADER + _PADDING) * unit), room.height)
        self.place(pygame.Rect(room.left, room.top, room.width, height), unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """The title and the closing button above, the list below."""
        super().place(rect, unit)
        padding, header, close = self.px(_PADDING), self.px(_HEADER), self.px(36)
        left, middle = rect.x + padding, rect.y + header // 2
        inner = rect.width - 2 * padding
        self._close.place(pygame.Rect(left + inner - close, middle - close // 2, close, close), unit)
        room = inner - close - padding
        high = self._title.height_for(room, unit)
        self._title.place(pygame.Rect(left, middle - high // 2, room, high), unit)
        self.list.place(pygame.Rect(left, rect.y + header, inner, rect.height - header - padding), unit)

    def draw(self, surface: pygame.Surface) -> None:
        """A paper panel over the table."""
        radius = self.radius_units * self.unit
        paint.shadow(surface, self.rect, radius, 8 * self.unit, 0.35, (0, 4 * self.unit))
        paint.panel(surface, self.rect, radius, palette.RAISED, palette.INK, 2 * self.unit)
        self._title.draw(surface)
        self._close.draw(surface)
        self.list.draw(surface)


def log_entry(line: LogLine, names: Sequence[str], game: str = "") -> LogEntry:
    """A line of the log as the control shows it: the seat's name first, cards as things to point at.

    `game` is the slug of the game whose signs stand for the seats.
    """
    name = names[line.seat] if 0 <= line.seat < len(names) else ""
    text = line.text
    leading = name if name and text.startswith(f"{name} ") else ""
    parts: list[tuple[str, int | None]] = []
    end = len(leading)
    for card in _CARD.finditer(text):
        parts.append((text[end : card.start()], None))
        parts.append((card[2], int(card[1])))
        end = card.end()
    parts.append((text[end:], None))
    sign = seat_sign(game, line.seat).drawing if name and game else ""
    return LogEntry(line.seat + 1 if name else 0, leading, tuple(part for part in parts if part[0].strip()), sign)
