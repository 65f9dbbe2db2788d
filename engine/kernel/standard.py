"""Standard frames without reactions: turn structure, loops, programs, choices, prices, orders, sealed choices.

| frame | ints after `[code, step, seat, source]` |
|---|---|
| PHASES | plan: pushes the plan's frames one after the other, each as `[code, 0, seat, source]` |
| EACH | code, mask, extra: pushes `[code, 0, s, source, extra]` for each seat s of the mask, clockwise |
| REPEAT | times, code, extra: pushes `[code, 0, seat, source, extra]` so often |
| PROGRAM | program, then registers; the step is the program counter |
| CHOOSE | selector, minimum, maximum, picks: appends the number of picks and the picks to the frame below |
| PAY | price: appends 1 (paid) or 0 (not payable) to the frame below |
| ORDER | count, items, ordered: appends the ordered items to the frame below |
| SIMULTANEOUS | choice, mask, then verb, source, target of each seat's sealed answer |
"""

from __future__ import annotations

from typing import Final

from engine.kernel.frames import ask, begin_phase, seats_from
from engine.kernel.refs import HIDDEN, NONE
from engine.kernel.rules import CHOOSE_VERB, PASS, QUESTION_CHOOSE, QUESTION_ORDER
from engine.kernel.state import OUT, Frame, Option, Question, State

PHASES: Final = 0
EACH: Final = 1
REPEAT: Final = 2
PROGRAM: Final = 3
CHOOSE: Final = 4
PAY: Final = 5
ORDER: Final = 6
SIMULTANEOUS: Final = 7

PICKS: Final = 7
"""Where the picks of a CHOOSE frame begin."""
ANSWERS: Final = 6
"""Where the sealed answers of a SIMULTANEOUS frame begin, three ints a seat."""


def run_phases(state: State, frame: Frame) -> None:
    plan = state.table.ruleset.plans[frame[4]]
    if frame[1] == len(plan) or state.values[OUT] >> frame[2] & 1:
        state.stack.pop()
        return
    phase, code = plan[frame[1]]
    frame[1] += 1
    begin_phase(state, phase)
    state.stack.append([code, 0, frame[2], frame[3]])


def run_each(state: State, frame: Frame) -> None:
    seats = state.table.seats
    while frame[1] < seats:
        seat = (frame[2] + frame[1]) % seats
        frame[1] += 1
        if frame[5] >> seat & 1 and not state.values[OUT] >> seat & 1:
            state.stack.append([frame[4], 0, seat, frame[3], frame[6]])
            return
    state.stack.pop()


def run_repeat(state: State, frame: Frame) -> None:
    if frame[1] == frame[4]:
        state.stack.pop()
        return
    frame[1] += 1
    state.stack.append([frame[5], 0, frame[2], frame[3], frame[6]])


def run_program(state: State, frame: Frame) -> None:
    rules = state.table.ruleset
    program = rules.programs[frame[4]]
    operations = rules.operations
    stack = state.stack
    questions = state.questions
    length = len(program)
    while frame[1] < length:
        operation = program[frame[1]]
        frame[1] += 1
        operations[operation[0]](state, frame, operation)
        if questions or not stack or stack[-1] is not frame:
            return
    stack.pop()


def run_choose(state: State, frame: Frame) -> None:
    picks = frame[PICKS:]
    minimum, maximum = frame[5], frame[6]
    open_refs: list[int] = []
    if len(picks) < maximum and frame[1] == 0:
        candidates = state.table.ruleset.selectors[frame[4]](state, frame)
        open_refs = [ref for ref in candidates if ref not in picks]
    if open_refs and len(picks) + len(open_refs) <= minimum:
        picks += open_refs  # every candidate must be taken: there is nothing to ask
        open_refs = []
    if not open_refs:
        state.stack.pop()
        if state.stack:
            below = state.stack[-1]
            below.append(len(picks))
            below.extend(picks)
        return
    options: list[Option] = [(CHOOSE_VERB, frame[3], ref) for ref in open_refs]
    if len(picks) >= minimum:
        options.append((PASS, frame[3], NONE))
    ask(state, frame[2], QUESTION_CHOOSE, frame[3], tuple(options))


def receive_choose(state: State, frame: Frame, question: Question, option: Option) -> None:
    if option[0] == PASS:
        frame[1] = 1
    else:
        frame.append(option[2])


def run_pay(state: State, frame: Frame) -> None:
    price = state.table.ruleset.prices[frame[4]]
    if frame[1] == 0 and price.payable(state, frame[2], frame[3]):
        frame[1] = 1
        state.stack.append([PROGRAM, 0, frame[2], frame[3], price.program])
        return
    state.stack.pop()
    if state.stack:
        state.stack[-1].append(frame[1])


def run_order(state: State, frame: Frame) -> None:
    number = frame[4]
    items = frame[5 : 5 + number]
    ordered = frame[5 + number :]
    rest = [item for item in items if item not in ordered]
    if len(rest) <= 1:
        state.stack.pop()
        state.stack[-1].extend(ordered + rest)
        return
    options = tuple((CHOOSE_VERB, frame[3], item) for item in rest)
    ask(state, frame[2], QUESTION_ORDER, frame[3], options)


def receive_order(state: State, frame: Frame, question: Question, option: Option) -> None:
    frame.append(option[2])


def run_simultaneous(state: State, frame: Frame) -> None:
    rule = state.table.ruleset.choices[frame[4]]
    if frame[1] == 1:
        state.stack.pop()
        rule.reveal(state, frame)
        return
    frame[1] = 1
    frame.extend([NONE] * (3 * state.table.seats + ANSWERS - len(frame)))
    for seat in seats_from(state, frame[2]):
        if not frame[5] >> seat & 1:
            continue
        kind, options = rule.options(state, frame, seat)
        if len(options) == 1 and not rule.ask_forced:
            frame[ANSWERS + 3 * seat : ANSWERS + 3 * seat + 3] = options[0]
        elif options:
            ask(state, seat, kind, frame[3], tuple(options))


def receive_simultaneous(state: State, frame: Frame, question: Question, option: Option) -> None:
    start = ANSWERS + 3 * question[0]
    frame[start : start + 3] = option


def sealed_answer(frame: Frame, seat: int) -> Option | None:
    """The answer of a seat kept in a SIMULTANEOUS frame; None when the seat was not asked."""
    verb, source, target = frame[ANSWERS + 3 * seat : ANSWERS + 3 * seat + 3]
    return None if verb == NONE else (verb, source, target)


def redact_simultaneous(frame: Frame, seat: int) -> Frame:
    """Only a seat's own sealed answer stays; of the others it is known whether they have answered."""
    shown = frame[:]
    for start in range(ANSWERS, len(frame), 3):
        if (start - ANSWERS) // 3 != seat and frame[start] != NONE:
            shown[start : start + 3] = [HIDDEN, HIDDEN, HIDDEN]
    return shown


HANDLERS = {
    PHASES: run_phases, EACH: run_each, REPEAT: run_repeat, PROGRAM: run_program, CHOOSE: run_choose,
    PAY: run_pay, ORDER: run_order, SIMULTANEOUS: run_simultaneous,
}  # fmt: skip
RECEIVERS = {CHOOSE: receive_choose, ORDER: receive_order, SIMULTANEOUS: receive_simultaneous}
REDACTORS = {SIMULTANEOUS: redact_simultaneous}
