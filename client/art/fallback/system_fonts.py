"""System fonts: the font files of the system, those most similar to our typefaces first."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

_SUFFIXES = (".ttf", ".otf", ".ttc")
_NEVER = ("lastresort", "adobeblank", "notdef")
"""Fonts that have a box for every letter."""
_SANS = ("sans", "arial", "segoeui", "msyh", "malgun", "yugoth", "meiryo", "hiragino", "pingfang", "gothic", "tahoma")
_BOLD = ("bold", "bd.", "-b.", "demi", "heavy")
_ODD = ("italic", "oblique", "mono", "condensed", "narrow", "light", "thin", "serif", "math", "symbol", "song", "ming")


def folders() -> list[Path]:
    """Return the folders where this system keeps fonts."""
    home = Path(os.path.expanduser("~"))
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA", "")
        own = [Path(local) / "Microsoft" / "Windows" / "Fonts"] if local else []
        return [Path(os.environ.get("WINDIR", r"C:\Windows")) / "Fonts", *own]
    if sys.platform == "darwin":
        return [Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library" / "Fonts"]
    data = os.environ.get("XDG_DATA_DIRS", "") or "/usr/local/share:/usr/share"
    shared = [Path(place) / "fonts" for place in data.split(":") if place.startswith("/")]
    return list(dict.fromkeys([*shared, home / ".local" / "share" / "fonts", home / ".fonts"]))


def files(emoji: bool) -> list[Path]:
    """Return all font files, the most suitable first: bold sans-serif ones, or emoji fonts for `emoji`."""
    return sorted(_all(), key=lambda file: (has_emoji(file) != emoji, _oddness(file.name.lower()), str(file)))


def has_emoji(file: Path) -> bool:
    """Return whether a font is made for emoji, by its name."""
    return "emoji" in file.name.lower()


def forget() -> None:
    """Search for the files again when they are needed next."""
    _all.cache_clear()


@cache
def _all() -> tuple[Path, ...]:
    found = [
        Path(folder, name)
        for top in folders()
        for folder, _, names in os.walk(top)
        for name in names
        if name.lower().endswith(_SUFFIXES)
    ]
    return tuple(file for file in found if not any(part in file.name.lower() for part in _NEVER))


def _oddness(name: str) -> int:
    odd = sum(part in name for part in _ODD) - any(part in name for part in _BOLD)
    return odd + (0 if any(part in name for part in _SANS) else 2)
