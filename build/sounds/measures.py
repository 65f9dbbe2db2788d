"""What sounds are measured by: loudness after BS.1770-4, peaks between samples, seams. Needs NumPy alone."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

RATE = 44100
Samples = Any
"""An array of NumPy, a row for each moment and a column for each channel, -1 to 1."""


def loudness(data: Samples) -> float:
    """Integrated loudness in LUFS."""
    count = 1 << len(data).bit_length()  # a length that is quickly transformed
    freq = np.exp(-2j * math.pi * np.fft.rfftfreq(count, 1 / RATE) / RATE)
    weight = np.ones_like(freq)
    for above, below in (
        ((1.53084123, -2.65097999, 1.16907901), (1, -1.66363794, 0.71259543)),
        ((1, -2, 1), (1, -1.98916967, 0.98919916)),
    ):
        weight *= np.polyval(above[::-1], freq) / np.polyval(below[::-1], freq)
    power = np.fft.irfft(np.fft.rfft(data, count, axis=0) * weight[:, None], count, axis=0)[: len(data)] ** 2
    step, block = int(0.1 * RATE), min(int(0.4 * RATE), len(data) - 1)
    sums = np.concatenate((np.zeros((1, data.shape[1])), power.cumsum(axis=0)))
    starts = np.arange(0, len(data) - block, step)
    blocks = ((sums[starts + block] - sums[starts]) / block).sum(axis=1)
    level = -0.691 + 10 * np.log10(blocks + 1e-12)
    loud = blocks[level > -70]
    if not len(loud):
        return -70.0
    gate = -0.691 + 10 * math.log10(loud.mean()) - 10
    return float(-0.691 + 10 * math.log10(blocks[level > max(-70, gate)].mean()))


def true_peak(data: Samples) -> float:
    """Return the highest peak between the samples, in dBTP."""
    best, step = 1e-9, 10 * RATE
    for first in range(0, len(data), step):
        part = data[first : first + step]
        spectrum = np.fft.rfft(part, axis=0)
        finer = np.fft.irfft(spectrum, 4 * len(part), axis=0) * 4
        best = max(best, float(np.abs(finer).max()))
    return 20 * math.log10(best)


def peak(data: Samples) -> float:
    """Return the highest sample, in dBFS."""
    return 20 * math.log10(float(np.abs(data).max()) + 1e-9)


def seam(data: Samples) -> float:
    """Return the jump from the last sample to the first, relative to the slope of 99.5% of all samples."""
    slope = np.quantile(np.abs(np.diff(data, axis=0)), 0.995)
    return float(np.abs(data[0] - data[-1]).max() / (slope + 1e-9))
