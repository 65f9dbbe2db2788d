"""Nefarious: the turn (NF-2, NF-3, NF-6): choices, reveal, income, the four Actions, the score check."""

from __future__ import annotations

from engine.games.nefarious.effects import (
    PICK,
    draw,
    place_spy,
    receive_pick,
    run_pick,
)
from engine.games.nefarious.match_rules import (
    ASK_ACTION,
    ASK_ESPIONAGE,
    ASK_SET_ASIDE,
    AT_RESEARCH,
    BEFORE_SCORING,
    FIRST_ACTION,
    LIVE_POINTS,
    POINTS,
    SPY_PLACED,
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
    SPIES_PER_SEAT,
    WORK,
    ZONES,
)
from engine.kernel.events import COUNTED, REVEALED
from engine.kernel.frames import ask, ask_all, begin_phase, begin_turn
from engine.kernel.layout import EVERYBODY
from engine.kernel.moves import count, exchange, finish, move
from engine.kernel.refs import HIDDEN, NONE
from engine.kernel.standard import PROGRAM
from engine.kernel.state import ACTIVE, Frame, Option, Question, State
from engine.kernel.view import View

TURN, ACTIONS, SET_ASIDE_FRAME, ESPIONAGE_FRAME, INVENT_FRAME, EFFECTS, MOMENT = range(PICK + 1, PICK + 8)

ACTIONS_IN = tuple(tuple(action for action in range(4) if mask >> action & 1) for mask in range(16))
"""The Actions of a mask."""
RESEARCH_BIT = 1 << RESEARCH
SINGLE = {1 << action: action for action in range(4)}
"""The Action of a mask of just one."""
PERFORMERS = 5
"""Where a turn's frame keeps the mask of performers of each Action."""
ANSWERS = 4
"""Where a sealed frame keeps one int a seat."""
CONDITION_NO_INVENTIONS, CONDITION_INVENTED, CONDITION_BEST_YET, CONDITION_NO_MONEY, CONDITION_NO_HAND = range(1, 6)

(STEP_START, STEP_SET_ASIDE, STEP_CHOOSE, STEP_INCOME, STEP_ESPIONAGE, STEP_INVENT, STEP_RESEARCH, STEP_WORK,
 STEP_BEFORE_SCORING, STEP_SCORE, STEP_END) = range(11)  # fmt: skip


def run_turn(state: State, frame: Frame) -> None:
    """[TURN, step, start seat, -1, performances done of the present Action, performers of each Action]"""
    stack = state.stack
    height = len(stack)
    while len(stack) == height:  # steps that push nothing follow each other without going round the machine
        step = frame[1]
        if STEP_ESPIONAGE <= step <= STEP_WORK and not frame[PERFORMERS - STEP_ESPIONAGE + step]:
            frame[1] = step + 1  # nobody performs this Action
        else:
            STEPS[step](state, frame)


def step_start(state: State, frame: Frame) -> None:
    rules = state.table.extra
    frame[1] = STEP_SET_ASIDE if rules.set_aside else STEP_CHOOSE
    begin_turn(state, frame[2])
    state.values[INVENTED] = 0
    if rules.moments[SPY_PLACED]:
        for zone in range(4):
            state.values[BEFORE + zone] = sum(state.counters[SPIES + zone :: COUNTERS])
    if rules.moments[TURN_START]:
        push_moment(state, TURN_START)


def step_set_aside(state: State, frame: Frame) -> None:
    frame[1] = STEP_CHOOSE
    state.stack.append([SET_ASIDE_FRAME, 0, frame[2], NONE, *[NONE] * state.table.seats])


def step_choose(state: State, frame: Frame) -> None:
    frame[1] = STEP_INCOME
    begin_phase(state, PHASE_ACTION)
    state.stack.append([ACTIONS, 0, frame[2], NONE, *[0] * state.table.seats])


def step_income(state: State, frame: Frame) -> None:
    frame[1] = STEP_ESPIONAGE
    begin_phase(state, PHASE_INCOME)
    note_performers(state, frame)
    collect_income(state)


def performing(state: State, frame: Frame, action: int, phase: int) -> int:
    """The mask of seats that perform an Action now; after its last performance the turn's next step comes."""
    if not frame[4]:
        begin_phase(state, phase)
    frame[4] += 1
    if frame[4] == state.table.extra.performances:
        frame[1] += 1
        frame[4] = 0
    return frame[PERFORMERS + action]


def note_performers(state: State, frame: Frame) -> None:
    """Keep in the turn's frame who performs which Action."""
    masks = [0, 0, 0, 0]
    bit = 1
    for chosen in state.counters[CHOSEN::COUNTERS]:
        for action in ACTIONS_IN[chosen]:
            masks[action] |= bit
        bit += bit
    frame[PERFORMERS:] = masks


def step_espionage(state: State, frame: Frame) -> None:
    performing(state, frame, ESPIONAGE, PHASE_ESPIONAGE)
    state.stack.append([ESPIONAGE_FRAME, 0, frame[2], NONE, *[NONE] * state.table.seats])


def step_invent(state: State, frame: Frame) -> None:
    performing(state, frame, INVENT, PHASE_INVENT)
    state.stack.append([INVENT_FRAME, 0, frame[2], 0, *[NONE] * state.table.seats])


def step_research(state: State, frame: Frame) -> None:
    mask = performing(state, frame, RESEARCH, PHASE_RESEARCH)
    rules = state.table.extra
    for seat in clockwise(state, frame[2], mask):
        draw(state, seat, 1 + rules.research_cards)
        count(state, seat, MONEY, rules.research_money, action_card(seat, RESEARCH))
    if rules.moments[AT_RESEARCH]:
        push_moment(state, AT_RESEARCH, mask)


def step_work(state: State, frame: Frame) -> None:
    mask = performing(state, frame, WORK, PHASE_WORK)
    for seat in clockwise(state, frame[2], mask):
        count(state, seat, MONEY, state.table.extra.work_money, action_card(seat, WORK))


def step_before_scoring(state: State, frame: Frame) -> None:
    frame[1] = STEP_SCORE
    if state.table.extra.moments[BEFORE_SCORING]:
        push_moment(state, BEFORE_SCORING)
    else:
        step_score(state, frame)


def step_score(state: State, frame: Frame) -> None:
    """NF-6.1: 20 or more, and more than each other player."""
    frame[1] = STEP_END
    begin_phase(state, PHASE_SCORE)
    points = [points_of(state, seat) for seat in range(state.table.seats)]
    best = max(points)
    if best >= state.table.extra.goal and points.count(best) == 1:
        finish(state, 1 << points.index(best))
    elif state.table.extra.moments[TURN_END]:
        push_moment(state, TURN_END)
    else:
        step_end(state, frame)


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
    return [seat for seat in (*range(first, seats), *range(first)) if mask >> seat & 1]


def points_of(state: State | View, seat: int) -> int:
    """A seat's points as the Twists change them (NF-6.1, NF-7.10)."""
    rules = state.table.extra
    inventions = state.zones[PLAY + ZONES * seat]
    number = len(inventions)
    points: int = number * rules.invention_points + sum([POINTS[card] for card in inventions])
    if LIVE_POINTS:
        for card, each in LIVE_POINTS:
            if card in inventions:
                points += number * each
    if not rules.scoring_changes:
        return points
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
        rules = state.table.extra
        if rules.plain_actions:
            ask_all(state, rules.choose_questions[frame[2]])
        else:
            for question in rules.choose_questions[frame[2]]:
                offer_action(state, frame, question[0])
        if state.questions:
            return
    state.stack.pop()
    reveal_actions(state, frame)


def offer_action(state: State, frame: Frame, seat: int) -> None:
    """Ask for the next of a seat's Actions, or take what is left when there is no choice."""
    rules = state.table.extra
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
    if not state.table.extra.plain_actions:
        offer_action(state, frame, seat)


def reveal_actions(state: State, frame: Frame) -> None:
    """All Action cards are turned up together; last turn's go back first."""
    seats = state.table.seats
    counters = state.counters
    for seat in range(frame[2], frame[2] + seats):
        seat %= seats
        old = counters[seat * COUNTERS + CHOSEN]
        new = frame[ANSWERS + seat]
        counters[seat * COUNTERS + CHOSEN] = new
        hand, front = ACTION_HAND + ZONES * seat, ACTION + ZONES * seat
        first = FIRST_ACTION + 4 * seat
        if old in SINGLE and new in SINGLE:
            if old != new:
                exchange(state, first + SINGLE[new], first + SINGLE[old], hand, front, seat)
        else:
            for action in ACTIONS_IN[old & ~new]:
                move(state, first + action, front, hand, seat)
            for action in ACTIONS_IN[new & ~old]:
                move(state, first + action, hand, front, seat)
        if state.events is not None:
            for action in ACTIONS_IN[new]:
                state.events.append((REVEALED, seat, first + action, front, NONE, NONE, EVERYBODY))


def collect_income(state: State) -> None:
    """NF-2.2 with the Twists of spy income (NF-7.3, Game Theory, Insider Trading, Cyber-spies)."""
    counters = state.counters
    events = state.events
    rules = state.table.extra
    chosen = counters[CHOSEN::COUNTERS]
    for seat, payers in enumerate(rules.payers):
        base = seat * COUNTERS
        if counters[base + RESERVE] < SPIES_PER_SEAT and (not rules.income_needs_inventions or at_work(state, seat)):
            factor = rules.income_factor
            if chosen[seat] & RESEARCH_BIT:
                factor *= rules.research_income_factor
            for payer in payers:
                for action in ACTIONS_IN[chosen[payer]]:
                    amount = counters[base + SPIES + action] * factor
                    if amount:
                        counters[base + MONEY] += amount
                        if events is not None:
                            card = FIRST_ACTION + 4 * payer + action
                            events.append((COUNTED, seat, card, MONEY, payer, amount, EVERYBODY))
        if rules.most_spies_money:
            pay_most_spies(state, seat, chosen[seat])


def at_work(state: State, seat: int) -> bool:
    """Cyber-spies: Spies pay only with at least as many Inventions in play as Spies on the board."""
    on_board = SPIES_PER_SEAT - state.counters[seat * COUNTERS + RESERVE]
    return len(state.zones[PLAY + ZONES * seat]) >= on_board


def pay_most_spies(state: State, seat: int, own: int) -> None:
    """Focus Groups: strictly more Spies on the own Action's zone than each other player (NF-7.3)."""
    rules = state.table.extra
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
        options = state.table.extra.set_aside_options[seat]
        card = state.table.extra.twist_that_changes("set_aside")
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
        places = state.table.extra.place_options
        options = places if money >= 2 else places[::2] if not money else (places[0], *places[2:])
        ask(state, seat, ASK_ESPIONAGE, action_card(seat, ESPIONAGE), options)


def receive_espionage(state: State, frame: Frame, question: Question, option: Option) -> None:
    frame[ANSWERS + question[0]] = state.table.extra.place_options.index(option)


# --- moments of the Twists (NF-7.1) -----------------------------------------------------------------------


def push_moment(state: State, moment: int, mask: int = -1) -> None:
    """Let the Twists of a moment act: Twist by Twist in order, each for the seats of the mask, clockwise."""
    if state.table.extra.moments[moment]:
        mask = mask if mask >= 0 else (1 << state.table.seats) - 1
        state.stack.append([MOMENT, 0, state.values[ACTIVE], NONE, moment, mask])


def run_moment(state: State, frame: Frame) -> None:
    """[MOMENT, steps done, start seat, -1, moment, mask of seats]"""
    clauses = state.table.extra.moments[frame[4]]
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
        live = dict(LIVE_POINTS)
        worth = [POINTS[card] + live.get(card, 0) * len(inventions) for card in inventions]
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
