"""The seed of a test run: tests with chance differ from run to run, and `--seed N` repeats one."""

from __future__ import annotations

import os
import random

import pytest

VARIABLE = "CUL_DE_SAC_TEST_SEED"


def run_seed() -> int:
    """Return the seed of this run, as set by `--seed` or drawn when the run began."""
    return int(os.environ[VARIABLE])


def seeds(count: int) -> list[int]:
    """Return `count` seeds, the same ones all through a run."""
    chance = random.Random(run_seed())
    return [chance.getrandbits(31) for _ in range(count)]


def seed_cases(count: int) -> list[object]:
    """Return as many seeds to parametrize a test with; their ids are the same in every run."""
    return [pytest.param(seed, id=str(number)) for number, seed in enumerate(seeds(count))]
