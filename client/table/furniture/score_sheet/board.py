"""The score board: the results of all rounds by seat, the totals, and a chart of how they grew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from client.art import paint, palette, svg, text
from client.input.actions import BACK, PRESS, cap, find_triggered
from client.table.actions import SHOW_SCORES
from client.widgets import Button, Form, icon_button
from client.widgets.chart import PointsChart, PointsLine
from client.widgets.panel import Panel
from client.widgets.style import SECTION
from engine.words.say import table as say

_WIDTH, _TITLE, _PADDING = 980.0, 52.0, 18.0
_ROW, _LEAST_CHART, _MOST_CHART = 34.0, 240.0, 360.0
_BOLD, _NUMBER, _PLAIN = "nunito-800", "baloo-800", "nunito-700"
_write = partial(text.draw_fitted, smallest=10.0)


@dataclass(frozen=True, slots=True)
class BoardData:
    """The data of the score board.

    `tracks`: each seat's line in the chart, with its emblem and name. `rounds`: every seat's result for each round.
    `totals`: the seats' totals. `ranks`: a number for each seat to rank by, higher is better. `counted`: what the
    numbers count; `unit`: what a step of the chart is. `crown`: the leaders' drawing, or empty. `lowest`: whether lower
    is better.
    """

    tracks: Sequence[PointsLine]
    rounds: Sequence[Sequence[int]]
    totals: Sequence[int]
    ranks: Sequence[int]
    counted: str
    unit: str
    crown: str = ""
    lowest: bool = False

    @property
    def leaders(self) -> list[int]:
        """The leading seats; none before the first round is scored."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == max(self.ranks)] if self.rounds else []


class ScoreBoard(Panel):
    """The score board; show it with `form.show(board)`. Its key, Space, Enter, Esc or a press outside close it."""

    def __init__(self, data: BoardData) -> None:
        self.data = data
        self._closing = (PRESS, BACK, SHOW_SCORES)
        self.chart = PointsChart(data.tracks, 0, data.counted, data.unit)
        self._close: Button = icon_button("close", say("close-the-board"), key=cap(BACK))
        super().__init__(Form(self.chart, self._close), name=say("score-board"))

    def describe_content(self) -> str:
        """Return the totals and the results of the rounds."""
        rows = [
            say(
                "board-row",
                name=track.name,
                total=self.data.totals[seat],
                rounds=", ".join(str(results[seat]) for results in self.data.rounds) or "0",
            )
            for seat, track in enumerate(self.data.tracks)
        ]
        return ". ".join(rows if self.data.rounds else [say("no-round"), *rows])

    # -- events ---------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Pass events to the chart. Keys and presses elsewhere close the board."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3)
        if find_triggered(event, self._closing) or (pressed and not self.chart.rect.collidepoint(event.pos)):
            self.closed = True
        else:
            self.form.handle(event)

    # -- layout ---------------------------------------------------------------------------------------------

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        self.layout(bounds, unit)

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        """Place the table above the chart; both shrink in small windows."""
        self.lay_out_window(bounds, unit)
        scenery = min(bounds.width / 1280, bounds.height / 720)
        self._grown = min(unit, 1.35 * scenery)
        grown, rows = self._grown, len(self.data.totals) + 1
        margin = round(12 * scenery)
        width = min(bounds.width - 2 * margin, round(_WIDTH * unit))
        fixed = (_TITLE + 2 * _PADDING) * grown
        room = bounds.height - 2 * margin - fixed
        self._row = round(min(_ROW * unit, (room - _LEAST_CHART * grown) / rows))
        chart = min(_MOST_CHART * unit, room - rows * self._row)
        self.rect = pygame.Rect(0, 0, width, round(fixed + rows * self._row + chart))
        self.rect.center = bounds.center
        padding = round(_PADDING * grown)
        self._table = pygame.Rect(
            self.rect.x + padding, self.rect.y + round(_TITLE * grown), width - 2 * padding, rows * self._row
        )
        top = self._table.bottom + padding
        place = pygame.Rect(self._table.x, top, self._table.width, self.rect.bottom - padding - top)
        self.chart.place(place, min(unit, place.height / _LEAST_CHART, 1.2 * grown))
        size = round(36 * grown)
        self._close.place(pygame.Rect(self._table.right - size, self.rect.y + padding // 2, size, size), grown)

    # -- drawing --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self.darken(surface)
        self.draw_ground(surface)
        grown = self._grown
        place = self._table.x, self.rect.y + _TITLE * grown / 2 + 2
        text.draw(surface, self.name, SECTION.font, 24 * grown, palette.INK, place, "midleft")
        if not self.data.rounds:
            left = place[0] + text.width(self.name, SECTION.font, 24 * grown) + 18 * grown
            text.draw(surface, say("no-round"), _PLAIN, 16 * grown, palette.INK_2, (left, place[1]), "midleft")
        self._draw_head(surface)
        for seat in range(len(self.data.totals)):
            self._draw_row(surface, seat)
        self.form.draw(surface)

    def _cells(self, line: int) -> tuple[pygame.Rect, list[pygame.Rect], pygame.Rect]:
        """Return the cells of a line: name, rounds and total. Line 0 is the heading."""
        row = pygame.Rect(self._table.x, self._table.y + line * self._row, self._table.width, self._row)
        name, total = round(row.width * 0.26), round(row.width * 0.14)
        count = max(5, len(self.data.rounds))
        width = (row.width - name - total) / count
        rounds = [
            pygame.Rect(round(row.x + name + number * width), row.y, round(width), row.height)
            for number in range(count)
        ]
        return (
            pygame.Rect(row.x, row.y, name, row.height),
            rounds,
            pygame.Rect(row.right - total, row.y, total, row.height),
        )

    def _draw_head(self, surface: pygame.Surface) -> None:
        name, rounds, total = self._cells(0)
        size = min(self._row * 0.48, 16 * self._grown)
        _write(surface, self.data.unit, _BOLD, size, palette.INK_2, (name.x + 6, name.centery), "midleft", name.width)
        for number, cell in enumerate(rounds[: max(1, len(self.data.rounds))], 1):
            _write(surface, str(number), _BOLD, size, palette.INK_2, cell.center, "center", cell.width)
        place = total.right - 8, total.centery
        _write(surface, say("total"), _BOLD, size, palette.INK_2, place, "midright", total.width)

    def _draw_row(self, surface: pygame.Surface, seat: int) -> None:
        name, rounds, total = self._cells(seat + 1)
        data, leads = self.data, seat in self.data.leaders
        row = name.union(total).inflate(0, -max(2, self._row // 12))
        paint.panel(
            surface,
            row,
            row.height * 0.24,
            palette.AMBER_TINT if leads else palette.PAPER,
            palette.AMBER_LIP if leads else palette.SOFT,
            max(1.0, 1.4 * self._grown),
        )
        track, size = data.tracks[seat], self._row * 0.62
        track.sign.draw(surface, track.name, size, (name.x + row.height * 0.6, name.centery))
        left = name.x + row.height * 1.15
        _write(
            surface,
            track.name,
            _BOLD,
            self._row * 0.5,
            palette.INK,
            (left, name.centery),
            "midleft",
            name.right - left - 4,
        )
        for number, results in enumerate(data.rounds):
            best = results[seat] == (min(results) if data.lowest else max(results))
            _write(
                surface,
                str(results[seat]),
                _BOLD if best else _PLAIN,
                self._row * 0.5,
                palette.GREEN if best else palette.INK,
                rounds[number].center,
                "center",
                rounds[number].width - 2,
            )
        right = total.right - 8
        box = _write(surface, str(data.totals[seat]), _NUMBER, self._row * 0.62, palette.INK, (right, total.centery),
                     "midright", total.width * 0.6)  # fmt: skip
        if leads and data.crown:
            picture = svg.image(data.crown, round(self._row * 0.6))
            surface.blit(picture, picture.get_rect(midright=(round(box.left - 6), total.centery)))
