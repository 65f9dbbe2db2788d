"""Runes & Regulations: a seat's holdings, for comparing states (see engine.kernel.game.holdings)."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Final

from engine.games.runes_and_regulations.layout import FENCE, HAND, HEXED, LAWN, LIMITS_DUE
from engine.games.runes_and_regulations.match_rules import GameBoard
from engine.games.runes_and_regulations.rules.card_moves import main_cards_left
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.games.runes_and_regulations.rules.victory import HENCHMAN, role_of
from engine.kernel.game.holdings import Holdings, by_layout, faces_of

CLOCK_CARDS: Final = 18
"""With this many Main cards left or fewer, each card drawn helps the Nefarious Neighbor (RR-11.2)."""
WANTS_LESS: Final = {
    "the-humane-sorcerer": (HAND,),
    "the-tidier": (HAND, FENCE),
    "the-hexlord": (LAWN,),
    HENCHMAN: (HAND, FENCE, LAWN),
}
"""Roles for which more cards in some zones can be worse (RR-11.4). These zones must be equal."""


def holdings(board: GameBoard, seat: int, looker: int) -> Holdings | None:
    """Return a seat's cards, with its unhexed Creatures listed twice. None for the Henchman.

    The Henchman plays for another seat. Creatures used this turn don't matter.
    """
    villain = nefarious(board)
    role = role_of(board, seat) if villain >= 0 else ""
    if role == HENCHMAN and seat == looker:
        return None
    found = by_layout(board, seat, looker, ignored=(HEXED, LIMITS_DUE))
    lawn, hexed = board.zones[LAWN[seat]], board.values[HEXED]
    awake = faces_of(board, [card for card in lawn if not hexed >> card & 1])
    same: tuple[Hashable, ...] = (found.same,)
    if role in WANTS_LESS:
        same += (*[faces_of(board, board.zones[zone[seat]]) for zone in WANTS_LESS[role]], awake)
    if role == "the-hexlord":
        same += (hexed,)
    if villain >= 0 and seat == looker:
        same += (min(CLOCK_CARDS, main_cards_left(board)),)
    return replace(found, sets=(*found.sets, awake), same=same, pending=())
