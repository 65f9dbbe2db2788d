"""Playing sounds at the volume of the settings. A machine without a sound device is silent, and nothing breaks.

The device is opened and sounds are calculated when first needed, in a thread of their own: neither the launch nor a
frame waits for them.
"""

from __future__ import annotations

import logging
import queue
import threading

import pygame

from client.sound import synthesis
from engine.store.settings import Settings

_log = logging.getLogger(__name__)

# The same sound again within this time is not played again: a dozen cards dealt at once are one noise.
_SAME_SOUND_MS = 35


class Player:
    """Plays sounds by name. Without `threaded` everything happens within `play`, as tests and pictures want it."""

    def __init__(self, settings: Settings, threaded: bool = True) -> None:
        self.settings = settings
        self.remark = ""
        """One sentence when there is no sound, for the log and the settings screen."""
        self._threaded = threaded
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._last: dict[str, int] = {}
        self._wanted: queue.SimpleQueue[tuple[str, float] | None] | None = None
        self._worker: threading.Thread | None = None

    @property
    def volume(self) -> float:
        """Loudness of effects as the settings have it, 0 to 1."""
        return self.settings.volume_master / 100 * self.settings.volume_effects / 100

    def play(self, name: str, now: int | None = None, loudness: float = 1.0) -> bool:
        """Play a sound; `now` (milliseconds) keeps the same sound from being heard twice at almost one moment.

        Returns whether it will be heard. Raises KeyError for a name not in `synthesis.SOUNDS`.
        """
        if name not in synthesis.SOUNDS:
            raise KeyError(name)
        if self.remark or self.volume <= 0:
            return False
        if now is not None:
            if now - self._last.get(name, -_SAME_SOUND_MS) < _SAME_SOUND_MS:
                return False
            self._last[name] = now
        if not self._threaded:
            self._sound(name, loudness)
        elif name in self._sounds:
            self._start(self._sounds[name], loudness)
        else:
            self._ask(name, loudness)
        return not self.remark

    def stop(self) -> None:
        """End the thread; what was asked for is still heard, and the next sound starts another thread."""
        if self._wanted is not None:
            self._wanted.put(None)
            self._wanted = None

    def join(self) -> None:
        """After `stop`: wait until the thread has ended."""
        if self._worker is not None:
            self._worker.join()

    def _ask(self, name: str, loudness: float) -> None:
        if self._wanted is None:
            self._wanted = queue.SimpleQueue()
            self._worker = threading.Thread(target=self._work, args=(self._wanted,), name="sound", daemon=True)
            self._worker.start()
        self._wanted.put((name, loudness))

    def _work(self, wanted: queue.SimpleQueue[tuple[str, float] | None]) -> None:
        while (job := wanted.get()) is not None and not self.remark:
            self._sound(*job)

    def _sound(self, name: str, loudness: float) -> None:
        """Make the sound if need be and start it; without a device, remark on it once."""
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(synthesis.RATE, -16, 1, 512, allowedchanges=0)
                pygame.mixer.set_num_channels(12)
            if name not in self._sounds:
                self._sounds[name] = pygame.mixer.Sound(buffer=synthesis.samples(name).tobytes())
            self._start(self._sounds[name], loudness)
        except (pygame.error, NotImplementedError, AttributeError) as problem:
            self.remark = f"There is no sound: {problem}."
            _log.warning("%s", self.remark)

    def _start(self, sound: pygame.mixer.Sound, loudness: float) -> None:
        sound.set_volume(self.volume * loudness)
        sound.play()
