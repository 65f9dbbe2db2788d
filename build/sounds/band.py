"""Instruments and the mixing desk. Samples come from the soundfont through fluidsynth, or are calculated here.

Everything that sounds beyond the last bar is folded back to the first, and every echo and room is a circular
convolution, so that a piece goes round without a seam.
"""

from __future__ import annotations

import hashlib
import math
import os
import random
import struct
import subprocess
import tempfile
import wave
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy import signal

from .theory import Note

RATE = 44100
SOUNDFONT = os.environ.get("SOUNDFONT", "/usr/share/sounds/sf2/FluidR3_GM.sf2")
DRUMS = 128
Samples = np.ndarray


@dataclass
class ScorePart:
    """What one instrument plays, and how it stands in the mix.

    program, bank    of the soundfont; bank DRUMS for kits; or `synth`, a function of notes, tempo and length
    gain             decibels against the other parts of the piece
    pan              -1 left to 1 right; width: how much of the samples' own stereo is kept
    low, high        hertz: what lies below and above is cut
    room             how much goes into the room, decibels; None: nothing
    echo             tape echo: (beats, feedback 0 to 1, decibels)
    wow              cents by which the pitch wavers, as from a tired tape
    swell            (bars, decibels): held sounds breathe, softest at the ends of these bars
    cents            out of tune by so much
    loose            milliseconds by which notes come early or late
    """

    name: str
    notes: list[Note]
    program: int = 0
    bank: int = 0
    gain: float = 0
    pan: float = 0
    width: float = 0.6
    low: float = 40
    high: float = 13000
    room: float | None = -12
    echo: tuple[float, float, float] | None = None
    wow: float = 0
    cents: float = 0
    loose: float = 6
    drive: float = 0
    swell: tuple[float, float] | None = None
    synth: Callable[[list[Note], float, int], Samples] | None = None


@dataclass
class Score:
    """A piece: its tempo (quarters a minute), beats of a bar, bars, and the parts of each layer."""

    name: str
    tempo: float
    beats: int
    bars: int
    layers: dict[str, list[ScorePart]]
    seconds: float = 1.8
    bright: float = 0.5

    @property
    def length(self) -> int:
        """Samples of one round."""
        return round(self.bars * self.beats * 60 / self.tempo * RATE)


def seed_of(text: str) -> int:
    """Return a number that is the same on every machine."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


# -- MIDI ---------------------------------------------------------------------------------------------------


def _varying(value: int) -> bytes:
    out = [value & 127]
    while value := value >> 7:
        out.insert(0, value & 127 | 128)
    return bytes(out)


def midi(part: ScorePart, tempo: float) -> bytes:
    """Return the part as a standard MIDI file, with the small differences in time and force of human hands."""
    chance = random.Random(seed_of(part.name))
    channel = 9 if part.bank == DRUMS else 0
    events: list[tuple[int, int, bytes]] = [
        (0, 0, bytes((0xB0 | channel, 0, 0 if part.bank == DRUMS else part.bank))),
        (0, 1, bytes((0xC0 | channel, part.program))),
    ]
    bend = round(8192 + part.cents / 200 * 8192)
    events.append((1, 1, bytes((0xE0 | channel, bend & 127, bend >> 7))))
    tick = 960
    early = part.loose / 1000 * tempo / 60
    for n in part.notes:
        start = max(0.0, n.start + chance.gauss(0, early / 2))
        force = max(1, min(127, round(n.velocity + chance.gauss(0, 2.5))))
        first = round(start * tick) + 2
        last = max(first + 10, round((n.start + n.length) * tick) - 6)
        events.append((first, 3, bytes((0x90 | channel, n.pitch, force))))
        events.append((last, 2, bytes((0x80 | channel, n.pitch, 0))))
    events.sort(key=lambda e: (e[0], e[1]))
    data = b"\0\xff\x51\3" + struct.pack(">I", round(60e6 / tempo))[1:]
    at = 0
    for when, _, message in events:
        data += _varying(when - at) + message
        at = when
    data += _varying(tick * 8) + b"\xff\x2f\0"
    return b"MThd" + struct.pack(">IHHH", 6, 0, 1, tick) + b"MTrk" + struct.pack(">I", len(data)) + data


def play_sampled(part: ScorePart, tempo: float, length: int) -> Samples:
    """Play the part with the soundfont, without any room; stereo, folded to `length`."""
    with tempfile.TemporaryDirectory() as folder:
        score, sound = Path(folder, "part.mid"), Path(folder, "part.wav")
        score.write_bytes(midi(part, tempo))
        settings = ["-ni", "-q", "-R", "0", "-C", "0", "-g", "0.5", "-r", str(RATE), "-T", "wav", "-O", "s16"]
        subprocess.run(
            ["fluidsynth", *settings, "-F", str(sound), SOUNDFONT, str(score)], check=True, capture_output=True
        )
        with wave.open(str(sound)) as file:
            data = np.frombuffer(file.readframes(file.getnframes()), "<i2").reshape(-1, 2) / 32768
    return fold_over(data, length)


def fold_over(data: Samples, length: int) -> Samples:
    """Mix what lies beyond the end into the beginning."""
    result = np.zeros((length, 2))
    for first in range(0, len(data), length):
        piece = data[first : first + length]
        result[: len(piece)] += piece
    return result


# -- effects of the desk ------------------------------------------------------------------------------------


def convolve(data: Samples, answer: Samples) -> Samples:
    """Circular convolution of a mono or stereo sound with a stereo answer."""
    length = len(data)
    whole = fold_over(answer, length) if len(answer) > length else np.pad(answer, ((0, length - len(answer)), (0, 0)))
    return np.fft.irfft(np.fft.rfft(data, axis=0) * np.fft.rfft(whole, axis=0), length, axis=0)


def room(seconds: float, bright: float, name: str = "room") -> Samples:
    """Make the response of a room: early reflections, then noise that dies away, high sounds sooner.

    With 0 decibels in `ScorePart.room`, it has as much energy as the sound itself.
    """
    chance = np.random.default_rng(seed_of(name))
    count = int(seconds * 1.4 * RATE)
    time = np.arange(count) / RATE
    answer = np.zeros((count, 2))
    for low, high, share in (
        (150, 700, 1.1),
        (700, 2500, 1.0),
        (2500, 6000, 0.45 + 0.4 * bright),
        (6000, 11000, 0.2 + 0.35 * bright),
    ):
        band = signal.butter(2, (low, high), "bandpass", fs=RATE, output="sos")
        noise = signal.sosfilt(band, chance.standard_normal((count, 2)), axis=0)
        answer += noise * np.exp(-6.9 * time / (seconds * share))[:, None]
    answer *= np.minimum(1, time / 0.012)[:, None]
    early = np.zeros((count, 2))
    for at in (0.011, 0.017, 0.023, 0.031, 0.037, 0.047):
        early[int(at * RATE), int(at * 1000) % 2] += 0.6 * math.exp(-at * 30)
        early[int(at * 1.13 * RATE), (int(at * 1000) + 1) % 2] += 0.35 * math.exp(-at * 30)
    answer /= math.sqrt((answer**2).sum() / 2)
    answer = 0.85 * answer + 0.5 * early / math.sqrt((early**2).sum() / 2)
    gap = np.zeros((int(0.014 * RATE), 2))
    return np.vstack((gap, answer))


def tape(beats: float, feedback: float, tempo: float) -> Samples:
    """Make the response of a tape echo: each repeat is duller, left and right in turn."""
    step = int(beats * 60 / tempo * RATE)
    times = max(2, int(math.log(0.02) / math.log(feedback)))
    answer = np.zeros((step * times + RATE, 2))
    for number in range(1, times + 1):
        click = np.zeros(2048)
        click[0] = feedback ** (number - 1)
        dull = signal.butter(1, max(900, 4200 * 0.78**number), fs=RATE, output="sos")
        thin = signal.butter(1, 180, "highpass", fs=RATE, output="sos")
        click = signal.sosfilt(thin, signal.sosfilt(dull, click))
        side = 0.75 if number % 2 else 0.25
        first = step * number + 37 * number
        answer[first : first + 2048] += click[:, None] * np.array((side, 1 - side)) * 1.4
    return answer


def waver(data: Samples, cents: float) -> Samples:
    """Let the pitch waver slowly, a whole number of times in a round."""
    length = len(data)
    time = np.arange(length) / RATE
    total = length / RATE
    depth = 2 ** (cents / 1200) - 1
    way = np.zeros(length)
    for rate, share in ((0.35, 1.0), (0.9, 0.5), (4.7, 0.12)):
        turns = max(1, round(rate * total))
        speed = 2 * math.pi * turns / total
        way += share * depth / speed * np.sin(speed * time)
    place = (np.arange(length) + way * RATE) % length
    first = place.astype(int)
    part = (place - first)[:, None]
    return data[first % length] * (1 - part) + data[(first + 1) % length] * part


def equal(data: Samples, low: float, high: float) -> Samples:
    """Cut below `low` and above `high`, without turning phases, round the seam."""
    freq = np.fft.rfftfreq(len(data), 1 / RATE)
    with np.errstate(divide="ignore"):
        gain = 1 / np.sqrt(1 + (low / np.maximum(freq, 1e-9)) ** 4) / np.sqrt(1 + (freq / high) ** 6)
    return np.fft.irfft(np.fft.rfft(data, axis=0) * gain[:, None], len(data), axis=0)


def pan_stereo(data: Samples, pan: float, width: float) -> Samples:
    """Into the stereo field, with equal power."""
    middle = data.mean(axis=1)
    side = (data[:, 0] - data[:, 1]) / 2 * width
    angle = (pan + 1) * math.pi / 4
    return np.stack((middle * math.cos(angle) * 1.414 + side, middle * math.sin(angle) * 1.414 - side), axis=1)


def decibels(value: float) -> float:
    """As a factor."""
    return 10 ** (value / 20)


def render_part(part: ScorePart, piece: Score, rooms: Samples) -> Samples:
    """One part with its echo and its room."""
    if part.synth is not None:
        data = fold_over(part.synth(part.notes, piece.tempo, piece.length), piece.length)
    else:
        data = play_sampled(part, piece.tempo, piece.length)
    peak = np.sqrt((data**2).mean())
    if peak < 1e-7:
        raise ValueError(f"{piece.name}: {part.name} is silent")
    if part.wow:
        data = waver(data, part.wow)
    data = equal(data, part.low, part.high)
    data *= decibels(-24) / loud_rms(data)
    if part.drive:
        data = np.tanh(data * part.drive) / part.drive
    if part.swell is not None:
        bars, depth = part.swell
        turns = piece.bars / bars
        way = (1 - np.cos(2 * math.pi * turns * np.arange(piece.length) / piece.length)) / 2
        data *= 10 ** ((way - 1) * depth / 20)[:, None]
    data = pan_stereo(data, part.pan, part.width) * decibels(part.gain)
    wet = np.zeros_like(data)
    if part.echo is not None:
        beats, feedback, level = part.echo
        wet += convolve(data, tape(beats, feedback, piece.tempo)) * decibels(level)
    if part.room is not None:
        wet += convolve(data + wet, rooms) * decibels(part.room)
    return data + wet


def loud_rms(data: Samples) -> float:
    """How loud a part is while it plays: the mean of the louder half of 400 ms blocks."""
    step = int(0.4 * RATE)
    blocks = np.sqrt((data[: len(data) // step * step].reshape(-1, step, 2) ** 2).mean(axis=(1, 2)))
    blocks = np.sort(blocks)[::-1]
    heard = blocks[blocks > blocks[0] * 0.1]
    return float(np.sqrt((heard**2).mean()))


def limit_peaks(data: Samples, top: float, ahead: float = 0.004, away: float = 0.12) -> Samples:
    """Limit the peaks to `top` (a factor), looking ahead and across the seam."""
    need = np.minimum(1, top / (np.abs(data).max(axis=1) + 1e-9))
    if need.min() >= 1:
        return data
    from scipy.ndimage import minimum_filter1d, uniform_filter1d

    width = int(2 * ahead * RATE)
    held = minimum_filter1d(need, width + int(away * RATE), mode="wrap")
    smooth = uniform_filter1d(held, width + int(away * RATE / 2), mode="wrap")
    return data * np.minimum(smooth, held * 1.02)[:, None]
