"""Nefarious: the effects of Inventions and Twists, one operation each (NF-5).

An operation reads the program frame's seat and source card. What needs a choice pushes a PICK frame, which
asks until its amount is done or nothing is left to pick (NF-5.4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.nefarious.card_set import Operation, Program
from engine.games.nefarious.codes import PICK, PROGRAM
from engine.games.nefarious.match_rules import ASK_DISCARD, ASK_PLACE, ASK_REMOVE, SPY_PLACED, Clause, Position
from engine.games.nefarious.places import (
    BEFORE,
    CHOSEN,
    DECK,
    DISCARD,
    HAND,
    LAYOUT,
    MONEY,
    PLAY,
    RESERVE,
    RESERVE_PLACE,
    SPIES,
)
from engine.kernel.moves import count, draw_top, move, refill, token_moved
from engine.kernel.rules import EffectsRule, PickRule
from engine.kernel.state import SEAT, SOURCE, STEP, Frame, Option

NUMBER: Final = 4
"""In the frame of effects: the number of their program."""
PICK_DISCARD: Final = 0
PICK_PLACE: Final = 1
PICK_REMOVE: Final = 2

PER_HAND: Final = 1
PER_SPIES: Final = 2
PER_INVENTIONS: Final = 3
PER_SAME_ACTION: Final = 4
PER_SPIES_HERE: Final = 5


def times(state: Position, seat: int, per: int) -> int:
    """How often a "per" effect counts now (NF-5.3; NF-7.7 for Geeks)."""
    if per == PER_HAND and not state.table.rules.hand_counts_inventions:
        return len(state.zones[HAND[seat]])
    if per in (PER_HAND, PER_INVENTIONS):
        return len(state.zones[PLAY[seat]])
    if per == PER_SPIES:
        start = SPIES[seat]
        return sum(state.counters[start : start + 4])
    if per == PER_SAME_ACTION:
        return same_actions(state, seat)
    return 1


def same_actions(state: Position, seat: int) -> int:
    """Other players with the same Action, counted for each shared Action (NF-7.10, Herd Instinct)."""
    counters = state.counters
    own = counters[CHOSEN[seat]]
    others = (counters[CHOSEN[other]] for other in range(state.table.seats) if other != seat)
    return sum((own & other).bit_count() for other in others)


def draw(state: Position, seat: int, amount: int) -> None:
    """Draw Inventions; an empty deck is refilled from the discards, and gives nothing when both are (NF-3.2)."""
    hand = HAND[seat]
    for _ in range(amount):
        if not state.zones[DECK] and not refill(state, DECK, DISCARD):
            return
        draw_top(state, DECK, hand, seat)


def gain(state: Position, seat: int, amount: int, card: int) -> None:
    """Receive money from the bank (which never runs dry, NF-1.3)."""
    count(state, seat, MONEY, amount, card)


def lose(state: Position, seat: int, amount: int, card: int) -> None:
    """Pay the bank, never below $0 (NF-5.2); -1: everything."""
    money = state.counters[MONEY[seat]]
    count(state, seat, MONEY, -(money if amount < 0 else min(amount, money)), card)


def place_spy(state: Position, seat: int, zone: int, card: int) -> None:
    """Put a reserve Spy on a zone; Twists that watch it act at once, in order (Academics, Spy Pact)."""
    state.counters[RESERVE[seat]] -= 1
    state.counters[SPIES[seat] + zone] += 1
    places = LAYOUT.zone_count(state.table.seats)
    token_moved(state, seat, places + RESERVE_PLACE, places + zone, card=card)
    for clause in state.table.rules.moments[SPY_PLACED]:
        spy_placed(state, seat, zone, clause)


def spy_placed(state: Position, seat: int, zone: int, clause: Clause) -> None:
    operation, amount, per = clause.operation
    if per == PER_SPIES_HERE:
        amount *= state.values[BEFORE + zone]
    if OPERATION_NAMES[operation] == "draw":
        draw(state, seat, amount)
    elif OPERATION_NAMES[operation] == "gain":
        gain(state, seat, amount, clause.card)
    else:
        lose(state, seat, amount, clause.card)


def remove_spy(state: Position, seat: int, zone: int, card: int) -> None:
    """Take one of a seat's Spies back into its reserve."""
    state.counters[RESERVE[seat]] += 1
    state.counters[SPIES[seat] + zone] -= 1
    places = LAYOUT.zone_count(state.table.seats)
    token_moved(state, seat, places + zone, places + RESERVE_PLACE, card=card)


def discard(state: Position, seat: int, card: int) -> None:
    """Put an Invention from hand onto the discard pile, face up."""
    move(state, card, HAND[seat], DISCARD, seat)


# --- operations: (state, program frame, (operation, amount, per)) ----------------------------------------


def amount_of(state: Position, frame: Frame, operation: tuple[int, ...]) -> int:
    per = operation[2]
    return operation[1] * times(state, frame[SEAT], per) if per else operation[1]


def do_draw(state: Position, frame: Frame, operation: tuple[int, ...]) -> None:
    draw(state, frame[SEAT], amount_of(state, frame, operation))


def do_discard(state: Position, frame: Frame, operation: tuple[int, ...]) -> None:
    amount = amount_of(state, frame, operation)
    if amount:
        state.stack.append([PICK, PICK_DISCARD, frame[SEAT], frame[SOURCE], 99 if amount < 0 else amount])


def do_gain(state: Position, frame: Frame, operation: tuple[int, ...]) -> None:
    gain(state, frame[SEAT], amount_of(state, frame, operation), frame[SOURCE])


def do_lose(state: Position, frame: Frame, operation: tuple[int, ...]) -> None:
    lose(state, frame[SEAT], amount_of(state, frame, operation), frame[SOURCE])


def do_place_spy(state: Position, frame: Frame, operation: tuple[int, ...]) -> None:
    amount = amount_of(state, frame, operation)
    if amount:
        state.stack.append([PICK, PICK_PLACE, frame[SEAT], frame[SOURCE], amount])


def do_remove_spy(state: Position, frame: Frame, operation: tuple[int, ...]) -> None:
    amount = amount_of(state, frame, operation)
    if amount:
        state.stack.append([PICK, PICK_REMOVE, frame[SEAT], frame[SOURCE], amount])


def do_round_down(state: Position, frame: Frame, operation: tuple[int, ...]) -> None:
    """Kickbacks: with at least the amount, down to a multiple of it."""
    money = state.counters[MONEY[frame[SEAT]]]
    if money >= operation[1]:
        lose(state, frame[SEAT], money % operation[1], frame[SOURCE])


def do_redraw(state: Position, frame: Frame, operation: tuple[int, ...]) -> None:
    """Alien Contact: the whole hand is discarded, as many cards are drawn."""
    seat = frame[SEAT]
    cards = state.zones[HAND[seat]][:]
    for card in cards:
        discard(state, seat, card)
    draw(state, seat, len(cards))


OPERATION_HANDLERS = (
    do_draw, do_discard, do_gain, do_lose, do_place_spy, do_remove_spy, do_round_down, do_redraw,
)  # fmt: skip
OPERATION_NAMES = ("draw", "discard", "gain", "lose", "place_spy", "remove_spy", "round_down", "redraw")


# --- choices within an effect ------------------------------------------------------------------------------


def open_picks(state: Position, frame: Frame) -> list[int]:
    """What can be picked now: cards of the hand, or zones of the board; a zone can be picked more than once.

    [PICK, what, seat, source card, how many are left]
    """
    what, seat = frame[STEP], frame[SEAT]
    if what == PICK_DISCARD:
        return state.zones[HAND[seat]]
    if what == PICK_PLACE:
        return [0, 1, 2, 3] if state.counters[RESERVE[seat]] else []
    start = SPIES[seat]
    return [zone for zone in range(4) if state.counters[start + zone]]


def offered_picks(state: Position, frame: Frame, refs: list[int]) -> tuple[int, Sequence[Option]]:
    """How they are offered."""
    rules = state.table.rules
    if frame[STEP] == PICK_DISCARD:
        discards = rules.discard_options
        return ASK_DISCARD, [discards[card] for card in refs]
    if frame[STEP] == PICK_PLACE:
        return ASK_PLACE, rules.place_options
    return ASK_REMOVE, [rules.remove_options[zone] for zone in refs]


def take_pick(state: Position, frame: Frame, ref: int) -> None:
    """A card is discarded, a Spy placed or removed."""
    if frame[STEP] == PICK_DISCARD:
        discard(state, frame[SEAT], ref)
    elif frame[STEP] == PICK_PLACE:
        place_spy(state, frame[SEAT], ref, frame[SOURCE])
    else:
        remove_spy(state, frame[SEAT], ref, frame[SOURCE])


def discards(frame: Frame) -> bool:
    """Whether a PICK frame is about cards: a hand that is no larger than what must go goes unasked (NF-5.4)."""
    return frame[STEP] == PICK_DISCARD


def operations_of(state: Position, frame: Frame) -> Program:
    """[PROGRAM, next operation, seat, source card, number of the program]"""
    return state.table.rules.programs[frame[NUMBER]]


def do(state: Position, frame: Frame, operation: Operation) -> None:
    """One operation."""
    OPERATION_HANDLERS[operation[0]](state, frame, operation)


PICKS = {PICK: PickRule(open_picks, take_pick, offered=offered_picks, together=discards)}
EFFECTS = {PROGRAM: EffectsRule(operations_of, do)}
