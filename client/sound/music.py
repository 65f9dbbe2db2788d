"""Music: one piece at a time, in layers that fade at bar lines, and stingers over it.

The layers are sounds on their own channels, all started at once. They stay synchronized while they run, and only their
volume changes. Files are read and fades run in a separate thread. With music at 0 nothing is read and nothing runs.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace

import pygame

from client.sound import device
from client.sound.mix import Mix, pieces
from engine.store.files.atomic import StoreError
from engine.store.player.settings import Settings
from engine.words import assets

HEADROOM = 0.7
"""Volume factor for all sound, because three layers and effects over them would clip."""
STEP_MS = 25
"""Between two steps of a fade."""
MENU_MS, FOCUS_MS, DUCK_MS = 300, 400, 120
BED_MS = 2000
"""How long the ambience takes to fade in."""
FADE_OUT_BARS = 1
BACK_BARS = 2
"""The bars in which music returns after a stinger."""
LOUD_STINGERS = ("win", "lose")
QUIET_MS = 1500
"""Between the last note of one of those and the next piece."""

_log = logging.getLogger(__name__)


def gain(*percent: int) -> float:
    """Return the combined loudness of settings, 0 to 1."""
    return math.prod((value / 100) ** 2 for value in percent)


def clock() -> float:
    """Return milliseconds since some moment."""
    return time.monotonic() * 1000


@dataclass(frozen=True, slots=True)
class MusicRequest:
    """The requested music: a piece, its layers, and volume changes in decibels by reason."""

    piece: str = ""
    layers: frozenset[str] = frozenset(("calm",))
    trims: Mapping[str, float] = field(default_factory=dict)


class Music:
    """Plays the requested music. All methods return at once."""

    def __init__(self, settings: Settings, threaded: bool = True, now: Callable[[], float] = clock) -> None:
        self.settings = settings
        self.wish = MusicRequest()
        self.mix: Mix | None = None
        """The mix that is playing, if any."""
        self._now = now
        self._worker = device.SoundWorker("music", threaded, self._tick)
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._stingers: dict[str, pygame.mixer.Sound] = {}
        self._leaves_at: float | None = None
        self._quiet_until = 0.0
        """No piece begins before this moment, so that the end of a match is heard."""
        self._paused_at: float | None = None
        self._broken = False
        self._bed = ""
        """The ambience that is playing."""

    @property
    def volume(self) -> float:
        """Return the music volume of the settings, 0 to 1."""
        return gain(self.settings.volume_master, self.settings.volume_music) * HEADROOM

    @property
    def silent(self) -> bool:
        """Return whether no music is wanted or possible."""
        return self._broken or self.volume <= 0

    # -- requests --------------------------------------------------------------------------------------------

    def play(self, piece: str) -> None:
        """Play a piece, or none (""), from its calm beginning. A piece that is already playing continues."""
        if piece != self.wish.piece:
            self._ask(replace(self.wish, piece=piece, layers=frozenset(("calm",))))

    def want(self, layers: Collection[str]) -> None:
        """Play these layers from the next bar line on."""
        if frozenset(layers) != self.wish.layers:
            self._ask(replace(self.wish, layers=frozenset(layers)))

    def trim(self, name: str, decibels: float) -> None:
        """Change the music volume by `decibels` for a named reason (negative for softer; 0 to end it)."""
        if decibels != self.wish.trims.get(name, 0.0):
            self._ask(replace(self.wish, trims={**self.wish.trims, name: decibels}))

    def sting(self, piece: str, what: str) -> None:
        """Play a stinger of a piece over the music, which becomes softer. "win" and "lose" end the music."""
        if not self.silent:
            self._worker.do(lambda: self._sting(piece, what))

    def hit(self, decibels: float = -2.0, back: float = 400) -> None:
        """Make the music softer for a moment, for a heavy sound."""
        if not self.silent and self.mix is not None:
            self._worker.do(lambda: self._duck("hit", decibels, 30, 30, back))

    def adopt(self) -> None:
        """Apply changed volumes of the settings."""
        if not self.silent or self.mix is not None:
            self._worker.do(lambda: None)

    def focus(self, here: bool) -> None:
        """Pause music while the window has no focus, unless the settings say otherwise."""
        away = not here and not self.settings.background_sound
        if self.mix is not None and away != ("away" in self.wish.trims):
            trims = {name: value for name, value in self.wish.trims.items() if name != "away"}
            self._ask(replace(self.wish, trims={**trims, "away": -60.0} if away else trims))

    def _ask(self, wish: MusicRequest) -> None:
        self.wish = wish
        self.adopt()

    # -- in the thread ----------------------------------------------------------------------------------------

    def _tick(self) -> float | None:
        """Carry out the request as far as it is due. Returns the milliseconds until the next step, or None."""
        try:
            return self._follow(self._now())
        except (*device.NO_DEVICE, assets.AssetMissing, StoreError, KeyError) as problem:
            self._broken, self.mix = True, None
            _log.warning("no music: %s", problem)
        return None

    def _follow(self, now: float) -> float | None:
        wish = self.wish
        if self.silent:
            self._drop()
            return None
        if self.mix is not None and self.mix.piece.name != wish.piece:
            if self._leaves_at is None:
                self.mix.trim("leave", -60, now, FADE_OUT_BARS * self.mix.piece.bar)
                self._leaves_at = now + FADE_OUT_BARS * self.mix.piece.bar
            if now >= self._leaves_at:
                self._drop()
        if self.mix is None:
            if not wish.piece:
                return None
            if now < self._quiet_until:
                return self._quiet_until - now
            self._begin(wish)
            now = self._now()
        if self.mix is None:
            return None
        if self._leaves_at is None:
            self.mix.want(wish.layers, now)
        for name, decibels in wish.trims.items():
            if name != "away":
                self._trim(name, decibels, now, MENU_MS)
        self._wait_for_focus(wish, now)
        self._surround(wish)
        return self._set(now)

    def _trim(self, name: str, decibels: float, now: float, length: float) -> None:
        assert self.mix is not None
        if self.mix.goal(name) != decibels:
            self.mix.trim(name, decibels, now, length)

    def _wait_for_focus(self, wish: MusicRequest, now: float) -> None:
        """Fade out and pause while the window has no focus, then continue from there."""
        assert self.mix is not None
        away = "away" in wish.trims
        if not away and self._paused_at is not None:
            self.mix.delay(now - self._paused_at)
            self._paused_at = None
            for channel in self._channels():
                channel.unpause()
        self._trim("away", -60.0 if away else 0.0, now, FOCUS_MS)
        if away and self._paused_at is None and self.mix.level("away", now) <= -60:
            self._paused_at = now
            for channel in self._channels():
                channel.pause()

    def _surround(self, wish: MusicRequest) -> None:
        """Stream the ambience of the piece, but not behind the curtain or while the window has no focus."""
        assert self.mix is not None
        volume = gain(self.settings.volume_master, self.settings.volume_ambience) * HEADROOM
        quiet = volume <= 0 or self._paused_at is not None or wish.trims.get("over", 0.0) != 0
        bed = "" if quiet else self.mix.piece.name
        if bed != self._bed:
            if bed:
                pygame.mixer.music.load(assets.path(f"music/bed-{bed}.ogg"))
                pygame.mixer.music.play(-1, fade_ms=BED_MS)
            else:
                pygame.mixer.music.stop()
            self._bed = bed
        if bed:
            pygame.mixer.music.set_volume(volume)

    def _channels(self) -> list[pygame.mixer.Channel]:
        return [pygame.mixer.Channel(number) for number in (*device.MUSIC, device.STINGER)]

    def _begin(self, wish: MusicRequest) -> None:
        """Read all layers, then start them at once."""
        piece = pieces()[wish.piece]
        device.open_device()
        for layer in piece.all_layers:
            if self._worker.ending:
                return
            self._sounds[layer] = pygame.mixer.Sound(assets.path(f"music/{piece.name}-{layer}.ogg"))
            self._sounds[layer].set_volume(0)
        for channel, sound in zip(device.MUSIC, self._sounds.values(), strict=False):
            pygame.mixer.Channel(channel).play(sound, loops=-1)
        now = self._now()
        self.mix = Mix(piece, now)
        self.mix.want(wish.layers, now, at_once=True)
        for name, decibels in wish.trims.items():
            self.mix.trim(name, decibels, now, 0)

    def _drop(self) -> None:
        if self.mix is not None:
            for number in device.MUSIC:
                pygame.mixer.Channel(number).stop()
            if self._bed:
                pygame.mixer.music.stop()
                self._bed = ""
        self._sounds.clear()
        self.mix, self._leaves_at, self._paused_at = None, None, None

    def _set(self, now: float) -> float | None:
        """Set the volume of each layer. Returns the milliseconds until the next change, or None."""
        assert self.mix is not None
        for name, volume in self.mix.volumes(now).items():
            self._sounds[name].set_volume(volume * self.volume)
        if self._paused_at is not None:
            return None
        moment = min(self.mix.next_at(now), self._leaves_at if self._leaves_at is not None else float("inf"))
        return None if moment == float("inf") else max(STEP_MS, moment - now)

    def _sting(self, piece: str, what: str) -> None:
        name = f"{piece}-{what}"
        try:
            device.open_device()
            if name not in self._stingers:
                self._stingers[name] = pygame.mixer.Sound(assets.path(f"music/stinger-{name}.ogg"))
            sound = self._stingers[name]
            sound.set_volume(self.volume)
            pygame.mixer.Channel(device.STINGER).play(sound)
        except (assets.AssetMissing, *device.NO_DEVICE) as problem:
            _log.warning("no stinger: %s", problem)
            return
        loud = what in LOUD_STINGERS
        if loud:
            self._quiet_until = self._now() + sound.get_length() * 1000 + QUIET_MS
        back = BACK_BARS * (self.mix.piece.bar if self.mix is not None else 2000)
        self._duck("stinger", -8.0 if loud else -4.0, DUCK_MS, sound.get_length() * 1000, back)

    def _duck(self, name: str, decibels: float, into: float, lasts: float, back: float) -> None:
        now = self._now()
        if self.mix is not None:
            self.mix.duck(name, decibels, now, into, now + lasts, back)
