"""The player's own puzzles on the lessons page: play, export, import, delete."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from client.art import palette
from client.scenes.file_dialog import FileDialog, usual_place
from client.scenes.page import Page
from client.widgets import Button, Row, Toast, Widget, Words, heading
from client.widgets.style import SECOND
from engine.lessons.puzzle_file import Puzzle
from engine.store.files.atomic import StoreError
from engine.store.files.bounded_files import list_files
from engine.store.player.puzzles import SUFFIX, PuzzleFile, PuzzleStore
from engine.words.say import lessons as say

_MOST_FOUND = 5


class OwnPuzzles:
    """The puzzles of a store on a page. `changed` is called after changes."""

    def __init__(self, store: PuzzleStore, page: Page, changed: Callable[[], None]) -> None:
        self._store, self._page, self._changed = store, page, changed
        self._deleted: Path | None = None
        """What was deleted last, where it lies now."""

    def rows(self, game: str, row: Callable[[Puzzle], Button]) -> list[Widget]:
        """Return the rows for one game, with unusable files; empty for an empty store."""
        if self._store.folder is None:
            return []
        files = [file for file in self._store.files() if file.puzzle is None or file.puzzle.scenario.game == game]
        found: list[Widget] = [heading(say("own-puzzles"))]
        found += [self._row(file, row) for file in files]
        if not files:
            found.append(Words(say("no-own"), SECOND, palette.INK_2))
        if self._deleted is not None:
            found.append(Button(say("undo-delete"), icon="undo", then=lambda _: self._put_back()))
        return [*found, Button(say("import"), icon="down", then=lambda _: self._ask_for_one())]

    def _row(self, file: PuzzleFile, row: Callable[[Puzzle], Button]) -> Row:
        first: Widget = row(file.puzzle) if file.puzzle is not None else Words(file.problem, SECOND, palette.INK_2)
        away = Button(
            icon="up",
            name=say("button-name-export", title=file.name),
            tooltip=say("export"),
            then=lambda _: self._ask_where(file),
        )
        delete = Button(
            icon="close",
            name=say("button-name-delete", title=file.name),
            tooltip=say("button-name-delete", title=file.name),
            then=lambda _: self._delete(file),
        )
        away.visible = file.puzzle is not None
        return Row(first, away, delete, shares=(1, 0, 0), gap=8)

    # -- files of others --------------------------------------------------------------------------------------

    def _ask_for_one(self) -> None:
        try:
            files = list_files(usual_place(), f"*{SUFFIX}")
        except StoreError:
            files = []
        newest = sorted(files, key=os.path.getmtime, reverse=True)[:_MOST_FOUND]
        self._page.form.show(
            FileDialog(
                say("import"),
                say("import-sentence"),
                say("import-this"),
                self.take,
                SUFFIX,
                note=say("import-note"),
                found=newest,
            )
        )

    def take(self, file: Path) -> None:
        """Import a puzzle. Raises StoreError."""
        puzzle = self._store.import_file(file)
        self._changed()
        self._page.say(Toast("done", say("own-puzzles"), say("imported", title=puzzle.title)))

    def _ask_where(self, file: PuzzleFile) -> None:
        self._page.form.show(
            FileDialog(
                say("where-to"),
                say("export-sentence"),
                say("export"),
                partial(self._give, file),
                SUFFIX,
                stem=file.path.stem,
            )
        )

    def _give(self, file: PuzzleFile, target: Path) -> None:
        written = self._store.export(file.path, target)
        self._page.say(Toast("done", say("own-puzzles"), say("exported", title=file.name, file=str(written))))

    # -- deleting ---------------------------------------------------------------------------------------------

    def _delete(self, file: PuzzleFile) -> None:
        try:
            self._deleted = self._store.delete(file.path)
        except StoreError as problem:
            self._page.say(Toast("refused", say("not-deleted"), str(problem)))
            return
        self._changed()
        self._page.say(Toast("done", say("own-puzzles"), say("deleted", title=file.name)))

    def _put_back(self) -> None:
        aside, self._deleted = self._deleted, None
        try:
            if aside is not None:
                self._store.restore(aside)
        except StoreError as problem:
            self._page.say(Toast("refused", say("own-puzzles"), str(problem)))
        self._changed()
