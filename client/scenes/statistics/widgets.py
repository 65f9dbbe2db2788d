"""What the statistics are made of: large figures, win rates as bars, matches as lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from client.art import paint, palette, text
from client.widgets import draw_icon
from client.widgets.base import Pressable, StaticWidget
from client.widgets.style import HINT, LABEL, SCORE, SECOND
from engine.session.computers.opponents import policy_words
from engine.store.history.results import GameStatistics, MatchResult, SeatStatistics
from engine.store.history.sums import HANDED
from engine.words.dates import day_of
from engine.words.say import decimal, percent, statistics as say

_WATCH = 26.0
"""What the mark takes that a match can be watched, in u."""

Figure = tuple[str, str]
"""A number as it is written, and what it counts."""


class Figures(StaticWidget):
    """A row of large numbers, each with its meaning below it."""

    def __init__(self, figures: Sequence[Figure]) -> None:
        super().__init__()
        self.figures = list(figures)

    def _columns(self, width: int, unit: float) -> int:
        return max(1, min(len(self.figures), int(width / (118 * unit))))

    def height_for(self, width: int, unit: float) -> int:
        rows = -(-len(self.figures) // self._columns(width, unit))
        return round(rows * 62 * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        columns = self._columns(self.rect.width, unit)
        width = self.rect.width / columns
        for number, (figure, words) in enumerate(self.figures):
            row, column = divmod(number, columns)
            x, y = self.rect.x + column * width, self.rect.y + row * 62 * unit
            size = text.fit(figure, SCORE.font, 30 * unit, width - 8 * unit)
            text.draw(surface, figure, SCORE.font, size, palette.INK, (x, y + 20 * unit), "midleft")
            shown = text.shorten(words, SECOND.font, SECOND.size * unit, width - 8 * unit)
            place = (x, y + 46 * unit)
            text.draw(surface, shown, SECOND.font, SECOND.size * unit, palette.INK_2, place, "midleft")


class WinRow(StaticWidget):
    """One sort of seat: who, how often of how many times it won, a bar, and the mean score."""

    def __init__(self, seats: SeatStatistics) -> None:
        super().__init__(name=seat_words(seats.kind, seats.level, seats.turns))
        self.seats = seats

    def height_for(self, width: int, unit: float) -> int:
        return round(52 * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect, seats = self.unit, self.rect, self.seats
        icon = {"human": "human", "player": "human", "role": "eye"}.get(seats.kind, "robot")
        y = rect.y + 14 * unit
        draw_icon(surface, icon, 20 * unit, palette.INK, (rect.x + 10 * unit, y))
        rate = percent(round(100 * seats.win_rate))
        box = text.draw(surface, rate, LABEL.font, LABEL.size * unit, palette.INK, (rect.right, y), "midright")
        left = rect.x + 28 * unit
        name = text.draw(surface, self.name, LABEL.font, LABEL.size * unit, palette.INK, (left, y), "midleft")
        words = say("won-on-average", won=seats.won, played=seats.played, average=decimal(f"{seats.mean_score:.1f}"))
        room = box.left - name.right - 26 * unit
        if text.width(words, SECOND.font, SECOND.size * unit) > room:
            words = say("won", won=seats.won, played=seats.played)
        words = text.shorten(words, SECOND.font, SECOND.size * unit, room)
        place = (name.right + 12 * unit, y + unit)
        text.draw(surface, words, SECOND.font, SECOND.size * unit, palette.INK_2, place, "midleft")
        bar = pygame.Rect(rect.x, rect.y + self.px(32), rect.width, self.px(9))
        paint.panel(surface, bar, bar.height / 2, palette.SUNK, palette.PAPER_LINE, 1.2 * unit)
        if seats.win_rate > 0:
            filled = pygame.Rect(bar.x, bar.y, max(bar.height, round(bar.width * seats.win_rate)), bar.height)
            paint.panel(surface, filled, bar.height / 2, palette.GREEN)


class FinishedMatchRow(Pressable):
    """A finished match: winner, other scores, date and duration. With `watch`, a press watches it again."""

    radius_units = 8.0

    def __init__(self, match: MatchResult, watch: Callable[[Any], None] | None = None) -> None:
        super().__init__(name=winner_words(match), tooltip=say("watch-this-match-again") if watch else "", then=watch)
        self.match = match
        self.focusable = watch is not None
        self.share: float | None = None
        """How much of the match has been made ready to be watched, from 0 to 1; None while it is not wanted."""

    def contains(self, point: tuple[int, int]) -> bool:
        return self.focusable and super().contains(point)

    def height_for(self, width: int, unit: float) -> int:
        return round((34 + len(self._others(width, unit)) * SECOND.size * 1.3) * unit)

    def others(self) -> str:
        """Return the scores of those who haven't won, and the card packs."""
        words = ", ".join(f"{seat.name} {seat.score}" for seat in self.match.seats if not seat.winner)
        if packs := self.match.packs:
            words = say("with-packs", words=words, count=len(packs), packs=", ".join(packs))
        return words

    def _others(self, width: int, unit: float) -> list[str]:
        room = width - (40 + _WATCH * self.focusable) * unit
        return text.wrap(self.others(), SECOND.font, SECOND.size * unit, room, balanced=False)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        if self.focusable:
            self._draw_watch(surface)
        surface.fill(palette.rgb(palette.SOFT), (rect.x, rect.y, rect.width, max(1, self.px(1))))
        y = rect.y + 19 * unit
        draw_icon(surface, "trophy", 20 * unit, palette.AMBER_LIP, (rect.x + 10 * unit, y))
        kind = "facts-assisted" if self.match.assisted else "facts-watched" if self.match.watched else "facts"
        facts = say(kind, day=day_of(self.match.finished_on), turns=say("turns", count=self.match.turns))
        box = text.draw(surface, facts, HINT.font, HINT.size * unit, palette.INK_2, (rect.right, y), "midright")
        left = rect.x + 28 * unit
        text.draw_fitted(
            surface,
            self.name,
            LABEL.font,
            LABEL.size * unit,
            palette.INK,
            (left, y),
            "midleft",
            box.left - 10 * unit - left,
            13 * unit,
        )
        y += (LABEL.size * 0.64 + SECOND.size * 0.65) * unit
        lines = self._others(rect.width, unit)
        text.paragraph(surface, lines, SECOND.font, SECOND.size * unit, palette.INK_2, (left, y), "midleft", 1.3)

    def _draw_watch(self, surface: pygame.Surface) -> None:
        """Draw the row, lit while it is pointed at, with a line along its lower edge while it prepares."""
        unit, rect = self.unit, self.rect
        if lit := max(self.steps(self.hover_amount), self.steps(self.press_amount)):
            paint.panel(surface, rect, self.radius_units * unit, palette.AMBER_TINT, opacity=lit)
        place = rect.right - 10 * unit, rect.y + 19 * unit + 22 * unit
        draw_icon(surface, "play", 18 * unit, palette.INK_2, place)
        if self.share is not None:
            done = rect.x, rect.bottom - self.px(4), round(rect.width * self.share), self.px(3)
            surface.fill(palette.rgb(palette.AMBER_LIP), done)


def figures_of(totals: GameStatistics) -> list[Figure]:
    """Return the figures of a game in words."""
    return [
        (str(totals.matches), say("matches", count=totals.matches)),
        (decimal(f"{totals.mean_turns:.1f}"), say("turns-on-average")),
        (duration_words(totals.mean_seconds), say("minutes-each")),
        (str(totals.best_score), say("best-score")),
    ]


def duration_words(seconds: float) -> str:
    """Return a duration as minutes and seconds: 754 seconds are "12:34"."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02d}"


def seat_words(kind: str, level: str, turns: int = 0) -> str:
    """Return a kind of seat in words: "People", "Computer, Gentle", "Handed to a computer, 12 turns played"."""
    if kind in ("role", "player"):
        return level
    if kind == "human":
        return say("people")
    if kind == HANDED:
        return say("handed-over", turns=say("turns", count=turns))
    return say("computer-level", level=policy_words(level)) if level else say("computer")


def winner_words(match: MatchResult) -> str:
    """Return the winner with the points."""
    winners = [seat for seat in match.seats if seat.winner]
    if not winners:
        return say("nobody-won")
    names = say.join_list([f"{seat.name} ({seat.role})" if seat.role else seat.name for seat in winners])
    return say("won-with", names=names, points=max(seat.score for seat in winners))
