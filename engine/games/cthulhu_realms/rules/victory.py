"""The two endings of the game (CR-6)."""

from __future__ import annotations

from typing import Final

from engine.games.cthulhu_realms.layout import OWNED, SANITY
from engine.games.cthulhu_realms.match_rules import GameBoard, GameState
from engine.kernel.flow.machine import seats_from
from engine.kernel.flow.moves import finish, note

NOTE_DECK_EMPTY: Final = 0
"""Note: the general deck is empty when a card must be dealt from it."""


def seats_in_game(state: GameBoard) -> list[int]:
    return seats_from(state, 0)


def end_by_empty_deck(state: GameState) -> None:
    """End the game because the deck is empty (CR-6.2).

    Most Sanity wins, then most own cards. If it is still a tie, everybody loses.
    """
    note(state, NOTE_DECK_EMPTY)
    standing = {
        seat: (state.counters[SANITY[seat]], state.values[OWNED + seat].bit_count()) for seat in seats_in_game(state)
    }
    best = max(standing.values())
    winners = [seat for seat, worth in standing.items() if worth == best]
    finish(state, 1 << winners[0] if len(winners) == 1 else 0)


def end_by_sanity(state: GameState) -> bool:
    """End the game if only one player has Sanity left (CR-6.1). Return whether it has ended."""
    left = seats_in_game(state)
    if len(left) == 1:
        finish(state, 1 << left[0])
    return len(left) == 1
