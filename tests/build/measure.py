"""Measure the music: `python -m tests.build.measure` writes build/sounds/measured.toml.

The file keeps the SHA-256 of every sound file and the figures that take long to measure.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy
import pygame

from build.sounds import measures
from client.sound import device
from client.sound.mix import MusicPiece, pieces
from engine.words import assets

FILE = Path(__file__).resolve().parents[2] / "build" / "sounds" / "measured.toml"
Figures = dict[str, Any]


def hashes() -> dict[str, str]:
    """Return the SHA-256 of every sound file by its place below the assets."""
    files = [file for folder in ("music", "sounds") for file in (assets.folder() / folder).glob("*.ogg")]
    return {f"{file.parent.name}/{file.name}": hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(files)}


@cache
def samples(file: Path) -> measures.Samples:
    """Return a file as the mixer plays it: two channels, -1 to 1."""
    raw = pygame.mixer.Sound(file).get_raw()
    return numpy.frombuffer(raw, dtype="<i2").reshape(-1, 2) / 32768


def layer(piece: MusicPiece, name: str) -> measures.Samples:
    return samples(assets.path(f"music/{piece.name}-{name}.ogg"))


def lengths(piece: MusicPiece) -> list[int]:
    """Return the lengths of a piece's layers, in samples."""
    return [len(layer(piece, name)) for name in piece.all_layers]


def of_piece(piece: MusicPiece) -> Figures:
    """Measure a piece: seams of its layers, loudness as layers join, the peak of all, loudness of the solos."""
    together, mixes = numpy.zeros_like(layer(piece, "calm")), []
    for name in piece.layers:
        together = together + layer(piece, name)
        mixes.append(measures.loudness(together))
    return {
        "seams": [measures.seam(layer(piece, name)) for name in (*piece.layers, *piece.solos)],
        "mixes": mixes,
        "true_peak": measures.true_peak(together),
        "solos": [measures.loudness(layer(piece, name) / 2**0.5) for name in piece.solos],
    }


def of_bed(name: str) -> Figures:
    """Measure the ambience of a game."""
    bed = samples(assets.path(f"music/bed-{name}.ogg"))
    return {"loudness": measures.loudness(bed), "seam": measures.seam(bed), "peak": measures.peak(bed)}


def measured() -> dict[str, Any]:
    """Return what the file keeps: hashes of the files, figures of pieces and beds by name."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def _line(name: str, value: object) -> str:
    figures = value if isinstance(value, list) else [value]
    texts = [str(figure) if isinstance(figure, int) else f"{figure:.2f}" for figure in figures]
    return f"{name} = {'[' + ', '.join(texts) + ']' if isinstance(value, list) else texts[0]}"


def main() -> None:
    """Measure everything again and write the file."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    device.open_device()
    lines = ["# Written by `python -m tests.build.measure`.", "", "[files]"]
    lines += [f'"{file}" = "{number}"' for file, number in hashes().items()]
    for name, piece in pieces().items():
        figures = {"lengths": lengths(piece), **of_piece(piece)}
        lines += ["", f"[pieces.{name}]", *(_line(word, value) for word, value in figures.items())]
    for name in pieces():
        lines += ["", f"[beds.{name}]", *(_line(word, value) for word, value in of_bed(name).items())]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"Measured {len(pieces())} pieces and wrote {FILE}.")


if __name__ == "__main__":
    main()
