"""Detects a running screen reader. It asks the system, because speech libraries report too much as a screen reader."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

_SPI_GETSCREENREADER = 0x46
_VOICE_OVER = ("defaults", "read", "com.apple.universalaccess", "voiceOverOnOffKey")
_LONGEST_S = 2.0


def is_running(processes: Path = Path("/proc")) -> bool:
    """Return whether a screen reader is running. `processes`: the Linux process folder."""
    if sys.platform == "win32":
        flag = ctypes.c_int(0)
        told = ctypes.windll.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(flag), 0)
        return bool(told and flag.value)
    if sys.platform == "darwin":
        with suppress(OSError, subprocess.SubprocessError):
            return subprocess.run(_VOICE_OVER, capture_output=True, timeout=_LONGEST_S).stdout.strip() == b"1"
        return False
    names = []
    for process in processes.glob("[0-9]*/comm"):
        with suppress(OSError, UnicodeDecodeError):  # The process may have ended.
            names.append(process.read_text().strip())
    return "orca" in names
