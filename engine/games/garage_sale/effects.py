"""The effects of notes (GS-4)."""

from __future__ import annotations

from engine.games.garage_sale.codes import ASK_GOOD, ASK_HAND, BORROWING, GO_ON, RAIN, RUMMAGE, RUMMAGING
from engine.games.garage_sale.garage_scoring import take_home
from engine.games.garage_sale.layout import DECK, DISCARD, HAND, SIDEWALK
from engine.games.garage_sale.match_rules import GameBoard, GameState, MatchRules
from engine.kernel.flow.moves import draw_top, move, shuffle
from engine.kernel.flow.ruleset import EffectsRule, PickRule
from engine.kernel.state.refs import NONE, describe, seat_ref
from engine.kernel.state.state import SEAT, SOURCE, STEP, Frame

TEXTS = ("card-rummage", "card-rain", "card-borrow")
"""The messages that say what the effects do."""


def discarded_goods(board: GameBoard, frame: Frame) -> list[int]:
    return [card for card in board.zones[DISCARD] if board.table.rules.kinds[card] != NONE]


def others_hands(board: GameBoard, seat: int) -> list[int]:
    return [seat_ref(other) for other in range(board.table.seats) if other != seat and board.zones[HAND[other]]]


def can(board: GameBoard, effect: int, seat: int) -> bool:
    """Return whether an effect would change anything (GS-4.1)."""
    if effect == RUMMAGE:
        return bool(discarded_goods(board, []))
    return bool(board.zones[SIDEWALK] and board.zones[DECK] if effect == RAIN else others_hands(board, seat))


def carry_out(state: GameState, frame: Frame, effect: int) -> None:
    """Carry out one effect of a note. After Rain the turn lays out new goods and goes on."""
    if effect == RAIN:
        state.stack[0][STEP] = GO_ON
        for card in state.zones[SIDEWALK][:]:
            move(state, card, SIDEWALK, DISCARD)
    else:
        state.stack.append([RUMMAGING if effect == RUMMAGE else BORROWING, 0, frame[SEAT], frame[SOURCE], 1])


def take_good(state: GameState, frame: Frame, card: int) -> None:
    """Take a good from the discard pile; nobody can call Dibs on it (GS-4.2)."""
    take_home(state, card, DISCARD, frame[SEAT])


def take_cards(state: GameState, frame: Frame, chosen: int) -> None:
    """Take two random cards of another hand (GS-4.4).

    Shuffle the hand first, so that no player can track a card that was seen before.
    """
    hand = HAND[describe(chosen)[1]]
    shuffle(state, hand)
    for _ in range(min(2, len(state.zones[hand]))):
        draw_top(state, hand, HAND[frame[SEAT]], frame[SEAT])


NOTE_RULE: EffectsRule[MatchRules, int] = EffectsRule(
    lambda state, frame: state.table.rules.does[frame[SOURCE]], carry_out
)
RUMMAGING_RULE: PickRule[MatchRules] = PickRule(discarded_goods, take_good, ASK_GOOD)
BORROWING_RULE: PickRule[MatchRules] = PickRule(
    lambda state, frame: others_hands(state, frame[SEAT]), take_cards, ASK_HAND
)
