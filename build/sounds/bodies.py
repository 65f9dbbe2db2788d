"""The bodies of effects.

Nothing is sampled. A body is a set of modes (frequency, ring, loudness) that are struck by a short force. Paper, cloth
and leaves are grains of noise, and a voice is pulses through resonances. Every variation draws its own within a few
percent.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from scipy import signal

from .measures import RATE, Samples

Dice = np.random.Generator
Maker = Callable[[Dice], Samples]
Mode = tuple[float, float, float]


def silence(seconds: float) -> Samples:
    """Nothing, for so long."""
    return np.zeros(int(seconds * RATE))


def add(to: Samples, what: Samples, at: float = 0) -> None:
    """Lay a sound over another, from a moment on."""
    first = int(at * RATE)
    last = min(len(to), first + len(what))
    to[first:last] += what[: last - first]


def breath(dice: Dice, seconds: float, low: float, high: float, rise: float, fall: float) -> Samples:
    """Noise in a band that rises and dies away."""
    count = int(seconds * RATE)
    band = signal.butter(2, (low, min(high, 20000)), "bandpass", fs=RATE, output="sos")
    time = np.arange(count) / RATE
    shape = (1 - np.exp(-time / rise)) * np.exp(-time / fall)
    noise = signal.sosfilt(band, dice.standard_normal(count + 2000))[2000:]
    return noise / np.sqrt((noise**2).mean()) * shape * np.minimum(1, (seconds - time) / 0.01)


def modes(
    dice: Dice, seconds: float, modes_of: list[tuple[float, float, float]], stray: float = 0.015, strike: float = 0.0006
) -> Samples:
    """Make a struck body. A mode is (hertz, seconds until it is 60 dB down, loudness)."""
    count = int(seconds * RATE)
    time = np.arange(count) / RATE
    sound = np.zeros(count)
    for hertz, ring, level in modes_of:
        hertz *= 1 + dice.normal(0, stray)
        sound += (
            level
            * (1 + dice.normal(0, 0.12))
            * np.sin(2 * math.pi * hertz * time + dice.uniform(0, 0.5))
            * np.exp(-6.9 * time / ring)
        )
    return sound * (1 - np.exp(-time / strike)) * np.minimum(1, (seconds - time) / 0.01)


def grains(
    dice: Dice, seconds: float, number: int, low: float, high: float, each: float, shape: Callable[[float], float]
) -> Samples:
    """Many tiny clicks: paper that bends, cards that pass, leaves."""
    sound = silence(seconds)
    for _ in range(number):
        at = dice.uniform(0, 1)
        level = shape(at) * dice.lognormal(0, 0.5)
        center = math.exp(dice.uniform(math.log(low), math.log(high)))
        grain = breath(dice, each * dice.uniform(0.6, 1.6), center * 0.7, center * 1.5, 0.0004, each * 0.35)
        add(sound, grain * level, at * (seconds - 2 * each))
    return sound


def throat(
    dice: Dice,
    pitch: list[tuple[float, float]],
    tube: list[list[tuple[float, float, float]]],
    seconds: float,
    rough: float,
    air: float,
    rise: float = 0.03,
    fall: float = 0.1,
) -> Samples:
    """Make a voice: pulses of a throat through the resonances of a moving mouth.

    pitch: (moment, hertz); rough: how uneven the pulses are; tube: (hertz, width, loudness) for both ends
    """
    count = int(seconds * RATE)
    time = np.arange(count) / RATE
    height = np.interp(time, [p[0] for p in pitch], [p[1] for p in pitch])
    shake = signal.lfilter([0.02], [1, -0.98], dice.standard_normal(count)) * rough
    phase = np.cumsum(height * (1 + shake)) / RATE
    pulse = (phase % 1) ** 2 * (1 - phase % 1) * 6
    if rough > 0.3:
        pulse *= 1 - 0.6 * ((phase / 2) % 1 > 0.5)
    source = np.diff(pulse, prepend=0) * RATE / 4000 + air * dice.standard_normal(count)
    out = np.zeros(count)
    for (a, width, loud_a), (b, _, loud_b) in zip(*tube, strict=True):
        part = time / seconds
        for at, share in ((a, 1 - part), (b, part)):
            radius = math.exp(-math.pi * width / RATE)
            filtered = signal.lfilter(
                [1 - radius], [1, -2 * radius * math.cos(2 * math.pi * at / RATE), radius**2], source
            )
            out += filtered * share * (loud_a if at == a else loud_b) * at / 400
    shape = (1 - np.exp(-time / rise)) * np.minimum(1, np.maximum(0, (seconds - time) / fall))
    return out * shape


def tone(
    seconds: float, pitch: list[tuple[float, float]], overtones: tuple[float, ...], rise: float, fall: float
) -> Samples:
    """Make a tone that may glide, (moment, hertz), with overtones of these loudnesses; it rises and dies away."""
    time = np.arange(int(seconds * RATE)) / RATE
    phase = 2 * math.pi * np.cumsum(np.interp(time, [p[0] for p in pitch], [p[1] for p in pitch])) / RATE
    sound = sum(level * np.sin(phase * number) for number, level in enumerate(overtones, 1))
    return sound * (1 - np.exp(-time / rise)) * np.exp(-time / fall) * np.minimum(1, (seconds - time) / 0.01)


def bell(dice: Dice, hertz: float, ring: float, dark: float = 0.0) -> Samples:
    """Make a struck bell or chime; `dark` makes it a church bell."""
    parts: list[Mode] = [(hertz, ring, 1.0), (hertz * 2.756, ring * 0.5, 0.4), (hertz * 5.404, ring * 0.25, 0.18)]
    if dark:
        parts = [
            (hertz * 0.5, ring, dark),
            (hertz, ring * 0.8, 0.7),
            (hertz * 1.19, ring * 0.7, 0.5),
            (hertz * 1.5, ring * 0.5, 0.25),
            (hertz * 2, ring * 0.45, 0.5),
            (hertz * 2.6, ring * 0.3, 0.2),
        ]
    return modes(dice, ring, parts, 0.001, 0.001)


def mix_at(seconds: float, *parts: tuple[float, Samples]) -> Samples:
    """Sounds at their moments, over each other."""
    sound = silence(seconds)
    for at, part in parts:
        add(sound, part, at)
    return sound


def soft(sound: Samples, drive: float = 0.6) -> Samples:
    """Pressed together, as what is loud in a small room."""
    return np.tanh(sound * drive) / drive


def normalize(sound: Samples) -> Samples:
    """With 1 as its highest sample."""
    return sound / np.abs(sound).max()


def low_pass(sound: Samples, above: float) -> Samples:
    """Remove everything above a frequency."""
    return signal.sosfilt(signal.butter(3, above, fs=RATE, output="sos"), sound)


def shift_pitch(sound: Samples, half_steps: float) -> Samples:
    """Higher and shorter, or lower and longer."""
    return np.interp(np.arange(0, len(sound) - 1, 2 ** (half_steps / 12)), np.arange(len(sound)), sound)
