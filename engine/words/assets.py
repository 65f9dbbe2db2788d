"""Where the data files are: in a source tree, in an installed wheel, or in a packaged program."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path


class AssetMissing(FileNotFoundError):
    """A data file that the program needs is not there; the message says which one and where it was sought."""


class AssetProblem(ValueError):
    """A data file is there but cannot be used; the message names it and says what was expected."""


def list_candidates() -> list[Path]:
    """Every place the assets folder may be, the packaged program's first."""
    places: list[Path] = []
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle:
        places.append(Path(bundle) / "assets")
    for root in Path(__file__).resolve().parents[2:5]:  # the compiled engine lies two folders below the repository
        places += [root / "client" / "_assets", root / "assets"]
    return places


@lru_cache(maxsize=1)
def folder() -> Path:
    """The assets folder.

    Raises `AssetMissing` when the installation has none.
    """
    places = list_candidates()
    for place in places:
        if place.is_dir():
            return place
    sought = ", ".join(str(place) for place in places)
    raise AssetMissing(f"Can't find the assets folder in {sought}. Reinstall Cul-de-Sac.")


def path(name: str) -> Path:
    """The file for `name`, relative to the assets folder, such as "art/shell/seat-1.svg".

    Raises `AssetMissing` when there is no such file.
    """
    file = folder() / name
    if not file.is_file():
        raise AssetMissing(f"Can't find {name} in {folder()}. Reinstall Cul-de-Sac.")
    return file


def exists(name: str) -> bool:
    """Whether the assets hold the file `name`."""
    return (folder() / name).is_file()
