"""The calendar of the day's deals: five weeks, a field for each day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

import pygame

from client.art import paint, palette, text
from client.widgets import StaticWidget, draw_icon
from client.widgets.style import HINT
from engine.store.player.street import LOST, OPEN, WON, DayResult
from engine.street.playing import deal_words
from engine.words.dates import day_words
from engine.words.say import street as say

WEEKS = 5
_HEAD, _LARGEST, _GAP = 22.0, 46.0, 4.0
_MARKS = {WON: ("trophy", palette.AMBER_LIP), LOST: ("close", palette.RED), OPEN: ("play", palette.INFORMATION)}


class Calendar(StaticWidget):
    """The weeks up to that of `today`, from Monday to Sunday; each day's mark is a sign, never a color alone."""

    def __init__(self, today: date, results: Mapping[str, DayResult]) -> None:
        self._today = today
        self._results = results
        first = today - timedelta(days=today.weekday() + 7 * (WEEKS - 1))
        self.days = [first + timedelta(days=number) for number in range(7 * WEEKS)]
        told = [
            say("deal-over", day=day_words(day, today), ending=deal_words(results[day.isoformat()]))
            for day in self.days
            if day.isoformat() in results
        ]
        super().__init__(name=". ".join([say("calendar"), *told]))

    def _side(self, width: int, unit: float) -> float:
        return min(_LARGEST * unit, (width - 6 * _GAP * unit) / 7)

    def height_for(self, width: int, unit: float) -> int:
        return round(_HEAD * unit + WEEKS * (self._side(width, unit) + _GAP * unit))

    def draw(self, surface: pygame.Surface) -> None:
        unit, side = self.unit, self._side(self.rect.width, self.unit)
        step = side + _GAP * unit
        for column in range(7):
            x = self.rect.x + column * step + side / 2
            words = say(f"day-{column + 1}")
            size = text.fit(words, HINT.font, HINT.size * unit, side)
            text.draw(surface, words, HINT.font, size, palette.INK_2, (x, self.rect.y + _HEAD * unit / 2), "center")
        for number, day in enumerate(self.days):
            week, column = divmod(number, 7)
            left, top = self.rect.x + column * step, self.rect.y + _HEAD * unit + week * step
            self._draw_day(surface, day, pygame.Rect(round(left), round(top), round(side), round(side)))

    def _draw_day(self, surface: pygame.Surface, day: date, rect: pygame.Rect) -> None:
        result, unit, here = self._results.get(day.isoformat()), self.unit, day == self._today
        late = day > self._today
        fill = palette.AMBER_TINT if result is not None and result.ending == WON else palette.RAISED
        edge = palette.INK if here else palette.SOFT
        paint.panel(surface, rect, 8 * unit, palette.PAPER if late else fill, edge, (2.2 if here else 1.2) * unit)
        if result is None:
            size = text.fit(str(day.day), HINT.font, HINT.size * unit, rect.width - 4 * unit)
            color = palette.SOFT if late else palette.INK_2
            text.draw(surface, str(day.day), HINT.font, size, color, rect.center, "center")
            return
        icon, color = _MARKS[result.ending]
        draw_icon(surface, icon, rect.width * 0.6, color, rect.center)
