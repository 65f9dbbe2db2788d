"""A chain of effects as anybody may see it: its links in order, each with its source and its targets."""

from __future__ import annotations

from dataclasses import dataclass

ANNOUNCED, WAITING, RESOLVING = "announced", "waiting", "resolving"
"""Revealed and not yet declared; declared and waiting for its turn; happening now."""


@dataclass(frozen=True, slots=True)
class ChainLink:
    """One effect of a chain that has been triggered and has not yet resolved, in the order of resolution.

    `moment` numbers the link: effects with the same number were triggered together and are declared together.
    `targets` are references (cards, seats, places); `words` says in one sentence what it is going to do.
    """

    moment: int
    seat: int
    card: int
    targets: tuple[int, ...]
    status: str
    words: str
