"""Nefarious: the turn (NF-2, NF-3, NF-6): choices, reveal, income, the four Actions, the score check."""

from __future__ import annotations

from engine.games.nefarious.effects import (
    ASK_ACTION,
    ASK_ESPIONAGE,
    ASK_SET_ASIDE,
    PICK,
    draw,
    gain,
    place_spy,
    receive_pick,
    rules_of,
    run_pick,
)
from engine.games.nefarious.match_rules import (
    AT_RESEARCH,
    BEFORE_SCORING,
    FIRST_ACTION,
    POINTS,
    TURN_END,
    TURN_START,
    action_card,
)
from engine.games.nefarious.places import (
    ACTION,
    ACTION_HAND,
    BEFORE,
    CHOSEN,
    COUNTERS,
    ESPIONAGE,
    HAND,
    INVENT,
    INVENTED,
    MONEY,
    PHASE_ACTION,
    PHASE_ESPIONAGE,
    PHASE_INCOME,
    PHASE_INVENT,
    PHASE_RESEARCH,
    PHASE_SCORE,
    PHASE_WORK,
    PLACING_COST,
    PLAY,
    RESEARCH,
    RESERVE,
    SET_ASIDE,
    SPIES,
    WORK,
    ZONES,
)
from engine.kernel.events import COUNTED, REVEALED
from engine.kernel.frames import ask, begin_phase, begin_turn
from engine.kernel.layout import EVERYBODY
from engine.kernel.moves import count, finish, move
from engine.kernel.refs import HIDDEN, NONE
from engine.kernel.standard import PROGRAM
from engine.kernel.state import ACTIVE, Frame, Option, Question, State

TURN, ACTIONS, SET_ASIDE_FRAME, ESPIONAGE_FRAME, INVENT_FRAME, EFFECTS, MOMENT = range(PICK + 1, PICK + 8)

ANSWERS = 4
"""Where a sealed frame keeps one int a seat."""
CONDITION_NO_INVENTIONS, CONDITION_INVENTED, CONDITION_BEST_YET, CONDITION_NO_MONEY, CONDITION_NO_HAND = range(1, 6)

(STEP_START, STEP_SET_ASIDE, STEP_CHOOSE, STEP_INCOME, STEP_ESPIONAGE, STEP_INVENT, STEP_RESEARCH, STEP_WORK,
 STEP_BEFORE_SCORING, STEP_SCORE, STEP_END) = range(11)  # fmt: skip


def run_turn(state: State, frame: Frame) -> None:
    """[TURN, step, start seat, -1, performances done of the present Action]"""
    STEPS[frame[1]](state, frame)


def step_start(state: State, frame: Frame) -> None:
    frame[1] = STEP_SET_ASIDE
    begin_turn(state, frame[2])
    state.values[INVENTED] = 0
    counters = state.counters
    for zone in range(4):
        state.values[BEFORE + zone] = sum(counters[SPIES + zone :: COUNTERS])
    push_moment(state, TURN_START)


def step_set_aside(state: State, frame: Frame) -> None:
    frame[1] = STEP_CHOOSE
    if rules_of(state).set_aside:
        state.stack.append([SET_ASIDE_FRAME, 0, frame[2], NONE, *[NONE] * state.table.seats])


def step_choose(state: State, frame: Frame) -> None:
    frame[1] = STEP_INCOME
    begin_phase(state, PHASE_ACTION)
    state.stack.append([ACTIONS, 0, frame[2], NONE, *[0] * state.table.seats])


def step_income(state: State, frame: Frame) -> None:
    frame[1] = STEP_ESPIONAGE
    begin_phase(state, PHASE_INCOME)
    collect_income(state)


def performing(state: State, frame: Frame, action: int, phase: int) -> int:
    """The mask of seats that perform an Action now; 0 moves the turn on to its next step."""
    mask = 0
    counters = state.counters
    for seat in range(state.table.seats):
        if counters[seat * COUNTERS + CHOSEN] >> action & 1:
            mask |= 1 << seat
    if not mask or frame[4] == rules_of(state).performances:
        frame[1] += 1
        frame[4] = 0
        return 0
    if not frame[4]:
        begin_phase(state, phase)
    frame[4] += 1
    return mask


def step_espionage(state: State, frame: Frame) -> None:
    mask = performing(state, frame, ESPIONAGE, PHASE_ESPIONAGE)
    if mask:
        state.stack.append([ESPIONAGE_FRAME, 0, frame[2], NONE, *[NONE] * state.table.seats])


def step_invent(state: State, frame: Frame) -> None:
    mask = performing(state, frame, INVENT, PHASE_INVENT)
    if mask:
        state.stack.append([INVENT_FRAME, 0, frame[2], 0, *[NONE] * state.table.seats])


def step_research(state: State, frame: Frame) -> None:
    mask = performing(state, frame, RESEARCH, PHASE_RESEARCH)
    if mask:
        rules = rules_of(state)
        for seat in clockwise(state, frame[2], mask):
            draw(state, seat, 1 + rules.research_cards)
            gain(state, seat, rules.research_money, action_card(seat, RESEARCH))
        push_moment(state, AT_RESEARCH, mask)


def step_work(state: State, frame: Frame) -> None:
    mask = performing(state, frame, WORK, PHASE_WORK)
    if mask:
        for seat in clockwise(state, frame[2], mask):
            gain(state, seat, rules_of(state).work_money, action_card(seat, WORK))


def step_before_scoring(state: State, frame: Frame) -> None:
    frame[1] = STEP_SCORE
    push_moment(state, BEFORE_SCORING)


def step_score(state: State, frame: Frame) -> None:
    """NF-6.1: 20 or more, and more than each other player."""
    frame[1] = STEP_END
    begin_phase(state, PHASE_SCORE)
    points = [points_of(state, seat) for seat in range(state.table.seats)]
    best = max(points)
    if best >= rules_of(state).goal and points.count(best) == 1:
        finish(state, 1 << points.index(best))
        return
    push_moment(state, TURN_END)


def step_end(state: State, frame: Frame) -> None:
    """The start seat moves one seat clockwise every turn (NF-2.3)."""
    frame[1] = STEP_START
    frame[2] = (frame[2] + 1) % state.table.seats


STEPS = (
    step_start, step_set_aside, step_choose, step_income, step_espionage, step_invent, step_research, step_work,
    step_before_scoring, step_score, step_end,
)  # fmt: skip


def clockwise(state: State, first: int, mask: int) -> list[int]:
    """The seats of a mask, clockwise from the first one."""
    seats = state.table.seats
    return [seat % seats for seat in range(first, first + seats) if mask >> seat % seats & 1]


def points_of(state: State, seat: int) -> int:
    """A seat's points as the Twists change them (NF-6.1, NF-7.10)."""
    rules = rules_of(state)
    inventions = state.zones[PLAY + ZONES * seat]
    number = len(inventions)
    points = number * rules.invention_points
    for card in inventions:
        printed = POINTS[card]
        points += printed if printed >= 0 else number
    if rules.money_per_point:
        points += state.counters[seat * COUNTERS + MONEY] // rules.money_per_point
    if rules.full_hand_points and len(state.zones[HAND + ZONES * seat]) >= 5:
        points += rules.full_hand_points
    if rules.no_spies_points and not any(state.counters[seat * COUNTERS + SPIES : seat * COUNTERS + SPIES + 4]):
        points += rules.no_spies_points
    return points


# --- choosing and revealing (NF-2.1, NF-7.5) --------------------------------------------------------------


def run_actions(state: State, frame: Frame) -> None:
    """[ACTIONS, step, start seat, -1, mask of Actions chosen by each seat]; sealed until all are in."""
    if frame[1] == 0:
        frame[1] = 1
        rules = rules_of(state)
        seats = state.table.seats
        for place in range(seats):
            seat = (frame[2] + place) % seats
            if rules.plain_actions:
                ask(state, seat, ASK_ACTION, NONE, rules.choose_options[seat])
            else:
                offer_action(state, frame, seat)
        if state.questions:
            return
    state.stack.pop()
    reveal_actions(state, frame)


def offer_action(state: State, frame: Frame, seat: int) -> None:
    """Ask for the next of a seat's Actions, or take what is left when there is no choice."""
    rules = rules_of(state)
    chosen = frame[ANSWERS + seat]
    missing = rules.actions - chosen.bit_count()
    barred = chosen | (state.counters[seat * COUNTERS + CHOSEN] if rules.no_repeat else 0)
    allowed = [action for action in range(4) if not barred >> action & 1]
    if len(allowed) <= missing:
        frame[ANSWERS + seat] = chosen | sum(1 << action for action in allowed)
    elif missing:
        options = rules.choose_options[seat]
        ask(state, seat, ASK_ACTION, NONE, tuple(options[action] for action in allowed))


def receive_action(state: State, frame: Frame, question: Question, option: Option) -> None:
    seat = question[0]
    frame[ANSWERS + seat] |= 1 << (option[1] - FIRST_ACTION & 3)
    if not rules_of(state).plain_actions:
        offer_action(state, frame, seat)


def reveal_actions(state: State, frame: Frame) -> None:
    """All Action cards are turned up together; last turn's go back first."""
    for place in range(state.table.seats):
        seat = (frame[2] + place) % state.table.seats
        old = state.counters[seat * COUNTERS + CHOSEN]
        new = frame[ANSWERS + seat]
        state.counters[seat * COUNTERS + CHOSEN] = new
        hand, front = ACTION_HAND + ZONES * seat, ACTION + ZONES * seat
        for action in range(4):
            card = action_card(seat, action)
            if old >> action & 1 and not new >> action & 1:
                move(state, card, front, hand, seat)
            elif new >> action & 1 and not old >> action & 1:
                move(state, card, hand, front, seat)
            if new >> action & 1 and state.events is not None:
                state.events.append((REVEALED, seat, card, front, NONE, NONE, EVERYBODY))


def collect_income(state: State) -> None:
    """NF-2.2 with the Twists of spy income (NF-7.3, Game Theory, Insider Trading, Cyber-spies)."""
    counters = state.counters
    seats = state.table.seats
    rules = rules_of(state)
    for seat in range(seats):
        base = seat * COUNTERS
        own = counters[base + CHOSEN]
        factor = rules.income_factor
        if rules.research_income_factor > 1 and own >> RESEARCH & 1:
            factor *= rules.research_income_factor
        spies = counters[base + SPIES : base + SPIES + 4]
        idle = rules.income_needs_inventions and len(state.zones[PLAY + ZONES * seat]) < sum(spies)
        if any(spies) and not idle:
            for payer in ((seat + 1) % seats, (seat - 1) % seats):
                pay_income(state, seat, payer, spies, factor)
            if rules.income_from_own_action:
                pay_income(state, seat, seat, spies, factor)
        if rules.most_spies_money:
            pay_most_spies(state, seat, own)


def pay_income(state: State, seat: int, payer: int, spies: list[int], factor: int) -> None:
    """The bank pays a seat for a neighbor's Actions."""
    chosen = state.counters[payer * COUNTERS + CHOSEN]
    for action in range(4):
        if spies[action] and chosen >> action & 1:
            amount = spies[action] * factor
            state.counters[seat * COUNTERS + MONEY] += amount
            if state.events is not None:
                card = action_card(payer, action)
                state.events.append((COUNTED, seat, card, MONEY, payer, amount, EVERYBODY))


def pay_most_spies(state: State, seat: int, own: int) -> None:
    """Focus Groups: strictly more Spies on the own Action's zone than each other player (NF-7.3)."""
    rules = rules_of(state)
    counters = state.counters
    for action in range(4):
        if own >> action & 1:
            mine = counters[seat * COUNTERS + SPIES + action]
            others = [counters[o * COUNTERS + SPIES + action] for o in range(state.table.seats) if o != seat]
            if mine > max(others):
                count(state, seat, MONEY, rules.most_spies_money, rules.twist_that_changes("most_spies_money"))


# --- Quarterly Planning (NF-7.10) -------------------------------------------------------------------------


def run_set_aside(state: State, frame: Frame) -> None:
    """[SET_ASIDE_FRAME, step, start seat, -1, card set aside by each seat]; chosen by all at once."""
    seats = state.table.seats
    if frame[1] == 0:
        frame[1] = 1
        for seat in clockwise(state, frame[2], (1 << seats) - 1):
            offer_set_aside(state, frame, seat)
        if state.questions:
            return
    state.stack.pop()
    for seat in clockwise(state, frame[2], (1 << seats) - 1):
        if frame[ANSWERS + seat] >= 0:
            move(state, frame[ANSWERS + seat], HAND + ZONES * seat, SET_ASIDE + ZONES * seat, seat)


def offer_set_aside(state: State, frame: Frame, seat: int) -> None:
    """Ask a seat that has nothing set aside, or take its only card."""
    hand = state.zones[HAND + ZONES * seat]
    if state.zones[SET_ASIDE + ZONES * seat] or not hand:
        return
    if len(hand) == 1:
        frame[ANSWERS + seat] = hand[0]
    else:
        options = rules_of(state).set_aside_options[seat]
        card = rules_of(state).twist_that_changes("set_aside")
        ask(state, seat, ASK_SET_ASIDE, card, tuple(options[card] for card in hand))


def receive_set_aside(state: State, frame: Frame, question: Question, option: Option) -> None:
    frame[ANSWERS + question[0]] = option[1]


# --- Espionage (NF-3.1) -----------------------------------------------------------------------------------


def run_espionage(state: State, frame: Frame) -> None:
    """[ESPIONAGE_FRAME, step, start seat, -1, zone chosen by each seat]; sealed until all are in."""
    seats = state.table.seats
    if frame[1] == 0:
        frame[1] = 1
        for place in range(seats):
            offer_espionage(state, frame, (frame[2] + place) % seats)
        if state.questions:
            return
    state.stack.pop()
    for place in range(seats):
        seat = (frame[2] + place) % seats
        zone = frame[ANSWERS + seat]
        if zone >= 0:
            card = action_card(seat, ESPIONAGE)
            count(state, seat, MONEY, -PLACING_COST[zone], card)
            place_spy(state, seat, zone, card)


def offer_espionage(state: State, frame: Frame, seat: int) -> None:
    """Ask a spymaster with a Spy in reserve; two zones are free, so there is always a choice."""
    counters = state.counters
    base = seat * COUNTERS
    if counters[base + CHOSEN] >> ESPIONAGE & 1 and counters[base + RESERVE]:
        money = counters[base + MONEY]
        places = rules_of(state).place_options
        options = places if money >= 2 else places[::2] if not money else (places[0], *places[2:])
        ask(state, seat, ASK_ESPIONAGE, action_card(seat, ESPIONAGE), options)


def receive_espionage(state: State, frame: Frame, question: Question, option: Option) -> None:
    frame[ANSWERS + question[0]] = rules_of(state).place_options.index(option)


# --- moments of the Twists (NF-7.1) -----------------------------------------------------------------------


def push_moment(state: State, moment: int, mask: int = -1) -> None:
    """Let the Twists of a moment act: Twist by Twist in order, each for the seats of the mask, clockwise."""
    if rules_of(state).moments[moment]:
        mask = mask if mask >= 0 else (1 << state.table.seats) - 1
        state.stack.append([MOMENT, 0, state.values[ACTIVE], NONE, moment, mask])


def run_moment(state: State, frame: Frame) -> None:
    """[MOMENT, steps done, start seat, -1, moment, mask of seats]"""
    clauses = rules_of(state).moments[frame[4]]
    seats = state.table.seats
    while frame[1] < len(clauses) * seats:
        clause, seat = clauses[frame[1] // seats], (frame[2] + frame[1] % seats) % seats
        frame[1] += 1
        if not frame[5] >> seat & 1 or not holds(state, seat, clause.condition):
            continue
        targets = [seat]
        if clause.to_others:
            targets = [(seat + step) % seats for step in range(1, seats)]
        for target in reversed(targets):
            state.stack.append([PROGRAM, 0, target, clause.card, clause.program])
        return
    state.stack.pop()


def holds(state: State, seat: int, condition: int) -> bool:
    """Whether a Twist's condition is true for a seat now."""
    inventions = state.zones[PLAY + ZONES * seat]
    if condition == CONDITION_NO_INVENTIONS:
        return not inventions
    if condition == CONDITION_INVENTED:
        return bool(state.values[INVENTED] >> seat & 1)
    if condition == CONDITION_BEST_YET:
        worth = [POINTS[card] if POINTS[card] >= 0 else len(inventions) for card in inventions]
        return bool(worth) and worth[-1] > max(worth[:-1], default=-1)
    if condition == CONDITION_NO_MONEY:
        return not state.counters[seat * COUNTERS + MONEY]
    if condition == CONDITION_NO_HAND:
        return not state.zones[HAND + ZONES * seat]
    return True


def redact_answers(frame: Frame, seat: int) -> Frame:
    """Sealed frames show a seat only its own answer."""
    shown = frame[:]
    if frame[1] == 1:
        for other in range(len(frame) - ANSWERS):
            if other != seat:
                shown[ANSWERS + other] = HIDDEN
    return shown


HANDLERS = {
    PICK: run_pick, TURN: run_turn, ACTIONS: run_actions, SET_ASIDE_FRAME: run_set_aside,
    ESPIONAGE_FRAME: run_espionage, MOMENT: run_moment,
}  # fmt: skip
RECEIVERS = {
    PICK: receive_pick, ACTIONS: receive_action, SET_ASIDE_FRAME: receive_set_aside,
    ESPIONAGE_FRAME: receive_espionage,
}  # fmt: skip
REDACTORS = {ACTIONS: redact_answers, SET_ASIDE_FRAME: redact_answers, ESPIONAGE_FRAME: redact_answers}
