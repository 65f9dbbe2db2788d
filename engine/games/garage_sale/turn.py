"""Turns, buying and the last turn (GS-2, GS-5.1)."""

from __future__ import annotations

from engine.games.garage_sale import codes
from engine.games.garage_sale.effects import can
from engine.games.garage_sale.garage_scoring import take_home, winners
from engine.games.garage_sale.layout import DECK, DISCARD, HAND, SIDEWALK, TURNS_LEFT
from engine.games.garage_sale.match_rules import GameState
from engine.games.garage_sale.setup import lay_out
from engine.kernel.flow.event_log import CHOICE, RULE, begin as begin_cause
from engine.kernel.flow.machine import ask, begin_turn, next_seat
from engine.kernel.flow.moves import draw_top, finish, move, note
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.refs import NONE, zone_ref
from engine.kernel.state.state import SEAT, SOURCE, STEP, Frame, Option, Question


def choices(state: GameState, seat: int) -> tuple[Option, ...]:
    """Return the options of a player's turn (GS-2.1)."""
    zones, rules = state.zones, state.table.rules
    hand = zones[HAND[seat]]
    found = [(codes.BUY, pay, good) for pay in hand if not rules.is_dibs[pay] for good in zones[SIDEWALK]]
    if zones[DECK]:
        found.append((codes.DRAW, zone_ref(DECK), zone_ref(HAND[seat])))
    notes = [card for card in hand if any(can(state, effect, seat) for effect in rules.does[card])]
    return (*found, *((codes.PLAY, card, zone_ref(DISCARD)) for card in notes)) or ((PASS, NONE, NONE),)


def run_turn(state: GameState, frame: Frame) -> None:
    """Run one turn after another. After Rain the same player goes on (GS-4.3).

    The frame is [TURN, step, seat, good being bought].
    """
    seat = frame[SEAT]
    if frame[SOURCE] in state.zones[SIDEWALK]:
        begin_cause(state, seat, frame[SOURCE], CHOICE)
        take_home(state, frame[SOURCE], SIDEWALK, seat)
        begin_cause(state, NONE, kind=RULE)
    frame[SOURCE] = NONE
    lay_out(state)
    if frame[STEP] == codes.SETTLE:
        if is_last(state):
            finish(state, winners(state))
            return
        frame[STEP] = codes.BEGIN
        frame[SEAT] = seat = next_seat(state, seat)
    if frame[STEP] == codes.BEGIN:
        begin_turn(state, seat)
    frame[STEP] = codes.SETTLE
    ask(state, seat, codes.ASK_TURN, NONE, choices(state, seat))


def receive_turn(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """Draw two cards (GS-2.3), ask for Dibs before a purchase (GS-2.2, GS-3.1), or play a note (GS-4.1)."""
    verb, card, target = option
    seat = frame[SEAT]
    if verb == codes.DRAW:
        for _ in range(min(2, len(state.zones[DECK]))):
            draw_top(state, DECK, HAND[seat], seat)
        return
    if verb == codes.BUY:
        begin_cause(state, seat, target, CHOICE)
        frame[SOURCE] = target
        note(state, codes.WANTED, seat, target)
        state.stack.append([codes.DIBS, 0, next_seat(state, seat), target, 0, 0])
    elif verb == codes.PLAY:
        state.stack.append([codes.NOTE, 0, seat, card])
        note(state, codes.PLAYED, seat, card)
    if verb != PASS:
        move(state, card, HAND[seat], DISCARD, seat)


def is_last(state: GameState) -> bool:
    """Return whether the last turn ends. When the deck is empty, everybody has one more turn (GS-5.1)."""
    if state.values[TURNS_LEFT]:
        state.values[TURNS_LEFT] -= 1
    elif not state.zones[DECK]:
        state.values[TURNS_LEFT] = 1 + state.table.seats
    return state.values[TURNS_LEFT] == 1
