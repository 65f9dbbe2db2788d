"""Voices: a running screen reader, else the system's voice, else espeak-ng. A file can also collect the speech.

A voice accepts text at once and speaks in its own thread, so no frame waits.
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
"""Words per minute at 0 and 100 percent."""

_log = logging.getLogger(__name__)


class Voice(Protocol):
    """Speaks utterances one after the other."""

    @property
    def problem(self) -> str:
        """Why speech is unavailable, as a sentence; empty if it works."""

    def say(self, words: str, interrupt: bool = False) -> None:
        """Queue a text. With `interrupt`, it replaces all other texts."""

    def stop(self) -> None:
        """Stop and drop all queued texts."""

    def set_rate(self, percent: int) -> None:
        """Set the rate, 0 to 100. A screen reader ignores it."""

    def close(self) -> None:
        """Close the voice for good."""


class FileVoice:
    """Writes every utterance as a line of a file."""

    problem = ""

    def __init__(self, path: Path) -> None:
        """Create or empty the file. Raises OSError."""
        self._file = path.open("w", encoding="utf-8")

    def say(self, words: str, interrupt: bool = False) -> None:
        self._file.write(" ".join(words.split()) + "\n")
        self._file.flush()

    def stop(self) -> None:
        """Do nothing: written lines stay."""

    def set_rate(self, percent: int) -> None:
        """Do nothing: a file has no rate."""

    def close(self) -> None:
        self._file.close()


class EspeakEngine:
    """The program espeak-ng, called for each utterance."""

    def __init__(self) -> None:
        """Raises FileNotFoundError if espeak-ng isn't installed."""
        found = shutil.which("espeak-ng")
        if found is None:
            raise FileNotFoundError("espeak-ng")
        self._program = found
        self._speed = (_SLOWEST + _FASTEST) // 2
        self._speaking: subprocess.Popen[bytes] | None = None

    def say(self, words: str, interrupt: bool) -> None:
        """Speak and wait until the end, or until another thread stops it."""
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
    """Return the first available engine, or None."""
    for engine in (Speaker, EspeakEngine):
        try:
            return engine()
        except (ImportError, OSError, RuntimeError, ValueError) as problem:
            _log.info("%s cannot speak: %s", engine.__name__, problem)
    return None


class SpokenVoice:
    """Speaks aloud. Its thread finds and uses the engine."""

    def __init__(self) -> None:
        self.problem = ""
        self._orders: queue.SimpleQueue[tuple[int, str, bool] | None] = queue.SimpleQueue()
        self._turn = 0
        """Texts from before the last interruption are dropped."""
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
            except Exception as problem:  # Speech must never end the program.
                _log.warning("Nothing could be said: %s", problem)
                engine = self._engine = self._instead(engine)
        with suppress(Exception):
            if engine is not None:
                engine.stop()

    def _instead(self, failed: Engine) -> Engine | None:
        """Return a replacement for a failed engine."""
        with suppress(OSError):
            if not isinstance(failed, EspeakEngine):
                return EspeakEngine()
        self.problem = say("voice-failed")
        return None
