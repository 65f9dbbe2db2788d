"""Imports and exports packs as files."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from client.scenes.file_dialog import FileDialog, usual_place
from client.scenes.workshop.own_pack import OwnPack
from client.scenes.workshop.packs import PackShelf
from client.widgets import Form, Toast
from engine.kernel.files.faults import BadCard
from engine.store.files.atomic import StoreError
from engine.store.player.packs import SUFFIX
from engine.words.say import workshop as say

_MOST_FOUND = 5
_MOST_LOOKED_AT = 400


def found_packs(folder: Path) -> list[Path]:
    """Return the newest files in a folder that look like packs."""
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


class WorkshopHost(Protocol):
    """What the files of packs have to do with in the workshop."""

    form: Form
    shelf: PackShelf
    pack: OwnPack | None

    def open(self, pack: OwnPack) -> None:
        """Work on a pack."""

    def focus_row(self) -> None:
        """Move the focus to the row of the pack being edited."""

    def say(self, toast: Toast) -> None:
        """Say something that holds nothing up."""


class PackFiles:
    """Gives packs of the workshop out as files, and takes others in."""

    def __init__(self, workshop: WorkshopHost) -> None:
        self.workshop = workshop

    def ask_for_one(self) -> None:
        """Ask which file to take a pack from."""
        sentence = say("write-the-path")
        note = say("pack-that-you-have")
        found = found_packs(usual_place())
        dialog = FileDialog(
            say("import-a-pack"), sentence, say("import-this-file"), self.take, SUFFIX, note=note, found=found
        )
        self.workshop.form.show(dialog)

    def bring(self, file: Path) -> None:
        """Take the pack in a file that was dropped on the window."""
        problem = self.take(file)
        if problem:
            self.workshop.say(Toast("refused", say("not-imported"), problem))

    def take(self, file: Path) -> str:
        """Import a pack. Returns an error, or an empty string."""
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
            note = say("file-that-is-there")
            dialog = FileDialog(say("write-a-file"), say("all-finished-cards"), say("write-it"), self.give, SUFFIX,
                                stem=pack.id, note=note)  # fmt: skip
            self.workshop.form.show(dialog)

    def give(self, file: Path) -> str:
        """Export the current pack to a new file. Returns an error, or an empty string."""
        workshop, pack = self.workshop, self.workshop.pack
        assert pack is not None
        try:
            workshop.shelf.give_out(pack, file)
        except (StoreError, BadCard) as problem:
            return str(problem)
        workshop.say(Toast("done", say("written"), say("can-be-given", file=str(file))))
        return ""
