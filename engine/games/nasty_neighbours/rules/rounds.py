"""The rounds of a match: Spring (`setup`), Summer (`turn`), Fall (NN-6.5) and Winter (`scoring`).

It also tells whose turn it is in Summer.
"""

from __future__ import annotations

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.layout import DOWN, DUE, FALL, FIRST_OUT, HOUSE, HOUSE_OF_TURN, MISSES, NOSEY, SUMMER
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.rules.going_out import STOPPED
from engine.games.nasty_neighbours.rules.lines import leave_lines, offer_lines
from engine.games.nasty_neighbours.rules.scoring import score_round
from engine.games.nasty_neighbours.rules.setup import NEXT_HOUSE, ask_turn_up, begin_round, open_bin, turn_up
from engine.games.nasty_neighbours.rules.yards import occupant
from engine.kernel.flow.event_log import RULE, begin
from engine.kernel.flow.machine import begin_phase
from engine.kernel.flow.moves import note
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, STEP, Frame


def run_game(state: GameState, frame: Frame) -> None:
    """Run a frame [GAME, step, 0, -1, stopped], the lowest frame of every match."""
    step = frame[STEP]
    if step == codes.DEAL:
        frame[STEP] = codes.OPEN_BIN
        frame[STOPPED] = 0
        begin_round(state)
        state.stack.append([codes.SPRING_ROUND, 0, 0, NONE, (state.values[NOSEY] + 1) % state.table.seats])
    elif step == codes.OPEN_BIN:
        frame[STEP] = codes.NEXT_TURN
        open_bin(state)
        state.values[HOUSE_OF_TURN] = state.values[NOSEY]
        state.values[ACTIVE] = occupant(state, state.values[NOSEY])
        begin_phase(state, SUMMER)
        for seat in range(state.table.seats):
            leave_lines(state, seat)  # NN-2.9
    elif step == codes.NEXT_TURN:
        seat = NONE if frame[STOPPED] else next_player(state)
        if seat == NONE:
            frame[STEP] = codes.FALL_BEGINS
        else:
            state.stack.append([codes.TURN, 0, seat, NONE, 0, 0])
    elif step == codes.FALL_BEGINS:
        frame[STEP] = codes.WINTER_COMES
        begin_phase(state, FALL)
        first = state.values[FIRST_OUT] - 1
        house = state.values[HOUSE + first] if first >= 0 else state.values[HOUSE_OF_TURN]
        state.stack.append([codes.FALL_ROUND, 0, 0, NONE, (house + 1) % state.table.seats])
    else:
        frame[STEP] = codes.DEAL
        score_round(state)


def run_fall(state: GameState, frame: Frame) -> None:
    """Run a frame [FALL_ROUND, 0, 0, -1, house]: each seat in turn turns up a card until none is face down."""
    if offer_lines(state):
        return
    seats = state.table.seats
    for distance in range(seats):
        house = (frame[NEXT_HOUSE] + distance) % seats
        seat = occupant(state, house)
        down = state.counters[DOWN[seat]]
        if not down:
            continue
        frame[NEXT_HOUSE] = house
        if down & down - 1:
            ask_turn_up(state, seat)
        else:
            state.values[ACTIVE] = seat
            begin(state, seat, kind=RULE)
            turn_up(state, frame, seat, down.bit_length() - 1)
        return
    state.stack.pop()


# --- whose turn it is in Summer (NN-3.8, NN-5.6, NN-6.3) -----------------------------------------------------------


def next_player(state: GameState) -> int:
    """Return the player who takes the next turn, or NONE when no turn is due."""
    values = state.values
    seats = state.table.seats
    house, active = values[HOUSE_OF_TURN], values[ACTIVE]
    if seats > 1 and values[HOUSE + active] == (house + 1) % seats:
        evicted = occupant(state, house)  # NN-5.6: the evicting player has moved on to the next seat
        if evicted != active and is_due(state, evicted) and not misses_turn(state, evicted):
            return evicted
    for distance in range(1, 2 * seats + 1):
        seat = occupant(state, (house + distance) % seats)
        if is_due(state, seat) and not misses_turn(state, seat):
            return seat
    return NONE


def is_due(state: GameState, seat: int) -> bool:
    """Return whether a player has another turn in this round (NN-6.3)."""
    return not state.values[FIRST_OUT] or bool(state.values[DUE] >> seat & 1)


def misses_turn(state: GameState, seat: int) -> bool:
    """Return whether a player misses this turn, and use up the miss. A last turn can't be missed (NN-8.5)."""
    values = state.values
    if values[FIRST_OUT] or not values[MISSES] >> seat & 1:
        return False
    values[MISSES] &= ~(1 << seat)
    begin(state, seat, kind=RULE)
    note(state, codes.MISSED, seat)
    return True
