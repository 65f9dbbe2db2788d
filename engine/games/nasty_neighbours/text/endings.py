"""Texts of the end of a match: how it was won and where each total comes from (NN-7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.knowledge.table_info import score_board
from engine.games.nasty_neighbours.layout import ROUND, SCORE, TIME_UP
from engine.games.nasty_neighbours.match_rules import GameView
from engine.games.nasty_neighbours.messages import say

MOST_ROUNDS_TOLD = 5
"""The most rounds to list one by one. The score sheet shows more."""


def victory(view: GameView, names: Sequence[str]) -> str:
    """Return how a finished match was won (NN-7)."""
    winners = view.winners
    if not view.over or not winners:
        return ""
    rounds = say("rounds", count=view.values[ROUND])
    lowest, second, *_ = sorted(view.counters[SCORE[seat]] for seat in range(view.table.seats))
    if len(winners) > 1:
        players = say.join_list([names[seat] for seat in winners])
        told = say("victory-shared", players=players, rounds=rounds, lowest=lowest)
    else:
        told = say("victory-alone", player=names[winners[0]], rounds=rounds, lowest=lowest, next=second)
    return say("victory-time-up", told=told) if view.values[TIME_UP] else told


def score_parts(view: GameView, seat: int) -> list[tuple[str, int]]:
    """Return the parts of a total: the rounds and the change by the 500 rule (NN-7.5).

    Many rounds are summed up as one part.
    """
    results = [points[seat] for points in score_board(view)]
    parts = [(say("score-round", number=number), points) for number, points in enumerate(results, 1)]
    if len(results) > MOST_ROUNDS_TOLD:
        parts = [(say("score-rounds", count=len(results)), sum(results))]
    changed = view.counters[SCORE[seat]] - sum(results)
    return [*parts, (say("score-500-rule"), changed)] if changed else parts
