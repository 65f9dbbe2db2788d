"""The sound player: plays effects at the volume of the settings. Without a sound device it is silent.

The device is opened and files are read when first needed, in a separate thread. Neither startup nor frames wait for
them.
"""

from __future__ import annotations

import logging
import math
import random
import threading
from collections.abc import Callable
from functools import partial

import pygame

from client.sound import catalog, device
from client.sound.catalog import SoundEntry
from client.sound.music import HEADROOM, Music, gain
from engine.store.player.settings import Settings
from engine.words.assets import AssetMissing
from engine.words.say import shell as say

_log = logging.getLogger(__name__)

# Repetitions of a sound within this time are skipped, so a dozen cards dealt at once make one sound.
_SAME_SOUND_MS = 35
_NEXT_VOICE_MS = 600
"""Between two voices. Earlier ones are skipped."""
_WIDTH = 0.7
"""How far from the center the edges of the table are heard."""


class SoundPlayer:
    """Plays sounds by name, and has the `music`. Without `threaded`, `play` does everything, for tests and pictures."""

    def __init__(self, settings: Settings, threaded: bool = True) -> None:
        self.settings = settings
        self.music = Music(settings, threaded)
        self.feel: Callable[[], object] = lambda: None
        """Called when the player is hit, to rumble the controller."""
        self.remark = ""
        """One sentence if there is no sound, or if a sound could not be read."""
        self._worker = device.SoundWorker("sound", threaded)
        self._threaded = threaded
        self._mute = False
        self._away = False
        self._sounds: dict[tuple[str, int], pygame.mixer.Sound | None] = {}
        self._last: dict[str, int] = {}
        self._decks: dict[str, list[int]] = {}
        self._dealt: dict[str, int] = {}
        self._chance = random.Random()
        self._playing: dict[int, SoundEntry] = {}
        """The last sound on each channel, the oldest first."""
        self._choosing = threading.Lock()

    def volume(self, voice: bool = False) -> float:
        """Return the volume of effects or voices in the settings, 0 to 1."""
        settings = self.settings
        return gain(settings.volume_master, settings.volume_voices if voice else settings.volume_effects) * HEADROOM

    def play(
        self, name: str, now: int | None = None, x: float | None = None, loudness: float = 1.0, variation: int = 0
    ) -> bool:
        """Play a sound. Returns whether it will be heard, as far as is known.

        now: milliseconds; the same sound isn't repeated at almost the same moment
        x: where it happens on the table, from 0 on the left to 1 (None for the center)
        variation: by default the next one in a shuffled order

        Raises KeyError for a name not in the catalog.
        """
        effect = catalog.effects()[name]
        if self._mute or self._away or self.volume(effect.voice) <= 0:
            return False
        if now is not None:
            gate = "voice" if effect.voice else name
            if now - self._last.get(gate, -_NEXT_VOICE_MS) < (_NEXT_VOICE_MS if effect.voice else _SAME_SOUND_MS):
                return False
            self._last[gate] = now
        number = variation or self._deal(effect)
        if effect.size == "heavy":
            self.music.hit()
        if (name, number) not in self._sounds and self._threaded:
            self._worker.do(partial(self._sound, effect, number, x, loudness))
            return True
        return self._sound(effect, number, x, loudness)

    def focus(self, here: bool) -> None:
        """Mute effects and pause music while the window has no focus, unless the settings say otherwise."""
        self._away = not here and not self.settings.background_sound
        self.music.focus(here)

    def close(self) -> None:
        """End all sound and close the device."""
        device.close_device()

    def _deal(self, effect: SoundEntry) -> int:
        """Return the next variation. All are used before one repeats, and none twice in a row."""
        deck = self._decks.setdefault(effect.name, [])
        if not deck:
            deck.extend(self._chance.sample(range(1, effect.variations + 1), effect.variations))
            if deck[-1] == self._dealt.get(effect.name):
                deck.reverse()
        self._dealt[effect.name] = deck.pop()
        return self._dealt[effect.name]

    def _sound(self, effect: SoundEntry, number: int, x: float | None, loudness: float) -> bool:
        """Start a sound, reading its file if necessary. Returns False if it can't be heard."""
        try:
            device.open_device()
            key = effect.name, number
            if key not in self._sounds:
                self._sounds[key] = self._read(effect, number)
            sound = self._sounds[key]
            if sound is None:
                return False
            channel = self._channel(effect)
            sound.set_volume(self.volume(effect.voice) * loudness)
            channel.play(sound)
            channel.set_volume(*sides(0.5 if x is None or self.settings.one_channel else x))
            return True
        except device.NO_DEVICE as problem:
            self._mute = True
            self._tell(say("no-sound", problem=str(problem)))
            return False

    def _channel(self, effect: SoundEntry) -> pygame.mixer.Channel:
        """Return a channel for a sound: a free one, or that of the oldest of its size if there are enough of them."""
        with self._choosing:
            busy = {number: other for number, other in self._playing.items() if pygame.mixer.Channel(number).get_busy()}
            alike = [number for number, other in busy.items() if other.size == effect.size]
            full = len(alike) >= catalog.MOST[effect.size]
            number = alike[0] if full else next(free for free in range(device.OWN, device.CHANNELS) if free not in busy)
            self._playing.pop(number, None)
            self._playing[number] = effect
            return pygame.mixer.Channel(number)

    def _read(self, effect: SoundEntry, number: int) -> pygame.mixer.Sound | None:
        """Return the sound in a file; None if the file is missing or damaged. Each file is tried only once."""
        try:
            return pygame.mixer.Sound(catalog.file_of(effect.name, number))
        except AssetMissing as problem:
            self._tell(str(problem))
        except pygame.error as problem:
            self._tell(say("sound-damaged", file=f"{effect.name}-{number}", problem=str(problem)))
        return None

    def _tell(self, sentence: str) -> None:
        """Remark on a problem, once."""
        if not self.remark:
            self.remark = sentence
            _log.warning("%s", sentence)


def sides(x: float) -> tuple[float, float]:
    """Return the left and right loudness of a sound at a place of the table, 0 to 1."""
    angle = (_WIDTH * (2 * x - 1) + 1) * math.pi / 4
    return min(1.0, math.sqrt(2) * math.cos(angle)), min(1.0, math.sqrt(2) * math.sin(angle))
