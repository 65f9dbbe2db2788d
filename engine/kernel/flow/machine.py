"""The machine: frames on an explicit stack, run until somebody must answer.

A frame is a list of ints: kind code, step, seat, source, then its own ints. The handler of the frame on
top does one step at a time. Questions stop the machine; the answer goes to the frame that asked, which is
always the top one. Several seats can be asked at once: each answer is kept in the asking frame (sealed,
see the redactors) and the machine goes on when the last has come in.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.flow.causes import RULE, EventLog, begin
from engine.kernel.state.events import ANSWERED, ASKED, ELIMINATED, PHASE_BEGAN, TURN_BEGAN
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, KIND, OUT, PHASE, TURN, Board, Option, Question, State

MOST_STEPS: Final = 10_000
"""Steps of frames between two questions. Matches at random take 60 at most, cards that players made included."""


class IllegalAnswer(ValueError):
    """The answer is not among the options now offered to that seat; the position is unchanged."""


class EndlessRules(Exception):
    """The rules of a game run on without asking another question; the message names game, frame and seat."""


def advance(state: State) -> None:
    """Run frames until a question is open or nothing is left to do. Raises EndlessRules after MOST_STEPS."""
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
    """Raise EndlessRules for the frame on top."""
    kind, step, seat = state.stack[-1][:3]
    whose = f"seat {seat + 1}" if seat >= 0 else "no seat"
    rule = getattr(state.table.handlers[kind], "__name__", "no name")
    raise EndlessRules(
        f"the rules of {state.table.game.title} do not end: after {MOST_STEPS} steps without a question they are in "
        f"frame {kind} ({rule}) of {whose}, step {step}"
    )


def answer(state: State, seat: int, option: Option) -> None:
    """Give a seat's answer and run on to the next question.

    Raises IllegalAnswer when the seat is not asked or the option is not offered.
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
            state.events.answered(state, frame, question, option)
        # The rules say what the answer did; that somebody has answered is all that is public by itself.
        state.events.append((ANSWERED, seat, option[1], question[1], option[2], option[0], 1 << seat))
    state.table.receivers[frame[KIND]](state, frame, question, option)
    if not state.questions:
        advance(state)


def answer_at(state: State, position: int, choice: int) -> None:
    """The fast way for playouts: answer the open question at a position with its option at an index."""
    questions = state.questions
    question = questions.pop(position)
    frame = state.stack[-1]
    option = question[3][choice]
    log = state.events
    noted = log if type(log) is EventLog else None
    if log is not None:
        if noted is not None:
            noted.answered(state, frame, question, option)
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
    """Open a question to a seat. The frame on top of the stack receives the answer."""
    state.questions.append((seat, kind, source, options))
    if state.events is not None:
        state.events.append((ASKED, seat, source, NONE, NONE, kind, state.known[source] if source >= 0 else EVERYBODY))


def ask_all(state: State, questions: tuple[Question, ...]) -> None:
    """Open several questions at once; about no card, and with answers sealed by the asking frame."""
    state.questions.extend(questions)
    if state.events is not None:
        for seat, kind, source, _ in questions:
            state.events.append((ASKED, seat, source, NONE, NONE, kind, EVERYBODY))


def begin_phase(state: State, phase: int) -> None:
    """Note that a phase of the turn has begun."""
    state.values[PHASE] = phase
    if state.events is not None:
        begin(state, NONE, kind=RULE)
        state.events.append((PHASE_BEGAN, state.values[ACTIVE], NONE, NONE, NONE, phase, EVERYBODY))


def begin_turn(state: State, seat: int) -> None:
    """Note that the next turn has begun, with a seat as the active (or start) seat."""
    state.values[TURN] += 1
    state.values[ACTIVE] = seat
    if state.events is not None:
        if type(state.events) is EventLog:
            state.events.begin_turn(state)
        state.events.append((TURN_BEGAN, seat, NONE, NONE, NONE, state.values[TURN], EVERYBODY))


def seats_from(state: Board, first: int) -> list[int]:
    """The seats still in the game, clockwise from a seat (that seat included)."""
    out = state.values[OUT]
    return [seat for seat in state.table.clockwise[first][-1] if not out >> seat & 1]


def clockwise(state: Board, first: int, mask: int) -> tuple[int, ...]:
    """The seats of a mask, clockwise from the first one."""
    return state.table.clockwise[first][mask]


def next_seat(state: Board, seat: int, step: int = 1) -> int:
    """The next seat clockwise that is still in the game; counterclockwise with a step of -1."""
    seats = state.table.seats
    out = state.values[OUT]
    other = (seat + step) % seats
    while out >> other & 1 and other != seat:
        other = (other + step) % seats
    return other


def eliminate(state: State, seat: int) -> None:
    """Put a seat out of the game, in the turn of another: it is not asked any more, and has no turn (see `next_seat`).

    Frames that are open go on; one that is about the seat has to see that it is out.
    """
    state.values[OUT] |= 1 << seat
    state.questions[:] = [question for question in state.questions if question[0] != seat]
    if state.events is not None:
        state.events.append((ELIMINATED, seat, NONE, NONE, NONE, NONE, EVERYBODY))
