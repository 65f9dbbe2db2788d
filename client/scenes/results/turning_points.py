"""The turning points of a match on the results: one row for each, which opens the replay just before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from client.art import paint, text
from client.replay.decision_review import Decision, DecisionReview
from client.replay.turning_points import TurningPoint
from client.widgets import Column, Widget, Words, draw_icon
from client.widgets.base import Pressable
from client.widgets.icons import SeatSign
from client.widgets.paper import SHELL_PAPER, Paper
from client.widgets.style import LABEL, SECOND
from engine.words.say import results as say

_NUMBER, _ICON, _SIGN = 24.0, 22.0, 17.0
_LEFT, _RIGHT = 40.0, 40.0
_LINE = 1.28
_MOST_LINES = 6


class TurningRow(Pressable):
    """A turning point with its key `number`, or a costly decision to play on from; `sign` and `name` of its seat."""

    radius_units = 12.0

    def __init__(
        self,
        number: int,
        point: TurningPoint | Decision,
        sign: SeatSign,
        name: str,
        then: Callable[[Any], None],
        paper: Paper = SHELL_PAPER,
    ) -> None:
        if isinstance(point, Decision):
            super().__init__(name=say("costly-decision", number=number), tooltip=say("play-on-from-it"), then=then)
        else:
            super().__init__(
                name=say("turning-point", number=number), tooltip=say("watch-it"), key=str(number), then=then
            )
        self.number = number
        self.value = point if isinstance(point, Decision) else number - 1
        self.paper = paper
        self.point = point
        self.sign = sign
        self.words = f"{point.turn}: {point.what}" if point.what else point.turn
        self.change = point.describe_change(name)

    def _lines(self, width: int, unit: float) -> list[str]:
        room = width - (_LEFT + _RIGHT) * unit
        return text.wrap(self.words, LABEL.font, LABEL.size * unit, room, balanced=False)[:_MOST_LINES]

    def _change_lines(self, width: int, unit: float) -> list[str]:
        room = width - (_LEFT + _SIGN + 6 + _RIGHT) * unit
        return text.wrap(self.change, SECOND.font, SECOND.size * unit, room, balanced=False)

    def height_for(self, width: int, unit: float) -> int:
        lines, changes = len(self._lines(width, unit)), len(self._change_lines(width, unit))
        return round((16 + (lines * LABEL.size + changes * SECOND.size) * _LINE) * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect, paper = self.unit, self.rect, self.paper
        face = paint.mix(paper.paper, paper.won, self.steps(self.hover_amount))
        face = paint.mix(face, paper.edge, self.steps(self.press_amount))
        paint.panel(surface, rect, self.radius_units * unit, face, paper.edge, 1.4 * unit)
        badge = pygame.Rect(0, 0, self.px(_NUMBER), self.px(_NUMBER))
        badge.center = rect.x + self.px(_LEFT / 2), rect.centery
        paint.panel(surface, badge, badge.width / 2, paper.raised, paper.text, 1.8 * unit)
        text.draw(surface, str(self.number), LABEL.font, 14 * unit, paper.text, badge.center, "center")
        draw_icon(surface, "play", _ICON * unit, paper.second, (rect.right - _RIGHT / 2 * unit, rect.centery))
        step, left = LABEL.size * _LINE * unit, rect.x + _LEFT * unit
        y = rect.y + 8 * unit + step / 2
        lines, changes = self._lines(rect.width, unit), self._change_lines(rect.width, unit)
        y = text.paragraph(surface, lines, LABEL.font, LABEL.size * unit, paper.text, (left, y), "midleft", _LINE)
        y += (SECOND.size - LABEL.size) * _LINE / 2 * unit
        token = _SIGN * unit
        self.sign.draw(surface, "", token, (left + token / 2, y))
        place = left + token + 6 * unit, y
        text.paragraph(surface, changes, SECOND.font, SECOND.size * unit, paper.second, place, "midleft", _LINE)


class TurningPanel(Column):
    """The panel of the turning points; `watch` is called with the number of one (0 is the first)."""

    def __init__(self, watch: Callable[[int], None], paper: Paper = SHELL_PAPER) -> None:
        self.paper = paper
        told = self._make_content([Words(say("searching"), SECOND, paper.second)])
        super().__init__(*told, gap=8, padding=14, face=paper.raised, edge=paper.edge, name=say("turning-points"))
        self.radius_units = paper.radius
        self._watch = watch
        self.rows: list[TurningRow] = []

    def fill(self, points: Sequence[TurningPoint], signs: Sequence[SeatSign], names: Sequence[str]) -> None:
        """Show what has been found."""
        self.rows = [
            TurningRow(number + 1, point, signs[point.seat], names[point.seat], self._watch, self.paper)
            for number, point in enumerate(points)
        ]
        self.children = self._make_content(self.rows or [Words(say("none-found"), SECOND, self.paper.second)])

    def contains(self, point: tuple[int, int]) -> bool:
        return False

    def _make_content(self, found: Sequence[Widget]) -> list[Widget]:
        """Make the heading, the turning points, and the sentence about what they rest on."""
        basis = Words(say("chances-estimated"), SECOND, self.paper.second)
        return [Words(say("turning-points"), self.paper.section, self.paper.text, line_height=1.1), *found, basis]


class CostliestPanel(Column):
    """The panel of the costliest decisions of people; `play_on` is called with one of them."""

    def __init__(self, play_on: Callable[[Decision], None], paper: Paper = SHELL_PAPER) -> None:
        self.paper = paper
        super().__init__(gap=8, padding=14, face=paper.raised, edge=paper.edge, name=say("costliest"))
        self.radius_units = paper.radius
        self._play_on = play_on
        self.rows: list[TurningRow] = []

    def fill(self, costliest: DecisionReview, signs: Sequence[SeatSign], names: Sequence[str]) -> None:
        """Show what has been found by now, and how far the search is."""
        paper = self.paper
        self.rows = [
            TurningRow(number + 1, each, signs[each.seat], names[each.seat], self._play_on, paper)
            for number, each in enumerate(costliest.found)
        ]
        below = "" if self.rows else say("none-costly")
        if not costliest.total and not costliest.done:
            below = say("begins-to-look")
        elif not costliest.done or costliest.looked < costliest.total:
            below = say("looked-at", looked=costliest.looked, total=costliest.total)
        told: list[Widget] = [Words(say("costliest"), paper.section, paper.text, line_height=1.1), *self.rows]
        self.children = [*told, Words(below, SECOND, paper.second)] if below else told

    def contains(self, point: tuple[int, int]) -> bool:
        return False
