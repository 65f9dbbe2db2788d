"""Asking for a file: a path that is typed, the system's dialog, a list of folders where there is none."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from client.scenes.about import AboutScene
from client.scenes.data_buttons import OwnThings
from client.scenes.file_dialog import FileDialog, FolderDialog
from client.shell.system import dialog as system_dialog
from client.widgets import Button, Dialog, Widget
from engine.store.files.folders import Folders
from tests.client.scenes.desk import Desk, misplaced


class Asked:
    """A page with a dialog that asks for a file, and what it was given."""

    def __init__(self, stem: str = "", size: tuple[int, int] = (1280, 720), text_scale: int = 100) -> None:
        self.page = AboutScene(None)
        self.desk = Desk(self.page, size=size, text_scale=text_scale)
        self.given: list[Path] = []
        self.dialog = FileDialog("A file", "Which one?", "Take it", self._take, ".puzzle", stem=stem)
        self.page.form.show(self.dialog)

    def _take(self, path: Path) -> None:
        self.given.append(path)

    @property
    def walk(self) -> FolderDialog:
        walk = self.dialog.form.popup
        assert isinstance(walk, FolderDialog)
        return walk

    def browse(self) -> None:
        self.push(self.dialog, "Browse…")
        self.desk.settle()

    def push(self, dialog: Dialog, words: str) -> None:
        button = next(each for each in dialog.form.all() if isinstance(each, Button) and each.words == words)
        dialog.form.focus(button)
        self.desk.press(pygame.K_RETURN)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder with two folders in Downloads, and files in one of them."""
    monkeypatch.setattr(os.path, "expanduser", lambda path: path.replace("~", str(tmp_path)))
    (tmp_path / "Downloads" / "Puzzles").mkdir(parents=True)
    (tmp_path / "Downloads" / ".hidden").mkdir()
    for name in ("hard.puzzle", "Easy.PUZZLE", "notes.txt", ".secret.puzzle"):
        (tmp_path / "Downloads" / "Puzzles" / name).touch()
    return tmp_path


def words_of(dialog: Dialog) -> list[str]:
    return [each.words for each in dialog.form.all() if isinstance(each, Button)]


def test_without_a_dialog_of_the_system_a_file_is_found_in_a_list_of_folders(home: Path) -> None:
    asked = Asked()
    asked.browse()
    assert words_of(asked.walk) == ["Up one folder", "Puzzles", "Cancel"]
    asked.push(asked.walk, "Puzzles")
    assert words_of(asked.walk) == ["Up one folder", "Easy.PUZZLE", "hard.puzzle", "Cancel"]
    asked.push(asked.walk, "Up one folder")
    asked.push(asked.walk, "Puzzles")
    asked.push(asked.walk, "hard.puzzle")
    assert asked.dialog.form.popup is None and not asked.given, "it is not taken before the player says so"
    asked.desk.press(pygame.K_RETURN)
    assert asked.given == [home / "Downloads" / "Puzzles" / "hard.puzzle"] and asked.page.form.popup is None


def test_a_folder_is_chosen_for_a_new_file_that_takes_nobodys_place(home: Path) -> None:
    asked = Asked("hard")
    asked.browse()
    asked.push(asked.walk, "Puzzles")
    assert words_of(asked.walk) == ["Up one folder", "Use this folder", "Cancel"]
    asked.push(asked.walk, "Use this folder")
    asked.desk.press(pygame.K_RETURN)
    assert asked.given == [home / "Downloads" / "Puzzles" / "hard-2.puzzle"]


def test_a_list_of_folders_is_left_with_esc_and_nothing_has_changed() -> None:
    asked = Asked("hard")
    typed = asked.dialog.field.content
    asked.browse()
    asked.desk.press(pygame.K_ESCAPE)
    assert asked.dialog.form.popup is None and asked.page.form.popup is asked.dialog
    assert asked.dialog.field.content == typed


def test_a_folder_that_cannot_be_read_says_so(home: Path) -> None:
    asked = Asked()
    walk = FolderDialog(home / "Downloads" / "gone", ".puzzle", asked.given.append)
    asked.page.form.show(walk)
    assert any("Can't read" in getattr(each, "words", "") for each in walk.form.all())


@pytest.mark.parametrize(("chosen", "stem"), [("/srv/a.puzzle", ""), (None, ""), ("{home}", "new")])
def test_the_dialog_of_the_system_is_asked_where_there_is_one(
    home: Path, monkeypatch: pytest.MonkeyPatch, chosen: str | None, stem: str
) -> None:
    """The window goes on meanwhile, and what was typed stays when the dialog is canceled."""
    asked, path = Asked(stem), chosen.format(home=home) if chosen else None
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    opened = system_dialog.SystemDialog(home, lambda: path)
    opened.thread.join(20)
    opened.done = False
    monkeypatch.setattr(
        "client.scenes.file_dialog.ask_for_folder" if stem else "client.scenes.file_dialog.ask_for_file",
        lambda *_: opened,
    )
    typed = asked.dialog.field.content
    asked.browse()
    assert asked.dialog.browse.reason and asked.page.form.popup is asked.dialog
    opened.done = True
    asked.desk.settle()
    wanted = str(home / "new.puzzle") if stem else chosen or typed
    assert asked.dialog.field.content == wanted and not asked.dialog.browse.reason and not asked.given


def test_an_export_never_takes_the_place_of_another_file(tmp_path: Path) -> None:
    page = AboutScene(None)
    desk = Desk(page)
    export, _ = OwnThings(Folders.in_home(tmp_path / "mine"), page).buttons()
    assert isinstance(export, Button) and export.then is not None
    (tmp_path / "thesis.txt").write_text("years of work", encoding="utf-8")
    export.then(None)
    dialog = page.form.popup
    assert isinstance(dialog, FileDialog)
    dialog.field.content = str(tmp_path / "thesis.txt")
    desk.press(pygame.K_RETURN)
    assert page.form.popup is dialog and "already" in dialog.complaint.words
    assert (tmp_path / "thesis.txt").read_text(encoding="utf-8") == "years of work"
    dialog.field.content = str(tmp_path)
    desk.press(pygame.K_RETURN)
    assert page.form.popup is None and (tmp_path / "cul-de-sac.culdesac").is_file()


@pytest.mark.parametrize(("size", "text_scale"), [((1024, 600), 200), ((1280, 720), 100)])
def test_both_dialogs_fit_into_the_window(home: Path, size: tuple[int, int], text_scale: int) -> None:
    for number in range(30):
        (home / "Downloads" / f"A folder with a rather long name, and a number at its end {number}").mkdir()
    asked = Asked("hard", size, text_scale)
    window = pygame.Rect(0, 0, *size)
    assert window.contains(asked.dialog.rect) and _apart(asked.dialog)
    asked.browse()
    assert window.contains(asked.walk.rect) and _apart(asked.walk)
    assert misplaced(asked.page) == []


def _apart(dialog: Dialog) -> bool:
    """Whether no two buttons of a dialog lie over each other."""
    shown: list[Widget] = [each for each in dialog.form.all() if isinstance(each, Button)]
    return not any(
        one.rect.colliderect(two.rect)
        for place, one in enumerate(shown)
        for two in shown[:place]
        if one in dialog.buttons and two in dialog.buttons
    )
