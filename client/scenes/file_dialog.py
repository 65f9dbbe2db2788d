"""Asks for a file: by path, in the system's dialog, or in a list of folders."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame

from client.art import palette
from client.shell.scene import soonest
from client.shell.system.dialog import SystemDialog, ask_for_file, ask_for_folder
from client.widgets import Button, Dialog, DialogButton, FieldDialog, FieldFault, Row, TextField, Widget, Words
from client.widgets.style import SECOND
from engine.kernel.files.faults import BadCard
from engine.store.files.atomic import StoreError
from engine.store.player.packs import free_file
from engine.words.say import scenes as say

_PLACES = ("Downloads", "Desktop", "Documents")
_LONGEST = 1000
_MOST_ENTRIES = 500
_RING_ROOM = 8.0
_LOOK_MS = 100
"""How often the answer of the system's dialog is looked for."""


def usual_place() -> Path:
    """Return the folder for files that leave the program: Downloads, or the first existing one like it."""
    home = Path(os.path.expanduser("~"))  # unlike Path.home, this never fails
    return next((home / name for name in _PLACES if os.path.isdir(home / name)), home)


def find_typed_file(typed: str, suffix: str) -> Path:
    """Return the file that a player typed. A name alone lies in the usual place and needs no ending."""
    file = usual_place() / os.path.expanduser(typed.strip().strip('"'))  # unlike Path's, this one never fails
    return file if file.suffix or os.path.lexists(file) else file.with_name(f"{file.name}{suffix}")


class FileDialog(FieldDialog):
    """Asks for a file to read, or for a new file to write; `stem` is its default name without `suffix`.

    `then` gets the path. Its StoreError or BadCard is shown and keeps the dialog open. `found`: files to choose from.
    """

    def __init__(
        self,
        title: str,
        sentence: str,
        verb: str,
        then: Callable[[Path], None],
        suffix: str,
        *,
        stem: str = "",
        note: str = "",
        found: Sequence[Path] = (),
    ) -> None:
        path = str(free_file(usual_place(), stem, suffix)) if stem else ""
        field = TextField(path, longest=_LONGEST, name=say("file"))
        self.browse = Button(say("browse"), name=say("browse"), then=lambda _: self._browse())
        self.complaint = FieldFault()
        self._take, self._suffix, self._stem = then, suffix, stem
        self._asked: SystemDialog | None = None
        self._now = 0
        answers = [DialogButton(verb, "typed", "primary", icon="check")]
        answers += [DialogButton(file.name, file, icon="cards") for file in found]
        answers.append(DialogButton(say("cancel"), "", harmless=True))
        note = say("buttons-take", folder=str(found[0].parent)) if found else note
        below = Words(note, SECOND, palette.INK_2)
        below.visible = bool(note)
        content = Row(field, self.browse, shares=(1, 0), gap=10), self.complaint, below
        super().__init__(field, title, sentence, answers, content=content, width=560)
        self._middle.padding = _RING_ROOM
        self.then = self._on_answer

    # -- browsing ---------------------------------------------------------------------------------------------

    def _browse(self) -> None:
        """Open the system's dialog."""
        folder, words = self._folder(), say("choose-folder" if self._stem else "choose-file")
        self._asked = ask_for_folder(words, folder) if self._stem else ask_for_file(words, folder, self._suffix)
        self.browse.reason = say("choose-there")

    def _folder(self) -> Path:
        """Return the folder to browse first: that of the path in the field, if there is one."""
        typed = find_typed_file(self.field.content, self._suffix) if self.field.content.strip() else usual_place()
        return next((place for place in (typed, typed.parent) if os.path.isdir(place)), usual_place())

    def tick(self, now: int) -> bool:
        """Take the answer of the system's dialog as soon as it is there."""
        self._now, asked = now, self._asked
        if asked is None or not asked.done:
            return super().tick(now)
        self._asked, self.browse.reason = None, ""
        if asked.missing:
            self.form.show(FolderDialog(self._folder(), "" if self._stem else self._suffix, self._choose))
        elif asked.path is not None:
            self._choose(asked.path)
        super().tick(now)
        return True

    def wake_at(self) -> int | None:
        return soonest(super().wake_at(), self._now + _LOOK_MS if self._asked is not None else None)

    def _choose(self, path: Path) -> None:
        """Put a file that was chosen into the field, or a new one in the folder that was chosen."""
        if self._stem:
            name = Path(self.field.content.strip()).name
            path = free_file(path, name.removesuffix(self._suffix) or self._stem, self._suffix)
        self.field.content = str(path)
        self._complain("")
        self.form.focus(self.buttons[0])

    # -- answering --------------------------------------------------------------------------------------------

    def _on_answer(self, value: Any) -> None:
        if not value or value == "typed" and not self.field.content.strip():
            return
        problem = self._try(value if isinstance(value, Path) else find_typed_file(self.field.content, self._suffix))
        if problem:
            self.closed = False
            self._complain(problem)
            self.form.focus(self.field)

    def _try(self, path: Path) -> str:
        """Do what the dialog is for with a path; why not, where that cannot be done."""
        if self._stem and os.path.isdir(path):
            path = free_file(path, self._stem, self._suffix)
        if self._stem and os.path.lexists(path):
            return say("file-exists", file=path.name)
        try:
            self._take(path)
        except (StoreError, BadCard) as problem:
            return str(problem)
        return ""

    def _complain(self, problem: str) -> None:
        self.complaint.say(problem)
        self.layout(self._window, self.unit)


class FolderDialog(Dialog):
    """A list of folders to browse. `then` gets a file that ends in `suffix`, or a folder if that is empty."""

    def __init__(self, folder: Path, suffix: str, then: Callable[[Path], None]) -> None:
        self.folder, self._suffix, self._choose = folder, suffix, then
        use_folder = DialogButton(say("use-folder"), lambda: then(self.folder), "primary", icon="check")
        answers = [*([] if suffix else [use_folder]), DialogButton(say("cancel"), None, harmless=True)]
        super().__init__(say("choose-file" if suffix else "choose-folder"), "", answers, width=560)
        self._fill()

    def _fill(self) -> None:
        """Show what is in the folder."""
        folders, files, problem = entries(self.folder, self._suffix)
        shown: list[Widget] = [Words(str(self.folder), SECOND, palette.INK_2)]
        if self.folder.parent != self.folder:
            shown.append(self._entry(say("up-one-folder"), self.folder.parent, "up"))
        shown += [self._entry(path.name, path, "right") for path in folders]
        shown += [self._entry(path.name, path, "cards") for path in files]
        if problem or not folders and not files:
            shown.append(Words(problem or say("nothing-here"), SECOND))
        self._middle.children = shown
        self._middle.gap, self._middle.padding, self._middle.offset = 10, _RING_ROOM, 0

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        super().open(bounds, unit)
        self._focus_first()

    def _focus_first(self) -> None:
        self.form.focus(next((each for each in self._middle.children if isinstance(each, Button)), self.buttons[0]))

    def _entry(self, words: str, path: Path, icon: str) -> Button:
        return Button(words, "quiet", icon=icon, align="left", then=lambda _: self._open(path))

    def _open(self, path: Path) -> None:
        if not os.path.isdir(path):
            self.closed = True
            self._choose(path)
            return
        self.folder = path
        self._fill()
        self.layout(self._window, self.unit)
        self._focus_first()


def entries(folder: Path, suffix: str) -> tuple[list[Path], list[Path], str]:
    """Return a folder's subfolders, its files with `suffix`, and an error if it is unreadable.

    Skips hidden entries.
    """
    folders, files = list[Path](), list[Path]()
    try:
        names = sorted((name for name in os.listdir(folder) if not name.startswith(".")), key=str.casefold)
    except OSError as problem:
        return [], [], say("folder-unreadable", problem=problem.strerror or str(problem))
    for path in (folder / name for name in names):
        if os.path.isdir(path):
            folders.append(path)
        elif suffix and path.name.lower().endswith(suffix):
            files.append(path)
    return folders[:_MOST_ENTRIES], files[:_MOST_ENTRIES], ""
