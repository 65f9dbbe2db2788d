"""Makes the program's own random numbers follow from the case."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def same_dice(chance: random.Random) -> Iterator[None]:
    """Let `random` and `secrets` draw what follows from `chance`, for a while."""
    before, randbits = random.getstate(), secrets.randbits
    random.seed(chance.random())
    secrets.randbits = random.getrandbits
    try:
        yield
    finally:
        random.setstate(before)
        secrets.randbits = randbits
