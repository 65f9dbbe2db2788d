"""Text positions: the lines that a drawing writes, to be found by a point or by words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from client.art import text

_ROW = 0.6
"""Lines whose heights differ by less than this share of their letters are one row."""
_DOT, _BELOW = 1.3, 0.42
"""The dots of an underline in u, and their distance below the center of the capitals, in letter sizes."""


@dataclass(frozen=True, slots=True)
class WrittenLine:
    """Words written at once: the box of their capitals, their typeface, their size and their color."""

    words: str
    rect: pygame.Rect
    key: str
    size: float
    color: str

    def at(self, left: int, top: int) -> WrittenLine:
        """Return the line moved by an offset."""
        return replace(self, rect=self.rect.move(left, top))

    def part(self, start: int, end: int) -> pygame.Rect:
        """Return the box of some of its letters, as high as a row."""
        x = self.rect.x + text.width(self.words[:start], self.key, self.size)
        wide = text.width(self.words[start:end], self.key, self.size)
        rect = pygame.Rect(x, 0, wide, round(1.3 * self.size))
        rect.centery = self.rect.centery
        return rect


class _Notes(text.TextObserver):
    """Records text on surfaces of one width, as the parts of a drawing lie over each other."""

    def __init__(self, width: int) -> None:
        self._width = width
        self.lines: list[WrittenLine] = []

    def on_text_drawn(
        self, surface: pygame.Surface, words: str, size: float, color: str, rect: pygame.Rect, edge: str, key: str
    ) -> None:
        if surface.get_width() == self._width and words.strip() and surface.get_clip().colliderect(rect):
            self.lines.append(WrittenLine(words, rect.copy(), key, size, color))


def record_lines(size: tuple[int, int], draw: Callable[[pygame.Surface], object]) -> tuple[WrittenLine, ...]:
    """Return the lines that `draw` writes on a surface of some size."""
    surface, notes = pygame.Surface(size, pygame.SRCALPHA), _Notes(size[0])
    before, text.observer = text.observer, notes
    try:
        draw(surface)
    finally:
        text.observer = before
    return tuple(notes.lines)


def find_matches(lines: Sequence[WrittenLine], pattern: re.Pattern[str]) -> Iterator[tuple[str, list[pygame.Rect]]]:
    """Yield the matches of a pattern in consecutive lines, with their boxes: several if a match wraps."""
    whole, begins = "", []
    for number, line in enumerate(lines):
        before = lines[number - 1] if number else None
        if before is not None:
            close = (
                abs(before.rect.centery - line.rect.centery) < _ROW * line.size
                and line.rect.left - before.rect.right < 0.12 * line.size
            )
            whole += "" if close else " "
        begins.append(len(whole))
        whole += line.words
    for match in pattern.finditer(whole):
        start, end = match.span()
        rects = [
            line.part(max(0, start - begin), min(len(line.words), end - begin))
            for line, begin in zip(lines, begins, strict=True)
            if begin < end and begin + len(line.words) > start
        ]
        if rects:
            yield match[0], rects


def underline(surface: pygame.Surface, rect: pygame.Rect, color: str, unit: float) -> None:
    """Draw a dotted line under words."""
    dot = max(1, round(_DOT * unit))
    y = round(rect.centery + _BELOW * rect.height)
    for x in range(rect.left, rect.right - dot + 1, 3 * dot):
        surface.fill(str(color), (x, y, dot, dot))
