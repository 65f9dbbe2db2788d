"""Nefarious: milestones for ties, leads, and the last steps to the goal (NF-6.1, NF-6.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.nefarious.layout import LAST_TURN
from engine.games.nefarious.match_rules import GameView, MatchRules
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.scoring import points_of
from engine.kernel.flow.table import Table
from engine.kernel.game.milestones import BACK, LAST, LEADS, NEAR, TIED, Milestone, leaders, new_leader

_LEAD_COUNTS, _NEAR = 12, 3
"""The points at which a new lead becomes a milestone, and the distance from the goal that counts as near."""


def milestones(before: GameView, after: GameView) -> Iterator[Milestone]:
    """Yield the milestones reached in the last turn."""
    then, now = ([points_of(view, seat) for seat in range(view.table.seats)] for view in (before, after))
    goal, first = after.table.rules.goal, leaders(now)
    if len(first) > 1 and max(now) >= goal:
        yield Milestone(TIED, first, max(now))
    elif max(now) >= _LEAD_COUNTS:
        yield from new_leader(then, now)
    for seat in range(after.table.seats):
        if then[seat] < goal - _NEAR <= now[seat] < goal:
            yield Milestone(NEAR, (seat,), now[seat])
    if before.turn < LAST_TURN <= after.turn:
        yield Milestone(LAST)


def milestone_words(table: Table[MatchRules], milestone: Milestone, names: Sequence[str]) -> str:
    kind, seats, number = milestone
    if kind in (LEADS, BACK, NEAR):
        return say(f"milestone-{kind}", player=names[seats[0]], points=number, goal=table.rules.goal)
    return f"{say('log-tied', points=number)}." if kind == TIED else say("milestone-last")
