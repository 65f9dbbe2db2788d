"""Ogg Vorbis files, 44.1 kHz, dithered to 16 bits before."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile

from .measures import RATE, Samples

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def write(data: Samples, file: Path, quality: float, rate: int = RATE) -> None:
    """Write a sound; below a quality of 0, which libsndfile does not know, `oggenc` does it."""
    chance = np.random.default_rng(1)
    noise = (chance.random(data.shape) - chance.random(data.shape)) / 32768
    whole = np.clip(np.round((data + noise) * 32767), -32768, 32767).astype("<i2")
    if quality >= 0:
        with soundfile.SoundFile(
            file, "w", rate, whole.shape[1], "VORBIS", format="OGG", compression_level=1 - quality / 10
        ) as written:
            for first in range(0, len(whole), rate):  # libvorbis overflows its stack at a minute and more in one piece
                written.write(whole[first : first + rate])
        return
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder, "sound.wav")
        soundfile.write(plain, whole, rate, subtype="PCM_16")
        subprocess.run(["oggenc", "-Q", "-q", str(quality), "-o", str(file), str(plain)], check=True)
