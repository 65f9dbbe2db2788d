"""Nefarious: the steps of a turn (NF-2, NF-3, NF-6)."""

from __future__ import annotations

from engine.games.nefarious import codes
from engine.games.nefarious.layout import (
    BEFORE,
    CHOSEN,
    COUNTERS,
    ESPIONAGE,
    FIRST_ACTION,
    INVENT,
    INVENTED,
    LAST_TURN,
    MONEY,
    PHASE_ACTION,
    PHASE_FIRST_ACTION,
    PHASE_INCOME,
    PHASE_SCORE,
    RESEARCH,
    SPIES,
    WORK,
)
from engine.games.nefarious.match_rules import AT_RESEARCH, BEFORE_SCORING, SPY_PLACED, TURN_END, TURN_START, GameState
from engine.games.nefarious.rules.cards_and_money import draw
from engine.games.nefarious.rules.income import collect_income
from engine.games.nefarious.rules.invent import NOTE_TIED
from engine.games.nefarious.rules.scoring import points_of
from engine.games.nefarious.rules.twist_triggers import push_moment
from engine.kernel.flow.event_log import begin
from engine.kernel.flow.machine import begin_phase, begin_turn, clockwise
from engine.kernel.flow.moves import add_to_counter, finish, note
from engine.kernel.state.refs import NONE, number_ref
from engine.kernel.state.state import SEAT, STEP, TURN as TURN_NUMBER, Frame


def run_turn(state: GameState, frame: Frame) -> None:
    """Run a turn. Frame: [TURN, step, start seat, -1, performances done of this Action, performers of each Action]."""
    stack = state.stack
    height = len(stack)
    while len(stack) == height:  # faster than the kernel's loop for steps that push no frame
        step = frame[STEP]
        if (
            codes.STEP_ESPIONAGE <= step <= codes.STEP_WORK
            and not frame[codes.PERFORMERS - codes.STEP_ESPIONAGE + step]
        ):
            frame[STEP] = step + 1  # nobody performs this Action
        else:
            STEPS[step](state, frame)
            if frame[STEP] == codes.STEP_START:
                return  # rollouts end between two turns


def step_start(state: GameState, frame: Frame) -> None:
    rules = state.table.rules
    frame[STEP] = codes.STEP_SET_ASIDE if rules.set_aside else codes.STEP_CHOOSE
    begin_turn(state, frame[SEAT])
    begin_phase(state, PHASE_ACTION)
    state.values[INVENTED] = 0
    if rules.moments[SPY_PLACED]:
        for zone in range(4):
            state.values[BEFORE + zone] = sum(state.counters[SPIES[0] + zone :: COUNTERS])
    if rules.moments[TURN_START]:
        push_moment(state, TURN_START)


def step_set_aside(state: GameState, frame: Frame) -> None:
    frame[STEP] = codes.STEP_CHOOSE
    state.stack.append([codes.SET_ASIDE_FRAME, 0, frame[SEAT], NONE, *[NONE] * state.table.seats])


def step_choose(state: GameState, frame: Frame) -> None:
    frame[STEP] = codes.STEP_INCOME
    state.stack.append([codes.ACTIONS, 0, frame[SEAT], NONE, *[0] * state.table.seats])


def step_income(state: GameState, frame: Frame) -> None:
    frame[STEP] = codes.STEP_ESPIONAGE
    begin_phase(state, PHASE_INCOME)
    note_performers(state, frame)
    collect_income(state)


def performing(state: GameState, frame: Frame, action: int) -> int:
    """Return the mask of seats that perform an Action now. After the last time the next step follows (NF-7.4)."""
    if not frame[codes.PERFORMANCES]:
        begin_phase(state, PHASE_FIRST_ACTION + action)
    frame[codes.PERFORMANCES] += 1
    if frame[codes.PERFORMANCES] >= state.table.rules.performances:
        frame[STEP] += 1
        frame[codes.PERFORMANCES] = 0
    return frame[codes.PERFORMERS + action]


def note_performers(state: GameState, frame: Frame) -> None:
    """Store in the turn's frame which seats perform which Action."""
    masks = [0, 0, 0, 0]
    bit = 1
    for chosen in state.counters[CHOSEN[0] :: COUNTERS]:
        for action in codes.ACTIONS_IN[chosen]:
            masks[action] |= bit
        bit += bit
    frame[codes.PERFORMERS :] = masks


def step_espionage(state: GameState, frame: Frame) -> None:
    mask = performing(state, frame, ESPIONAGE)
    state.stack.append([codes.ESPIONAGE_FRAME, 0, frame[SEAT], mask, *[NONE] * state.table.seats])


def step_invent(state: GameState, frame: Frame) -> None:
    mask = performing(state, frame, INVENT)
    state.stack.append([codes.INVENT_FRAME, 0, frame[SEAT], mask, *[NONE] * state.table.seats])


def step_research(state: GameState, frame: Frame) -> None:
    mask = performing(state, frame, RESEARCH)
    rules = state.table.rules
    for seat in clockwise(state, frame[SEAT], mask):
        if state.events is not None:
            begin(state, seat, FIRST_ACTION + 4 * seat + RESEARCH)
        draw(state, seat, 1 + rules.research_cards)
        add_to_counter(state, seat, MONEY, rules.research_money, FIRST_ACTION + 4 * seat + RESEARCH)
    if rules.moments[AT_RESEARCH]:
        push_moment(state, AT_RESEARCH, mask)


def step_work(state: GameState, frame: Frame) -> None:
    """Pay all seats that chose Work (NF-3.3)."""
    mask = performing(state, frame, WORK)
    money = state.table.rules.work_money
    for seat in clockwise(state, frame[SEAT], mask):
        if state.events is not None:
            begin(state, seat, FIRST_ACTION + 4 * seat + WORK)
        add_to_counter(state, seat, MONEY, money, FIRST_ACTION + 4 * seat + WORK)


def step_before_scoring(state: GameState, frame: Frame) -> None:
    """Push the Twists that act after the last Action, then compare scores (NF-2.4)."""
    frame[STEP] = codes.STEP_SCORE
    begin_phase(state, PHASE_SCORE)
    if state.table.rules.moments[BEFORE_SCORING]:
        push_moment(state, BEFORE_SCORING)
    else:
        step_score(state, frame)


def step_score(state: GameState, frame: Frame) -> None:
    """Finish the match if a seat has won.

    A winner needs 20 points or more, and more than each other player (NF-6.1). After the last turn the lead is enough
    (NF-6.2).
    """
    frame[STEP] = codes.STEP_END
    points = [points_of(state, seat) for seat in range(state.table.seats)]
    best = max(points)
    alone = points.count(best) == 1
    last = state.values[TURN_NUMBER] >= LAST_TURN
    if last or alone and best >= state.table.rules.goal:
        finish(state, 1 << points.index(best) if alone else 0)
        return
    if best >= state.table.rules.goal:
        note(state, NOTE_TIED, target=number_ref(best))
    if state.table.rules.moments[TURN_END]:
        push_moment(state, TURN_END)
    else:
        step_end(state, frame)


def step_end(state: GameState, frame: Frame) -> None:
    """Move the start seat one seat clockwise (NF-2.3)."""
    frame[STEP] = codes.STEP_START
    frame[SEAT] = (frame[SEAT] + 1) % state.table.seats


STEPS = (
    step_start, step_set_aside, step_choose, step_income, step_espionage, step_invent, step_research, step_work,
    step_before_scoring, step_score, step_end,
)  # fmt: skip
