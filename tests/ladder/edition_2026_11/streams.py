"""A computer seat's own randomness: it follows from its seed and its question, never from the match's generator."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.state.rng import INCREMENT, MASK, MULTIPLIER, seed_rng as seeded

FINENESS = 1 << 30


def mixed(numbers: Iterable[int]) -> int:
    """One seed from several ints; their order matters."""
    seed = 0
    for number in numbers:
        seed = seeded(seed ^ (number & MASK))
    return seed


class Stream:
    """A sequence of random numbers that follows from a seed."""

    __slots__ = ("_value",)

    def __init__(self, seed: int) -> None:
        self._value = seeded(seed)

    def below(self, limit: int) -> int:
        """The next number from 0 to limit - 1; `limit` is at least 1."""
        self._value = (self._value * MULTIPLIER + INCREMENT) & MASK
        return (self._value >> 33) % limit

    def bell(self) -> float:
        """The next number around 0 with deviation 1, never beyond 3: the sum of three even draws."""
        return sum(self.below(FINENESS) / FINENESS - 0.5 for _ in range(3)) * 2
