"""The machine: runs frames on an explicit stack until a player must answer.

A frame is a list of ints: kind code, step, seat, source, then its own ints. The handler of the frame on top does one
step at a time. Questions stop the machine. The answer goes to the frame that asked, which is always on top. Several
seats can be asked at once. The asking frame keeps each answer (sealed, see the redactors) until the last one is in.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.flow.event_log import RULE, EventLog, begin
from engine.kernel.state.events import ANSWERED, ASKED, ELIMINATED, PHASE_BEGAN, TURN_BEGAN
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, KIND, OUT, PHASE, TURN, Board, Frame, Option, Question, State

MOST_STEPS: Final = 10_000
"""The most steps between two questions. Random matches take at most 60, even with custom cards."""


class IllegalAnswer(ValueError):
    """The answer isn't among the seat's current options. The state is unchanged."""


class EndlessRules(Exception):
    """The rules run on without asking a question. The message names game, frame and seat."""


def advance(state: State) -> None:
    """Run frames until a question is open or the stack is empty. Raises EndlessRules after MOST_STEPS."""
    stack = state.stack
    handlers = state.table.handlers
    questions = state.questions
    left = MOST_STEPS
    log = state.events
    noted = log if type(log) is EventLog else None
    while stack and not questions:
        if not left:
            _give_up(state)
        left -= 1
        frame = stack[-1]
        if noted is not None:
            noted.enter(state, frame)
        handlers[frame[KIND]](state, frame)


def _give_up(state: State) -> None:
    kind, step, seat = state.stack[-1][:3]
    whose = f"seat {seat + 1}" if seat >= 0 else "no seat"
    rule = getattr(state.table.handlers[kind], "__name__", "no name")
    raise EndlessRules(
        f"the rules of {state.table.game.title} do not end: after {MOST_STEPS} steps without a question they are in "
        f"frame {kind} ({rule}) of {whose}, step {step}"
    )


def answer(state: State, seat: int, option: Option) -> None:
    """Give a seat's answer and run on to the next question.

    Raises IllegalAnswer when the seat isn't asked or the option isn't offered.
    """
    for question in state.questions:
        if question[0] == seat:
            if option in question[3]:
                break
            raise IllegalAnswer(f"seat {seat} is not offered {option}")
    else:
        raise IllegalAnswer(f"seat {seat} is not asked anything now")
    state.questions.remove(question)
    frame = state.stack[-1]
    if state.events is not None:
        if type(state.events) is EventLog:
            state.events.record_answer(state, frame, question, option)
        # Only the fact of an answer is public. The events of the rules show its effects.
        state.events.append((ANSWERED, seat, option[1], question[1], option[2], option[0], 1 << seat))
    state.table.receivers[frame[KIND]](state, frame, question, option)
    if not state.questions:
        advance(state)


def answer_at(state: State, position: int, choice: int) -> None:
    """Answer the question at index `position` with its option at index `choice`, without checks, for fast playouts."""
    questions = state.questions
    question = questions.pop(position)
    frame = state.stack[-1]
    option = question[3][choice]
    log = state.events
    noted = log if type(log) is EventLog else None
    if log is not None:
        if noted is not None:
            noted.record_answer(state, frame, question, option)
        seat = question[0]
        log.append((ANSWERED, seat, option[1], question[1], option[2], option[0], 1 << seat))
    table = state.table
    table.receivers[frame[KIND]](state, frame, question, option)
    stack, handlers = state.stack, table.handlers
    while stack and not questions:  # as in `advance`
        frame = stack[-1]
        if noted is not None:
            noted.enter(state, frame)
        handlers[frame[KIND]](state, frame)


def ask(state: State, seat: int, kind: int, source: int, options: tuple[Option, ...]) -> None:
    """Ask a seat a question. The frame on top of the stack receives the answer."""
    state.questions.append((seat, kind, source, options))
    if state.events is not None:
        state.events.append((ASKED, seat, source, NONE, NONE, kind, state.known[source] if source >= 0 else EVERYBODY))


def ask_all(state: State, questions: tuple[Question, ...]) -> None:
    """Ask several questions at once, about no card. The asking frame keeps the answers secret."""
    state.questions.extend(questions)
    if state.events is not None:
        for seat, kind, source, _ in questions:
            state.events.append((ASKED, seat, source, NONE, NONE, kind, EVERYBODY))


def begin_phase(state: State, phase: int) -> None:
    """Set the phase and emit its event."""
    state.values[PHASE] = phase
    if state.events is not None:
        begin(state, NONE, kind=RULE)
        state.events.append((PHASE_BEGAN, state.values[ACTIVE], NONE, NONE, NONE, phase, EVERYBODY))


def begin_turn(state: State, seat: int) -> None:
    """Start the next turn, with a seat as the active (or start) seat, and emit its event."""
    state.values[TURN] += 1
    state.values[ACTIVE] = seat
    if state.events is not None:
        if type(state.events) is EventLog:
            state.events.begin_turn(state)
        state.events.append((TURN_BEGAN, seat, NONE, NONE, NONE, state.values[TURN], EVERYBODY))


def frame_of(state: Board, kind: int) -> Frame | None:
    """Return the innermost frame of a kind, or None."""
    return next((frame for frame in reversed(state.stack) if frame[KIND] == kind), None)


def seats_from(state: Board, first: int) -> list[int]:
    """Return the seats still in the game, clockwise from `first`, including it."""
    out = state.values[OUT]
    return [seat for seat in state.table.clockwise[first][-1] if not out >> seat & 1]


def clockwise(state: Board, first: int, mask: int) -> tuple[int, ...]:
    """Return the seats of a mask, clockwise from `first`."""
    return state.table.clockwise[first][mask]


def next_seat(state: Board, seat: int, step: int = 1) -> int:
    """Return the next seat clockwise that is still in the game. `step` -1 goes counterclockwise."""
    seats = state.table.seats
    out = state.values[OUT]
    other = (seat + step) % seats
    while out >> other & 1 and other != seat:
        other = (other + step) % seats
    return other


def eliminate(state: State, seat: int) -> None:
    """Eliminate a seat during another seat's turn: drop its questions and give it no more turns (see `next_seat`).

    Open frames continue. A frame about this seat must check that the seat is out.
    """
    state.values[OUT] |= 1 << seat
    state.questions[:] = [question for question in state.questions if question[0] != seat]
    if state.events is not None:
        state.events.append((ELIMINATED, seat, NONE, NONE, NONE, NONE, EVERYBODY))
