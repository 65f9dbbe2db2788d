"""Milestones: public turning points of a match, found by comparing the ends of two turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

TIED: Final = "tied"
LEADS: Final = "leads"
NEAR: Final = "near"
LAST: Final = "last"
OUT: Final = "out"
"""Kinds: the leaders are tied, a player took the lead, a player is one step from the end, the end begins, a player
was eliminated.
"""


class Milestone(NamedTuple):
    """One turning point of a match."""
    kind: str
    seats: tuple[int, ...] = ()
    """The players concerned. Empty: all."""
    number: int = 0
    """A number of points, cards or another unit of the game."""


def leaders(points: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, mine in enumerate(points) if mine == max(points))


def new_leader(before: Sequence[int], after: Sequence[int]) -> Iterator[Milestone]:
    """Yield a milestone if a player leads alone who didn't before."""
    first = leaders(after)
    if len(first) == 1 and first != leaders(before):
        yield Milestone(LEADS, first, after[first[0]])


def falls_below(before: int, after: int, number: int) -> bool:
    """Return whether a value fell from `number` or more to less."""
    return after < number <= before
