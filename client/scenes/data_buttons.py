"""Exports and imports a player's data as one file."""

from __future__ import annotations

from pathlib import Path

from client.scenes.file_dialog import FileDialog
from client.scenes.page import Page
from client.widgets import Button, Toast, Widget
from engine.store.files.atomic import StoreError
from engine.store.files.folders import Folders
from engine.store.player.backup_file import SUFFIX, export_all, schedule_import
from engine.words.say import scenes as say


class OwnThings:
    """The export and import buttons of a page."""

    def __init__(self, folders: Folders, page: Page) -> None:
        self._folders, self._page = folders, page

    def buttons(self) -> list[Widget]:
        """Export and import."""
        return [
            Button(say("things-export"), icon="up", then=lambda _: self._ask_where()),
            Button(say("things-import"), icon="down", then=lambda _: self._ask_for_one()),
        ]

    def _ask_where(self) -> None:
        self._page.form.show(
            FileDialog(
                say("things-export-title"),
                say("things-export-sentence"),
                say("things-write"),
                self.give,
                SUFFIX,
                stem="cul-de-sac",
            )
        )

    def give(self, file: Path) -> None:
        """Have the file written; the page tells when it is there, or why it can't be written."""
        self._page.app.files.put(lambda: export_all(self._folders, file), lambda done: self._on_exported(file, done))

    def _on_exported(self, file: Path, result: object) -> None:
        done = not isinstance(result, StoreError)
        words = say("things-written", file=str(file)) if done else str(result)
        self._page.say(Toast("done" if done else "refused", say("things"), words))

    def _ask_for_one(self) -> None:
        self._page.form.show(
            FileDialog(say("things-import-title"), say("things-import-sentence"), say("things-take"), self.take, SUFFIX)
        )

    def take(self, file: Path) -> None:
        """Leave a file for the next start. Raises StoreError."""
        schedule_import(self._folders, file)
        self._page.say(Toast("done", say("things"), say("things-taken")))
