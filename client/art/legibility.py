"""Legibility: records each drawn text with its size and contrast, to check whether it can be read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

import pygame

from client.art import paint, text
from client.art.sketch import cut

SMALLEST = 9
"""The smallest size in pixels of the typeface. On a card, capitals are at least `text.READABLE` tall."""
DECISIVE, DECISIVE_SMALL = 12, 9.6
"""The smallest size of text that isn't on a card (questions, answers, names, counts), normally and in windows lower
than `LOW`. Single letters are exempt, as they are key caps."""
LOW = 720
CONTRAST = 4.5
"""WCAG 2.2, 1.4.3."""
_CLEAR = 128
_ROUNDED = 0.1
_HALF = 0.5
"""Tolerance in pixels for letters that are drawn at twice their size."""
_GRID = 12


@dataclass(frozen=True, slots=True)
class TextNote:
    """A text, its size in pixels, its position on its surface, and its contrast (None on a transparent surface).

    `cut` is the whole text if it was shortened or a word was split. `capital` is the height of its capitals.
    """

    words: str
    size: float
    color: str
    at: tuple[int, int]
    surface: tuple[int, int]
    contrast: float | None
    cut: str = ""
    capital: float = text.READABLE
    on_card: bool = False

    def wrong(self, window: tuple[int, int] = (0, 0)) -> list[str]:
        """Return the legibility faults in a window of some size."""
        decisive = DECISIVE if window[1] >= LOW else DECISIVE_SMALL
        smallest = decisive if self.surface == window and len(self.words) > 1 else SMALLEST
        found = [f"{self.size:.1f} px"] if self.size < smallest - _ROUNDED else []
        if self.on_card and self.capital < text.READABLE - _HALF:
            found.append(f"capitals of {self.capital:g} px")
        if self.contrast is not None and self.contrast < CONTRAST:
            found.append(f"contrast {self.contrast:.1f}")
        return found + ([f"cut from {self.cut!r}"] if self.cut else [])


@dataclass(slots=True)
class TextRecorder(text.TextObserver):
    """Records every text that is drawn while it is the observer of `client.art.text`."""

    _notes: list[tuple[pygame.Surface, TextNote]] = field(default_factory=list)
    _cuts: dict[str, str] = field(default_factory=dict)
    _cards: dict[int, pygame.Surface] = field(default_factory=dict)

    @property
    def notes(self) -> list[TextNote]:
        """Return the drawn texts, each once per size, color and contrast, on cards and elsewhere."""
        notes = [replace(note, on_card=id(surface) in self._cards) for surface, note in self._notes]
        seen = {(note.words, round(note.size, 1), note.color, note.contrast, note.on_card): note for note in notes}
        return list(seen.values())

    def on_text_drawn(
        self, surface: pygame.Surface, words: str, size: float, color: str, rect: pygame.Rect, edge: str, key: str
    ) -> None:
        if any(letter.isalnum() for letter in words):
            behind = edge or background(surface, rect)
            found = paint.contrast(color, behind) if behind else None
            self._notes.append(
                (
                    surface,
                    TextNote(
                        words,
                        size,
                        color,
                        rect.topleft,
                        surface.get_size(),
                        found,
                        self._cuts.get(words, ""),
                        text.cap_height(key, size),
                    ),
                )
            )

    def cut(self, words: str, shown: str) -> None:
        self._cuts[shown] = words

    def on_card_started(self, card: pygame.Surface) -> None:
        self._cards[id(card)] = card

    def on_part_placed(self, part: pygame.Surface, onto: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        behind = background(onto, rect)
        for number, (surface, note) in enumerate(self._notes):
            if surface is part:
                found = note.contrast
                if found is None and behind:
                    found = paint.contrast(note.color, behind)
                moved = replace(
                    note,
                    size=note.size * scale,
                    capital=note.capital * scale,
                    at=rect.topleft,
                    surface=onto.get_size(),
                    contrast=found,
                )
                self._notes[number] = onto, moved


@contextmanager
def record_texts() -> Iterator[TextRecorder]:
    """Record every text drawn in the context."""
    text.observer = recorder = TextRecorder()
    try:
        yield recorder
    finally:
        text.observer = None


def background(surface: pygame.Surface, rect: pygame.Rect) -> str:
    """Return the median color in a rectangle; empty if it is mostly transparent, or its center is clipped."""
    center, drawn = rect.center, surface.get_clip()
    rect = rect.clip(drawn)
    if not (rect.width and rect.height and drawn.collidepoint(center)):
        return ""
    picture = cut(surface, rect)
    points = [
        (rect.width * (2 * x + 1) // (2 * _GRID), rect.height * (2 * y + 1) // (2 * _GRID))
        for x in range(_GRID)
        for y in range(_GRID)
    ]
    colors = sorted((picture.get_at(point) for point in points), key=lambda color: paint.luminance(color.hex))
    clear = sum(color.a < _CLEAR for color in colors) * 2 >= len(colors)
    return "" if clear else colors[len(colors) // 2].hex
