"""The milestones of Nasty Neighbours: the lowest total, the last face-down card, and the last round (NN-7.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.nasty_neighbours.knowledge.table_info import down_count
from engine.games.nasty_neighbours.layout import ROUND, SCORE, TIME_UP
from engine.games.nasty_neighbours.match_rules import GameView, MatchRules
from engine.games.nasty_neighbours.messages import say
from engine.kernel.flow.table import Table
from engine.kernel.game.milestones import LAST, LEADS, NEAR, TIED, Milestone, leaders, new_leader


def milestones(before: GameView, after: GameView) -> Iterator[Milestone]:
    """Yield the milestones of the last turn."""
    then, now = ([-view.counters[SCORE[seat]] for seat in range(view.table.seats)] for view in (before, after))
    yield from (Milestone(LEADS, found.seats, -found.number) for found in new_leader(then, now))
    for seat in range(after.table.seats):
        if down_count(after, seat) == 1 < down_count(before, seat):
            yield Milestone(NEAR, (seat,), 1)
    if _is_last(after) and not _is_last(before):
        first = leaders(now)
        if len(first) > 1:
            yield Milestone(TIED, first, -now[first[0]])
        yield Milestone(LAST)


def _is_last(view: GameView) -> bool:
    return bool(view.values[ROUND] >= int(view.table.options["rounds"]) or view.values[TIME_UP])


def milestone_words(table: Table[MatchRules], milestone: Milestone, names: Sequence[str]) -> str:
    kind, seats, number = milestone
    if kind == TIED:
        return say("milestone-tied", players=say.join_list([names[seat] for seat in seats]), points=number)
    if kind == LAST:
        return say("milestone-last")
    return say(f"milestone-{kind}", player=names[seats[0]], points=number)
