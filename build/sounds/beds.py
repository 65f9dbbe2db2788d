"""The surroundings: quiet beds of half a minute for the menus and each game, seamless, with rare events in them."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from scipy import signal

from . import air, glass, metal, wood
from .band import decibels, seed_of
from .bodies import Dice, bell, breath, modes, tone
from .measures import RATE, Samples, loudness
from .ogg import ASSETS, write

SECONDS = 36
LOUD = -36.0
"""LUFS."""
_BED_RATE = 22050
"""Nothing in them lies above 10 kHz."""


def _noise(dice: Dice, low: float, high: float) -> Samples:
    """Noise in a band that goes round without a seam, with an energy of 1."""
    count = SECONDS * RATE
    spectrum = np.fft.rfft(dice.standard_normal(count))
    freq = np.fft.rfftfreq(count, 1 / RATE)
    spectrum *= 1 / np.sqrt(1 + (low / np.maximum(freq, 1e-9)) ** 4) / np.sqrt(1 + (freq / high) ** 4)
    sound = np.fft.irfft(spectrum, count)
    return sound / np.sqrt((sound**2).mean())


def _waves(turns: int, depth: float, phase: float = 0.0) -> Samples:
    """Return a loudness that swells a whole number of times in a round."""
    place = np.arange(SECONDS * RATE) / (SECONDS * RATE)
    return 1 - depth / 2 + depth / 2 * np.sin(2 * math.pi * (turns * place + phase))


def _put(bed: Samples, what: Samples, at: float, level: float) -> None:
    """Something rare, round the seam; `level` against a peak of 1."""
    first = int(at * RATE)
    place = (np.arange(len(what)) + first) % len(bed)
    np.add.at(bed, place, what / np.abs(what).max() * level)


def shell(dice: Dice) -> Samples:
    """Dusk: crickets, a far road, one wind chime, a screen door, a far dog."""
    bed = _noise(dice, 60, 220) * 0.5 * _waves(3, 0.5)
    time = np.arange(SECONDS * RATE) / RATE
    for hertz, rate, turns in ((2400, 16, 9), (4100, 21, 13)):
        chirp = np.sin(2 * math.pi * hertz * time) * np.maximum(0, np.sin(2 * math.pi * rate * time)) ** 2
        bed += chirp * 0.22 * np.maximum(0, np.sin(2 * math.pi * turns * time / SECONDS)) ** 0.5
    for at in (7.5, 21.0):
        _put(bed, metal.chime(dice), at, 0.8)
    _put(bed, wood.gate_soft(dice), 15.2, 0.9)
    return bed


def nefarious(dice: Dice) -> Samples:
    """Make a laboratory after midnight: mains hum, bubbling glass, a relay clock, a drip."""
    time = np.arange(SECONDS * RATE) / RATE
    bed = sum(
        level * np.sin(2 * math.pi * hertz * time) for hertz, level in ((50, 0.8), (100, 0.6), (200, 0.2), (300, 0.1))
    )
    bed = bed * _waves(2, 0.2) + _noise(dice, 300, 2000) * 0.12
    for _ in range(90):
        height = dice.uniform(240, 600)
        _put(
            bed,
            tone(0.1, [(0, height), (0.1, height * 1.7)], (1, 0.2), 0.008, 0.03),
            dice.uniform(0, SECONDS),
            dice.uniform(0.1, 0.4),
        )
    for second in range(SECONDS):
        _put(bed, modes(dice, 0.05, [(1420, 0.03, 1.0), (2950, 0.02, 0.5)], 0.02), second, 0.25)
    _put(bed, glass.pool(dice), 11.3, 0.8)
    return bed


def runes(dice: Dice) -> Samples:
    """Make a suburb in July: a sprinkler, cicadas, a far mower, the bell of the ice cream van."""
    bed = _noise(dice, 90, 300) * 0.5 * _waves(2, 0.6) + air_of_cicadas(dice)
    for number in range(SECONDS * 3):
        _put(bed, breath(dice, 0.2, 2500, 8000, 0.03, 0.05), number / 3, 0.5 if number % 3 else 0.8)
    for number, hertz in enumerate((783.99, 880.0, 1174.66)):
        _put(bed, bell(dice, hertz, 0.5), 24 + 0.3 * number, 0.4)
    return bed


def air_of_cicadas(dice: Dice) -> Samples:
    """Cicadas that swell and stop."""
    time = np.arange(SECONDS * RATE) / RATE
    beat = 0.6 + 0.4 * np.sin(2 * math.pi * 41 * time)
    return _noise(dice, 4200, 6000) * 0.22 * beat * np.maximum(0, _waves(4, 2.0) - 0.2)


def cthulhu(dice: Dice) -> Samples:
    """Make a reading room: rain on a high window, the hiss of a lamp, the distant sea, a board, a page."""
    bed = _noise(dice, 40, 110) * 0.7 * _waves(5, 1.2) + _noise(dice, 2500, 6000) * 0.12
    for _ in range(700):
        hertz = dice.uniform(1500, 5500)
        _put(bed, modes(dice, 0.03, [(hertz, 0.015, 1.0)], 0.1), dice.uniform(0, SECONDS), dice.uniform(0.05, 0.3))
    _put(bed, wood.door(61, 143, 318)(dice), 13.0, 0.6)
    return bed


def nasty(dice: Dice) -> Samples:
    """Make a garden party behind a hedge: chatter without words, glasses, a hedge trimmer that is cut short."""
    bed = np.zeros(SECONDS * RATE)
    for voice in range(7):
        low = dice.uniform(180, 420)
        syllables = np.interp(
            np.arange(len(bed)),
            np.linspace(0, len(bed), SECONDS * 4 + 1),
            np.append(first := dice.uniform(0, 1, SECONDS * 4), first[0]),
        )
        speaks = np.maximum(0, _waves(3 + voice, 2.0, voice / 7) - 0.6)
        bed += _noise(dice, low, low * 4) * syllables**3 * speaks * 0.5
    bed = signal.sosfilt(signal.butter(1, 1800, fs=RATE, output="sos"), np.tile(bed, 2))[len(bed) :]
    for at in dice.uniform(0, SECONDS, 7):
        _put(bed, glass.glass(dice), float(at), 0.2)
    _put(bed, air.hedge(dice), 17.0, 0.5)
    return bed


BEDS: dict[str, Callable[[Dice], Samples]] = {
    "shell": shell,
    "nefarious": nefarious,
    "runes-and-regulations": runes,
    "cthulhu-realms": cthulhu,
    "nasty-neighbours": nasty,
}


def main() -> None:
    """Write all beds, in mono, at half the samples."""
    for name, maker in BEDS.items():
        bed = maker(np.random.default_rng(seed_of(f"bed {name}")))[:, None]
        bed = bed * decibels(LOUD - loudness(np.repeat(bed, 2, axis=1)))
        count = SECONDS * _BED_RATE
        half = np.fft.irfft(np.fft.rfft(bed, axis=0)[: count // 2 + 1], count, axis=0) * _BED_RATE / RATE
        file = ASSETS / "music" / f"bed-{name}.ogg"
        write(half, file, 1, _BED_RATE)
        print(f"{name}: {file.stat().st_size / 1000:.0f} kB")
