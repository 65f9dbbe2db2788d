"""Nefarious: how likely each seat is to win, by what everybody sees (NF-6)."""

from __future__ import annotations

from typing import Final

from engine.games.nefarious.match_rules import Seen
from engine.games.nefarious.places import HAND, MONEY, PLAY, SPIES
from engine.games.nefarious.scoring import points_of
from engine.kernel.evaluator import Facts, fitted

NAMES = ("points", "points_late", "inventions", "money", "cards", "spies", "goal_reached")
_MOST_CARDS: Final = 8


def facts(view: Seen, seat: int) -> Facts:
    """Points as a share of the goal, and what is there for more: Inventions, money, cards in hand, Spies on the board.

    `points_late` counts the points the more, the nearer anybody is to the goal.
    """
    rules = view.table.rules
    goal = max(1, rules.goal)
    best = max(points_of(view, other) for other in range(view.table.seats)) / goal
    points = points_of(view, seat) / goal
    return (
        points,
        points * min(1.0, best),
        len(view.zones[PLAY[seat]]) / 10,
        view.counters[MONEY[seat]] / 10,
        min(_MOST_CARDS, len(view.zones[HAND[seat]])) / 5,
        sum(view.counters[SPIES[seat] : SPIES[seat] + 4]) / 5,
        float(points >= 1.0),
    )


winning = fitted(__package__, NAMES, facts)
