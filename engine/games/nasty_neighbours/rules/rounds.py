"""The rounds of a match: Spring (`setup`), Summer (`turn`), Fall (NN-6.5) and Winter (`scoring`)."""

from __future__ import annotations

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.layout import DOWN, FALL, FIRST_OUT, HOUSE, HOUSE_OF_TURN, NOSEY, SUMMER
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.rules.going_out import STOPPED
from engine.games.nasty_neighbours.rules.lines import leave_lines, offer_lines
from engine.games.nasty_neighbours.rules.scoring import score_round
from engine.games.nasty_neighbours.rules.setup import NEXT_HOUSE, ask_turn_up, begin_round, open_bin, turn_up
from engine.games.nasty_neighbours.rules.turn_order import next_player
from engine.games.nasty_neighbours.rules.yards import occupant
from engine.kernel.flow.event_log import RULE, begin
from engine.kernel.flow.machine import begin_phase
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
