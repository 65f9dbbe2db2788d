"""Interrupted matches: on the table when an error happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class InterruptedMatch:
    """A match that was on the table when an error happened. It has been closed.

    go_on: continues it from the last answer; None if that is impossible
    saved: whether its last answer is on disk
    facts: what a report may include about it
    names: the players' names, which a report leaves out
    """

    go_on: Callable[[], None] | None
    saved: bool
    facts: str
    names: Sequence[str]
