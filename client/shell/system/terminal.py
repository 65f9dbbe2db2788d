"""The terminal, or Windows' console, that the program was started from. Closing it quits as closing the window does."""

from __future__ import annotations

import ctypes
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_CLOSE = 2
"""Windows' number for a console that closes."""
_CLOSING_S = 4.5
"""Windows ends the program this long after its console closes, or a little later."""


@contextmanager
def quits_with_terminal(quit_program: Callable[[], object]) -> Iterator[None]:
    """Call `quit_program` when the terminal closes. On Windows another thread calls it."""
    if sys.platform == "win32":
        handler = ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint)(lambda event: _on_event(event, quit_program))
        ctypes.windll.kernel32.SetConsoleCtrlHandler(handler, True)
        try:
            yield
        finally:
            ctypes.windll.kernel32.SetConsoleCtrlHandler(handler, False)
    else:
        before = signal.getsignal(signal.SIGHUP)
        if before == signal.SIG_DFL:  # `nohup` ignores it
            signal.signal(signal.SIGHUP, lambda *_: quit_program())
        try:
            yield
        finally:
            signal.signal(signal.SIGHUP, before)


def _on_event(event: int, quit_program: Callable[[], object]) -> bool:
    """Return whether an event of the console is handled. Windows ends the program as soon as a closing one is."""
    if event == _CLOSE:
        quit_program()
        time.sleep(_CLOSING_S)  # the program ends meanwhile
    return event == _CLOSE
