"""Trouble for a process that stores matches: it dies at any line, or another program holds its file."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

_PLACES = ("/engine/store/", "/engine/session/saving/autosave.py", "/client/scenes/workshop/packs.py")
LOCKER = """
import os, random, sqlite3, sys, time
other, parent = sqlite3.connect(sys.argv[1], timeout=5, isolation_level=None), os.getppid()
while os.getppid() == parent:
    other.execute("BEGIN EXCLUSIVE")
    print(flush=True)
    time.sleep(random.random() * 0.4)
    other.execute("ROLLBACK")
    time.sleep(random.random() * 0.1)
"""
"""A program that holds the lock of a file most of the time, as long as the one that has started it runs."""


def kill_at_line() -> Callable[[int], None]:
    """Trace the store's code in every thread. Return a function that kills this process after a number of further
    lines.
    """
    left = 0

    def in_store(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal left
        if event == "line" and left:
            left -= 1
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)
        return in_store

    def begun(frame: FrameType, event: str, argument: Any) -> Any:
        return in_store if any(place in frame.f_code.co_filename for place in _PLACES) else None

    def arm(lines: int) -> None:
        nonlocal left
        left = lines

    threading.settrace(begun)
    sys.settrace(begun)
    return arm
