"""A match that was on the table when something failed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class InterruptedMatch:
    """A match that was on the table when something failed. It has been left.

    go_on  goes on with it from the last answer; None where it cannot
    saved  whether its last answer is on disk
    facts  what a report may tell of it
    names  the players' names, which a report does not tell
    """

    go_on: Callable[[], None] | None
    saved: bool
    facts: str
    names: Sequence[str]
