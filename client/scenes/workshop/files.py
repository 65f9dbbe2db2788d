"""Packs as files of others: where one is written to, and from where one is taken."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from client.art import palette
from client.scenes.workshop.form import Complaint
from client.scenes.workshop.model import OwnPack
from client.scenes.workshop.packs import Shelf
from client.widgets import Answer, FieldDialog, Form, TextField, Toast, Words
from client.widgets.style import SECOND
from client.words.say import workshop as say
from engine.kernel.errors import BadCard
from engine.store.atomic import StoreError
from engine.store.packs import SUFFIX, free_file

_PLACES = ("Downloads", "Desktop", "Documents")
_MOST_FOUND = 5
_MOST_LOOKED_AT = 400
_LONGEST = 250


def usual_place() -> Path:
    """The folder in which files for others are put: Downloads, or the first of its kind there is."""
    home = Path(os.path.expanduser("~"))  # unlike Path.home, this never fails
    return next((home / name for name in _PLACES if os.path.isdir(home / name)), home)


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


def meant(typed: str, suffix: str = SUFFIX) -> Path:
    """The file that somebody means: a name alone lies in the usual place, and needs no ending."""
    file = usual_place() / os.path.expanduser(typed.strip().strip('"'))  # unlike Path's, this one never fails
    return file if file.suffix or os.path.lexists(file) else file.with_name(f"{file.name}{suffix}")


class FileDialog(FieldDialog):
    """Asks for a file by its path. `then` gets the path and says why it will not do: the dialog stays open to choose
    another, with that sentence; "" closes it. A name alone ends in `suffix`."""

    def __init__(self, title: str, sentence: str, path: str, verb: str, then: Callable[[Path], str],
                 note: str = "", found: Sequence[Path] = (), suffix: str = SUFFIX) -> None:  # fmt: skip
        field = TextField(path, longest=_LONGEST, name=say("file"))
        self.complaint = Complaint()
        self._take, self._suffix = then, suffix
        answers = [Answer(verb, "typed", "primary", icon="check")]
        answers += [Answer(file.name, file, icon="cards") for file in found]
        answers.append(Answer(say("not-now"), "", harmless=True))
        note = say("buttons-take", folder=str(found[0].parent)) if found else note
        below = Words(note, SECOND, palette.INK_2)
        super().__init__(field, title, sentence, answers, content=(field, self.complaint, below), width=520)
        self.then = self._answered

    def _answered(self, value: Any) -> None:
        if not value or value == "typed" and not self.field.content.strip():
            return
        problem = self._take(value if isinstance(value, Path) else meant(self.field.content, self._suffix))
        if problem:
            self.closed = False
            self.complaint.say(problem)
            self.layout(self._window, self.unit)
            self.form.focus(self.field)


class Workshop(Protocol):
    """What the files of packs have to do with in the workshop."""

    form: Form
    shelf: Shelf
    pack: OwnPack | None

    def open(self, pack: OwnPack) -> None:
        """Work on a pack."""

    def focus_row(self) -> None:
        """The focus goes to the row of the pack that is worked on."""

    def say(self, toast: Toast) -> None:
        """Say something that holds nothing up."""


class PackFiles:
    """Gives packs of the workshop out as files, and takes others in."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop

    def ask_for_one(self) -> None:
        """Ask which file to take a pack from."""
        sentence = say("write-the-path")
        note = say("pack-that-you-have")
        found = found_packs(usual_place())
        dialog = FileDialog(say("import-a-pack"), sentence, "", say("import-this-file"), self.take, note, found)
        self.workshop.form.show(dialog)

    def bring(self, file: Path) -> None:
        """Take the pack in a file that was dropped on the window."""
        problem = self.take(file)
        if problem:
            self.workshop.say(Toast("refused", say("not-imported"), problem))

    def take(self, file: Path) -> str:
        """Take the pack in a file; why not, where that cannot be done."""
        workshop = self.workshop
        try:
            pack = workshop.shelf.bring_in(file)
        except (StoreError, BadCard) as problem:
            return str(problem)
        workshop.open(pack)
        workshop.focus_row()
        workshop.say(Toast("done", say("imported"), say("is-among-your-packs", name=pack.name)))
        return ""

    def ask_where(self) -> None:
        """Ask where to write the pack that is worked on."""
        pack = self.workshop.pack
        if pack is not None:
            path = str(free_file(usual_place(), pack.id))
            sentence = say("all-finished-cards")
            note = say("file-that-is-there")
            self.workshop.form.show(FileDialog(say("write-a-file"), sentence, path, say("write-it"), self.give, note))

    def give(self, file: Path) -> str:
        """Write the pack that is worked on to a file, or into a folder; why not, where that cannot be done."""
        workshop, pack = self.workshop, self.workshop.pack
        assert pack is not None
        if os.path.isdir(file):
            file = free_file(file, pack.id)
        if os.path.lexists(file):
            return say("file-exists", file=file.name)
        try:
            workshop.shelf.give_out(pack, file)
        except (StoreError, BadCard) as problem:
            return str(problem)
        workshop.say(Toast("done", say("written"), say("can-be-given", file=str(file))))
        return ""
