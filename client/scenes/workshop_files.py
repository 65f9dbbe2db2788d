"""Packs as files of others: where one is written to, and from where one is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame

from client.art import palette
from client.widgets import Action, Answer, Dialog, TextField, Words
from client.widgets.style import SECOND
from engine.store.packs import SUFFIX

_PLACES = ("Downloads", "Desktop", "Documents")
_MOST_FOUND = 5
_MOST_LOOKED_AT = 400
_LONGEST = 250


def usual_place() -> Path:
    """The folder in which files for others are put: Downloads, or the first of its kind there is."""
    home = Path.home()
    return next((home / name for name in _PLACES if (home / name).is_dir()), home)


def found_packs(folder: Path) -> list[Path]:
    """The newest files in a folder that look like packs."""
    try:
        files = [file for file in folder.glob(f"*{SUFFIX}") if file.is_file()][:_MOST_LOOKED_AT]
        packs = [file for file in files if _looks_like_one(file)]
        return sorted(packs, key=lambda file: file.stat().st_mtime, reverse=True)[:_MOST_FOUND]
    except OSError:
        return []


def _looks_like_one(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return b"[pack]" in opened.read(2000)
    except OSError:
        return False


def free_file(folder: Path, name: str) -> Path:
    """A name in a folder under which there is no file yet."""
    number, file = 1, folder / f"{name}{SUFFIX}"
    while file.exists():
        number += 1
        file = folder / f"{name}-{number}{SUFFIX}"
    return file


class FileDialog(Dialog):
    """Asks for a file by its path; `then` gets the path, or None when there is to be none."""

    def __init__(self, title: str, sentence: str, path: str, verb: str, then: Callable[[Path | None], None],
                 found: Sequence[Path] = ()) -> None:  # fmt: skip
        self.field = TextField(path, longest=_LONGEST, name="File")
        self._take = then
        answers = [Answer(verb, "typed", "primary", icon="check")]
        answers += [Answer(file.name, file, icon="cards") for file in found]
        answers.append(Answer("Not now", "", harmless=True))
        below = [Words("Found in " + str(found[0].parent) + ":", SECOND, palette.INK_2)] if found else []
        super().__init__(title, sentence, answers, content=(self.field, *below), width=520)
        self.then = self._answered

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        """With the focus on the path, to write or to take."""
        super().open(bounds, unit)
        self.form.focus(self.field)

    def handle(self, event: pygame.event.Event) -> Action | None:
        """Enter in the path takes it."""
        action = super().handle(event)
        if action is not None and action.kind == "submit":
            self.closed = True
            self._answered("typed")
        return action

    def _answered(self, value: Any) -> None:
        if isinstance(value, Path):
            self._take(value)
        elif value == "typed" and self.field.content.strip():
            self._take(Path(self.field.content.strip().strip('"')).expanduser())
        else:
            self._take(None)
