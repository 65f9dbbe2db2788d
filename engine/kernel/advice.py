"""Advice: what a game knows about good play, as the computer seats ask for it.

A game judges the options of one seat from that seat's view and from what the seat has noted before; the
computer seats (`engine.ai`) choose among them. No adviser ever sees a position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from engine.kernel.view import View

Memory = dict[str, Any]
"""What a seat has noted of the match so far: plain JSON-ready data, kept by the seat, filled by the adviser."""


@dataclass(frozen=True, slots=True)
class Judgment:
    """What the options of a question are worth, in their order.

    `values` are in units of which 1 is what a sensible move gains. `wins` are the chances, from 0 to 1, that
    the option leads to a win before anybody decides anything further than this turn.
    """

    values: list[float]
    wins: list[float]


class Adviser(Protocol):
    """A game's knowledge, with one set of weights, for the matches of one table."""

    def observe(self, view: View, memory: Memory) -> None:
        """Note what a view shows and later views no longer will. Noting the same view twice changes nothing."""

    def judge(self, view: View, memory: Memory, seed: int) -> Judgment:
        """Judge the options of the view's question; whatever is sampled follows from `seed` alone."""
