"""Milestones: public turning points of a match, found by comparing the ends of two turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

TIED: Final = "tied"
LEADS: Final = "leads"
NEAR: Final = "near"
LAST: Final = "last"
OUT: Final = "out"
BACK: Final = "back"
"""Kinds: the leaders are tied, a player took the lead, a player is one step from the end, the end begins, a player
was eliminated, a player took the lead after being far behind.
"""
_FAR, _LEAST = 0.3, 12
"""From how far behind the lead is a comeback, as a share of the larger of both numbers of points, and the least number
that it is a share of."""


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


class Comebacks:
    """Tells which new leaders were far behind since they last led, from the public points at the ends of turns."""

    def __init__(self) -> None:
        self._behind: dict[int, float] = {}

    def forget(self) -> None:
        self._behind.clear()

    def name_comebacks(self, found: Iterable[Milestone], points: Sequence[int]) -> list[Milestone]:
        """Return the milestones of a turn, with each lead that is a comeback named so. More points are better."""
        best = max(points)
        told = [
            one._replace(kind=BACK) if one.kind == LEADS and self._behind.get(one.seats[0], 0.0) >= _FAR else one
            for one in found
        ]
        for seat, mine in enumerate(points):
            gap = (best - mine) / max(_LEAST, abs(best), abs(mine))
            self._behind[seat] = max(self._behind.get(seat, 0.0), gap) if gap else 0.0
        return told
