"""Nasty Neighbours: how likely each player is to win, by what everybody sees (NN-7)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from engine.games.nasty_neighbours.ai.evaluator import Evaluator
from engine.games.nasty_neighbours.ai.weights import load, name_for
from engine.games.nasty_neighbours.match_rules import Seen
from engine.games.nasty_neighbours.places import FALL, ROUND, SCORE, TIME_UP, WINTER
from engine.kernel.evaluator import fitted

NAMES = ("expected",)
_TYPICAL: Final = 10
"""By how many points the results of a round typically differ."""
_SHORTEST = 0.25
"""What is left of the last round at its end, in rounds."""


def facts(view: Seen, seat: int) -> tuple[float]:
    """Return the total that Expert's evaluator expects after this round; it weighs more, the less is left to play."""
    number, total = view.values[ROUND], float(view.counters[SCORE[seat]])
    left = 0 if view.values[TIME_UP] else max(0, int(view.table.options["rounds"]) - number)
    least = _SHORTEST
    if number and view.phase != WINTER:
        evaluator = Evaluator(view, load(name_for("expert", view.table.seats)), 0, is_public=True)
        downs = evaluator.sight.downs
        total += evaluator.lead_share_now * evaluator.points[seat] + evaluator.down_cost * downs[seat]
        if view.phase < FALL:
            least = max(_SHORTEST, min(downs) / view.table.rules.places)
    return (total / (_TYPICAL * sqrt(left + least)),)


winning = fitted(__package__, NAMES, facts)
