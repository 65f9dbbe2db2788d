"""Prismatoid in a separate process, so that a crash of the library or voice doesn't stop the program."""

from __future__ import annotations

import multiprocessing
import signal
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_READERS = frozenset(
    (
        "NVDA",
        "JAWS",
        "VOICE_OVER",
        "ORCA",
        "ZDSR",
        "ZOOM_TEXT",
        "BOY_PC_READER",
        "PC_TALKER",
        "SENSE_READER",
        "SYSTEM_ACCESS",
        "WINDOW_EYES",
        "UIA",
    )
)
"""Prismatoid's backends for screen readers, as opposed to system voices."""
_START_S, _ANSWER_S = 30.0, 15.0
"""Timeouts after which the process counts as dead."""


class PrismEngine:
    """The running screen reader, or the system's voice. Lives in the process of `serve`."""

    def __init__(self) -> None:
        import prism

        self._context: Any = prism.Context()
        self._backend: Any = self._context.acquire_best()
        self._reads = self._context.id_of(self._backend.name).name in _READERS

    def say(self, words: str, interrupt: bool) -> None:
        """Speak in the background."""
        self._backend.output(words, interrupt) if self._reads else self._backend.speak(words, interrupt)

    def stop(self) -> None:
        if self._backend.features.supports_stop:
            self._backend.stop()

    def set_rate(self, percent: int) -> None:
        if not self._reads and self._backend.features.supports_set_rate:
            self._backend.rate = percent / 100


def serve(parent: Connection) -> None:
    """Serve a VoiceProcess until it disconnects. Each answer is empty, or an error message."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The parent handles Ctrl+C.
    with suppress(EOFError, OSError):
        try:
            engine = PrismEngine()
        except Exception as problem:  # The library raises its own exceptions.
            parent.send(f"{type(problem).__name__}: {problem}")
            return
        parent.send(None)
        while True:
            name, *values = parent.recv()
            try:
                getattr(engine, name)(*values)
                parent.send(None)
            except Exception as problem:
                parent.send(f"{type(problem).__name__}: {problem}")


class VoiceProcess:
    """Speaks through a process of `serve`. Every call raises OSError if the process fails, dies or hangs."""

    def __init__(self) -> None:
        """Start the process. Raises ImportError if prismatoid isn't installed."""
        if find_spec("prism") is None:
            raise ImportError("prismatoid")
        spawn = multiprocessing.get_context("spawn")
        self._process_end, far_end = spawn.Pipe()
        self._process = spawn.Process(target=serve, args=(far_end,), name="speech", daemon=True)
        self._process.start()
        far_end.close()
        self._answer(_START_S)

    def say(self, words: str, interrupt: bool) -> None:
        self._order("say", words, interrupt)

    def stop(self) -> None:
        self._order("stop")

    def set_rate(self, percent: int) -> None:
        self._order("set_rate", percent)

    def _order(self, *order: Any) -> None:
        self._process_end.send(order)
        self._answer(_ANSWER_S)

    def _answer(self, seconds: float) -> None:
        try:
            answer = self._process_end.recv() if self._process_end.poll(seconds) else "silent"
        except EOFError:
            answer = "ended"
        if isinstance(answer, str):
            self._process.kill()
            raise OSError(f"speech: {answer}")
