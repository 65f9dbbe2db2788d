"""The sounds of the table, calculated: `python build/sounds.py` writes them to `assets/sounds`.

Each sound is a sum of voices. A voice is a tone with overtones or a band of noise, with a beginning, a length
and a shape of loudness. The files have one channel of 16-bit samples. Nothing here needs a sound device.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 22050
"""Samples a second."""
_PEAK = 26000


@dataclass(frozen=True, slots=True)
class Tone:
    """A tone: when it begins and how long it takes (milliseconds), its pitch at both ends (hertz), its loudness
    (0 to 1), how fast it dies away, and the loudness of its overtones as (multiple of the pitch, loudness).
    """

    start: float
    length: float
    pitch: float
    end_pitch: float = 0
    volume: float = 0.5
    decay: float = 5
    attack: float = 3
    overtones: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Noise:
    """A breath of noise: `bright` (0 to 1) is how much of the high part is left in it, at both ends."""

    start: float
    length: float
    bright: float
    end_bright: float
    volume: float = 0.5
    decay: float = 4
    attack: float = 3


Voice = Tone | Noise

_BELL = ((2.76, 0.5), (5.4, 0.25))
_WOOD = ((2.6, 0.3),)
_SOFT = ((2, 0.25), (3, 0.1))

_TICKS = (1480, 1310, 1160, 1020, 880)
"""The pitch of an arrow that ticks against pickets, from its fastest to its slowest."""

SOUNDS: dict[str, tuple[Voice, ...]] = {
    "card": (Noise(0, 130, 0.10, 0.45, 0.55, decay=3, attack=45),),
    "flip": (Noise(0, 45, 0.5, 0.2, 0.5, decay=6), Noise(70, 60, 0.35, 0.1, 0.6, decay=7)),
    "place": (Tone(0, 110, 190, 80, 0.7, decay=6), Noise(0, 40, 0.3, 0.1, 0.35, decay=8)),
    "token": (Tone(0, 90, 620, 540, 0.5, decay=9, overtones=_WOOD), Noise(0, 15, 0.6, 0.4, 0.3, decay=6)),
    "coin": (Tone(0, 210, 2350, 2350, 0.3, decay=7, overtones=((1.51, 0.6), (2.42, 0.35))),
             Tone(38, 160, 2870, 2870, 0.22, decay=8, overtones=((1.57, 0.5),))),
    "stamp": (Tone(0, 150, 120, 45, 0.9, decay=6), Noise(0, 90, 0.5, 0.05, 0.6, decay=7)),
    "shuffle": tuple(Noise(55 * number, 60, 0.45, 0.15, 0.45, decay=5) for number in range(6)),
    "spark": (Tone(0, 220, 500, 1500, 0.18, decay=3, attack=30, overtones=_SOFT),),
    "refuse": (Tone(0, 110, 175, 165, 0.45, decay=3, overtones=((3, 0.3), (5, 0.15))),
               Tone(110, 150, 131, 123, 0.45, decay=4, overtones=((3, 0.3), (5, 0.15)))),
    "turn": (Tone(0, 320, 587, 587, 0.32, decay=5, attack=6, overtones=_SOFT),
             Tone(110, 420, 784, 784, 0.32, decay=5, attack=6, overtones=_SOFT)),
    "score": (Tone(0, 260, 880, 880, 0.25, decay=6, overtones=_SOFT),),
    "curtain": (Noise(0, 420, 0.05, 0.22, 0.6, decay=2.5, attack=120),),
    **{f"tick-{number}": (Tone(0, 34 + 9 * number, pitch, pitch * 0.86, 0.3 + 0.05 * number, decay=8, attack=1,
                               overtones=_WOOD), Noise(0, 12, 0.7, 0.4, 0.3, decay=7, attack=1))
       for number, pitch in enumerate(_TICKS, 1)},
    "rest": (Tone(0, 180, 392, 380, 0.45, decay=6, overtones=_WOOD), Tone(60, 380, 784, 784, 0.26, decay=5, attack=5,
                                                                           overtones=_SOFT)),
    "leaves": tuple(Noise(45 * number, 150, 0.62 - 0.05 * number, 0.3, 0.24 + 0.03 * number, decay=3, attack=40)
                    for number in range(5)),
    "shake": (*(Noise(70 * number, 90, 0.75, 0.45, 0.45, decay=4, attack=10) for number in range(3)),
              Tone(150, 170, 330, 640, 0.3, decay=4, attack=20, overtones=_SOFT)),
    "flame": (Noise(0, 260, 0.16, 0.05, 0.6, decay=3, attack=50), Tone(0, 200, 110, 190, 0.22, decay=3, attack=40)),
    "chalk": tuple(Noise(42 * number, 60, 0.8 - 0.06 * number, 0.5, 0.26 + 0.05 * (number % 2), decay=3, attack=14)
                   for number in range(5)),
    "burst": (Tone(0, 190, 150, 52, 0.7, decay=6), Noise(0, 150, 0.42, 0.04, 0.6, decay=6, attack=1)),
    "thud": (Tone(0, 330, 92, 34, 0.85, decay=5, attack=2), Noise(0, 70, 0.7, 0.2, 0.5, decay=5, attack=1),
             *(Noise(90 + 60 * number, 90, 0.25, 0.06, 0.34 - 0.08 * number, decay=5) for number in range(3))),
    "sweep": (Noise(0, 330, 0.08, 0.34, 0.5, decay=2.5, attack=110),
              *(Noise(150 + 38 * number, 40, 0.5, 0.2, 0.22, decay=6) for number in range(4))),
    "bell": (Tone(0, 930, 98, 97, 0.55, decay=4, attack=6, overtones=((2, 0.6), (2.4, 0.5), (3, 0.25), (4.5, 0.2))),
             Tone(0, 120, 620, 560, 0.1, decay=7, attack=1)),
    "spray": (Noise(0, 380, 0.9, 0.6, 0.42, decay=2, attack=40), Noise(60, 60, 0.3, 0.2, 0.2, decay=6),
              Tone(0, 60, 300, 140, 0.25, decay=6)),
    "bark": (*(Tone(start, 120, 330, 170, 0.6, decay=5, attack=4, overtones=((2, 0.5), (3, 0.35), (4.2, 0.2)))
               for start in (0, 170)),
             *(Noise(start, 90, 0.4, 0.1, 0.35, decay=5, attack=2) for start in (0, 170))),
    "van": (*(Tone(85 * number, 120, 62 + 4 * number, 55 + 5 * number, 0.5, decay=3, attack=8,
                   overtones=((2, 0.5), (3, 0.3), (5, 0.12))) for number in range(7)),
            Tone(700, 100, 466, 466, 0.3, decay=3, attack=8, overtones=((1.26, 0.8), (2, 0.3))),
            Tone(810, 150, 466, 466, 0.3, decay=3, attack=8, overtones=((1.26, 0.8), (2, 0.3)))),
    "gate": (Tone(0, 210, 540, 820, 0.14, decay=2, attack=60, overtones=((2.1, 0.5), (3.3, 0.3))),
             Tone(230, 120, 210, 90, 0.7, decay=6, attack=1, overtones=_WOOD),
             Noise(230, 45, 0.45, 0.15, 0.5, decay=7, attack=1)),
    "hammer": (*(Tone(start, 90, 300, 180, 0.7, decay=8, attack=1, overtones=((2.4, 0.4), (4.1, 0.2)))
                 for start in (0, 95)),
               *(Noise(start, 26, 0.7, 0.3, 0.5, decay=6, attack=1) for start in (0, 95))),
    "camera": (Noise(0, 22, 0.8, 0.5, 0.5, decay=5, attack=1), Tone(0, 30, 1900, 1500, 0.2, decay=6, attack=1),
               Noise(70, 60, 0.5, 0.2, 0.45, decay=6, attack=2)),
    "shield": (Tone(0, 300, 988, 988, 0.3, decay=5, attack=2, overtones=_BELL),
               Tone(0, 90, 220, 150, 0.5, decay=7, attack=1)),
    "win": (*(Tone(130 * number, 700, pitch, pitch, 0.28, decay=4, attack=5, overtones=_BELL)
              for number, pitch in enumerate((523.25, 659.25, 783.99))),
            Tone(390, 1300, 1046.5, 1046.5, 0.34, decay=3.5, attack=5, overtones=_BELL)),
}
"""Every sound by name; `client.sound` lists the same names."""


def main() -> int:
    """Write every sound, and print how large they are together."""
    FOLDER.mkdir(exist_ok=True)
    for name in SOUNDS:
        write(name, FOLDER / f"{name}.wav")
    print(f"{len(SOUNDS)} sounds, {sum(file.stat().st_size for file in FOLDER.iterdir()) / 1000:.0f} kB")
    return 0


def write(name: str, file: Path) -> None:
    """Write one sound as a WAV file."""
    content = samples(name)
    if sys.byteorder == "big":
        content.byteswap()
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(content.itemsize)
        sound.setframerate(RATE)
        sound.writeframes(content.tobytes())


def samples(name: str) -> array[int]:
    """The samples of a sound, -32768 to 32767, `RATE` a second. Raises KeyError for a name not in `SOUNDS`."""
    voices = SOUNDS[name]
    length = max(voice.start + voice.length for voice in voices)
    mixed = [0.0] * (round(length * RATE / 1000) + 1)
    for number, voice in enumerate(voices):
        if isinstance(voice, Tone):
            _add_tone(mixed, voice)
        else:
            _add_noise(mixed, voice, seed=number)
    scale = _PEAK * max(voice.volume for voice in voices) / max(abs(value) for value in mixed)
    return array("h", (round(value * scale) for value in mixed))


def _loudness(voice: Voice) -> Callable[[int], float]:
    """Loudness by sample: a short rise, then dying away, silent at the end."""
    count = voice.length * RATE / 1000
    rise = max(1.0, voice.attack * RATE / 1000)
    fade = math.exp(-voice.decay)

    def at(place: int) -> float:
        share = place / count
        dying = (math.exp(-voice.decay * share) - fade) / (1 - fade)
        return voice.volume * min(1.0, place / rise) * max(0.0, dying)

    return at


def _add_tone(mixed: list[float], voice: Tone) -> None:
    first, count = round(voice.start * RATE / 1000), round(voice.length * RATE / 1000)
    end = voice.end_pitch or voice.pitch
    loudness = _loudness(voice)
    phase = 0.0
    for place in range(count):
        share = place / count
        phase += math.tau * (voice.pitch + (end - voice.pitch) * share) / RATE
        value = math.sin(phase)
        for multiple, volume in voice.overtones:
            value += volume * math.sin(phase * multiple) * (1 - share)
        mixed[first + place] += value * loudness(place)


def _add_noise(mixed: list[float], voice: Noise, seed: int) -> None:
    first, count = round(voice.start * RATE / 1000), round(voice.length * RATE / 1000)
    loudness = _loudness(voice)
    chance = random.Random(seed)
    value = 0.0
    for place in range(count):
        share = place / count
        bright = voice.bright + (voice.end_bright - voice.bright) * share
        value += bright * (chance.uniform(-1, 1) - value)
        # What the filter takes away in loudness is given back, or dark noise could not be heard.
        mixed[first + place] += value / math.sqrt(max(0.02, bright / (2 - bright))) * 0.5 * loudness(place)


if __name__ == "__main__":
    sys.exit(main())
