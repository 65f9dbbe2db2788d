"""Nefarious: resolves the effects of a card, one operation after another (NF-5).

An effect that needs a choice pushes a PICK frame. It asks until its amount is used up or nothing is left to pick
(NF-5.4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.nefarious.codes import PICK_DISCARD, PICK_PLACE
from engine.games.nefarious.definitions.vocabulary import Operation, Program
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.layout import HAND, RESERVE, SPIES
from engine.games.nefarious.match_rules import ASK_DISCARD, ASK_PLACE, ASK_REMOVE, GameState
from engine.games.nefarious.rules.cards_and_money import discard
from engine.games.nefarious.rules.spies import place_spy, remove_spy
from engine.kernel.state.state import SEAT, SOURCE, STEP, Frame, Option

NUMBER: Final = 4
"""Index of the program's number in the frame of effects."""


def operations_of(state: GameState, frame: Frame) -> Program:
    """Return the operations of a frame [PROGRAM, next operation, seat, source card, number of the program]."""
    return state.table.rules.programs[frame[NUMBER]]


def resolve_operation(state: GameState, frame: Frame, operation: Operation) -> None:
    UNITS[operation[0]].resolve(state, frame, operation)


# --- choices within an effect ------------------------------------------------------------------------------


def open_picks(state: GameState, frame: Frame) -> list[int]:
    """Return the present picks: cards of the hand, or zones of the board. A zone can be picked more than once.

    [PICK, what, seat, source card, how many are left]
    """
    what, seat = frame[STEP], frame[SEAT]
    if what == PICK_DISCARD:
        return state.zones[HAND[seat]]
    if what == PICK_PLACE:
        return [0, 1, 2, 3] if state.counters[RESERVE[seat]] else []
    start = SPIES[seat]
    return [zone for zone in range(4) if state.counters[start + zone]]


def offered_picks(state: GameState, frame: Frame, refs: list[int]) -> tuple[int, Sequence[Option]]:
    """Return the kind of the question and its options."""
    rules = state.table.rules
    if frame[STEP] == PICK_DISCARD:
        discards = rules.discard_options
        return ASK_DISCARD, [discards[card] for card in refs]
    if frame[STEP] == PICK_PLACE:
        return ASK_PLACE, rules.place_options
    return ASK_REMOVE, [rules.remove_options[zone] for zone in refs]


def take_pick(state: GameState, frame: Frame, ref: int) -> None:
    """Discard the picked card, or place or remove the picked Spy."""
    if frame[STEP] == PICK_DISCARD:
        discard(state, frame[SEAT], ref)
    elif frame[STEP] == PICK_PLACE:
        place_spy(state, frame[SEAT], ref, frame[SOURCE])
    else:
        remove_spy(state, frame[SEAT], ref, frame[SOURCE])
