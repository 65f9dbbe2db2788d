"""Nasty Neighbours: how likely each player is to win, by what everybody sees (NN-7)."""

from __future__ import annotations

from functools import cache
from math import sqrt

from engine.games.nasty_neighbours.match_rules import MatchRules
from engine.games.nasty_neighbours.places import (
    COUNTERS,
    DOWN,
    FALL,
    NASTY,
    ROUND,
    SCORE,
    SUMMER,
    TIME_UP,
    WINTER,
    YARD,
    ZONES,
)
from engine.kernel.chances import Estimate, Facts, estimate
from engine.kernel.view import View

NAMES = ("total", "open", "down", "nasty", "next")
_TYPICAL = 10
"""By how many points the results of a round typically differ."""
_SHORTEST = 0.08
"""What is left of the last round at its end, in rounds."""


def facts(view: View, seat: int) -> Facts:
    """What was scored so far, what the yard shows, how many of its cards lie face down, and the Nasty Neighbour cards:
    each weighs the more, the less is left of the match. `next` is whose turn it is.
    """
    rules: MatchRules = view.table.extra
    weight = 1 / (_TYPICAL * sqrt(_left(view)))
    base = COUNTERS * seat
    down = view.counters[base + DOWN]
    in_play = view.phase != WINTER
    cards = view.zones[YARD + ZONES * seat]
    points = sum(
        rules.points[card] for place, card in enumerate(cards) if in_play and card >= 0 and not down >> place & 1
    )
    return (
        view.counters[base + SCORE] * weight,
        points * weight,
        down.bit_count() * weight if in_play else 0.0,
        len(view.zones[NASTY + ZONES * seat]) * weight if in_play else 0.0,
        float(view.active == seat and view.phase == SUMMER) * weight,
    )


def _left(view: View) -> float:
    """How many rounds are left, the present one as far as its cards still lie face down."""
    rounds = 0 if view.values[TIME_UP] else int(view.table.options["rounds"]) - view.values[ROUND]
    seats = range(view.table.seats)
    if view.phase >= FALL or not view.values[ROUND]:
        return max(0, rounds) + _SHORTEST
    fewest = min(view.counters[COUNTERS * seat + DOWN].bit_count() for seat in seats)
    rules: MatchRules = view.table.extra
    return max(0, rounds) + max(_SHORTEST, fewest / rules.places)


@cache
def winning() -> Estimate:
    """The estimate with its fitted weights."""
    return estimate(__package__, NAMES, facts)
