"""Nasty Neighbours: how likely each player is to win, by what everybody sees (NN-7)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from engine.games.nasty_neighbours.match_rules import Seen
from engine.games.nasty_neighbours.places import DOWN, FALL, NASTY, ROUND, SCORE, TIME_UP, WINTER, YARD
from engine.kernel.evaluator import Facts, fitted

NAMES = ("total", "open", "down", "nasty")
_TYPICAL: Final = 10
"""By how many points the results of a round typically differ."""
_SHORTEST = 0.25
"""What is left of the last round at its end, in rounds."""
_HIDDEN: Final = 5
"""What a card that lies face down is worth on average."""


def facts(view: Seen, seat: int) -> Facts:
    """What was scored so far, what the yard shows and how many of its cards lie face down, the more the further the
    round has come; the Nasty Neighbour cards. All weigh the more, the less is left of the match.
    In Fall, when nothing is replaced any more, the yard counts like points that have been scored.
    """
    rules = view.table.rules
    late, left = _progress(view)
    weight = 1 / (_TYPICAL * sqrt(left))
    total, down = view.counters[SCORE[seat]], view.counters[DOWN[seat]]
    cards = view.zones[YARD[seat]]
    points = sum(rules.points[card] for place, card in enumerate(cards) if card >= 0 and not down >> place & 1)
    if view.phase == WINTER:
        return total * weight, 0.0, 0.0, 0.0
    if view.phase == FALL:
        return (total + points + _HIDDEN * down.bit_count()) * weight, 0.0, 0.0, 0.0
    nasty = len(view.zones[NASTY[seat]])
    return total * weight, points * weight * late, down.bit_count() * weight * late, nasty * weight


def _progress(view: Seen) -> tuple[float, float]:
    """How far the round has come, from 0 to 1, and how many rounds are left with what is left of this one."""
    rounds = 0 if view.values[TIME_UP] else max(0, int(view.table.options["rounds"]) - view.values[ROUND])
    if view.phase >= FALL or not view.values[ROUND]:
        return 1.0, rounds + _SHORTEST
    rules = view.table.rules
    fewest = min(view.counters[DOWN[seat]].bit_count() for seat in range(view.table.seats)) / rules.places
    return 1 - fewest, rounds + max(_SHORTEST, fewest)


winning = fitted(__package__, NAMES, facts)
