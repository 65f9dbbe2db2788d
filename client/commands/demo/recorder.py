"""Records the sounds of a table and mixes them without a device."""

from __future__ import annotations

import wave
from pathlib import Path
from typing import Any

from client.commands._shared.samples import samples_of
from client.shell.scene import ManualClock
from client.sound import device
from client.sound.catalog import SoundEntry, file_of
from client.sound.music import HEADROOM, Music, gain
from client.sound.player import SoundPlayer, sides
from engine.store.player.settings import Settings
from engine.words import assets

_PART_MS = 250
"""The length of a part for which the level of the mix is told."""


class Recorder(SoundPlayer):
    """Records sounds and their times."""

    def __init__(self, settings: Settings, clock: ManualClock) -> None:
        super().__init__(settings, threaded=False)
        self._clock, self._began = clock, clock.now()
        self.music = _Scored(settings, threaded=False, now=lambda: float(clock.now()))
        self._heard: list[tuple[int, Path, float, float]] = []
        self._volumes: list[tuple[int, dict[str, float]]] = []

    def _sound(self, effect: SoundEntry, number: int, x: float | None, loudness: float) -> bool:
        left, right = sides(0.5 if x is None else x)
        loud = self.volume(effect.voice) * loudness
        self._heard.append((self._clock.now() - self._began, file_of(effect.name, number), left * loud, right * loud))
        return True

    def listen(self) -> None:
        """Note how loud the layers of the music are now."""
        self.music.adopt()
        if self.music.mix is not None:
            now = self._clock.now()
            name = self.music.mix.piece.name
            layers = self.music.mix.volumes(now).items()
            bed = gain(self.settings.volume_master, self.settings.volume_ambience) * HEADROOM
            self._volumes.append(
                (
                    now - self._began,
                    {f"bed-{name}": bed} | {f"{name}-{layer}": volume * self.music.volume for layer, volume in layers},
                )
            )

    def write(self, file: Path, seconds: int) -> str:
        """Mix all into a WAV file; returns a sentence on how loud it is, and where the loudest moments are."""
        import numpy

        total = numpy.zeros((seconds * device.RATE, 2), dtype="f4")
        pieces = {name for _, volumes in self._volumes for name, volume in volumes.items() if volume > 0}
        for name in sorted(pieces):
            layer = samples_of(assets.path(f"music/{name}.ogg"))
            moments = [moment * device.RATE // 1000 for moment, _ in self._volumes]
            levels = [volumes.get(name, 0.0) for _, volumes in self._volumes]
            level = numpy.interp(numpy.arange(len(total)), moments, levels)
            total += numpy.resize(layer, total.shape) * level[:, None]
        moments = self.music.stung  # type: ignore[attr-defined]
        stung = [
            (moment - self._began, assets.path(f"music/stinger-{name}.ogg"), HEADROOM, HEADROOM)
            for moment, name in moments
        ]
        for moment, path, left, right in [*self._heard, *stung]:
            begin = moment * device.RATE // 1000
            part = samples_of(path)[: max(0, len(total) - begin)]
            total[begin : begin + len(part)] += part * (left, right)
        peak = float(abs(total).max()) if len(total) else 0.0
        with wave.open(str(file), "wb") as out:
            out.setnchannels(2)
            out.setsampwidth(2)
            out.setframerate(device.RATE)
            out.writeframes((numpy.clip(total, -1, 1) * 32767).astype("<i2").tobytes())
        parts = total[: len(total) // (device.RATE * _PART_MS // 1000) * (device.RATE * _PART_MS // 1000)]
        levels = numpy.sqrt((parts.reshape(-1, device.RATE * _PART_MS // 1000, 2) ** 2).mean(axis=(1, 2)))
        decibels = 20 * numpy.log10(numpy.maximum(levels, 1e-5))
        return (
            f"{file}: {len(self._heard)} effects, {len(stung)} stingers, peak {peak:.2f}, "
            f"level {numpy.median(decibels):.1f} dB (median of {_PART_MS} ms), loudest {decibels.max():.1f} dB "
            f"at {decibels.argmax() * _PART_MS / 1000:.1f} s"
        )


class _Scored(Music):
    """Music of which stingers are noted, and that needs no device."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.stung: list[tuple[int, str]] = []

    def _sting(self, piece: str, what: str) -> None:
        self.stung.append((round(self._now()), f"{piece}-{what}"))
        super()._sting(piece, what)
