"""Cthulhu Realms: a player without Sanity leaves the table (CR-4.5, CR-5.3, CR-5.4)."""

from __future__ import annotations

from engine.games.cthulhu_realms.finish import end_by_sanity
from engine.games.cthulhu_realms.match_rules import Position
from engine.games.cthulhu_realms.moving import abjure, forget_hurt
from engine.games.cthulhu_realms.places import DECK, DISCARD, GONE, HAND, OWNED, PLAY, SIDE_ROW
from engine.games.cthulhu_realms.rows import fill_row, seat_before
from engine.kernel.frames import eliminate
from engine.kernel.refs import NONE
from engine.kernel.state import OUT


def eliminate_seat(state: Position, seat: int) -> None:
    """All cards of the seat and the Available cards in the two rows beside it are abjured; its neighbors become
    neighbors, with three new Available cards between them, usable at once (CR-5.3).

    With one player left the game is over instead (CR-6.1).
    """
    before = seat_before(state, seat)
    gone = state.values[OUT].bit_count() + 1
    state.values[GONE] |= gone << 4 * seat
    if gone < state.table.seats - 1:
        abjure_belongings(state, seat, before)
    eliminate(state, seat)
    if not end_by_sanity(state):
        fill_row(state, SIDE_ROW[before])


def abjure_belongings(state: Position, seat: int, before: int) -> None:
    """What is abjured with a player, by nobody in particular, counts as abjured this turn (CR-5.4)."""
    for name in (PLAY, HAND, DISCARD, DECK):
        zone = name[seat]
        for card in state.zones[zone][:]:
            forget_hurt(state, card)
            abjure(state, card, zone, NONE)
    state.values[OWNED + seat] = 0
    for row in (SIDE_ROW[before], SIDE_ROW[seat]):
        for card in state.zones[row][:]:
            abjure(state, card, row, NONE)
