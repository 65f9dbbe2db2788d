"""Fallback letters: letters missing from our typefaces are drawn with a system font.

A line is split into pieces of one font and one direction. Fonts are searched a few at a time, so that no frame waits.
Until a font is found, the typeface draws its empty box. Fonts that had a letter are tried first for the next one.
Their paths are kept in the cache folder for the next start.
"""

from __future__ import annotations

import json
import time
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from client.art import fonts
from client.art.fallback import bidi, system_fonts
from engine.store.files.atomic import Unwritable, write_bytes

_SCRIPTS = {
    "ARABIC": "Arab", "HEBREW": "Hebr", "DEVANAGARI": "Deva", "BENGALI": "Beng", "GUJARATI": "Gujr", "GURMUKHI": "Guru",
    "TAMIL": "Taml", "TELUGU": "Telu", "KANNADA": "Knda", "MALAYALAM": "Mlym", "SINHALA": "Sinh", "THAI": "Thai",
    "LAO": "Laoo", "KHMER": "Khmr", "MYANMAR": "Mymr", "TIBETAN": "Tibt", "SYRIAC": "Syrc",
}  # fmt: skip
"""Script codes by the first word of a letter's name, for scripts whose letters change their shapes."""
_COMMON = "Zyyy"
_JOINED = ("Mn", "Me", "Mc", "Cf")
"""Categories of marks, which belong to the letter before them."""
_TRIAL = 24
"""The font size for checking whether a font has a letter."""
_NOWHERE = "\U0010ffff"
"""A code that no font has, so that it is drawn as the box for missing letters."""
TYPING_S = 0.25
"""Longest wait for the fonts of typed letters, in seconds. Letters that follow within this time wait no more."""
_FILE = "system-fonts.json"
_MOST_KEPT = 12


class _FontSearch:
    """The fonts found so far, and the letters that are still being searched."""

    in_steps = False
    """Whether fonts are searched only between frames."""
    good: list[Path] | None = None
    """Fonts that had a letter, the latest first."""
    found: dict[str, Path | None] = {}
    """The font of each letter, None if there is none."""
    open: dict[str, Iterator[None]] = {}
    """The running searches, by letter."""
    waits_until = 0.0
    """The moment until which `can_draw` may wait for fonts, on the monotonic clock."""


@dataclass(frozen=True, slots=True)
class LetterRun:
    """Part of a line in one font and one direction: its letters and their position in the line."""

    words: str
    start: int
    font: pygame.font.Font
    rtl: bool
    script: str
    scale: float
    """The size of the letters as a share of the font's size; below 1 for bitmap fonts."""

    @property
    def width(self) -> int:
        return self.part_width(len(self.words))

    def part_width(self, count: int) -> int:
        """Return the width of the first letters in pixels."""
        self._direct(True)
        wide: int = self.font.size(self.words[:count])[0] if count else 0
        self._direct(False)
        return round(wide * self.scale)

    def picture(self, color: str) -> pygame.Surface:
        """Return the letters as a surface."""
        self._direct(True)
        drawn = self.font.render(self.words, True, color)
        self._direct(False)
        if self.scale == 1:
            return drawn
        return pygame.transform.smoothscale(
            drawn.convert_alpha() if pygame.display.get_surface() else drawn,
            (max(1, round(drawn.get_width() * self.scale)), max(1, round(drawn.get_height() * self.scale))),
        )

    def _direct(self, on: bool) -> None:
        """Set or reset the direction. Fonts are shared, so it must be reset after use."""
        if self.rtl:
            self.font.set_direction(pygame.DIRECTION_RTL if on else pygame.DIRECTION_LTR)
        if self.script != _COMMON:
            self.font.set_script(self.script if on else _COMMON)


def pieces(text: str, key: str, size: int) -> list[LetterRun]:
    """Return the pieces of a line, in order from left to right. `key` is an effective one."""
    levels = bidi.levels(text)
    parts: list[tuple[int, LetterRun]] = []
    start = 0
    before: tuple[int, Path | None, str] | None = None
    for place, letter in enumerate([*text, ""]):
        if letter and before is not None and unicodedata.category(letter) in _JOINED:
            continue
        look = (levels[place], _font_of(letter, key), _script(letter)) if letter else None
        if before is not None and look != before:
            level, file, script = before
            font, scale = _load_font(file, key, size)
            parts.append((level, LetterRun(text[start:place], start, font, level == 1, script, scale)))
            start = place
        before = look
    return bidi.visual(parts)


def can_draw(letter: str, key: str) -> bool:
    """Return whether a font has a letter. A search that takes too long counts as yes, with a box until it ends."""
    if unicodedata.category(letter) in _JOINED:
        return True
    if unicodedata.category(letter) == "Cs":  # half a surrogate pair, which nothing can draw
        return False
    now = time.monotonic()
    if now > _FontSearch.waits_until + TYPING_S:  # a pasted text waits once, not for each of its letters
        _FontSearch.waits_until = now + TYPING_S
    file = _font_of(letter, key)
    while letter in _FontSearch.open and time.monotonic() < _FontSearch.waits_until:
        _step(letter)
        file = _FontSearch.found.get(letter, file)
    return letter in _FontSearch.open or file is not None or not _needs_font(letter, key)


def in_steps(on: bool) -> None:
    """Set whether fonts are searched only in `search`, so that no frame waits."""
    _FontSearch.in_steps = on


def searching() -> bool:
    """Return whether a letter still waits for its font."""
    return bool(_FontSearch.open)


def search(seconds: float) -> bool:
    """Search fonts for up to `seconds`. Returns whether a search has ended, so that all text must be drawn again."""
    ends, before = time.monotonic() + seconds, len(_FontSearch.open)
    while _FontSearch.open and time.monotonic() < ends:
        _step(next(iter(_FontSearch.open)))
    return len(_FontSearch.open) < before


def forget() -> None:
    """Clear all fonts that were found."""
    _FontSearch.good, _FontSearch.found, _FontSearch.open, _FontSearch.waits_until = None, {}, {}, 0.0
    for function in (_is_own, _open_font, _trial):
        function.cache_clear()


def _script(letter: str) -> str:
    return _COMMON if letter.isascii() else _SCRIPTS.get(unicodedata.name(letter, "").partition(" ")[0], _COMMON)


def _font_of(letter: str, key: str) -> Path | None:
    """Return the font file for a letter, None for the typeface itself."""
    if not _needs_font(letter, key):
        return None
    if letter not in _FontSearch.found and letter not in _FontSearch.open:
        _FontSearch.open[letter] = _look(letter)
        for _ in _good(letter):
            if letter in _FontSearch.open:
                _step(letter)
        while letter in _FontSearch.open and not _FontSearch.in_steps:
            _step(letter)
    return _FontSearch.found.get(letter)


def _needs_font(letter: str, key: str) -> bool:
    return not (letter.isascii() or letter.isspace() or _is_own(letter, key))


def _step(letter: str) -> None:
    """Try one more font for a letter."""
    if next(_FontSearch.open[letter], _FontSearch) is _FontSearch:
        del _FontSearch.open[letter]


def _look(letter: str) -> Iterator[None]:
    """Find the font of a letter, trying one font per step."""
    for file in [*_good(letter), *system_fonts.files(_is_emoji(letter))]:
        if _has(_trial(str(file)), letter):
            _FontSearch.found[letter] = file
            _keep(file)
            return
        yield
    _FontSearch.found[letter] = None


@lru_cache(maxsize=4096)
def _is_own(letter: str, key: str) -> bool:
    return _has(fonts.font(key, _TRIAL), letter)


def _has(font: pygame.font.Font | None, letter: str) -> bool:
    """Return whether a font's picture of a letter differs from its box for missing letters."""
    if font is None:
        return False
    try:
        drawn = font.render(letter, True, "#000000")
        if not drawn.get_bounding_rect().width:
            return False
        box = font.render(_NOWHERE, True, "#000000")
    except pygame.error:
        return False
    pixels = [pygame.image.tobytes(picture, "RGBA") for picture in (drawn, box)]
    return drawn.get_size() != box.get_size() or pixels[0] != pixels[1]


@lru_cache(maxsize=4)
def _trial(file: str) -> pygame.font.Font | None:
    return _read(file, _TRIAL)


def _read(file: str, size: int) -> pygame.font.Font | None:
    try:
        return pygame.font.Font(file, size)
    except (pygame.error, OSError, ValueError):
        return None


def _load_font(file: Path | None, key: str, size: int) -> tuple[pygame.font.Font, float]:
    """Return a font at a size and the scale of its letters."""
    font = _open_font(str(file), size) if file is not None else None
    if font is None:
        return fonts.font(key, size), 1.0
    high = font.get_height()
    return font, 1.0 if high <= 2 * size + 2 else 1.2 * size / high


@lru_cache(maxsize=64)
def _open_font(file: str, size: int) -> pygame.font.Font | None:
    return _read(file, size)


def _is_emoji(letter: str) -> bool:
    return ord(letter) >= 0x1F000


def _good(letter: str) -> list[Path]:
    """Return the fonts that had letters before, in this run or an earlier one. Emoji need an emoji font."""
    if _FontSearch.good is None:
        _FontSearch.good = _read_cached_files()
    return [file for file in _FontSearch.good if system_fonts.has_emoji(file) == _is_emoji(letter)]


def _read_cached_files() -> list[Path]:
    folder = fonts.cache_folder()
    try:
        kept = json.loads((folder / _FILE).read_text("utf-8")) if folder is not None else []
        return [Path(file) for file in kept if isinstance(file, str)][:_MOST_KEPT] if isinstance(kept, list) else []
    except (OSError, ValueError, RecursionError):
        return []


def _keep(file: Path) -> None:
    """Try this font first from now on, also at the next start."""
    good = _FontSearch.good or []
    folder = fonts.cache_folder()
    if file in good:
        return
    _FontSearch.good = [file, *good][:_MOST_KEPT]
    if folder is not None:
        with suppress(Unwritable, ValueError):
            write_bytes(folder / _FILE, json.dumps([str(each) for each in _FontSearch.good]).encode())
