"""Nefarious: simultaneous choices, sealed until the last seat has chosen.

These are Actions (NF-2.1, NF-7.5), the Invention set aside (Quarterly Planning, NF-7.10) and the zone of a new Spy
(NF-3.1).
"""

from __future__ import annotations

from engine.games.nefarious.codes import ACTIONS_IN, SINGLE
from engine.games.nefarious.layout import (
    ACTION,
    ACTION_HAND,
    CHOSEN,
    ESPIONAGE,
    FIRST_ACTION,
    HAND,
    MONEY,
    PLACING_COST,
    RESERVE,
    SET_ASIDE,
)
from engine.games.nefarious.match_rules import ASK_ACTION, ASK_ESPIONAGE, ASK_SET_ASIDE, GameBoard, GameState
from engine.games.nefarious.rules.spies import place_spy
from engine.kernel.flow.event_log import CHOICE, begin
from engine.kernel.flow.machine import ask, ask_all, clockwise, seats_from
from engine.kernel.flow.moves import add_to_counter, exchange, move
from engine.kernel.flow.standard_frames import ANSWERS
from engine.kernel.state.events import REVEALED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SEAT, SOURCE, Frame, Option, Question


def ask_actions(state: GameState, frame: Frame) -> None:
    """Ask all seats for their Actions. In an ordinary turn all have the same options."""
    rules = state.table.rules
    if rules.plain_actions:
        ask_all(state, rules.choose_questions[frame[SEAT]])
    else:
        for question in rules.choose_questions[frame[SEAT]]:
            offer_action(state, frame, question[0])


def offer_action(state: GameState, frame: Frame, seat: int) -> None:
    """Ask for the next of a seat's Actions, or take the remaining ones when there is no choice."""
    rules = state.table.rules
    chosen = frame[ANSWERS + seat]
    missing = rules.actions - chosen.bit_count()
    barred = chosen | (state.counters[CHOSEN[seat]] if rules.no_repeat else 0)
    allowed = [action for action in range(4) if not barred >> action & 1]
    if len(allowed) <= missing:
        frame[ANSWERS + seat] = chosen | sum(1 << action for action in allowed)
    elif missing:
        options = rules.choose_options[seat]
        ask(state, seat, ASK_ACTION, NONE, tuple(options[action] for action in allowed))


def receive_action(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    seat = question[0]
    frame[ANSWERS + seat] |= 1 << (option[1] - FIRST_ACTION & 3)
    if not state.table.rules.plain_actions:
        offer_action(state, frame, seat)


def reveal_actions(state: GameState, frame: Frame) -> None:
    """Reveal all Action cards together. Last turn's cards return first.

    Frame: [ACTIONS, step, start seat, -1, mask of Actions chosen by each seat].
    """
    state.stack.pop()
    counters, events = state.counters, state.events
    for seat in state.table.clockwise[frame[SEAT]][-1]:
        chosen = CHOSEN[seat]
        old = counters[chosen]
        new = frame[ANSWERS + seat]
        if old == new and events is None:
            continue
        counters[chosen] = new
        hand, front = ACTION_HAND[seat], ACTION[seat]
        first = FIRST_ACTION + 4 * seat
        if events is not None:
            begin(state, seat, first + ACTIONS_IN[new][0])
        if old in SINGLE and new in SINGLE:
            if old != new:
                exchange(state, first + SINGLE[new], first + SINGLE[old], hand, front, seat)
        else:
            for action in ACTIONS_IN[old & ~new]:
                move(state, first + action, front, hand, seat)
            for action in ACTIONS_IN[new & ~old]:
                move(state, first + action, hand, front, seat)
        if events is not None:
            for action in ACTIONS_IN[new]:
                begin(state, seat, first + action)
                events.append((REVEALED, seat, first + action, front, NONE, NONE, EVERYBODY))


def set_aside(state: GameState, frame: Frame) -> None:
    """Set the chosen cards aside. Frame: [SET_ASIDE_FRAME, step, start seat, -1, card set aside by each seat]."""
    state.stack.pop()
    for seat in seats_from(state, frame[SEAT]):
        if frame[ANSWERS + seat] >= 0:
            if state.events is not None:
                begin(state, seat, kind=CHOICE)
            move(state, frame[ANSWERS + seat], HAND[seat], SET_ASIDE[seat], seat)


def offer_set_aside(state: GameState, frame: Frame, seat: int) -> None:
    """Ask a seat that has set no card aside which one to take, or take its only card."""
    hand = state.zones[HAND[seat]]
    if state.zones[SET_ASIDE[seat]] or not hand:
        return
    if len(hand) == 1:
        frame[ANSWERS + seat] = hand[0]
    else:
        options = state.table.rules.set_aside_options[seat]
        card = state.table.rules.twist_that_changes("set_aside")
        ask(state, seat, ASK_SET_ASIDE, card, tuple(options[card] for card in hand))


def receive_card(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    frame[ANSWERS + question[0]] = option[1]


def performers(state: GameBoard, frame: Frame) -> tuple[int, ...]:
    """Return the seats that perform Espionage or Invent, clockwise."""
    return clockwise(state, frame[SEAT], frame[SOURCE])


def place_spies(state: GameState, frame: Frame) -> None:
    """Place the Spies. Frame: [ESPIONAGE_FRAME, step, start seat, mask of spymasters, zone chosen by each seat]."""
    state.stack.pop()
    for seat in clockwise(state, frame[SEAT], frame[SOURCE]):
        zone = frame[ANSWERS + seat]
        if zone >= 0:
            card = FIRST_ACTION + 4 * seat + ESPIONAGE
            if state.events is not None:
                begin(state, seat, card)
            if PLACING_COST[zone]:
                add_to_counter(state, seat, MONEY, -PLACING_COST[zone], card)
            place_spy(state, seat, zone, card)


def offer_espionage(state: GameState, frame: Frame, seat: int) -> None:
    """Ask a spymaster with a Spy in reserve for its zone. Two zones are free, so there is always a choice."""
    counters = state.counters
    if counters[RESERVE[seat]]:
        money = counters[MONEY[seat]]
        places = state.table.rules.place_options
        options = places if money >= 2 else places[::2] if not money else (places[0], *places[2:])
        ask(state, seat, ASK_ESPIONAGE, FIRST_ACTION + 4 * seat + ESPIONAGE, options)


def receive_espionage(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    frame[ANSWERS + question[0]] = state.table.rules.place_options.index(option)
