"""Figures of an arena: win rates with intervals, sequential tests, ratings, times."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.commands.arena.games import ArenaResult

CONFIDENCE = 1.959964
"""Deviations of the normal distribution within which 95 % of it lie."""
ERROR = 0.05
"""How often a sequential test may decide wrongly, either way."""
RATING_UNIT = 400
"""The points of rating for ten times as good odds."""
ANY_OTHER = "any other"
"""The challenger as somebody whose identity is secret."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95% Wilson interval of a win rate. `won` may contain shares of wins."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    square = CONFIDENCE**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = CONFIDENCE / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def rate(won: float, games: int) -> dict[str, Any]:
    """Return how many of the games were won, with the interval of the win rate."""
    low, high = wilson(won, games)
    return {
        "games": games,
        "won": round(won, 2),
        "win_rate": round(won / games, 4) if games else 0.0,
        "wilson_low": round(low, 4),
        "wilson_high": round(high, 4),
    }


def percentiles(times: Sequence[float]) -> dict[str, float]:
    """Return the median and 95th percentile of times in seconds, as milliseconds."""
    ordered = sorted(times) or [0.0]
    last = len(ordered) - 1
    return {name: round(ordered[math.ceil(last * part)] * 1000, 3) for name, part in (("p50", 0.5), ("p95", 0.95))}


def by_identity(played: Iterable[ArenaResult]) -> dict[str, dict[str, Any]]:
    """Return win rates by the challenger's secret identity; empty in games without identities."""
    return _rates((result.identity, result) for result in played if result.identity)


def by_openness(played: Iterable[ArenaResult]) -> dict[str, dict[str, Any]]:
    """Return win rates with an identity that is public from the start, by name, and with any other."""
    return _rates((result.identity if result.openly else ANY_OTHER, result) for result in played if result.identity)


def _rates(named: Iterable[tuple[str, ArenaResult]]) -> dict[str, dict[str, Any]]:
    shares: dict[str, list[float]] = {}
    for name, result in named:
        shares.setdefault(name, []).append(result.share)
    return {name: rate(sum(shares[name]), len(shares[name])) for name in sorted(shares)}


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Decides between two win rates, `low` and `high` (shares of 1), with as few games as possible.

    This is Wald's likelihood ratio test. A shared win counts as a part of a win.
    """

    low: float
    high: float

    def evidence(self, won: float, games: int) -> float:
        """Return the logarithm of how much likelier the results are at the high rate."""
        lost = games - won
        return won * math.log(self.high / self.low) + lost * math.log((1 - self.high) / (1 - self.low))

    def decision(self, won: float, games: int) -> str:
        """Return "high" or "low" once it is decided, and "open" before."""
        evidence, enough = self.evidence(won, games), math.log((1 - ERROR) / ERROR)
        return "high" if evidence >= enough else "low" if evidence <= -enough else "open"

    def to_data(self, won: float, games: int) -> dict[str, Any]:
        """Return the test and its result as JSON-ready data."""
        return {
            "low": self.low,
            "high": self.high,
            "evidence": round(self.evidence(won, games), 3),
            "decision": self.decision(won, games),
        }


def rating_gap(won: float, games: int, players: int) -> tuple[float, float, float]:
    """Return how many points of rating (Elo) one seat is better than the others, and its 95% interval.

    Half a game on either side keeps a series without a defeat finite.
    """
    low, high = wilson(won, games)
    middle = (won + 1 / players) / (games + 1)
    return rating(middle, players), rating(max(low, 1e-4), players), rating(min(high, 1 - 1e-4), players)


def rating(chance: float, players: int) -> float:
    """Return the rating points of a win chance against equal opponents; an even chance is 0."""
    return RATING_UNIT * math.log10(chance * (players - 1) / (1 - chance))
