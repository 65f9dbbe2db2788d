"""Nasty Neighbours in words: how a match was won, and where a total comes from (NN-7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.knowledge import score_board
from engine.games.nasty_neighbours.match_rules import Seen
from engine.games.nasty_neighbours.places import ROUND, SCORE, TIME_UP
from engine.games.nasty_neighbours.words.common import counted, listed

MOST_ROUNDS_TOLD = 5
"""Rounds that are told one by one; of more there is the score sheet."""


def victory(view: Seen, names: Sequence[str]) -> str:
    """How a finished match was won (NN-7)."""
    winners = view.winners
    if not view.over or not winners:
        return ""
    rounds = counted(view.values[ROUND], "one round", "rounds")
    totals = [view.counters[SCORE[seat]] for seat in range(view.table.seats)]
    lowest, above = min(totals), [total for total in totals if total != min(totals)]
    time = "Time was up. " if view.values[TIME_UP] else ""
    if len(winners) > 1:
        players = listed([names[seat] for seat in winners])
        return f"{time}{players} share the lowest total after {rounds}, {lowest}, and the win."
    margin = f", {lowest} to {min(above)}" if above else ""
    return f"{time}{names[winners[0]]} has the lowest total after {rounds}{margin}, and wins."


def score_parts(view: Seen, seat: int) -> list[tuple[str, int]]:
    """The rounds, of many their sum, and what the 500 rule changed (NN-7.5)."""
    results = [points[seat] for points in score_board(view)]
    parts = [(f"Round {number}", points) for number, points in enumerate(results, 1)]
    if len(results) > MOST_ROUNDS_TOLD:
        parts = [(f"{len(results)} rounds", sum(results))]
    changed = view.counters[SCORE[seat]] - sum(results)
    return [*parts, ("The 500 rule", changed)] if changed else parts
