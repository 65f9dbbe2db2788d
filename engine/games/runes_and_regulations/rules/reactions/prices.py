"""Runes & Regulations: paying a price, part by part (RR-7.2)."""

from __future__ import annotations

from typing import Final

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import MOVE
from engine.games.runes_and_regulations.match_rules import GameBoard, GameState
from engine.games.runes_and_regulations.rules import effect_targets as targets
from engine.games.runes_and_regulations.rules.actions.actions import ASKED, PICK_PRICE, happen_to_each, pick
from engine.games.runes_and_regulations.rules.actions.group_actions import RULES
from engine.games.runes_and_regulations.rules.frame_fields import (
    EFFECT,
    PRICE_OTHER,
    PRICE_PAID,
    PRICE_PICKS,
    PRICE_STAGE,
)
from engine.kernel.state.refs import NONE, SEAT_BASE
from engine.kernel.state.state import SEAT, SOURCE, STEP, Frame

CHOOSE_STAGE: Final = 0
CHOSEN_STAGE: Final = 1
NEIGHBOR_STAGE: Final = 2
DONE_STAGE: Final = 3


def price_words(state: GameBoard, frame: Frame) -> tuple[str, ...]:
    """Return the parts of the price for a PRICE or PICK frame: an effect's price, or a Beast's Summoning Cost."""
    rules = state.table.rules
    if frame[EFFECT] >= 0:
        return rules.programs[frame[EFFECT]].price
    return rules.cards[frame[SOURCE]].pay


def run_price(state: GameState, frame: Frame) -> None:
    """Pay the next part of a price. An unpaid part ends it (RR-7.2)."""
    words = price_words(state, frame)
    part, seat, card, stage = frame[STEP], frame[SEAT], frame[SOURCE], frame[PRICE_STAGE]
    if part == len(words):
        finish_price(state, frame, 1)
        return
    word = words[part]
    need = targets.price_number(word)
    if stage == CHOOSE_STAGE:
        if word in targets.DISCARD_PRICES:
            frame[PRICE_STAGE] = DONE_STAGE
            happen_to_each(state, codes.WOULD_DISCARD, card, [(seat, card)] * need, ASKED)
        else:
            frame[PRICE_STAGE] = CHOSEN_STAGE
            pick(state, PICK_PRICE, seat, card, frame[EFFECT], part, need, need)
    elif stage == CHOSEN_STAGE:
        take_price(state, frame, word, need)
    elif stage == NEIGHBOR_STAGE:
        frame[PRICE_OTHER] = frame.pop() - SEAT_BASE
        frame.pop()
        frame[PRICE_STAGE] = DONE_STAGE
        happen_to_each(state, codes.MOVING, card, [(seat, frame[PRICE_PAID])], frame[PRICE_OTHER])
    elif frame.pop() < need:
        finish_price(state, frame, 0)
    else:
        frame[STEP], frame[PRICE_STAGE] = part + 1, CHOOSE_STAGE


def take_price(state: GameState, frame: Frame, word: str, need: int) -> None:
    """Apply the price to the chosen Creatures."""
    seat, card = frame[SEAT], frame[SOURCE]
    number = frame[PRICE_PICKS]
    picks = frame[PRICE_PICKS + 1 : PRICE_PICKS + 1 + number]
    del frame[PRICE_PICKS:]
    if number < need:
        finish_price(state, frame, 0)
        return
    frame[PRICE_PAID] = picks[-1]
    act = targets.PRICE_TARGETS[word].act
    if act == MOVE:
        frame[PRICE_STAGE] = NEIGHBOR_STAGE
        pick(state, PICK_PRICE, seat, card, frame[EFFECT], NONE, 1, 1)
        return
    frame[PRICE_STAGE] = DONE_STAGE
    happen_to_each(state, RULES[act], card, [(seat, ref) for ref in picks], cost=True)


def finish_price(state: GameState, frame: Frame, paid: int) -> None:
    """Tell the frame below whether the price was paid, to which neighbor and with which card."""
    state.stack.pop()
    state.stack[-1].extend((paid, frame[PRICE_OTHER], frame[PRICE_PAID]))
