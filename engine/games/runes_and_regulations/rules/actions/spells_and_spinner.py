"""Runes & Regulations: casting a Spell or a Curse (RR-4.2), and spinning the Spinner (RR-8, RR-9.6)."""

from __future__ import annotations

from typing import Final

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiler import spin_effect
from engine.games.runes_and_regulations.layout import (
    CASTING,
    FACE_EVENTS,
    FACE_NEFARIOUS,
    FACE_ORDINARY,
    HAND,
    LIMITS_DUE,
    SIZES,
    SPINNER,
)
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.rules.actions.actions import ASKED, happen, happen_to_each
from engine.games.runes_and_regulations.rules.card_moves import to_discard
from engine.games.runes_and_regulations.rules.frame_fields import CAST_EFFECT, FACE, RESULT, SPUN_EFFECT, TAX
from engine.games.runes_and_regulations.rules.nefarious_neighbor import holds_forbidden
from engine.games.runes_and_regulations.rules.reactions.choices import declare
from engine.games.runes_and_regulations.rules.reactions.triggers import queue_event
from engine.games.runes_and_regulations.rules.regulations import in_force
from engine.games.runes_and_regulations.rules.taxes import cast_tax
from engine.kernel.flow import moves
from engine.kernel.flow.machine import ask
from engine.kernel.state import rng
from engine.kernel.state.events import SPUN
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import MOMENT, SEAT, SOURCE, STEP, Frame

ANNOUNCE: Final = 0
TAXED: Final = 1
NOT_STOPPED: Final = 2
DECLARED: Final = 3
ANSWERED: Final = 4
RESOLVED: Final = 5
"""Steps of casting. `actions.after_cast` sets NOT_STOPPED."""
EVENT_RESULT: Final = 6
RESULT_KNOWN: Final = 2
"""From this step of a SPINNING frame on, the result is known."""


def run_casting(state: GameState, frame: Frame) -> None:
    """Run the next step of casting: taxes, reactions, price and targets, effect, discard pile (RR-4.2, RR-7.2)."""
    step, seat, card = frame[STEP], frame[SEAT], frame[SOURCE]
    if step == ANNOUNCE:
        tax = cast_tax(state, seat)
        moves.move(state, card, HAND[seat], CASTING, seat)
        frame[STEP], frame[TAX] = TAXED, tax
        if tax:
            state.values[MOMENT] += 1
            happen_to_each(state, codes.WOULD_DISCARD, card, [(seat, NONE)] * tax, ASKED)
        else:
            would_cast(state, frame)
    elif step == TAXED:
        if frame.pop() < frame[TAX]:
            moves.move(state, card, CASTING, HAND[seat])
            state.values[LIMITS_DUE] |= SIZES
            state.stack.pop()
            return
        would_cast(state, frame)
    elif step == NOT_STOPPED:
        frame[STEP] = DECLARED
        state.values[MOMENT] += 1
        declare(state, seat, card, state.table.faces[card])
        if state.stack[-1] is frame:
            take_effect(state, frame)
    elif step == DECLARED:
        take_effect(state, frame)
    else:
        state.stack.pop()
        if card in state.zones[CASTING]:
            to_discard(state, card, CASTING, seat)


def would_cast(state: GameState, frame: Frame) -> None:
    """Let others react after the taxes are paid."""
    frame[STEP] = ANSWERED
    happen(state, codes.WOULD_CAST, frame[SEAT], frame[SOURCE], frame[SOURCE], frame[SEAT])


def take_effect(state: GameState, frame: Frame) -> None:
    """Push the declared effect, if it was paid for."""
    declared = frame[CAST_EFFECT + 1 :]
    del frame[CAST_EFFECT:]
    frame[STEP] = RESOLVED
    if declared:
        state.stack.append(declared)


def run_spinning(state: GameState, frame: Frame) -> None:
    """Run the next step of a spin: the push, the result, its effect, the events of having spun (RR-8.1)."""
    step, seat = frame[STEP], frame[SEAT]
    if step == 0:
        frame[STEP] = 1
        if frame[FACE] != FACE_EVENTS:
            frame[FACE] = FACE_NEFARIOUS if holds_forbidden(state, seat) else FACE_ORDINARY
        flicked, frame[RESULT] = frame[RESULT], 0
        if state.table.options["spin_by_hand"] and not flicked:
            ask(state, seat, codes.ASK_SPIN, frame[SOURCE], ((codes.SPIN_VERB, NONE, NONE),))
            return
        step = 1
    if step == 1:
        frame[STEP] = RESULT_KNOWN
        result = rng.result(state, SPINNER, 1, 6)
        if state.events is not None:
            state.events.append((SPUN, seat, NONE, frame[FACE], NONE, result, EVERYBODY))
        if frame[FACE] == FACE_ORDINARY:
            for shown, counts_as in in_force(state).spin_as:
                if result == shown:
                    result = counts_as
                    break
            if result == EVENT_RESULT:
                frame[STEP], frame[FACE] = 0, FACE_EVENTS
                return
        frame[RESULT] = result
        state.values[MOMENT] += 1
        declare(state, seat, NONE, spin_effect(frame[FACE], result))
        if state.stack[-1] is not frame:
            return
        step = RESULT_KNOWN
    if step == RESULT_KNOWN:
        declared = frame[SPUN_EFFECT + 1 :]
        del frame[SPUN_EFFECT:]
        frame[STEP] = 3
        state.stack.append(declared)
    else:
        state.stack.pop()
        state.values[MOMENT] += 1
        queue_event(state, codes.SPINS, seat, NONE, seat)
