"""The catalog of effects: `assets/sounds/catalog.toml`, written along with the files by build/sounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from engine.store.files.bounded_files import read_toml
from engine.words import assets

Size = Literal["light", "medium", "heavy", "call"]
MOST = {"light": 8, "medium": 6, "heavy": 2, "call": 2}
"""The most sounds of each size at once, with larger sizes more important. There are channels for all of them."""


@dataclass(frozen=True, slots=True)
class SoundEntry:
    """A sound in some variations: its size, which determines its priority, and whether it is a voice."""

    name: str
    variations: int
    size: Size
    voice: bool = False

    @property
    def rank(self) -> int:
        """Return the priority: higher is more important."""
        return list(MOST).index(self.size)


@cache
def effects() -> Mapping[str, SoundEntry]:
    """Return every effect by name. Themes choose among them.

    Raises `engine.words.assets.AssetMissing`, and StoreError for a list that can't be read.
    """
    return {name: SoundEntry(name, **entry) for name, entry in read_toml(assets.path("sounds/catalog.toml")).items()}


def file_of(name: str, variation: int) -> Path:
    """Return the file of a variation, counted from 1. Raises `engine.words.assets.AssetMissing` if it doesn't exist."""
    return assets.path(f"sounds/{name}-{variation}.ogg")
