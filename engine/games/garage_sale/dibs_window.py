"""The window in which other players can call Dibs on a good that a player buys (GS-3)."""

from __future__ import annotations

from engine.games.garage_sale.garage_scoring import take_home
from engine.games.garage_sale.layout import HAND, SIDEWALK
from engine.games.garage_sale.match_rules import GameBoard, GameState, MatchRules
from engine.kernel.flow.machine import seats_from
from engine.kernel.flow.moves import move, reveal
from engine.kernel.flow.ruleset import USE, WindowRule
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, SEAT, SOURCE, Frame, Option


def others(board: GameBoard, frame: Frame) -> list[int]:
    """Return the seats to ask: all other players with cards in hand, until one calls Dibs (GS-3.1).

    The hand's cards don't matter, so a pause doesn't reveal who holds Dibs.
    """
    if frame[SOURCE] not in board.zones[SIDEWALK]:
        return []
    return [seat for seat in seats_from(board, frame[SEAT]) if seat != board.values[ACTIVE] and board.zones[HAND[seat]]]


def offers(state: GameState, frame: Frame, seat: int) -> list[Option]:
    """Offer one Dibs of the hand, because all Dibs are the same."""
    return [(USE, card, NONE) for card in state.zones[HAND[seat]] if state.table.rules.is_dibs[card]][:1]


def use(state: GameState, frame: Frame, seat: int, option: Option) -> None:
    """Give the good to the player who called and the Dibs to the buyer (GS-3.2)."""
    reveal(state, option[1], HAND[seat])
    take_home(state, frame[SOURCE], SIDEWALK, seat)
    move(state, option[1], HAND[seat], HAND[state.values[ACTIVE]], seat)


DIBS_RULE: WindowRule[MatchRules] = WindowRule(others, offers, use)
