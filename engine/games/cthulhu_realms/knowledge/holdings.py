"""The holdings of a Cthulhu Realms seat, for comparing states (see `engine.kernel.game.holdings`)."""

from __future__ import annotations

from dataclasses import replace

from engine.games.cthulhu_realms.layout import DECK, GONE, HURT
from engine.games.cthulhu_realms.match_rules import GameBoard
from engine.games.cthulhu_realms.rules.card_moves import sanity_lost
from engine.games.cthulhu_realms.rules.queries import locations_of
from engine.kernel.game.holdings import Holdings, by_layout, faces_of
from engine.kernel.state.state import State


def holdings(board: GameBoard, seat: int, looker: int) -> Holdings:
    """Return a seat's Sanity, Conjuring Power, hand, and Locations with this turn's loss.

    All seats must own the same cards. The cards that the looker knows in its deck must be equal too.
    """
    found = by_layout(board, seat, looker, ignored=(HURT, GONE))
    places = locations_of(board, seat)
    hurt = sum(sanity_lost(board.values, card) for card in places)
    known: tuple[int, ...] = ()
    if seat == looker and isinstance(board, State):
        known = faces_of(board, [card for card in board.zones[DECK[seat]] if board.known[card] >> seat & 1])
    return replace(
        found, amounts=(*found.amounts, -hurt), sets=(*found.sets, faces_of(board, places)), same=(found.same, known)
    )
