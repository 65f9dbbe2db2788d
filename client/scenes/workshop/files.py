"""Imports and exports packs as files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from client.scenes.file_dialog import FileDialog, usual_place
from client.scenes.page import Page
from client.scenes.workshop.own_pack import OwnPack
from client.scenes.workshop.packs import PackShelf
from client.widgets import Toast
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


class PackFiles:
    """Writes packs of a shelf to files for others, and takes packs from files. `show` shows a pack that was taken."""

    def __init__(self, shelf: PackShelf, page: Page, show: Callable[[OwnPack], None]) -> None:
        self._shelf, self._page, self._show = shelf, page, show

    def ask_for_one(self) -> None:
        """Ask which file to take a pack from."""
        dialog = FileDialog(say("import-a-pack"), say("write-the-path"), say("import-this-file"), self.take, SUFFIX,
                            note=say("pack-that-you-have"), found=found_packs(usual_place()))  # fmt: skip
        self._page.form.show(dialog)

    def bring(self, file: Path) -> None:
        """Take the pack in a file that was dropped on the window."""
        try:
            self.take(file)
        except (StoreError, BadCard) as problem:
            self._page.say(Toast("refused", say("not-imported"), str(problem)))

    def take(self, file: Path) -> None:
        """Import a pack. Raises StoreError or BadCard."""
        pack = self._shelf.bring_in(file)
        self._show(pack)
        self._page.say(Toast("done", say("imported"), say("is-among-your-packs", name=pack.name)))

    def ask_where(self, pack: OwnPack) -> None:
        """Ask where to write a pack."""
        dialog = FileDialog(say("write-a-file"), say("all-finished-cards"), say("write-it"), partial(self._give, pack),
                            SUFFIX, stem=pack.id, note=say("file-that-is-there"))  # fmt: skip
        self._page.form.show(dialog)

    def _give(self, pack: OwnPack, file: Path) -> None:
        """Write a pack to a new file."""
        self._shelf.give_out(pack, file)
        self._page.say(Toast("done", say("written"), say("can-be-given", file=str(file))))
