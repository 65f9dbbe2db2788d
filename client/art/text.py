"""Words on a surface: measured, wrapped, shrunk to fit, drawn.

Text is placed by its capitals, not by the font's line box: "midleft" puts the vertical center of a capital letter on
the given point, "topleft" its top. This centers labels in buttons in every font.
"""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from client.art import cache, fonts
from client.art.fallback import letters

LINE_HEIGHT = 1.3
READABLE = 9
"""The height in pixels of the smallest capitals that are easy to read."""
_MINUS = "−"

_lines = cache.SurfaceCache(12 << 20)


class TextObserver:
    """Called for every text before it is drawn, and for parts with texts before they are placed. Ignores all of it."""

    def on_text_drawn(
        self, surface: pygame.Surface, words: str, size: float, color: str, rect: pygame.Rect, edge: str, key: str
    ) -> None:
        """Handle a text before it is drawn. `edge` is the color around its letters, if any."""

    def cut(self, words: str, shown: str) -> None:
        """Handle a shortened text."""

    def on_card_started(self, card: pygame.Surface) -> None:
        """Handle a surface that is going to be a card."""

    def on_part_placed(self, part: pygame.Surface, onto: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Handle a part with texts that is going to be drawn in a place, scaled."""


observer: TextObserver | None = None
"""None, except while screens are checked, or while text positions are looked up (`client.art.text_positions`)."""


def width(text: str, key: str, size: float) -> int:
    """Return the width of one line in pixels."""
    return _width(text, fonts.effective(key), max(1, round(size)))


@lru_cache(maxsize=8192)
def _width(text: str, key: str, size: int) -> int:
    words = _clean(text, key, size)
    if words.isascii():
        return fonts.font(key, size).size(words)[0]
    return sum(piece.width for piece in letters.pieces(words, key, size))


def offset(text: str, place: int, key: str, size: float) -> int:
    """Return the pixels from the left of a line to the caret before the letter at `place`."""
    if text.isascii():
        return width(text[:place], key, size)
    return _offset(text, place, fonts.effective(key), max(1, round(size)))


@lru_cache(maxsize=512)
def _offset(text: str, place: int, key: str, size: int) -> int:
    left = 0
    for piece in letters.pieces(text, key, size):
        if piece.start < place <= piece.start + len(piece.words) or place == piece.start == 0:
            part = piece.part_width(place - piece.start)
            return left + (piece.width - part if piece.rtl else part)
        left += piece.width
    return left


def measure_again() -> None:
    """Clear measures and pictures of text after a font was found for letters."""
    _width.cache_clear()
    _readable_size.cache_clear()
    _offset.cache_clear()
    _wrap.cache_clear()
    cache.clear_all()


def cap_height(key: str, size: float) -> int:
    """Return the height of a capital letter in pixels."""
    return fonts.cap_box(key, size)[1]


def readable_size(key: str, finer: int = 1) -> int:
    """Return the smallest size, in pixels, whose capitals are tall enough to read when shown `finer` times smaller."""
    return _readable_size(fonts.effective(key), READABLE * finer)


@lru_cache(maxsize=64)
def _readable_size(key: str, capital: int) -> int:
    return next(size for size in range(capital, 4 * capital) if cap_height(key, size) >= capital)


def render(
    text: str, key: str, size: float, color: str, outline: float = 0, outline_color: str = "#ffffff"
) -> pygame.Surface:
    """Return one line as a surface, with an outline of `outline` pixels around letters. Shared: do not draw on it."""
    name = (text, fonts.effective(key), max(1, round(size)), color, round(outline, 1), outline_color)
    return _lines.get(name, lambda: _render(text, key, size, color, outline, outline_color))


def _render(text: str, key: str, size: float, color: str, outline: float, outline_color: str) -> pygame.Surface:
    line = _line(text, key, size, color)
    if outline <= 0:
        return cache.to_fast_format(line)
    margin = math.ceil(outline)
    surface = pygame.Surface((line.get_width() + 2 * margin, line.get_height() + 2 * margin), pygame.SRCALPHA)
    around = _line(text, key, size, outline_color)
    if not text.isascii():  # emoji have colors of their own
        around.fill("#ffffff", special_flags=pygame.BLEND_RGB_MAX)
        around.fill(str(outline_color), special_flags=pygame.BLEND_RGB_MULT)
    for step in range(24):
        angle = step / 24 * math.tau
        x, y = margin + outline * math.cos(angle), margin + outline * math.sin(angle)
        surface.blit(around, (round(x), round(y)))
    surface.blit(line, (margin, margin))
    return cache.to_fast_format(surface)


def _line(text: str, key: str, size: float, color: str) -> pygame.Surface:
    """Return the letters of a line without an outline, on the baseline of the typeface."""
    font, words = fonts.font(key, size), _clean(text, key, size)
    pieces = () if words.isascii() else letters.pieces(words, fonts.effective(key), max(1, round(size)))
    if not any(piece.font is not font or piece.rtl for piece in pieces):
        return font.render(words, True, str(color))
    line = pygame.Surface((sum(piece.width for piece in pieces), font.get_height()), pygame.SRCALPHA)
    left = 0
    for piece in pieces:
        line.blit(piece.picture(str(color)), (left, font.get_ascent() - round(piece.scale * piece.font.get_ascent())))
        left += piece.width
    return line


def draw(
    surface: pygame.Surface,
    text: str,
    key: str,
    size: float,
    color: str,
    position: tuple[float, float],
    anchor: str = "topleft",
    outline: float = 0,
    outline_color: str = "#ffffff",
) -> pygame.Rect:
    """Draw one line with the named point of its cap box at `position`.

    `anchor` is one of topleft, midtop, topright, midleft, center, midright, bottomleft, midbottom, bottomright. Returns
    the cap box in pixels: the width of the line and the height of a capital.
    """
    top, height = fonts.cap_box(key, size)
    line = render(text, key, size, color, outline, outline_color)
    margin = math.ceil(outline) if outline > 0 else 0
    across, down = _fractions(anchor)
    wide = line.get_width() - 2 * margin
    left = round(position[0] - wide * across)
    upper = round(position[1] - height * down)
    box = pygame.Rect(left, upper, wide, height)
    if observer:
        observer.on_text_drawn(surface, text, size, str(color), box, str(outline_color) if outline > 0 else "", key)
    surface.blit(line, (left - margin, upper - top - margin))
    return box


@lru_cache(maxsize=16)
def _fractions(anchor: str) -> tuple[float, float]:
    across = 0.0 if "left" in anchor else 1.0 if "right" in anchor else 0.5
    down = 0.0 if "top" in anchor else 1.0 if "bottom" in anchor else 0.5
    return across, down


def wrap(text: str, key: str, size: float, width: float, balanced: bool = True) -> list[str]:
    """Return the lines of `text` in `width` pixels. A line break in the text stays one.

    Balanced lines are about equally long: they use the narrowest width without more lines. A word wider than the line
    is split.
    """
    limit = max(1, int(width))
    lines = list(_wrap(text, fonts.effective(key), max(1, round(size)), limit, balanced))
    if observer and not _same_words(lines, [text]):
        for line in lines:
            if not set(line.split()) <= set(text.split()):
                observer.cut(text, line)
    return lines


@lru_cache(maxsize=2048)
def _wrap(text: str, key: str, size: int, limit: int, balanced: bool) -> tuple[str, ...]:
    lines = _greedy(text, key, size, limit)
    if not balanced or len(lines) == 1:
        return tuple(lines)
    low, high = limit // 2, limit
    while high - low > max(1, limit // 60):
        middle = (low + high) // 2
        candidate = _greedy(text, key, size, middle)
        if len(candidate) == len(lines) and _same_words(candidate, lines):
            high = middle
        else:
            low = middle
    return tuple(_greedy(text, key, size, high))


def _same_words(first: list[str], second: list[str]) -> bool:
    """Return whether the narrower lines split no word that the wider ones left whole."""
    return " ".join(first).split() == " ".join(second).split()


def _greedy(text: str, key: str, size: int, limit: int) -> list[str]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current = ""
        for word in _pieces(paragraph, key, size, limit):
            longer = f"{current} {word}" if current else word
            if not current or width(longer, key, size) <= limit:
                current = longer
            else:
                lines.append(current)
                current = word
        lines.append(current)
    return lines


def _pieces(paragraph: str, key: str, size: int, limit: int) -> list[str]:
    """Return the words of a paragraph, with those wider than the line split into parts that fit."""
    pieces: list[str] = []
    for word in paragraph.split():
        while width(word, key, size) > limit and len(word) > 1:
            count = len(word) - 1
            while count > 1 and width(word[:count], key, size) > limit:
                count -= 1
            pieces.append(word[:count])
            word = word[count:]
        pieces.append(word)
    return pieces


def fit(text: str, key: str, size: float, width_limit: float, smallest: float = 1) -> float:
    """Return the largest size up to `size` at which the line is at most `width_limit` wide, but at least `smallest`."""
    wide = width(text, key, size)
    if wide <= width_limit:
        return size
    candidate = max(smallest, math.floor(size * width_limit / wide))
    while candidate > smallest and width(text, key, candidate) > width_limit:
        candidate -= 1
    return max(candidate, smallest)


def fit_lines(text: str, key: str, size: float, width_limit: float, most: int, smallest: float) -> float:
    """Return the largest size up to `size` at which `most` lines hold the text by words; 0 if below `smallest`."""
    for candidate in range(round(size), math.ceil(smallest) - 1, -1):
        lines = _wrap(text, fonts.effective(key), candidate, max(1, int(width_limit)), False)
        if len(lines) <= most and _same_words(list(lines), [text]):
            return candidate
    return 0


def shorten(text: str, key: str, size: float, width_limit: float) -> str:
    """Return the text, or as much of its start as fits into `width_limit` pixels with three dots."""
    if width(text, key, size) <= width_limit:
        return text
    for count in range(len(text) - 1, 0, -1):
        shorter = text[:count].rstrip() + "..."
        if width(shorter, key, size) <= width_limit:
            if observer:
                observer.cut(text, shorter)
            return shorter
    return "..."


def draw_fitted(
    surface: pygame.Surface,
    text: str,
    key: str,
    size: float,
    color: str,
    position: tuple[float, float],
    anchor: str,
    room: float,
    smallest: float,
) -> pygame.Rect:
    """Draw one line at most `room` pixels wide: smaller if it must be, and shortened below the `smallest` size."""
    size = fit(text, key, size, room, smallest)
    return draw(surface, shorten(text, key, size, room), key, size, color, position, anchor)


def paragraph(
    surface: pygame.Surface,
    lines: list[str],
    key: str,
    size: float,
    color: str,
    position: tuple[float, float],
    anchor: str = "topleft",
    line_height: float = LINE_HEIGHT,
) -> float:
    """Draw lines below each other from `position`. Returns the y just below the last line.

    `anchor` is the anchor of each line. The lines are `line_height` times the size apart.
    """
    x, y = position
    for line in lines:
        draw(surface, line, key, size, color, (x, y), anchor)
        y += size * line_height
    return y


def _clean(text: str, key: str, size: float) -> str:
    """Return drawable text: a minus that the typeface lacks becomes a dash of the same length."""
    text = text.replace("\x00", "").replace("\n", " ")
    if _MINUS in text:
        ink = fonts.font(key, size).metrics(_MINUS)[0]
        if ink is None or not any(ink[:4]):
            text = text.replace(_MINUS, "–")
    return text
