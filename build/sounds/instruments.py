"""Instruments that no soundfont has: theremin, bowed metal."""

from __future__ import annotations

import math

import numpy as np

from .band import RATE, Samples, seed_of
from .theory import Note


def theremin(notes: list[Note], tempo: float, length: int) -> Samples:
    """One voice that glides from note to note, trembles more the longer it stays, and fades between phrases."""
    beat = 60 / tempo * RATE
    tone = np.zeros(length + 4 * RATE)
    force = np.zeros_like(tone)
    ordered = sorted(notes, key=lambda n: n.start)
    height = np.full_like(tone, float(ordered[0].pitch))
    for n in ordered:
        first, last = int(n.start * beat), int((n.start + n.length) * beat)
        height[first:] = n.pitch
        force[first:last] = n.velocity / 100
    slide = 0.055
    keep = math.exp(-1 / (slide * RATE))
    from scipy.signal import lfilter

    height = lfilter([1 - keep], [1, -keep], height - height[0]) + height[0]
    soft = math.exp(-1 / (0.11 * RATE))
    force = lfilter([1 - soft], [1, -soft], force)
    time = np.arange(len(tone)) / RATE
    since = np.zeros_like(tone)
    for n in ordered:
        first, last = int(n.start * beat), int((n.start + n.length) * beat)
        since[first:last] = np.minimum(1, np.arange(last - first) / (0.7 * RATE))
    rate = 5.3 + 0.4 * np.sin(2 * math.pi * 0.17 * time)
    tremble = np.sin(2 * math.pi * np.cumsum(rate) / RATE)
    height = height + 0.38 * since * tremble
    phase = 2 * math.pi * np.cumsum(440 * 2 ** ((height - 69) / 12)) / RATE
    sound = np.sin(phase) + 0.32 * np.sin(2 * phase + 0.4) + 0.11 * np.sin(3 * phase + 1) + 0.04 * np.sin(4 * phase)
    sound *= force * (1 + 0.12 * since * tremble)
    return np.stack((sound, sound), axis=1) * 0.3


def bowed_metal(notes: list[Note], tempo: float, length: int) -> Samples:
    """Play a sheet of metal with a bow: partials out of tune with each other swell one after the other."""
    beat = 60 / tempo * RATE
    sound = np.zeros((length + 14 * RATE, 2))
    partials = ((1.0, 1.0), (2.0, 0.45), (2.756, 0.55), (5.404, 0.28), (3.01, 0.2), (8.933, 0.08))
    for number, n in enumerate(notes):
        chance = np.random.default_rng(seed_of(f"metal {number} {n.pitch}"))
        first, count = int(n.start * beat), int((n.length * beat) + 3.5 * RATE)
        time = np.arange(count) / RATE
        held = n.length * beat / RATE
        ground = 440 * 2 ** ((n.pitch - 69) / 12)
        for place, (multiple, level) in enumerate(partials):
            rise = 0.35 + 0.28 * place
            swell = (1 - np.exp(-time / (held * rise))) * np.where(time < held, 1, np.exp(-(time - held) / 0.9))
            slow = 1 + 0.25 * np.sin(2 * math.pi * (0.23 + 0.11 * place) * time + chance.uniform(0, 6))
            drift = 1 + 0.0016 * np.sin(2 * math.pi * chance.uniform(0.1, 0.4) * time + chance.uniform(0, 6))
            for side in (0, 1):
                phase = 2 * math.pi * np.cumsum(ground * multiple * (1 + side * 0.0011) * drift) / RATE
                sound[first : first + count, side] += (
                    level * swell * slow * np.sin(phase + chance.uniform(0, 6)) * n.velocity / 100
                )
    return sound * 0.1
