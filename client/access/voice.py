"""Voices: that of a Linux desktop, elsewhere a running screen reader or the system's voice, else espeak-ng.

A file can also collect the speech.

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

from client.access.voice_process import VoiceProcess
from engine.words.messages import file_language
from engine.words.say import access as say

_SLOWEST, _FASTEST = 90, 400
"""Words per minute at 0 and 100 percent."""
_LONGEST_S = 2.0
"""How long stopping may take."""

_log = logging.getLogger(__name__)


class Voice:
    """Speaks utterances one after the other. This one does nothing."""

    problem = ""
    """Why speech is unavailable, as a sentence; empty if it works."""

    def say(self, words: str, interrupt: bool = False) -> None:
        """Queue a text. With `interrupt`, it replaces all other texts."""

    def stop(self) -> None:
        """Stop and drop all queued texts."""

    def set_rate(self, percent: int) -> None:
        """Set the rate, 0 to 100. A screen reader ignores it."""

    def close(self) -> None:
        """Close the voice for good."""


class FileVoice(Voice):
    """Writes every utterance as a line of a file."""

    def __init__(self, path: Path) -> None:
        """Create or empty the file. Raises OSError."""
        self._file = path.open("w", encoding="utf-8")

    def say(self, words: str, interrupt: bool = False) -> None:
        self._file.write(" ".join(words.split()) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


class CommandEngine:
    """A program that is called for each utterance and reads it from its input."""

    program: str

    def __init__(self) -> None:
        """Find the program. Raises FileNotFoundError if it isn't installed."""
        found = shutil.which(self.program)
        if found is None:
            raise FileNotFoundError(self.program)
        self._found = found
        self._percent = 50
        self._speaking: subprocess.Popen[bytes] | None = None

    def options(self, percent: int) -> list[str]:
        """Return the program's options for the current language and a rate."""
        raise NotImplementedError

    def say(self, words: str, interrupt: bool) -> None:
        """Speak and wait until the end, or until another thread ends it. Raises OSError if it can't speak."""
        self._speaking = subprocess.Popen(
            [self._found, *self.options(self._percent)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._speaking.communicate(f"{words}\n".encode())
        if (code := self._speaking.returncode) > 0:
            raise OSError(f"{self.program}: exit code {code}")

    def end(self) -> None:
        """End the current utterance. Any thread may do this, and it never waits."""
        if self._speaking is not None:
            self._speaking.terminate()

    def stop(self) -> None:
        self.end()

    def set_rate(self, percent: int) -> None:
        self._percent = percent


class DispatcherEngine(CommandEngine):
    """The voice of a Linux desktop: speech-dispatcher, through its program spd-say."""

    program = "spd-say"

    def options(self, percent: int) -> list[str]:
        return ["--pipe-mode", "--wait", "--language", file_language(), "--rate", str(percent * 2 - 100)]

    def say(self, words: str, interrupt: bool) -> None:
        if interrupt:
            self.stop()
        super().say(words, interrupt)

    def stop(self) -> None:
        """Stop also what the service has already taken."""
        self.end()
        with suppress(OSError, subprocess.SubprocessError):
            subprocess.run(
                [self._found, "--cancel"],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=_LONGEST_S,
            )


class EspeakEngine(CommandEngine):
    """The program espeak-ng."""

    program = "espeak-ng"

    def options(self, percent: int) -> list[str]:
        return ["-v", file_language(), "-s", str(_SLOWEST + (_FASTEST - _SLOWEST) * percent // 100), "--stdin"]


Engine = VoiceProcess | CommandEngine


def find_engine() -> Engine | None:
    """Return the first available engine, or None."""
    for engine in (DispatcherEngine if sys.platform.startswith("linux") else VoiceProcess, EspeakEngine):
        try:
            return engine()
        except (ImportError, OSError, RuntimeError, ValueError) as problem:
            _log.info("%s cannot speak: %s", engine.__name__, problem)
    return None


class SpokenVoice(Voice):
    """Speaks aloud. Its thread finds and uses the engine."""

    def __init__(self) -> None:
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
        if isinstance(self._engine, CommandEngine):
            self._engine.end()

    def set_rate(self, percent: int) -> None:
        self._rate = percent

    def close(self) -> None:
        self._hush()
        self._orders.put(None)
        self._thread.join(1.0)

    def _work(self) -> None:
        self._engine = find_engine()
        if self._engine is None:
            self.problem = say("no-voice-linux" if sys.platform.startswith("linux") else "no-voice")
        rate: int | None = None
        while (order := self._orders.get()) is not None:
            turn, words, interrupt = order
            while (engine := self._engine) is not None and turn == self._turn:
                try:
                    if rate != self._rate and self._rate is not None:
                        rate = self._rate
                        engine.set_rate(rate)
                    engine.say(words, interrupt) if words else engine.stop()
                    break
                except Exception as problem:  # Speech must never end the program.
                    _log.warning("Nothing could be said: %s", problem)
                    self._engine, rate = self._find_replacement(engine), None
        with suppress(Exception):
            if self._engine is not None:
                self._engine.stop()

    def _find_replacement(self, failed: Engine) -> Engine | None:
        with suppress(OSError):
            if not isinstance(failed, EspeakEngine):
                return EspeakEngine()
        self.problem = say("voice-failed")
        return None
