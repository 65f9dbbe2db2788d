"""The system's own dialogs for files and folders. They run in threads of their own, so the window goes on meanwhile."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import pygame

from client.shell.file_manager import use_system_libraries

_NO_DESKTOP = ("dummy", "offscreen")
_BEGINS_IN = "FILEDIALOG_CWD"
"""Read by crossfiledialog, which otherwise runs the dialog in the folder chosen last, even when that is gone."""
_CANCELED = "(-128)"
"""How macOS tells that a dialog was canceled, in every language."""


class SystemDialog:
    """A dialog that begins in `folder` and is open from the start.

    done    whether it has been answered
    path    what was chosen; None when the player canceled it
    missing whether the system has no such dialog, or cannot show it now
    """

    def __init__(self, folder: Path, ask: Callable[[], Any]) -> None:
        self.done = False
        self.path: Path | None = None
        self.missing = not _has_room()
        self._folder, self._ask = folder, ask
        self.thread = Thread(target=self._run, name="file dialog", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            if not self.missing:
                use_system_libraries()
                os.environ[_BEGINS_IN] = str(self._folder)
                chosen = self._ask()
                self.path = Path(chosen) if chosen else None
        except Exception as problem:  # whatever a desktop lacks, the program has a list of folders of its own
            self.missing = _CANCELED not in str(problem)
        self.done = True


def ask_for_file(title: str, folder: Path, suffix: str) -> SystemDialog:
    """Let the player choose a file to open, first of all one whose name ends in `suffix`."""

    def ask() -> Any:
        from crossfiledialog import open_file

        return open_file(title=title, start_dir=str(folder), filter=[[f"*{suffix}"], ["*"]])

    return SystemDialog(folder, ask)


def ask_for_folder(title: str, folder: Path) -> SystemDialog:
    """Let the player choose a folder to write a file into."""

    def ask() -> Any:
        from crossfiledialog import choose_folder

        return choose_folder(title=title, start_dir=str(folder))

    return SystemDialog(folder, ask)


def _has_room() -> bool:
    """Whether the dialog would be seen: except on Windows, it may open behind a window that fills the screen."""
    if not pygame.display.get_init() or pygame.display.get_driver() in _NO_DESKTOP:
        return False
    covered = pygame.display.get_surface() is not None and pygame.display.is_fullscreen()
    return sys.platform == "win32" or not covered
