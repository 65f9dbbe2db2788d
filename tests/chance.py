"""The seed of a test run: tests with chance differ from run to run, and `--seed N` repeats one."""

from __future__ import annotations

import os
import random

import pytest

VARIABLE = "CUL_DE_SAC_TEST_SEED"


def run_seed() -> int:
    """Return the seed of this run, as set by `--seed` or drawn when the run began."""
    return int(os.environ[VARIABLE])


def seeds(count: int) -> list[object]:
    """Return `count` seeds to parametrize a test with. Their ids stay the same; their values follow the run's seed."""
    chance = random.Random(run_seed())
    return [pytest.param(chance.getrandbits(32), id=str(number)) for number in range(count)]
