"""The system's own dialogs for files and folders. They run in their own threads, so the window stays active."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import pygame

from client.shell.system.file_manager import use_system_libraries

_NO_DESKTOP = ("dummy", "offscreen")
_BEGINS_IN = "FILEDIALOG_CWD"
"""Read by crossfiledialog. Otherwise it starts in the folder chosen last, even if that no longer exists."""
_CANCELED = "(-128)"
"""Part of macOS's message for a canceled dialog, in every language."""


class SystemDialog:
    """A dialog that starts in `folder` and is open from the start.

    done: whether it was answered
    path: the chosen path; None if the player canceled
    missing: whether the system has no such dialog, or can't show it now
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
        except Exception as problem:  # the program has its own list of folders if a desktop lacks something
            self.missing = _CANCELED not in str(problem)
        self.done = True


def ask_for_file(title: str, folder: Path, suffix: str) -> SystemDialog:
    """Let the player choose a file to open, preferably one whose name ends in `suffix`."""

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
    """Return whether the dialog would be visible. Except on Windows, it may open behind a full-screen window."""
    if not pygame.display.get_init() or pygame.display.get_driver() in _NO_DESKTOP:
        return False
    covered = pygame.display.get_surface() is not None and pygame.display.is_fullscreen()
    return sys.platform == "win32" or not covered
