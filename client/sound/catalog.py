"""Which sounds there are: for each a file `assets/sounds/<name>.wav`, written by `build/sounds.py`."""

from __future__ import annotations

from pathlib import Path

from client.art import assets

NAMES = (
    "card", "flip", "place", "token", "coin", "stamp", "shuffle", "spark", "refuse", "turn", "score", "curtain", "win",
    "tick-1", "tick-2", "tick-3", "tick-4", "tick-5", "rest", "leaves", "shake",
    "flame", "chalk", "burst", "thud", "sweep", "bell",
    "spray", "bark", "van", "gate", "hammer", "camera", "shield",
)  # fmt: skip
"""Every sound by name; themes choose among them."""
RATE = 22050
"""Samples a second in every file."""


def file_of(name: str) -> Path:
    """The file of a sound. Raises `client.art.assets.AssetMissing` with one sentence when it is not there."""
    return assets.path(f"sounds/{name}.wav")
