"""The system's dialogs for files run beside the window, and their absence is told."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame
import pytest

from client.shell.system.dialog import SystemDialog, ask_for_file, ask_for_folder

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they are no programs")


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A window on a desktop whose programs lie in this folder."""
    for module in [name for name in sys.modules if name.startswith("crossfiledialog")]:
        monkeypatch.delitem(sys.modules, module)
    programs = tmp_path / "programs"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    pygame.display.init()
    return programs


def put(program: Path, script: str) -> None:
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)


def answer(dialog: SystemDialog) -> tuple[bool, Path | None]:
    dialog.thread.join(20)
    assert dialog.done
    return dialog.missing, dialog.path


@pytest.mark.parametrize("program", ["zenity", "kdialog"])
def test_what_is_chosen_comes_back_and_the_words_are_ours(desktop: Path, tmp_path: Path, program: str) -> None:
    put(desktop / program, f'echo "$@" > "{tmp_path}/asked"; echo "/home/ada/a b.puzzle"')
    assert answer(ask_for_file("Choose a file", tmp_path, ".puzzle")) == (False, Path("/home/ada/a b.puzzle"))
    asked = (tmp_path / "asked").read_text(encoding="utf-8")
    assert "Choose a file" in asked and str(tmp_path) in asked and "*.puzzle" in asked
    assert answer(ask_for_folder("Choose a folder", tmp_path)) == (False, Path("/home/ada/a b.puzzle"))


def test_the_window_goes_on_while_the_dialog_is_open(desktop: Path, tmp_path: Path) -> None:
    put(desktop / "zenity", f'read answer < "{tmp_path}/pipe"; echo "$answer"')
    os.mkfifo(tmp_path / "pipe")
    dialog = ask_for_folder("Choose a folder", tmp_path)
    assert not dialog.done
    (tmp_path / "pipe").write_text("/srv\n", encoding="utf-8")
    assert answer(dialog) == (False, Path("/srv"))


def test_a_dialog_that_is_canceled_chooses_nothing(desktop: Path, tmp_path: Path) -> None:
    put(desktop / "zenity", "exit 1")
    assert answer(ask_for_file("Choose a file", tmp_path, ".puzzle")) == (False, None)


def test_a_system_without_such_a_dialog_says_so(desktop: Path, tmp_path: Path) -> None:
    assert answer(ask_for_file("Choose a file", tmp_path, ".puzzle")) == (True, None)


def test_without_a_desktop_none_is_opened(desktop: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(desktop / "zenity", f'touch "{tmp_path}/opened"')
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "dummy")
    assert answer(ask_for_folder("Choose a folder", tmp_path)) == (True, None)
    assert not (tmp_path / "opened").exists()
