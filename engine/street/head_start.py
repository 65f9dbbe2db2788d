"""Head starts: changes of a match's position before its first question."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.flow import machine, moves
from engine.kernel.match import invariants
from engine.kernel.match.match import BadMatch, Match
from engine.kernel.state.state import State
from engine.street.season_file import EVERYONE, RIVALS, YOU, HeadStart

PLAYER = 0
"""The player's seat in matches with head starts."""


def apply(match: Match, entries: Sequence[HeadStart]) -> None:
    """Let a match that hasn't begun start with these head starts. Rivals are all other seats.

    Raises BadMatch if they don't fit.
    """
    if entries:
        match.start_at(_position(match, entries).to_data())


def fits(match: Match, entries: Sequence[HeadStart], others: Sequence[HeadStart] = ()) -> bool:
    """Return whether a match can start with these head starts after `others`, and whether they then change anything.

    The match stays as it is.
    """
    try:
        state = _position(match, [*others, *entries])
    except BadMatch:
        return False
    is_sound = not (invariants.check(state) or invariants.answers(state))
    return is_sound and (not entries or state.to_data() != _position(match, others).to_data())


def _position(match: Match, entries: Sequence[HeadStart]) -> State:
    """Return the position at the first question.

    The setup is changed before the rules ask, so that they ask about it.
    """
    state = match.game.set_up(match.table, match.seed)
    for entry in entries:
        for seat in seats_of(entry.who, match.table.seats):
            _change(state, seat, entry)
    machine.advance(state)
    return state


def seats_of(who: str, seats: int) -> Sequence[int]:
    """Return the seats that a head start is for."""
    return {YOU: [PLAYER], RIVALS: range(1, seats), EVERYONE: range(seats)}[who]


def _change(state: State, seat: int, entry: HeadStart) -> None:
    layout = state.table.layout
    if entry.counter:
        index = layout.counter(entry.counter, seat)
        state.counters[index] = entry.to if entry.to is not None else state.counters[index] + entry.amount
        return
    source, target = layout.table_zone(entry.source), layout.seat_zone(str(entry.to), seat)
    if len(state.zones[source]) < entry.cards:
        raise BadMatch(f"there are fewer than {entry.cards} cards for the head start")
    for _ in range(entry.cards):
        moves.draw_top(state, source, target, seat)
