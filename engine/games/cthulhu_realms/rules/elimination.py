"""The elimination of players (CR-5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.layout import DECK, DISCARD, GONE, HAND, OWNED, PLAY, SIDE_ROW
from engine.games.cthulhu_realms.match_rules import GameState
from engine.games.cthulhu_realms.rules.available_cards import fill_row, seat_before
from engine.games.cthulhu_realms.rules.card_moves import abjure, forget_hurt
from engine.games.cthulhu_realms.rules.victory import end_by_sanity
from engine.kernel.flow.machine import eliminate
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import OUT


def eliminate_seats(state: GameState, seats: Sequence[int]) -> None:
    """Eliminate the players who lost their last Sanity in one event (CR-5.2, CR-5.3).

    All their cards and the Available cards in the rows next to them are abjured. Their neighbors become neighbors and
    get three new Available cards between them, usable at once. If only one player is left, the game ends instead
    (CR-6.1).
    """
    place = state.values[OUT].bit_count() + 1
    for seat in seats:
        state.values[GONE] |= place << 4 * seat
        eliminate(state, seat)
    if end_by_sanity(state):
        return
    new_rows = [SIDE_ROW[seat_before(state, seat)] for seat in seats]
    for seat, row in zip(seats, new_rows, strict=True):
        abjure_belongings(state, seat, row)
    all(fill_row(state, row) for row in new_rows)  # stops where the general deck ends the game (CR-6.2)


def abjure_belongings(state: GameState, seat: int, row_before: int) -> None:
    """Abjure a player's cards and both rows, on behalf of no seat. They count as abjured this turn (CR-5.4)."""
    for name in (PLAY, HAND, DISCARD, DECK):
        zone = name[seat]
        for card in state.zones[zone][:]:
            forget_hurt(state, card)
            abjure(state, card, zone, NONE)
    state.values[OWNED + seat] = 0
    for row in (row_before, SIDE_ROW[seat]):
        for card in state.zones[row][:]:
            abjure(state, card, row, NONE)
