"""The typefaces, by key and size in pixels.

The shell's typefaces and two families without a package are in `assets/typefaces`, so the first window needs no
preparation. The other files come from the installed font packages (`fontpkg-*`). Families with static weights are read
in place. Variable families are frozen once per weight, and families with small capitals or lining figures once per
choice of these. The frozen files go into the cache folder, or the build has put them into `assets/fonts`. A missing
family is replaced by pygame's own font, with one sentence in the log.

`freeze_all(folder, keys)` writes such files. Those of Baloo 2, Nunito and Caveat were made by `freeze.freeze` from the
variable fonts in `fontpkg-baloo-2` 1.700, `fontpkg-nunito` 3.602 and `fontpkg-caveat` 2.0.
"""

from __future__ import annotations

import importlib.util
import io
import logging
import os
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from client.art import cache
from engine.store.files.atomic import Unwritable, write_bytes
from engine.words import assets

_log = logging.getLogger(__name__)

# Part of each frozen file's name. Raise it when freezing changes, so that old files are ignored.
_FREEZE_VERSION = 1


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a key's letters: a package ("" for the assets), a file in it and, for a variable font, the weight.

    `features` are OpenType features that are always on, such as "smcp" for small capitals.
    """

    package: str
    file: str
    weight: int | None = None
    features: tuple[str, ...] = ()

    @property
    def ready(self) -> bool:
        """Return whether the file in the package needs no freezing."""
        return self.weight is None and not self.features


_LEXEND = ("fontpkg_lexend", "Lexend[wght].ttf")
_SAIRA = "fontpkg_saira_condensed"
_BARLOW = "fontpkg_barlow_semi_condensed"
_ZILLA = "fontpkg_zilla_slab"
_ALEGREYA = "fontpkg_alegreya_sans"

SOURCES = {
    "baloo-700": Source("", "typefaces/baloo-700.ttf"),
    "baloo-800": Source("", "typefaces/baloo-800.ttf"),
    "nunito-700": Source("", "typefaces/nunito-700.ttf"),
    "nunito-800": Source("", "typefaces/nunito-800.ttf"),
    "nunito-900": Source("", "typefaces/nunito-900.ttf"),
    "lexend-500": Source(*_LEXEND, 500),
    "lexend-700": Source(*_LEXEND, 700),
    "lexend-800": Source(*_LEXEND, 800),
    "lexend-900": Source(*_LEXEND, 900),
    "saira-600": Source(_SAIRA, "SairaCondensed-SemiBold.ttf"),
    "saira-700": Source(_SAIRA, "SairaCondensed-Bold.ttf"),
    "saira-800": Source(_SAIRA, "SairaCondensed-ExtraBold.ttf"),
    "barlow-500": Source(_BARLOW, "BarlowSemiCondensed-Medium.ttf"),
    "barlow-700": Source(_BARLOW, "BarlowSemiCondensed-Bold.ttf"),
    "black-ops": Source("fontpkg_black_ops_one", "BlackOpsOne-Regular.ttf"),
    "caveat-700": Source("", "typefaces/caveat-700.ttf"),
    "lobster": Source("fontpkg_lobster", "Lobster-Regular.ttf"),
    "zilla-600": Source(_ZILLA, "ZillaSlab-SemiBold.ttf"),
    "zilla-700": Source(_ZILLA, "ZillaSlab-Bold.ttf"),
    "plex-mono-600": Source("fontpkg_ibm_plex_mono", "IBMPlexMono-SemiBold.ttf"),
    "alegreya-500": Source(_ALEGREYA, "AlegreyaSans-Medium.ttf", features=("lnum",)),
    "alegreya-italic-500": Source(_ALEGREYA, "AlegreyaSans-MediumItalic.ttf", features=("lnum",)),
    "alegreya-800": Source(_ALEGREYA, "AlegreyaSans-ExtraBold.ttf", features=("lnum",)),
    "alegreya-caps-700": Source(_ALEGREYA, "AlegreyaSans-Bold.ttf", features=("smcp", "lnum")),
    "grenze-700": Source("", "typefaces/grenze-gotisch-700.ttf"),
    "germania": Source("", "typefaces/germania-one.woff"),
}
KEYS = tuple(SOURCES)
# Typefaces of sentences, and those that are hard to read, with their replacements of similar weight.
_EASY = {
    "nunito-700": "lexend-700", "nunito-800": "lexend-800", "nunito-900": "lexend-900",
    "barlow-500": "lexend-500", "barlow-700": "lexend-700",
    "alegreya-500": "lexend-500", "alegreya-italic-500": "lexend-500", "alegreya-800": "lexend-700",
    "alegreya-caps-700": "lexend-700", "zilla-600": "lexend-500", "zilla-700": "lexend-700",
    "plex-mono-600": "lexend-500", "caveat-700": "lexend-500", "lobster": "lexend-700",
    "grenze-700": "lexend-700", "germania": "lexend-700",
}  # fmt: skip


class _FontState:
    """The state of the module between calls."""

    cache_folder: Path | None = None
    easy_letters = False


def set_cache_folder(folder: Path) -> None:
    """Keep frozen fonts in `folder` instead of the user's cache folder."""
    _FontState.cache_folder = folder
    _forget()


def set_easy_letters(on: bool) -> None:
    """Set whether Lexend, which many people find easier to read, replaces the other typefaces."""
    if on != _FontState.easy_letters:
        _FontState.easy_letters = on
        cache.clear_all()


def effective(key: str) -> str:
    """Return the key that is drawn for `key` now: with easy letters on, Lexend's of about the same weight."""
    return _EASY.get(key, key) if _FontState.easy_letters else key


def font(key: str, size: float) -> pygame.font.Font:
    """Return the font `key`, such as "nunito-700", `size` pixels high (at least 1).

    Raises `KeyError` for a key that is not in `KEYS`.
    """
    return _font(effective(key), max(1, round(size)))


@lru_cache(maxsize=256)
def _font(key: str, size: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    place = _place(key)
    if isinstance(place, str) and not os.path.isfile(place):  # the cache folder was emptied in the meantime
        _place.cache_clear()
        place = _place(key)
    if place is None:
        return pygame.font.Font(None, round(size * 1.2))
    return pygame.font.Font(place if isinstance(place, str) else io.BytesIO(place), size)


@lru_cache(maxsize=32)
def _place(key: str) -> str | bytes | None:
    """Return the file of a key, or its bytes if it can't be stored. Returns None if the family is missing."""
    ready = _ready_file(key)
    if ready is not None:
        return str(ready)
    try:
        data = static_data(key)
    except FontMissing as problem:
        _log.warning("%s", problem)
        return None
    target = _frozen_file(key)
    if target is None:
        return data
    try:
        write_bytes(target, data)
    except Unwritable as problem:
        _log.warning("Can't keep the font %s in %s: %s", key, target.parent, problem)
        return data
    return str(target)


class FontMissing(RuntimeError):
    """A font package that isn't installed or can't be read. The message says which."""


def static_data(key: str) -> bytes:
    """Return the TTF file of a key with its weight and features fixed.

    Raises `FontMissing` with one sentence if its package isn't installed or fontTools can't read it.
    """
    source = SOURCES[key]
    file = _package_file(source)
    if file is None:
        name = f"the package {source.package.replace('_', '-')}" if source.package else "the program again"
        raise FontMissing(f"The font {key} is missing: install {name}.")
    if source.ready:
        return file.read_bytes()
    try:
        from client.art import freeze  # imported only when needed, because fontTools takes 0.1 s to import

        return freeze.freeze(file, source.weight, source.features)
    except Exception as problem:
        raise FontMissing(f"Can't make the font {key} from {file.name}: {problem}.") from problem


def _ready_file(key: str) -> Path | None:
    """Return the key's file if it needs no freezing now: made by the build, static in its package, or frozen before."""
    baked = assets.folder() / "fonts" / f"{key}.ttf"
    if _is_readable(baked):
        return baked
    source = SOURCES[key]
    if source.ready:
        return _package_file(source)
    frozen = _frozen_file(key)
    return frozen if frozen is not None and _is_readable(frozen) else None


def _is_readable(file: Path) -> bool:
    """Return whether a file exists and is readable, without raising errors."""
    return os.path.isfile(file) and os.access(file, os.R_OK)


def _frozen_file(key: str) -> Path | None:
    """Return where a key's frozen file belongs, None without a cache folder.

    Its name changes with the package's font and the version of freezing.
    """
    folder = cache_folder()
    if folder is None:
        return None
    file = _package_file(SOURCES[key])
    size = file.stat().st_size if file else 0
    return folder / f"{key}-{size}-{_FREEZE_VERSION}.ttf"


def cache_folder() -> Path | None:
    """Return the folder for frozen fonts, None if the player has no folders."""
    if _FontState.cache_folder is None:
        from engine.store.files.folders import NoFolders, user_folders

        try:
            _FontState.cache_folder = user_folders().cache / "fonts"
        except NoFolders:
            return None
    return _FontState.cache_folder


def _package_file(source: Source) -> Path | None:
    if not source.package:
        file = assets.folder() / source.file
        return file if file.is_file() else None
    found = importlib.util.find_spec(source.package)
    for place in (found.submodule_search_locations or ()) if found else ():
        file = Path(place) / "files" / source.file
        if file.is_file():
            return file
    return None


def _forget() -> None:
    _place.cache_clear()
    _font.cache_clear()
    _cap_box.cache_clear()
    cache.clear_all()


@lru_cache(maxsize=512)
def _cap_box(key: str, size: int) -> tuple[int, int]:
    box = _font(key, size).render("H", True, "#000000").get_bounding_rect()
    return box.top, box.height


def cap_box(key: str, size: float) -> tuple[int, int]:
    """Return the top and height, in pixels, of a capital letter inside a rendered line. Text is centered on it."""
    return _cap_box(effective(key), max(1, round(size)))


def freeze_all(folder: Path, keys: Iterable[str] = ()) -> list[Path]:
    """Write the font files of `keys`, or of all fonts, into `folder` for the build, and return the files."""
    files = []
    for key in keys or KEYS:
        files.append(folder / f"{key}.ttf")
        write_bytes(files[-1], static_data(key))
    return files
