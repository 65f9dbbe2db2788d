"""Pens for words on a face: how wide lines are, and where they wrap.

All sizes and positions are in card units. A pen may have an outline, and a second style for capitalized words. Verbs
such as DRAW then stand out in a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Annotated, Literal

import pygame

from client.art import fonts, text
from client.art.cache import SurfaceCache, to_fast_format
from client.cards.canvas import FaceCanvas
from client.look.schema import INLINE, FaceColor, Typeface

Align = Literal["left", "center", "right"]
ALIGNMENTS: dict[Align, float] = {"left": 0.0, "center": 0.5, "right": 1.0}
_SIGN = "×"
# The multiplication sign is small in most fonts, so it is enlarged to match the figures.
_SIGN_SCALE = 1.35
# Numbers up to this many pixels are drawn larger and scaled down.
_SMALL = 20
_FINER = 3
# A capitalized word may have an ending: "DRAWs", "HEXes".
_CAPITALS = re.compile(r"\b[A-Z]{3,}[a-z]{0,2}\b")

# Between a vowel and a consonant with a vowel, or between two consonants after a vowel: "Manipu-lator", "Hyper-tunnel".
_SYLLABLES = re.compile(
    r"(?<=[aeiouyäöü])(?=(?:[ckpst]h|[b-df-hj-np-tv-xzß])[aeiouyäöü])"
    r"|(?<=[aeiouyäöü][lmnr])(?=[b-df-hj-np-tv-xz])",
    re.IGNORECASE,
)
_SHORTEST = 3

_inked = SurfaceCache(2 << 20)


@dataclass(frozen=True, slots=True)
class Pen:
    """A typeface and a color, optionally with an outline and another style for capitalized words."""

    face: Typeface
    color: FaceColor
    edge: FaceColor = ""
    edge_width: float = 0
    capitals_face: Typeface = ""
    capitals_color: FaceColor = ""

    @property
    def capitals(self) -> Pen | None:
        """Return the pen for capitalized words, or None if it is this one."""
        if not (self.capitals_face or self.capitals_color):
            return None
        return Pen(self.capitals_face or self.face, self.capitals_color or self.color, self.edge, self.edge_width)


InlinePen = Annotated[Pen, INLINE]
Fitted = tuple[float, list[str]]
"""The size of a text, and its lines."""


@dataclass(frozen=True, slots=True)
class PenRun:
    """A part of a line with one pen and size."""

    content: str
    pen: Pen
    size: float


def readable_size(canvas: FaceCanvas, pen: Pen, finer: int = 1) -> float:
    """Return the smallest size of a pen whose capitals are tall enough to read, drawn `finer` times larger."""
    finest = finer * canvas.finer
    return text.readable_size(pen.face, finest) / finest * canvas.finer / canvas.scale


def slim(canvas: FaceCanvas, pen: Pen) -> Pen | None:
    """Return the pen with the narrow typeface of the theme, or None if the theme has none."""
    face = canvas.look.slim
    return replace(pen, face=face, capitals_face=face if pen.capitals_face else "") if face else None


def fit_readable(canvas: FaceCanvas, pen: Pen, fit: Callable[[Pen], Fitted]) -> tuple[Pen, Fitted]:
    """Return a pen and its fit. The narrow typeface is used if letters of the other one would be too small to read."""
    fitted, narrow = fit(pen), slim(canvas, pen)
    if narrow is not None and fitted[0] < readable_size(canvas, pen):
        other = fit(narrow)
        if other[0] >= min(fitted[0], readable_size(canvas, narrow)):
            return narrow, other
    return pen, fitted


def hyphenate(canvas: FaceCanvas, content: str, pen: Pen, size: float, limit: float) -> str:
    """Return the content with a hyphen between two syllables of each word, or part of one, that is too wide."""
    words = re.split(r"(\s+|(?<=-))", content)
    return "".join(_split_in_middle(word) if line_width(canvas, word, pen, size) > limit else word for word in words)


def _split_in_middle(word: str) -> str:
    """Return the word with a hyphen at the syllable break closest to its middle."""
    places = [found.start() for found in _SYLLABLES.finditer(word)]
    place = min(places, key=lambda each: abs(each - len(word) / 2), default=0)
    return f"{word[:place]}-{word[place:]}" if _SHORTEST <= place <= len(word) - _SHORTEST else word


def line_width(canvas: FaceCanvas, content: str, pen: Pen, size: float) -> float:
    """Return the width of one line, with enlarged multiplication signs and capitalized words in their own pen."""
    pixels = sum(text.width(run.content, run.pen.face, run.size * canvas.scale) for run in _runs(content, pen, size))
    return pixels / canvas.scale


def write(
    canvas: FaceCanvas, content: str, pen: Pen, size: float, at: tuple[float, float], align: Align = "left"
) -> float:
    """Write one line with its capitals vertically centered at `at`. Returns its width."""
    wide = line_width(canvas, content, pen, size)
    x = (at[0] - wide * ALIGNMENTS[align]) * canvas.scale
    for run in _runs(content, pen, size):
        pixels, used = run.size * canvas.scale, run.pen
        text.draw(
            canvas.surface,
            run.content,
            used.face,
            pixels,
            canvas.color(used.color),
            (x, at[1] * canvas.scale),
            "midleft",
            used.edge_width * canvas.scale if used.edge else 0,
            canvas.color(used.edge) or "#ffffff",
        )
        x += text.width(run.content, used.face, pixels)
    return wide


def write_on_ink(canvas: FaceCanvas, content: str, pen: Pen, size: float, at: tuple[float, float]) -> None:
    """Write a number with its visible part centered at a point, so that a 1 is centered like a 4."""
    pixels, color = size * canvas.scale, canvas.color(pen.color)
    picture = ink(content, pen.face, pixels, color)
    x, y = at[0] * canvas.scale, at[1] * canvas.scale
    place = picture.get_rect(topleft=(round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))
    if text.observer:
        text.observer.on_text_drawn(canvas.surface, content, pixels, color, place, "", pen.face)
    canvas.surface.blit(picture, place)


def ink(
    content: str, face: str, pixels: float, color: str, outline: float = 0, outline_color: str = "#ffffff"
) -> pygame.Surface:
    """Return the visible part of a few letters without margins, optionally with an outline. Shared: do not draw on it.

    Small ones are drawn large and scaled down, because small letters snapped to whole pixels look uneven.
    """
    key = fonts.effective(face), content, round(pixels, 1), color, round(outline, 1), outline_color
    return _inked.get(key, lambda: _ink(content, face, pixels, color, outline, outline_color))


def _ink(content: str, face: str, pixels: float, color: str, outline: float, outline_color: str) -> pygame.Surface:
    times = _FINER if pixels <= _SMALL else 1
    picture = text.render(content, face, pixels * times, color, outline * times, outline_color)
    seen = picture.subsurface(picture.get_bounding_rect())
    if times == 1 or not all(seen.get_size()):
        return seen
    return to_fast_format(pygame.transform.smoothscale(seen, [max(1, round(side / times)) for side in seen.get_size()]))


def broken(
    canvas: FaceCanvas, content: str, pen: Pen, size: float, limit: float, hyphens: bool = False
) -> list[str] | None:
    """Return balanced lines no wider than `limit`, or None if a word would have to be cut.

    With `hyphens`, a word may wrap after a hyphen if that saves a line.
    """
    whole = _lines(canvas, content.split(), content, pen, size, limit)
    if not hyphens or "-" not in content:
        return whole
    pieces = [piece for word in content.split() for piece in re.findall(r"[^-]+-?|-", word)]
    parted = _lines(canvas, pieces, "", pen, size, limit)
    return whole if whole and (not parted or len(whole) <= len(parted)) else parted


def _lines(
    canvas: FaceCanvas, pieces: list[str], content: str, pen: Pen, size: float, limit: float
) -> list[str] | None:
    """Return the lines of some pieces, or of `content` if they are simply its words."""
    if any(line_width(canvas, piece, pen, size) > limit for piece in pieces):
        return None
    pixels, room = size * canvas.scale, limit * canvas.scale
    if content and not (pen.capitals_face or pen.capitals_color):
        return text.wrap(content, pen.face, pixels, room)
    faces = fonts.effective(pen.face), fonts.effective(pen.capitals_face or pen.face)
    return list(_wrap(tuple(pieces), pen, round(pixels), int(room), faces))


@lru_cache(maxsize=2048)
def _wrap(pieces: tuple[str, ...], pen: Pen, size: int, limit: int, _faces: tuple[str, str]) -> tuple[str, ...]:
    """Return the pieces in the fewest lines, of about equal length."""
    widths = [
        sum(text.width(run.content, run.pen.face, run.size) for run in _runs(piece, pen, size)) for piece in pieces
    ]
    space = text.width(" ", pen.face, size)
    best = _fill_lines(pieces, widths, space, limit)
    low, high = limit // 2, limit
    while high - low > max(1, limit // 60):
        middle = (low + high) // 2
        lines = _fill_lines(pieces, widths, space, middle) if max(widths) <= middle else []
        if len(lines) == len(best):
            best, high = lines, middle
        else:
            low = middle
    return tuple(best)


def _fill_lines(pieces: tuple[str, ...], widths: list[int], space: int, limit: int) -> list[str]:
    """Return lines that each take as many pieces as fit."""
    lines: list[str] = []
    current, used = "", 0
    for piece, width in zip(pieces, widths, strict=True):
        between = 0 if current.endswith("-") else space
        if current and used + between + width <= limit:
            current += (" " if between else "") + piece
            used += between + width
            continue
        if current:
            lines.append(current)
        current, used = piece, width
    return [*lines, current]


def _runs(content: str, pen: Pen, size: float) -> list[PenRun]:
    """Return the line split where the pen changes, and at multiplication signs, which are larger."""
    capitals = pen.capitals
    if capitals is None:
        return _split_at_sign(content, pen, size)
    runs: list[PenRun] = []
    end = 0
    for found in _CAPITALS.finditer(content):
        runs += _split_at_sign(content[end : found.start()], pen, size)
        runs.append(PenRun(found.group(), capitals, size))
        end = found.end()
    return runs + _split_at_sign(content[end:], pen, size)


def _split_at_sign(content: str, pen: Pen, size: float) -> list[PenRun]:
    if _SIGN not in content:
        return [PenRun(content, pen, size)] if content else []
    runs: list[PenRun] = []
    for number, part in enumerate(content.split(_SIGN)):
        if number:
            runs.append(PenRun(_SIGN, pen, size * _SIGN_SCALE))
        if part:
            runs.append(PenRun(part, pen, size))
    return runs
