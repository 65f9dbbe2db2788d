"""Which effects there are: `assets/sounds/catalog.toml`, written with the files by build/sounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from engine.store.bounded_files import read_toml
from engine.words import assets

Size = Literal["light", "medium", "heavy", "call"]
MOST = {"light": 8, "medium": 6, "heavy": 2, "call": 2}
"""So many sounds of a size are heard at once, more of weight from size to size; there are channels for all of them."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A sound in some variations: its size, which says what gives way to what, and whether somebody's voice it is."""

    name: str
    variations: int
    size: Size
    voice: bool = False

    @property
    def rank(self) -> int:
        """What is higher weighs more."""
        return list(MOST).index(self.size)


@cache
def effects() -> Mapping[str, Effect]:
    """Every effect by name; themes choose among them.

    Raises `engine.words.assets.AssetMissing`, and StoreError for a list that cannot be read.
    """
    return {name: Effect(name, **entry) for name, entry in read_toml(assets.path("sounds/catalog.toml")).items()}


def file_of(name: str, variation: int) -> Path:
    """The file of a variation, counted from 1. Raises `engine.words.assets.AssetMissing` when it is not there."""
    return assets.path(f"sounds/{name}-{variation}.ogg")
