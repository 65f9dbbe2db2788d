"""Voices: the screen reader that runs, else the system's voice, else espeak-ng; and a file for reading afterwards.

A voice takes words at once and says them in a thread of its own: no frame waits for it.
"""

from __future__ import annotations

import logging
import queue
import shutil
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from client.access.speaker import Speaker
from engine.words.messages import written
from engine.words.say import access as say

_SLOWEST, _FASTEST = 90, 400
"""Words in a minute at 0 and at 100 percent."""

_log = logging.getLogger(__name__)


class Voice(Protocol):
    """Something that says words, one utterance after the other."""

    @property
    def problem(self) -> str:
        """Why nothing can be heard, in a sentence; empty while nothing stands against it."""

    def say(self, words: str, interrupt: bool = False) -> None:
        """Say words after all others, or instead of those that are being said or wait."""

    def stop(self) -> None:
        """Say nothing more of what was asked for."""

    def set_rate(self, percent: int) -> None:
        """How fast to speak, 0 to 100; a screen reader has a rate of its own."""

    def close(self) -> None:
        """End."""


class FileVoice:
    """Writes every utterance into a file, a line each."""

    problem = ""

    def __init__(self, path: Path) -> None:
        """Begin the file anew. Raises OSError."""
        self._file = path.open("w", encoding="utf-8")

    def say(self, words: str, interrupt: bool = False) -> None:
        self._file.write(" ".join(words.split()) + "\n")
        self._file.flush()

    def stop(self) -> None:
        """What is written stays."""

    def set_rate(self, percent: int) -> None:
        """A file is read as fast as one likes."""

    def close(self) -> None:
        """Close the file."""
        self._file.close()


class EspeakEngine:
    """The program espeak-ng, called for each utterance."""

    def __init__(self) -> None:
        """Raises FileNotFoundError where it is not installed."""
        found = shutil.which("espeak-ng")
        if found is None:
            raise FileNotFoundError("espeak-ng")
        self._program = found
        self._speed = (_SLOWEST + _FASTEST) // 2
        self._speaking: subprocess.Popen[bytes] | None = None

    def say(self, words: str, interrupt: bool) -> None:
        """Say words and wait until they are said, or until another thread stops them."""
        self._speaking = subprocess.Popen(
            [self._program, "-v", written(), "-s", str(self._speed), "--stdin"],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._speaking.communicate(words.encode())

    def stop(self) -> None:
        if self._speaking is not None:
            self._speaking.terminate()

    def set_rate(self, percent: int) -> None:
        self._speed = _SLOWEST + (_FASTEST - _SLOWEST) * percent // 100


Engine = Speaker | EspeakEngine


def find_engine() -> Engine | None:
    """The first engine that there is; None without one."""
    for engine in (Speaker, EspeakEngine):
        try:
            return engine()
        except (ImportError, OSError, RuntimeError, ValueError) as problem:
            _log.info("%s cannot speak: %s", engine.__name__, problem)
    return None


class SpokenVoice:
    """Speaks aloud. The engine is looked for in the thread that uses it."""

    def __init__(self) -> None:
        self.problem = ""
        self._orders: queue.SimpleQueue[tuple[int, str, bool] | None] = queue.SimpleQueue()
        self._turn = 0
        """Whatever was asked for before the last interruption is not said any more."""
        self._rate: int | None = None
        self._engine: Engine | None = None
        self._thread = threading.Thread(target=self._work, name="speech", daemon=True)
        self._thread.start()

    def say(self, words: str, interrupt: bool = False) -> None:
        if interrupt:
            self._hush()
        if words.strip():
            self._orders.put((self._turn, words.replace("\0", ""), interrupt))

    def stop(self) -> None:
        self._hush()
        self._orders.put((self._turn, "", True))

    def _hush(self) -> None:
        self._turn += 1
        if isinstance(self._engine, EspeakEngine):
            self._engine.stop()

    def set_rate(self, percent: int) -> None:
        self._rate = percent

    def close(self) -> None:
        self._hush()
        self._orders.put(None)
        self._thread.join(1.0)

    def _work(self) -> None:
        engine = self._engine = find_engine()
        if engine is None:
            self.problem = say("no-voice-linux" if sys.platform.startswith("linux") else "no-voice")
        rate: int | None = None
        while (order := self._orders.get()) is not None:
            turn, words, interrupt = order
            if engine is None or turn != self._turn:
                continue
            try:
                if rate != self._rate and self._rate is not None:
                    rate = self._rate
                    engine.set_rate(rate)
                engine.say(words, interrupt) if words else engine.stop()
            except Exception as problem:  # the library has errors of its own, and speech must never end the program
                _log.warning("Nothing could be said: %s", problem)
                engine = self._engine = self._instead(engine)
        with suppress(Exception):
            if engine is not None:
                engine.stop()

    def _instead(self, failed: Engine) -> Engine | None:
        """Another engine for one that has failed."""
        with suppress(OSError):
            if not isinstance(failed, EspeakEngine):
                return EspeakEngine()
        self.problem = say("voice-failed")
        return None
