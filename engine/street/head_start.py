"""Head starts: changes of a match's position before its first question."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.match.match import BadMatch, Match
from engine.street.season_file import HeadStart


def apply(match: Match, entries: Sequence[HeadStart], rivals: Sequence[int]) -> None:
    """Let a match begin with head starts. The player has seat 0, `rivals` are the opponents' seats.

    Raises BadMatch if they don't fit.
    """
    raise NotImplementedError


def fits(match: Match, entries: Sequence[HeadStart], rivals: Sequence[int]) -> bool:
    """Return whether a match that hasn't begun can have these head starts. The match stays as it is."""
    raise NotImplementedError


__all__ = ["BadMatch", "apply", "fits"]
