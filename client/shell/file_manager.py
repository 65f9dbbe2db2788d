"""Showing a folder in the file manager of the operating system."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def show_folder(folder: Path) -> bool:
    """Ask the system to show a folder; false when there is nothing here that could."""
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
