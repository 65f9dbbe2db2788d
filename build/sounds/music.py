"""Renders the music: `assets/music/<piece>-<layer>.ogg`.

Loudness of the layers together, in LUFS: calm alone, calm and busy, all three.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from .band import Samples, Score, decibels, limit_peaks, render_part, room
from .measures import loudness, true_peak
from .ogg import ASSETS, write
from .scores import PIECES

FOLDER = ASSETS / "music"
GOALS = {"calm": -23.0, "busy": -20.0, "end": -18.0}
ALONE = {"box": -25.0, "box-flat": -25.0, "box-broken": -25.5}
TOP = {"calm": 0.36, "busy": 0.34, "end": 0.30, "box": 0.2, "box-flat": 0.2, "box-broken": 0.2}
QUALITY = {"calm": 0.0, "busy": -1.0, "end": -1.0, "box": -1.0, "box-flat": -1.0, "box-broken": -1.0}


def mix_layers(piece: Score) -> dict[str, Samples]:
    """Mix the layers of a piece at their loudness."""
    rooms = room(piece.seconds, piece.bright, piece.name)
    jobs = [(layer, part) for layer, parts in piece.layers.items() for part in parts]
    with ThreadPoolExecutor(2) as pool:
        sounds = list(pool.map(lambda job: render_part(job[1], piece, rooms), jobs))
    layers: dict[str, Samples] = {}
    for (layer, _), sound in zip(jobs, sounds, strict=True):
        layers[layer] = layers.get(layer, 0) + sound
    so_far = np.zeros((piece.length, 2))
    for layer, sound in layers.items():
        sound = sound - sound.mean(axis=0)
        if layer in ALONE:
            layers[layer] = limit_peaks(sound * decibels(ALONE[layer] - loudness(sound)), TOP[layer])
            continue
        sound = sound / np.abs(sound).max()
        low, high = -50.0, 10.0
        for _ in range(14):
            gain = (low + high) / 2
            if loudness(so_far + sound * decibels(gain)) < GOALS[layer]:
                low = gain
            else:
                high = gain
        layers[layer] = limit_peaks(sound * decibels(low), TOP[layer])
        so_far = so_far + layers[layer]
    return layers


def main(wanted: Sequence[str] = ()) -> None:
    """Render all pieces, or those that are named."""
    FOLDER.mkdir(exist_ok=True)
    for name in wanted or PIECES:
        piece = PIECES[name]()
        layers = mix_layers(piece)
        total = sum(layers[layer] for layer in GOALS)
        for layer, sound in layers.items():
            one = layer in ALONE  # in mono: they are alike on both sides
            write(sound.mean(axis=1, keepdims=True) if one else sound, FOLDER / f"{name}-{layer}.ogg", QUALITY[layer])
        sizes = {layer: (FOLDER / f"{name}-{layer}.ogg").stat().st_size // 1000 for layer in layers}
        print(f"{name}: together {loudness(total):.1f} LUFS, {true_peak(total):.1f} dBTP, kB {sizes}")
