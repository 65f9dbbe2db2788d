"""The files of static fonts, written into a folder: the assets of the build."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from client.art import fonts


def freeze_all(folder: Path, keys: Iterable[str] = ()) -> list[Path]:
    """Write the file of every key (of all fonts when none is named) into `folder`; returns the files.

    Used by the build: a folder `assets/fonts` filled this way makes the program independent of the font
    packages.
    """
    files = []
    for key in keys or fonts.KEYS:
        data = fonts.static_data(key)
        target = folder / f"{key}.ttf"
        fonts.write_atomically(target, data)
        files.append(target)
    return files
