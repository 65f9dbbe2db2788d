"""Milestones: turning points of a match that everybody can see, found by comparing two ends of turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

TIED: Final = "tied"
LEADS: Final = "leads"
NEAR: Final = "near"
LAST: Final = "last"
OUT: Final = "out"
"""The first players are equal, a player leads alone now, a player is one step from the end, the end begins, a player
is out of the match.
"""


class Milestone(NamedTuple):
    """One turning point."""

    kind: str
    seats: tuple[int, ...] = ()
    """The players that it is about; none: everybody."""
    number: int = 0
    """The points, cards or whatever the game counts."""


def leaders(points: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the most points."""
    return tuple(seat for seat, mine in enumerate(points) if mine == max(points))


def new_leader(before: Sequence[int], after: Sequence[int]) -> Iterator[Milestone]:
    """Yield that a player leads alone who did not lead alone before."""
    first = leaders(after)
    if len(first) == 1 and first != leaders(before):
        yield Milestone(LEADS, first, after[first[0]])


def falls_below(before: int, after: int, number: int) -> bool:
    """Return whether something was at least a number and is less now."""
    return after < number <= before
