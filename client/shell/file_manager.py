"""Showing a folder in the file manager of the operating system."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def use_system_libraries() -> None:
    """Let programs of the system that are started from now on load its libraries, not those of an executable."""
    original = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if original is not None:
        os.environ["LD_LIBRARY_PATH"] = original
    elif getattr(sys, "frozen", False):
        os.environ.pop("LD_LIBRARY_PATH", None)


def show_folder(folder: Path) -> bool:
    """Ask the system to show a folder; false when there is nothing here that could."""
    use_system_libraries()
    try:
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            command = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(
                [command, str(folder)],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                start_new_session=True,
            )  # fmt: skip
    except OSError:
        return False
    return True
