"""Nefarious: the moments of a turn at which Twists act (NF-7.1)."""

from __future__ import annotations

from typing import Final

from engine.games.nefarious.codes import MOMENT, PROGRAM
from engine.games.nefarious.layout import HAND, INVENTED, MONEY, PLAY
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.rules.scoring import points_with
from engine.kernel.flow.event_log import begin
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, SEAT, STEP, Frame

CONDITION_NO_INVENTIONS: Final = 1
CONDITION_INVENTED: Final = 2
CONDITION_BEST_YET: Final = 3
CONDITION_NO_MONEY: Final = 4
CONDITION_NO_HAND: Final = 5

WHICH: Final = 4
SEATS: Final = 5
"""Indices in the frame of a moment: its number, and the mask of seats for which Twists act."""


def push_moment(state: GameState, moment: int, mask: int = -1) -> None:
    """Push the Twists of a moment. They act one by one in order, each for the seats of the mask, clockwise."""
    if state.table.rules.moments[moment]:
        mask = mask if mask >= 0 else (1 << state.table.seats) - 1
        state.stack.append([MOMENT, 0, state.values[ACTIVE], NONE, moment, mask])


def run_moment(state: GameState, frame: Frame) -> None:
    """Run the Twists of a moment. Frame: [MOMENT, steps done, start seat, -1, moment, mask of seats]."""
    clauses = state.table.rules.moments[frame[WHICH]]
    seats = state.table.seats
    while frame[STEP] < len(clauses) * seats:
        clause, seat = clauses[frame[STEP] // seats], (frame[SEAT] + frame[STEP] % seats) % seats
        frame[STEP] += 1
        if not frame[SEATS] >> seat & 1 or not condition_holds(state, seat, clause.condition):
            continue
        targets = [seat]
        if clause.to_others:
            if state.events is not None and state.zones[PLAY[seat]]:
                begin(state, seat, state.zones[PLAY[seat]][-1])  # the player's last Invention is the cause
            targets = [(seat + step) % seats for step in range(1, seats)]
        for target in reversed(targets):
            state.stack.append([PROGRAM, 0, target, clause.card, clause.program])
        return
    state.stack.pop()


def leader(state: GameState, frame: Frame) -> int:
    """Return the player whose Twist clause affects the others, or NONE if it affects only the player."""
    seats = state.table.seats
    clause, step = divmod(frame[STEP] - 1, seats)
    reaches = state.table.rules.moments[frame[WHICH]][clause].to_others
    return (frame[SEAT] + step) % seats if reaches else NONE


def condition_holds(state: GameState, seat: int, condition: int) -> bool:
    """Return whether a Twist's condition is true for a seat now."""
    inventions = state.zones[PLAY[seat]]
    if condition == CONDITION_NO_INVENTIONS:
        return not inventions
    if condition == CONDITION_INVENTED:
        return bool(state.values[INVENTED] >> seat & 1)
    if condition == CONDITION_BEST_YET:
        points = [points_with(state.table.rules, card, len(inventions)) for card in inventions]
        return bool(points) and points[-1] > max(points[:-1], default=-1)
    if condition == CONDITION_NO_MONEY:
        return not state.counters[MONEY[seat]]
    if condition == CONDITION_NO_HAND:
        return not state.zones[HAND[seat]]
    return True
