"""Random numbers: a linear congruential generator whose whole state is one int in the match state.

The same seed and answers give the same match on every platform and Python version. The multiplier and increment
are Knuth's MMIX constants. Only the high bits are used, because the low ones are weak.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.state.state import State

MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407
MASK: Final = 0xFFFFFFFFFFFFFFFF


def seed_rng(seed: int) -> int:
    """Return the generator's first value for any int. Close seeds give unrelated sequences."""
    value = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & MASK
    value ^= value >> 29
    value = (value * 0xBF58476D1CE4E5B9) & MASK
    return value ^ (value >> 32)


def random_below(state: State, limit: int) -> int:
    """Return the next random number from 0 to limit - 1. `limit` is at least 1."""
    state.rng = rng = (state.rng * MULTIPLIER + INCREMENT) & MASK
    return (rng >> 33) % limit


def result(state: State, source: int, low: int, high: int) -> int:
    """Return the next result, from low to high, of the random source with this number (see `Layout.randoms`).

    A scenario may fix the first results. They count as drawn like any other, so the state tells which one is next.
    """
    layout = state.table.layout
    place = len(state.values) - len(layout.randoms) + source
    taken = state.values[place]
    state.values[place] = taken + 1
    fixed = state.table.fixed_results.get(layout.randoms[source], ())
    return fixed[taken] if taken < len(fixed) else low + random_below(state, high - low + 1)


def shuffle_list(state: State, items: list[int]) -> None:
    """Shuffle a list in place (Fisher-Yates) with the state's generator."""
    rng = state.rng
    for last in range(len(items) - 1, 0, -1):
        rng = (rng * MULTIPLIER + INCREMENT) & MASK
        other = (rng >> 33) % (last + 1)
        items[last], items[other] = items[other], items[last]
    state.rng = rng
