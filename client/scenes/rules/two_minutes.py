"""The game in two minutes: a picture of its table with numbered marks, and a sentence for each."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art import paint, palette, text
from client.art.cache import SurfaceCache
from client.cards import seat_colors
from client.lessons.places import anchor_rect
from client.table.picture import registry
from client.table.picture.miniature import TableDrawing
from client.widgets import StaticWidget
from client.widgets.style import BODY, LABEL, SECTION
from engine.games import load
from engine.kernel.state.view import view_of
from engine.lessons.guide_file import Guide, set_up_page
from engine.words.say import rules as say

_DRAWN = 1280, 720
"""The size in which the table is drawn before it is made to fit."""
_TALLEST, _TALLEST_ALONE = 0.52, 0.85
"""So much of the page's height the picture takes at most, and where its sentences have to be scrolled to."""
_BADGE, _RING, _GAP, _COLUMN = 12.0, 2.2, 10.0, 300.0
_WIDEST = 900.0
_LINE = 1.3

_kept = SurfaceCache(24 << 20)


def _column(width: int, unit: float) -> tuple[int, int]:
    """Return the left edge and the width of the contents of a page `width` pixels wide."""
    wide = min(round(_WIDEST * unit), width - round(36 * unit))
    return (width - wide) // 2, wide


class TwoMinutes(StaticWidget):
    """The page of one game. `redraw` asks for a frame when the picture is done; `room` is the visible height (px)."""

    def __init__(self, slug: str, guide: Guide, redraw: Callable[[], None]) -> None:
        super().__init__(name=say("two-minutes"))
        self.room = 560
        self._slug, self._guide, self._redraw = slug, guide, redraw
        self._drawing: TableDrawing | None = None
        self._marks: list[pygame.Rect] = []
        self._picture: pygame.Surface | None = None
        self._palette = ""
        """The palette of the picture."""

    # -- the picture ----------------------------------------------------------------------------------------

    @property
    def is_drawn(self) -> bool:
        """Return whether the picture is there, in the present palette."""
        return self._picture is not None and self._palette == seat_colors.palette_name()

    def step(self) -> bool:
        """Go on with the picture; false when it is done. The longest step takes some 100 ms."""
        if self.is_drawn:
            return False
        if self._drawing is None or self._palette != seat_colors.palette_name():
            self._palette, self._picture = seat_colors.palette_name(), None
            game = load(self._slug)
            state, _ = set_up_page(self._guide, game)
            self._drawing = TableDrawing(game, view_of(state, 0), self._guide.scenario.seats, 0, _DRAWN)
            return True
        if self._drawing.step():
            return True
        _, marks = set_up_page(self._guide, load(self._slug))
        whole = pygame.Rect((0, 0), _DRAWN)
        rects = (anchor_rect(self._drawing, self._drawing.painter, anchor) for anchor, _ in marks)
        self._marks = [rect.clip(whole) if rect is not None else pygame.Rect(0, 0, 0, 0) for rect in rects]
        self._draw_layers(self._drawing)
        self._picture, self._drawing = self._drawing.surface, None
        self._redraw()
        return False

    @staticmethod
    def _draw_layers(drawing: TableDrawing) -> None:
        """Draw furniture whose layer is no part of the still picture, such as a spinner."""
        theme, view = drawing.painter.theme, drawing.view
        for piece in registry.at_table(registry.of_table(view.table), theme.slug):
            if piece.still is not None:
                piece.still(drawing.surface, theme, drawing.arrangement, view)

    # -- layout ---------------------------------------------------------------------------------------------

    def _frame(self, width: int, unit: float) -> pygame.Rect:
        """Return the place of the picture, relative to the widget's corner."""
        left, column = _column(width, unit)
        told = max(rect.bottom for _, rect, _ in self._sentences(width, unit))
        share = _TALLEST if told < (1 - _TALLEST) * self.room else _TALLEST_ALONE
        high = min(column * _DRAWN[1] // _DRAWN[0], round(self.room * share))
        wide = high * _DRAWN[0] // _DRAWN[1]
        return pygame.Rect(left + (column - wide) // 2, round((SECTION.size * 1.3 + _GAP) * unit), wide, high)

    def _columns(self, width: int, unit: float) -> list[tuple[int, pygame.Rect, list[str]]]:
        """Return the sentences: number, place from the widget's corner, lines."""
        below = self._frame(width, unit).bottom + round(_GAP * unit)
        return [(number, rect.move(0, below), lines) for number, rect, lines in self._sentences(width, unit)]

    def _sentences(self, width: int, unit: float) -> list[tuple[int, pygame.Rect, list[str]]]:
        """Return the sentences with the places where they begin."""
        left, column = _column(width, unit)
        count = 2 if column >= 2 * _COLUMN * unit else 1
        wide = (column - round(_GAP * 2 * unit) * (count - 1)) // count
        indent, step = round((2 * _BADGE + 8) * unit), BODY.size * _LINE * unit
        numbers = list(range(1, len(self._guide.marks) + 1))
        half = -(-len(numbers) // count)
        found = []
        for at in range(count):
            y = 0
            x = left + at * (wide + round(_GAP * 2 * unit))
            for number in numbers[at * half : (at + 1) * half]:
                words = self._guide.marks[number - 1].say
                lines = text.wrap(words, BODY.font, BODY.size * unit, wide - indent, balanced=False)
                high = round(max(len(lines) * step, 2 * _BADGE * unit))
                found.append((number, pygame.Rect(x, y, wide, high), lines))
                y += high + round(_GAP * 0.6 * unit)
        return found

    def height_for(self, width: int, unit: float) -> int:
        return max(rect.bottom for _, rect, _ in self._columns(width, unit)) + round(2 * _GAP * unit)

    # -- drawing --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        unit, corner = self.unit, self.rect.topleft
        left, _ = _column(self.rect.width, unit)
        place = corner[0] + left, corner[1] + SECTION.size * 0.65 * unit
        text.draw(surface, self.name, SECTION.font, SECTION.size * unit, palette.INK, place, "midleft")
        frame = self._frame(self.rect.width, unit).move(corner)
        if frame.width > 0 and frame.height > 0:  # in a tiny window there is room for words alone
            self._draw_table(surface, frame)
        indent, step = (2 * _BADGE + 8) * unit, BODY.size * _LINE * unit
        for number, rect, lines in self._columns(self.rect.width, unit):
            at = rect.move(corner)
            self._badge(surface, number, (round(at.x + _BADGE * unit), round(at.y + step / 2)))
            for row, line in enumerate(lines):
                start = at.x + indent, at.y + (row + 0.5) * step
                text.draw(surface, line, BODY.font, BODY.size * unit, palette.INK, start, "midleft")

    def _draw_table(self, surface: pygame.Surface, frame: pygame.Rect) -> None:
        """Draw the picture, with a ring around what each number is about."""
        picture = self._picture
        if picture is None:
            paint.panel(surface, frame, 10 * self.unit, palette.SUNK)
            return
        key = self._slug, frame.size, self._palette
        surface.blit(_kept.get(key, lambda: pygame.transform.smoothscale(picture, frame.size)), frame)
        shrunk = frame.width / _DRAWN[0]
        taken: list[pygame.Rect] = []
        for number, mark in enumerate(self._marks, 1):
            if not mark.width:
                continue
            rect = pygame.Rect(*(round(side * shrunk) for side in mark)).move(frame.topleft)
            paint.panel(surface, rect, 6 * self.unit, "none", palette.AMBER, _RING * self.unit)
            badge = pygame.Rect(0, 0, round(2 * _BADGE * self.unit), round(2 * _BADGE * self.unit))
            corners = (rect.topleft, rect.topright, rect.bottomright, rect.bottomleft, rect.center)
            tried = []
            for corner in corners:
                badge.center = corner
                tried.append(badge.clamp(frame))
            free = next((each for each in tried if each.collidelist(taken) < 0), tried[-1])
            taken.append(free)
            self._badge(surface, number, free.center)

    def _badge(self, surface: pygame.Surface, number: int, center: tuple[int, int]) -> None:
        rect = pygame.Rect(0, 0, round(2 * _BADGE * self.unit), round(2 * _BADGE * self.unit)).move_to(center=center)
        paint.panel(surface, rect, rect.width / 2, palette.AMBER, palette.ON_AMBER, 1.6 * self.unit)
        text.draw(surface, str(number), LABEL.font, LABEL.size * self.unit, palette.ON_AMBER, rect.center, "center")
