"""List all sounds with length and peak, or draw their waveforms and spectra on one sheet. Needs numpy."""

from __future__ import annotations

import argparse
import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from client.commands._shared.samples import samples_of
from engine.commands import CommandError
from engine.words import assets

if TYPE_CHECKING:
    import pygame

COLUMNS = 8
WIDTH, HEIGHT, WORDS = 220, 76, 16
"""Pixels of a sound: waveform above, spectrum from 60 Hz to 16 kHz below."""
_LOW, _HIGH = 60.0, 16_000.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--sheet", type=Path, metavar="PNG", help="save a picture of all sounds to this file")


def run(arguments: argparse.Namespace) -> int:
    """Print what the sounds measure, or draw them."""
    import pygame

    from client.sound import device

    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    sounds = {}
    for file in sorted([*(assets.folder() / "sounds").glob("*.ogg"), *(assets.folder() / "music").glob("*.ogg")]):
        raw = samples_of(file)
        sounds[file.stem] = raw[:: max(1, len(raw) // 2_000_000)].mean(axis=1)
        if arguments.sheet is None:
            peak = 20 * math.log10(max(1e-5, float(abs(raw).max())))
            size = file.stat().st_size / 1000
            print(f"{file.stem:40} {len(raw) / device.RATE:7.2f} s {peak:6.1f} dBFS {size:6.0f} kB")
    if arguments.sheet is not None:
        try:
            pygame.image.save(sheet(sounds), arguments.sheet)
        except (pygame.error, OSError) as error:
            raise CommandError(f"can't write the picture: {error}") from None
        print(f"{arguments.sheet}: {len(sounds)} sounds")
    pygame.mixer.quit()
    return 0


def sheet(sounds: dict[str, Any]) -> pygame.Surface:
    """Draw all sounds next to each other."""
    import pygame

    from client.art import text

    rows = math.ceil(len(sounds) / COLUMNS)
    surface = pygame.Surface((COLUMNS * (WIDTH + 8), rows * (2 * HEIGHT + WORDS + 10)))
    surface.fill("#14161c")
    for number, (name, samples) in enumerate(sounds.items()):
        left, top = number % COLUMNS * (WIDTH + 8) + 4, number // COLUMNS * (2 * HEIGHT + WORDS + 10) + 4
        text.draw(surface, name, "nunito-700", 12, "#ffffff", (left, top), "topleft")
        _wave(surface, samples, left, top + WORDS + HEIGHT // 2)
        _spectrum(surface, samples, left, top + WORDS + HEIGHT)
    return surface


def _wave(surface: pygame.Surface, samples: Any, left: int, middle: int) -> None:
    import pygame

    for x in range(WIDTH):
        part = samples[len(samples) * x // WIDTH : len(samples) * (x + 1) // WIDTH + 1]
        high, low = middle - part.max() * HEIGHT / 2, middle - part.min() * HEIGHT / 2
        pygame.draw.line(surface, "#7fc8ff", (left + x, high), (left + x, low))


def _spectrum(surface: pygame.Surface, samples: Any, left: int, top: int) -> None:
    import numpy

    from client.sound import device

    window = numpy.hanning(1024)
    padded = numpy.pad(samples, (0, 1024))
    bins = (_LOW * (_HIGH / _LOW) ** (numpy.arange(HEIGHT) / HEIGHT) * 1024 / device.RATE).astype(int)
    for x in range(WIDTH):
        first = len(samples) * x // WIDTH
        energy = abs(numpy.fft.rfft(padded[first : first + 1024] * window))[bins] / 256
        bright = numpy.clip((20 * numpy.log10(energy + 1e-6) + 90) / 80, 0, 1)
        for y, value in enumerate(bright):
            shade = int(255 * value)
            surface.set_at((left + x, top + HEIGHT - 1 - y), (shade, shade * 3 // 5, 255 - shade if shade else 0))
