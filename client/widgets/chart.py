"""A chart of points per turn or round: one line per seat, told apart by color and marker shape."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from client.art import paint, svg, text
from client.input.actions import LEFT, RIGHT, find_triggered
from client.widgets import Widget, WidgetEvent, draw_tooltip
from client.widgets.icons import SeatSign
from client.widgets.paper import SHELL_PAPER, Paper
from client.widgets.style import HINT, LABEL, SECOND, SECTION
from engine.words.say import inside, widgets as say

_PADDING = 18.0
_TITLE_ROOM = 34.0
_LEFT = 38.0
_BOTTOM = 44.0
_RIGHT = 22.0
_TOKEN = 17.0
_LEGEND_TOKEN = 20.0
_LEGEND_STEP = 30.0
_LINE, _CASING = 2.6, 4.6
_SHIFT = 1.4
_MARK = 19.0
_HEADROOM = 1.06
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


@dataclass(frozen=True, slots=True)
class PointsLine:
    """The line of one seat: its sign, its name and its points from the start to the last turn."""

    sign: SeatSign
    name: str
    points: tuple[int, ...]


class PointsChart(Widget):
    """The lines of a match over its turns, with the winning points as a dashed line (0: none).

    `counted` is the label of the numbers, `unit` that of the steps if they aren't turns. Hovering a step, or the left
    and right arrows, show the numbers of that step.
    """

    radius_units = 16.0

    def __init__(
        self, tracks: Sequence[PointsLine], goal: int = 0, counted: str = "", unit: str = "", paper: Paper = SHELL_PAPER
    ) -> None:
        counted, unit = counted or say("points"), unit or say("turn")
        super().__init__(name=say("per", counted=counted, unit=inside(unit)))
        self.step_name = unit
        self.paper = paper
        self.tracks = list(tracks)
        self.goal = goal
        self.counted = counted
        self.marks: Sequence[int] = ()
        """Steps marked with numbers from 1, such as turning points."""
        self.turn: int | None = None
        """The turn whose numbers are shown."""
        self.turns = max(1, max(len(track.points) for track in self.tracks) - 1)
        every = [points for track in self.tracks for points in track.points]
        self._low, self._high = min(0, *every), max(goal, 1, *every)
        self._span = (self._high - self._low) * _HEADROOM
        self.plot = pygame.Rect(0, 0, 1, 1)
        self._legend: list[tuple[PointsLine, tuple[int, int]]] = []

    # -- layout ---------------------------------------------------------------------------------------------

    def height_for(self, width: int, unit: float) -> int:
        return round(min(460 * unit, max(300 * unit, width * 0.6)))

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Place title, legend, and the plot in the remaining room."""
        super().place(rect, unit)
        padding = self.px(_PADDING)
        top = rect.y + padding + self.px(_TITLE_ROOM)
        top = self._place_legend(top) + self.px(26)
        left, right = rect.x + padding + self.px(_LEFT), rect.right - padding - self.px(_RIGHT)
        self.plot = pygame.Rect(left, top, max(1, right - left), max(1, rect.bottom - self.px(_BOTTOM + 8) - top))

    def _place_legend(self, top: int) -> int:
        """Place names with their tokens in rows. Returns the y below them."""
        left, right = self.rect.x + self.px(_PADDING), self.rect.right - self.px(_PADDING)
        x, y = left, top + self.px(_LEGEND_STEP / 2)
        self._legend = []
        for track in self.tracks:
            width = self.px(_LEGEND_TOKEN + 8) + text.width(track.name, LABEL.font, SECOND.size * self.unit)
            if x + width > right and x > left:
                x, y = left, y + self.px(_LEGEND_STEP)
            self._legend.append((track, (x, y)))
            x += width + self.px(18)
        return y + self.px(_LEGEND_STEP / 2)

    def find_x(self, turn: float) -> float:
        return self.plot.left + self.plot.width * turn / self.turns

    def find_y(self, points: float) -> float:
        return self.plot.bottom - self.plot.height * (points - self._low) / self._span

    # -- events ---------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Show the numbers of the hovered turn. The arrow keys move from turn to turn."""
        if event.type == pygame.MOUSEMOTION:
            near = self.plot.inflate(self.px(24), self.px(24)).collidepoint(event.pos)
            turn = round((event.pos[0] - self.plot.left) / self.plot.width * self.turns)
            return self._show(min(self.turns, max(0, turn)) if near else None)
        if (action := find_triggered(event, (LEFT, RIGHT))) is not None:
            step = 1 if action == RIGHT else -1
            before = self.turns + 1 if self.turn is None and step < 0 else -1 if self.turn is None else self.turn
            return self._show(min(self.turns, max(0, before + step))) or self.report_used()
        return None

    def _show(self, turn: int | None) -> WidgetEvent | None:
        changed, self.turn = turn != self.turn, turn
        return self.report_used() if changed else None

    def blur(self) -> None:
        self.turn = None

    def tick(self, now: int) -> bool:
        if self.turn is not None and not self.hovered and not self.focused:
            self.turn = None
            return True
        return False

    # -- picture --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        paint.panel(surface, self.rect, self.paper.radius * unit, self.paper.raised, self.paper.edge, 1.6 * unit)
        left, top = self.rect.x + self.px(_PADDING), self.rect.y + self.px(_PADDING)
        text.draw(surface, self.name, self.paper.heading, SECTION.size * unit, self.paper.text, (left, top))
        for track, (x, y) in self._legend:
            token = _LEGEND_TOKEN * unit
            track.sign.draw(surface, "", token, (x + token / 2, y))
            text.draw(
                surface,
                track.name,
                LABEL.font,
                SECOND.size * unit,
                self.paper.text,
                (x + token + 8 * unit, y),
                "midleft",
            )
        self._draw_axes(surface)
        self._draw_lines(surface)
        self._draw_marks(surface)
        if self.turn is not None:
            self._draw_turn(surface, self.turn)

    def _draw_axes(self, surface: pygame.Surface) -> None:
        unit, plot, size = self.unit, self.plot, HINT.size * self.unit
        thin = max(1, self.px(1))
        step = _step(self._high - self._low, plot.height / (32 * unit))
        for points in range(math.ceil(self._low / step) * step, self._high + 1, step):
            y = round(self.find_y(points))
            line = paint.mix(self.paper.raised, self.paper.edge, 0.35) if points else self.paper.second
            surface.fill(paint.rgb(line), (plot.left, y, plot.width, thin))
            text.draw(surface, str(points), HINT.font, size, self.paper.second, (plot.left - 8 * unit, y), "midright")
        step = _step(self.turns, plot.width / (34 * unit))
        below = plot.bottom + (_TOKEN + (len(self.tracks) - 1) * _SHIFT) / 2 * unit + 2 * unit
        for turn in range(0, self.turns + 1, step):
            x = round(self.find_x(turn))
            surface.fill(paint.rgb(self.paper.second), (x, plot.bottom, thin, self.px(5)))
            text.draw(surface, str(turn), HINT.font, size, self.paper.second, (x, below), "midtop")
        if self.goal:
            self._draw_goal(surface)
        text.draw(
            surface,
            self.counted,
            LABEL.font,
            size,
            self.paper.second,
            (self.rect.x + self.px(_PADDING), plot.top - 16 * unit),
            "midleft",
        )
        text.draw(
            surface,
            self.step_name,
            LABEL.font,
            size,
            self.paper.second,
            (plot.centerx, plot.bottom + 36 * unit),
            "center",
        )

    def _draw_goal(self, surface: pygame.Surface) -> None:
        plot, y = self.plot, round(self.find_y(self.goal))
        dash, thick = self.px(7), max(1, self.px(1.6))
        for x in range(plot.left, plot.right, 2 * dash):
            surface.fill(paint.rgb(self.paper.text), (x, y - thick // 2, min(dash, plot.right - x), thick))
        left, bottom, size = plot.left + self.px(6), y - self.px(7), HINT.size * self.unit
        if bottom - size < plot.top - self.px(10):  # that is the place of the label of the points
            left = self.rect.x + self.px(_PADDING + 14) + text.width(self.counted, LABEL.font, size)
            bottom = plot.top - self.px(9)
        words = say("to-win", goal=self.goal)
        line = pygame.Rect(round(left), round(bottom - size), text.width(words, LABEL.font, size), round(size))
        for badge in sorted(self._badges(), key=lambda badge: badge.left):
            if badge.colliderect(line):
                line.left = left = badge.right + self.px(5)
        text.draw(surface, words, LABEL.font, size, self.paper.text, (left, bottom), "bottomleft")

    def _draw_lines(self, surface: pygame.Surface) -> None:
        """Draw lines that coincide slightly apart, so that each can be followed."""
        unit, reach = self.unit, self.px(_TOKEN)
        box = self.plot.inflate(2 * reach, 2 * reach)
        middle = (len(self.tracks) - 1) / 2
        body, marks = [], []
        for number, track in enumerate(self.tracks):
            shift = (number - middle) * _SHIFT * unit
            places = [(self.find_x(turn), self.find_y(points) + shift) for turn, points in enumerate(track.points)]
            path = "M" + "L".join(f"{x - box.x:.1f} {y - box.y:.1f}" for x, y in places)
            style = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
            body.append(f'<path d="{path}" {style} stroke="{self.paper.text}" stroke-width="{_CASING * unit:.1f}"/>')
            body.append(f'<path d="{path}" {style} stroke="{track.sign.color}" stroke-width="{_LINE * unit:.1f}"/>')
            marks.append((track, places))
        surface.blit(svg.inline("".join(body), *box.size, *box.size), box)
        every = _step(self.turns, self.plot.width / (40 * unit))
        for track, places in marks:
            for turn, place in enumerate(places):
                if turn == len(places) - 1 or (turn and turn % every == 0):
                    track.sign.draw(surface, "", _TOKEN * unit, place)

    def _badges(self) -> list[pygame.Rect]:
        """Return the boxes of the marks' numbers: above their steps, next to each other if these are close."""
        size, step = self.px(_MARK), round(self.px(_MARK) * 1.08)
        order, across = sorted(range(len(self.marks)), key=lambda number: self.marks[number]), dict[int, int]()
        last = self.rect.left
        for number in order:
            last = across[number] = max(round(self.find_x(self.marks[number])), last + step)
        last = self.rect.right - self.px(4) - size // 2 + step
        for number in reversed(order):
            last = across[number] = min(across[number], last - step)
        found = [pygame.Rect(0, 0, size, size) for _ in self.marks]
        for number, badge in enumerate(found):
            badge.center = across[number], self.plot.top - self.px(4)
        return found

    def _draw_marks(self, surface: pygame.Surface) -> None:
        """Draw a dashed line at each marked step with its number at the top."""
        plot, unit = self.plot, self.unit
        dash, thick = self.px(5), max(1, self.px(1.4))
        for number, (step, badge) in enumerate(zip(self.marks, self._badges(), strict=True), 1):
            x = round(self.find_x(step))
            for y in range(plot.top, plot.bottom, 2 * dash):
                surface.fill(paint.rgb(self.paper.second), (x, y, thick, min(dash, plot.bottom - y)))
            paint.panel(surface, badge, badge.width / 2, self.paper.won, self.paper.text, 1.6 * unit)
            text.draw(surface, str(number), LABEL.font, HINT.size * unit, self.paper.text, badge.center, "center")

    def _draw_turn(self, surface: pygame.Surface, turn: int) -> None:
        """Draw a line through the turn, and its numbers in descending order."""
        x = round(self.find_x(turn))
        surface.fill(paint.rgb(self.paper.text), (x, self.plot.top, max(1, self.px(1.4)), self.plot.height))
        now = [(track.points[min(turn, len(track.points) - 1)], track.name) for track in self.tracks]
        now.sort(key=lambda entry: -entry[0])
        numbers = "\n".join(f"{name}: {points}" for points, name in now)
        near = pygame.Rect(x, self.plot.top - self.px(6), 1, 1)
        title = f"{self.step_name} {turn}" if turn else say("beginning")
        draw_tooltip(surface, title, numbers, "", near, self.rect, self.unit)


def _step(span: float, most: float) -> int:
    """Return the smallest round step that needs at most `most` marks for a span."""
    return next((step for step in _STEPS if span / step <= max(1.0, most)), _STEPS[-1])
