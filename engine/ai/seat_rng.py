"""Random numbers of a computer player. They follow from its seed and question, never from the match's generator."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.state.rng import INCREMENT, MASK, MULTIPLIER, seed_rng

FINENESS = 1 << 30


def mix_seeds(numbers: Iterable[int]) -> int:
    """Return one seed from several ints. Their order matters."""
    seed = 0
    for number in numbers:
        seed = seed_rng(seed ^ (number & MASK))
    return seed


class SeatRng:
    """A random number generator that follows from a seed."""

    __slots__ = ("_value",)

    def __init__(self, seed: int) -> None:
        self._value = seed_rng(seed)

    def random_below(self, limit: int) -> int:
        """Return the next number from 0 to limit - 1. `limit` is at least 1."""
        self._value = (self._value * MULTIPLIER + INCREMENT) & MASK
        return (self._value >> 33) % limit

    def bell(self) -> float:
        """Return the next number around 0 with deviation 1, at most 3: the sum of three uniform draws."""
        return sum(self.random_below(FINENESS) / FINENESS - 0.5 for _ in range(3)) * 2
