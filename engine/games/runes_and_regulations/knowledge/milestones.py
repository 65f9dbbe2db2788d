"""Runes & Regulations: milestones for one missing Creature and the end of the deck (RR-6.1, RR-11.1 to RR-11.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.runes_and_regulations.layout import MAIN_DECK
from engine.games.runes_and_regulations.match_rules import GameView, MatchRules
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.creatures import beast_count, mythical_count
from engine.games.runes_and_regulations.rules.limits import limit
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.games.runes_and_regulations.rules.victory import BEASTS_TO_WIN
from engine.kernel.flow.table import Table
from engine.kernel.game.milestones import LAST, NEAR, Milestone, falls_below

_FEW_CARDS = 5


def milestones(before: GameView, after: GameView) -> Iterator[Milestone]:
    """Yield the milestones reached in the last turn."""
    for seat in range(after.table.seats):
        then, now = (_missing(view, seat) for view in (before, after))
        if now == 1 != then:
            yield Milestone(NEAR, (seat,), now)
    then, now = (len(view.zones[MAIN_DECK]) for view in (before, after))
    if nefarious(after) >= 0 and (falls_below(then, now, _FEW_CARDS) or falls_below(then, now, 1)):
        yield Milestone(LAST, (), now)


def _missing(view: GameView, seat: int) -> int:
    """Return how many Creatures a player still needs, by public information."""
    if seat == nefarious(view):
        return BEASTS_TO_WIN - beast_count(view, seat)
    return limit(view, seat, "win") - mythical_count(view, seat)


def milestone_words(table: Table[MatchRules], milestone: Milestone, names: Sequence[str]) -> str:
    kind, seats, number = milestone
    if kind == LAST:
        return say("milestone-last", count=number)
    return say("milestone-near", player=names[seats[0]])
