"""Show a folder in the file manager of the operating system."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def use_system_libraries() -> None:
    """Let system programs started from now on load the system's libraries instead of those of an executable."""
    original = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if original is not None:
        os.environ["LD_LIBRARY_PATH"] = original
    elif getattr(sys, "frozen", False):
        os.environ.pop("LD_LIBRARY_PATH", None)


def show_folder(folder: Path) -> bool:
    """Ask the system to show a folder. Returns False if it can't."""
    use_system_libraries()
    try:
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            command = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(
                [command, str(folder)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
    except OSError:
        return False
    return True
