"""The contents of a sound file as played. Needs numpy."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def require_numpy() -> None:
    import numpy  # noqa: F401


def samples_of(file: Path) -> Any:
    """Return the samples of a sound: a row for each moment, two columns from -1 to 1."""
    import numpy
    import pygame

    from client.sound import device

    device.open_device()
    return numpy.frombuffer(pygame.mixer.Sound(file).get_raw(), dtype="<i2").reshape(-1, 2).astype("f4") / 32768
