"""The milestones of Cthulhu Realms: most Sanity, very little Sanity, and the end of the general deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.cthulhu_realms.layout import GENERAL_DECK, SANITY
from engine.games.cthulhu_realms.match_rules import GameView, MatchRules
from engine.games.cthulhu_realms.messages import say
from engine.kernel.flow.table import Table
from engine.kernel.game.milestones import LAST, NEAR, OUT, Milestone, falls_below, new_leader

_LITTLE_SANITY, _FEW_CARDS = 5, 5
_HALF = 25
"""The Sanity below which the lead matters. Above it, the lead changes every turn."""


def milestones(before: GameView, after: GameView) -> Iterator[Milestone]:
    """Yield the milestones of the last turn."""
    then, now = ([view.counters[SANITY[seat]] for seat in range(view.table.seats)] for view in (before, after))
    if min(now) <= _HALF:
        yield from new_leader(then, now)
    for seat in range(after.table.seats):
        if not after.is_out(seat) and falls_below(then[seat], now[seat], _LITTLE_SANITY + 1):
            yield Milestone(NEAR, (seat,), now[seat])
    had, left = (len(view.zones[GENERAL_DECK]) for view in (before, after))
    if falls_below(had, left, _FEW_CARDS) or falls_below(had, left, 1):
        yield Milestone(LAST, (), left)


def milestone_words(table: Table[MatchRules], milestone: Milestone, names: Sequence[str]) -> str:
    kind, seats, number = milestone
    if kind == LAST:
        return say("milestone-last", count=number)
    if kind == OUT:
        return say("milestone-out", player=names[seats[0]])
    return say(f"milestone-{kind}", player=names[seats[0]], sanity=number)
