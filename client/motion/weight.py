"""Weights of traveling cards: one vocabulary for all games, of which each may change parts.

light: the usual, with a low arc
heavy: lifts slowly, draws back first, lands flat in dust
violent: draws back, hits fast, stays for a few frames, and the table jolts
precious: rises high and large, turns slowly, and lands in a spreading ring of light
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from client.motion.easing import Easing

LIGHT: Final = "light"
HEAVY: Final = "heavy"
VIOLENT: Final = "violent"
PRECIOUS: Final = "precious"
WeightName = Literal["", "light", "heavy", "violent", "precious"]
_BACK = 0.05
"""The share of its way by which a card draws back."""


@dataclass(frozen=True, slots=True)
class Weight:
    """How a card travels and lands. Times are milliseconds at normal speed, lengths are pixels of a table 1920 wide.

    wind: how long it draws back before it sets off
    longer: factor of the travel time
    lift: height of the arc
    grow: its relative size in the middle of the way, at most 1.6
    flat: how much flatter it lands, as a share of itself
    held: how long it stays flat before it springs back
    dust: number of dust clouds
    ring: whether a ring of light spreads
    nudge: how far the table jolts, at most 6
    """

    wind: float = 0.0
    longer: float = 1.0
    lift: float = 0.0
    grow: float = 1.0
    flat: float = 0.0
    held: float = 0.0
    dust: int = 0
    ring: bool = False
    nudge: float = 0.0


WEIGHTS: Mapping[str, Weight] = {
    LIGHT: Weight(lift=10, grow=1.03),
    HEAVY: Weight(wind=70, longer=1.25, lift=36, grow=1.16, flat=0.1, dust=7),
    VIOLENT: Weight(wind=60, longer=0.85, lift=20, grow=1.3, flat=0.14, held=60, dust=9, nudge=4),
    PRECIOUS: Weight(longer=1.5, lift=60, grow=1.4, flat=0.04, ring=True),
}


def add_windup(easing: Easing, share: float) -> Easing:
    """Return a curve that draws back during the first `share` of the time."""

    def ease(passed: float) -> float:
        if passed >= share:
            return easing((passed - share) / (1 - share))
        half = passed / share
        return -_BACK * 4 * half * (1 - half)

    return ease if share > 0 else easing
