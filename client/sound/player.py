"""Playing sounds at the volume of the settings. A machine without a sound device is silent, and nothing breaks.

The device is opened and files are read when first needed, in a thread of their own: neither the launch nor a frame
waits for them.
"""

from __future__ import annotations

import logging
import queue
import threading

import pygame

from client.art.assets import AssetMissing
from client.sound import catalog
from client.words.say import shell as say
from engine.store.settings import Settings

_log = logging.getLogger(__name__)

# The same sound again within this time is not played again: a dozen cards dealt at once are one noise.
_SAME_SOUND_MS = 35


class Player:
    """Plays sounds by name. Without `threaded` everything happens within `play`, as tests and pictures want it."""

    def __init__(self, settings: Settings, threaded: bool = True) -> None:
        self.settings = settings
        self.remark = ""
        """One sentence when there is no sound, or when the first of them could not be read."""
        self._threaded = threaded
        self._mute = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._last: dict[str, int] = {}
        self._wanted: queue.SimpleQueue[tuple[str, float] | None] | None = None
        self._worker: threading.Thread | None = None

    @property
    def volume(self) -> float:
        """Loudness of effects as the settings have it, 0 to 1."""
        return self.settings.volume_master / 100 * self.settings.volume_effects / 100

    def play(self, name: str, now: int | None = None, loudness: float = 1.0) -> bool:
        """Play a sound; `now` (milliseconds) keeps the same sound from being heard twice at almost one moment.

        Returns whether it will be heard, as far as is known. Raises KeyError for a name not in `catalog.NAMES`.
        """
        if name not in catalog.NAMES:
            raise KeyError(name)
        if self._mute or self.volume <= 0:
            return False
        if now is not None:
            if now - self._last.get(name, -_SAME_SOUND_MS) < _SAME_SOUND_MS:
                return False
            self._last[name] = now
        if name not in self._sounds and self._threaded:
            self._ask(name, loudness)
            return True
        return self._sound(name, loudness)

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
        while (job := wanted.get()) is not None and not self._mute:
            self._sound(*job)

    def _sound(self, name: str, loudness: float) -> bool:
        """Start a sound, read from its file if need be; false when it cannot be heard."""
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(catalog.RATE, -16, 1, 512, allowedchanges=0)
                pygame.mixer.set_num_channels(12)
            if name not in self._sounds:
                self._sounds[name] = self._read(name)
            sound = self._sounds[name]
            if sound is not None:
                sound.set_volume(self.volume * loudness)
                sound.play()
            return sound is not None
        except (pygame.error, NotImplementedError, AttributeError) as problem:
            self._mute = True
            self._tell(say("no-sound", problem=str(problem)))
            return False

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        """The sound in a file; none when the file is missing or damaged, and nobody asks for it a second time."""
        try:
            return pygame.mixer.Sound(catalog.file_of(name))
        except AssetMissing as problem:
            self._tell(str(problem))
        except pygame.error as problem:
            self._tell(say("sound-damaged", file=name, problem=str(problem)))
        return None

    def _tell(self, sentence: str) -> None:
        """Remark on what is wrong, once."""
        if not self.remark:
            self.remark = sentence
            _log.warning("%s", sentence)
