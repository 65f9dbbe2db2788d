"""The standard frames, which run in the kernel for all games. A game's rule says what happens in them (see `ruleset`).

Each begins with `[code, step, seat, source, ...]`:

effects  carry out a list of steps. `step` is the next one. A step may push frames or ask a question, whose answer goes
         to the frame's receiver. The next step follows when all that is done.
picks    let the seat pick one thing after another: `[code, step, seat, source, left, ...]`. `left` counts down. The
         next pick is asked for when all consequences of the one before are done.
windows  let seats react, one after the other: `[code, 0, first seat, source, moment, mask of seats that passed]`. Each
         reaction is carried out before the next question. A seat that passed isn't asked again.
sealed   let all seats choose at once, in secret: `[code, step, first seat, source, answer of seat 0, of seat 1, ...]`.
         Step 0 asks. Step 1 collects answers, and each seat sees only its own. Then the game's rule takes over: it
         pops the frame or moves it on to a step of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kernel.flow.machine import ask, seats_from
from engine.kernel.flow.ruleset import CHOOSE_VERB, PASS, QUESTION_WINDOW, PickRule
from engine.kernel.state import rng
from engine.kernel.state.generics import R
from engine.kernel.state.refs import HIDDEN, NONE
from engine.kernel.state.state import KIND, SEAT, SOURCE, STEP, Frame, Option, Question, State
from engine.kernel.state.view import View

DECLINE: Option = (PASS, NONE, NONE)
"""The option of a window, or of optional picks, to take nothing."""


# --- effects ---------------------------------------------------------------------------------------------------


def run_effects(state: State[R], frame: Frame) -> None:
    """Carry out steps until one pushes a frame or asks a question. Pop the frame after the last step."""
    rule = state.table.ruleset.effects[frame[KIND]]
    steps_of, resolve, between = rule.steps, rule.resolve, rule.between  # calling `rule.steps` directly is slower
    steps = steps_of(state, frame)
    stack, questions = state.stack, state.questions
    while True:
        if between is not None and between(state):
            return
        place = frame[STEP]
        if place == len(steps):
            stack.pop()
            return
        frame[STEP] = place + 1
        resolve(state, frame, steps[place])
        if questions or not stack or stack[-1] is not frame:
            return


# --- picks -----------------------------------------------------------------------------------------------------

LEFT: Final = 4
"""The index of the number of picks left in the frame."""


def run_picks(state: State[R], frame: Frame) -> None:
    """Ask for the next pick, take forced picks without asking, or end."""
    rule = state.table.ruleset.picks[frame[KIND]]
    open_refs, together, take = rule.open, rule.together, rule.take  # calling `rule.open` directly is slower
    refs = open_refs(state, frame) if frame[LEFT] or not rule.counted else []
    if not refs:
        end_picks(state, frame, rule)
    elif not rule.optional and (
        len(refs) == 1 or (together is not None and len(refs) <= frame[LEFT] and together(frame))
    ):
        if rule.counted:
            frame[LEFT] -= len(refs)
        for ref in refs[:]:
            take(state, frame, ref)
    else:
        source, kind, offered = frame[SOURCE], rule.question, rule.offered
        options: Sequence[Option]
        if offered is None:
            options = [(CHOOSE_VERB, source, ref) for ref in refs]
        else:
            kind, options = offered(state, frame, refs)
        ask(state, frame[SEAT], kind, source, (*options, DECLINE) if rule.optional else tuple(options))


def receive_pick(state: State[R], frame: Frame, question: Question, option: Option) -> None:
    """Carry out a pick, or end when the seat declines."""
    rule = state.table.ruleset.picks[frame[KIND]]
    verb, _, ref = option
    if verb == PASS:
        end_picks(state, frame, rule)
        return
    open_refs, take = rule.open, rule.take
    if verb != CHOOSE_VERB:
        ref = open_refs(state, frame)[question[3].index(option)]
    if rule.counted:
        frame[LEFT] -= 1
    take(state, frame, ref)


def end_picks(state: State[R], frame: Frame, rule: PickRule[R]) -> None:
    """End the picks: call the rule's `done`, or pop the frame."""
    done = rule.done
    if done is None:
        state.stack.pop()
    else:
        done(state, frame)


# --- windows ---------------------------------------------------------------------------------------------------

MOMENT: Final = 4
PASSED: Final = 5
"""Indices into the frame: the game's number of the moment, and the mask of seats that have passed."""


def run_window(state: State[R], frame: Frame) -> None:
    """Ask the next seat that hasn't passed, even if it can only pass. Pop the frame after the last one."""
    rule = state.table.ruleset.windows[frame[KIND]]
    passed, seats, offers = frame[PASSED], rule.seats, rule.offers  # calling `rule.seats` directly is slower
    for seat in seats(state, frame):
        if not passed >> seat & 1:
            ask(state, seat, QUESTION_WINDOW, frame[SOURCE], (*offers(state, frame, seat), DECLINE))
            return
    state.stack.pop()


def receive_window(state: State[R], frame: Frame, question: Question, option: Option) -> None:
    """Record a pass or carry out a reaction."""
    if option[0] == PASS:
        frame[PASSED] |= 1 << question[0]
    else:
        state.table.ruleset.windows[frame[KIND]].use(state, frame, question[0], option)


# --- sealed choices --------------------------------------------------------------------------------------------

ANSWERS: Final = 4
"""The index of the first answer in the frame, one int per seat."""
ASK: Final = 0
COLLECT: Final = 1
"""Steps of the frame."""


def run_sealed(state: State[R], frame: Frame) -> None:
    """Ask every seat, clockwise from the first one. Call the game's `then` once all answers are in."""
    rule = state.table.ruleset.sealed[frame[KIND]]
    if frame[STEP] == ASK:
        frame[STEP] = COLLECT
        ask_all, order, offer = rule.ask, rule.order, rule.offer  # calling `rule.ask` directly is slower
        if ask_all is not None:
            ask_all(state, frame)
        else:
            for seat in seats_from(state, frame[SEAT]) if order is None else order(state, frame):
                offer(state, frame, seat)
        if state.questions:
            return
    then = rule.then
    then(state, frame)


def redact_sealed(frame: Frame, seat: int) -> Frame:
    """Return the frame with all answers hidden except the seat's own, while answers come in."""
    shown = frame[:]
    if frame[STEP] == COLLECT:
        for other in range(len(frame) - ANSWERS):
            if other != seat:
                shown[ANSWERS + other] = HIDDEN
    return shown


def sample_sealed(state: State[R], view: View[R]) -> None:
    """Answer at random in a determinization for seats that have answered, and ask those that haven't."""
    if not state.stack:
        return
    frame = state.stack[-1]
    rule = state.table.ruleset.sealed.get(frame[KIND])
    if rule is None or frame[STEP] != COLLECT:
        return
    for seat in seats_from(state, frame[SEAT]) if rule.order is None else rule.order(state, frame):
        if seat == view.seat:
            continue
        frame[ANSWERS + seat] = rule.empty
        rule.offer(state, frame, seat)
        while seat not in view.asked and (question := state.question_for(seat)):
            state.questions.remove(question)
            option = question[3][rng.random_below(state, len(question[3]))]
            rule.take(state, frame, question, option)
    state.questions.sort(key=lambda question: view.asked.index(question[0]))
