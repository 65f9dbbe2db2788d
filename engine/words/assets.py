"""Finds the data files in a source tree, an installed wheel or a packaged program."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path


class AssetMissing(FileNotFoundError):
    """A required data file is missing. The message names the file and the folders searched."""


class AssetProblem(ValueError):
    """A data file is unusable. The message names the file and the expected content."""


def list_candidates() -> list[Path]:
    """Return all possible places of the assets folder, the packaged program's first."""
    places: list[Path] = []
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle:
        places.append(Path(bundle) / "assets")
    for root in Path(__file__).resolve().parents[2:5]:  # The compiled engine lies two folders below the repository.
        places += [root / "client" / "_assets", root / "assets"]
    return places


@lru_cache(maxsize=1)
def folder() -> Path:
    """Return the assets folder. Raises AssetMissing if the installation has none."""
    places = list_candidates()
    for place in places:
        if place.is_dir():
            return place
    sought = ", ".join(str(place) for place in places)
    raise AssetMissing(f"Can't find the assets folder in {sought}. Reinstall Cul-de-Sac.")


def path(name: str) -> Path:
    """Return the path of an asset, e.g. `path("art/shell/seat-1.svg")`. Raises AssetMissing if it doesn't exist."""
    file = folder() / name
    if not file.is_file():
        raise AssetMissing(f"Can't find {name} in {folder()}. Reinstall Cul-de-Sac.")
    return file


def exists(name: str) -> bool:
    return (folder() / name).is_file()
