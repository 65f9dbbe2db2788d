"""Nefarious: inventing (NF-4)."""

from __future__ import annotations

from typing import Final

from engine.games.nefarious.codes import PICK, PICK_REMOVE
from engine.games.nefarious.layout import (
    ESPIONAGE,
    FIRST_ACTION,
    HAND,
    INVENT,
    INVENTED,
    LAID,
    MONEY,
    PLAY,
    RESERVE,
    SET_ASIDE,
    SPIES,
)
from engine.games.nefarious.match_rules import AFTER_INVENT, AFTER_PAYING, ASK_INVENT, GameState
from engine.games.nefarious.rules.effect_order import push_effects
from engine.games.nefarious.rules.spies import place_spy
from engine.games.nefarious.rules.twist_triggers import push_moment
from engine.kernel.flow.event_log import begin
from engine.kernel.flow.machine import ask, clockwise
from engine.kernel.flow.moves import add_to_counter, move, note
from engine.kernel.flow.standard_frames import ANSWERS
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SEAT, SOURCE, STEP, Frame

STEP_REVEAL: Final = 1
STEP_PAY: Final = 2
STEP_EFFECTS: Final = 3
STEP_AFTER: Final = 4
STEP_DONE: Final = 5
NOTE_CANNOT_PAY: Final = 0
NOTE_NO_SPY: Final = 1
NOTE_TIED: Final = 2
"""Remarks: the seat can't pay for the played card; Trade Unions put a Spy on Espionage instead; leaders are tied at a
number of points, which is the target, so the match continues."""


def run_invent(state: GameState, frame: Frame) -> None:
    """Run Invent. Frame: [INVENT_FRAME, step, start seat, mask of inventors yet to pay, card laid by each seat]."""
    stack = state.stack
    while stack[-1] is frame and not state.questions:
        INVENT_STEPS[frame[STEP] - STEP_REVEAL](state, frame)


def offer_invent(state: GameState, frame: Frame, seat: int) -> None:
    """Ask an inventor which card to play (NF-4.1). A single one, or one set aside (NF-7.10), is chosen unasked."""
    rules = state.table.rules
    cards = state.zones[(SET_ASIDE if rules.set_aside else HAND)[seat]]
    if len(cards) == 1:
        frame[ANSWERS + seat] = cards[0]
    elif cards:
        options = rules.invent_options[seat]
        ask(state, seat, ASK_INVENT, NONE, tuple([options[card] for card in cards]))


def step_reveal(state: GameState, frame: Frame) -> None:
    """Reveal all chosen Inventions together (NF-4.1)."""
    frame[STEP] = STEP_PAY
    source = SET_ASIDE if state.table.rules.set_aside else HAND
    for seat in clockwise(state, frame[SEAT], frame[SOURCE]):
        if frame[ANSWERS + seat] >= 0:
            if state.events is not None:
                begin(state, seat, frame[ANSWERS + seat])
            move(state, frame[ANSWERS + seat], source[seat], LAID[seat], seat)


def step_pay(state: GameState, frame: Frame) -> None:
    """Let all inventors pay before any effect (NF-4.2). Seats that can't pay take the card back."""
    for seat in clockwise(state, frame[SEAT], frame[SOURCE]):
        frame[SOURCE] &= ~(1 << seat)
        if frame[ANSWERS + seat] >= 0 and pay(state, frame, seat):
            return
    frame[STEP] = STEP_EFFECTS


def pay(state: GameState, frame: Frame, seat: int) -> bool:
    """Let one inventor pay. The Invention stays face up in front of its owner (NF-4.3).

    Returns True when a frame was pushed that has to run first, such as Hyperinflation's (NF-7.6).
    """
    rules = state.table.rules
    card = frame[ANSWERS + seat]
    counters = state.counters
    cost = rules.cost(card)
    if state.events is not None:
        begin(state, seat, card)
    # Trade Unions: a seat without a Spy to return can't invent at all, so its money doesn't matter (NF-7.8).
    spyless = rules.union and not any(counters[SPIES[seat] : SPIES[seat] + 4])
    if spyless or counters[MONEY[seat]] < cost:
        frame[ANSWERS + seat] = NONE
        move(state, card, LAID[seat], (SET_ASIDE if rules.set_aside else HAND)[seat], seat)
        note(state, NOTE_NO_SPY if spyless else NOTE_CANNOT_PAY, seat, card)
        if spyless and counters[RESERVE[seat]]:
            place_spy(state, seat, ESPIONAGE, rules.twist_that_changes("union"))
        return False
    add_to_counter(state, seat, MONEY, -cost, FIRST_ACTION + 4 * seat + INVENT)
    move(state, card, LAID[seat], PLAY[seat], seat)
    state.values[INVENTED] |= 1 << seat
    height = len(state.stack)
    if rules.moments[AFTER_PAYING]:
        push_moment(state, AFTER_PAYING, 1 << seat)
    if rules.union:
        state.stack.append([PICK, PICK_REMOVE, seat, rules.twist_that_changes("union"), 1])
    return len(state.stack) > height


def step_effects(state: GameState, frame: Frame) -> None:
    """Push the effects of all paid Inventions."""
    frame[STEP] = STEP_AFTER
    push_effects(state, frame)


def step_after(state: GameState, frame: Frame) -> None:
    """Push the Twists that follow a played Invention."""
    frame[STEP] = STEP_DONE
    if state.table.rules.moments[AFTER_INVENT]:
        mask = sum(1 << seat for seat in range(state.table.seats) if frame[ANSWERS + seat] >= 0)
        push_moment(state, AFTER_INVENT, mask)


def step_done(state: GameState, frame: Frame) -> None:
    state.stack.pop()


INVENT_STEPS = (step_reveal, step_pay, step_effects, step_after, step_done)
