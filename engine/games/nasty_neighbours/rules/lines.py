"""Nasty Neighbours: complete lines, the offer to remove them, and what it costs (NN-4)."""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours.codes import ASK_LINES, CLEANED, INSTANT, LINE_REMOVED, LINES, LOCKED_NOW
from engine.games.nasty_neighbours.definitions.vocabulary import NASTY, SUIT, WILD
from engine.games.nasty_neighbours.layout import (
    ACTION,
    BIN,
    DECLINED,
    DOWN,
    DRAWN,
    FALL,
    FIRST_OUT,
    HOUSE,
    LOCKED,
    NASTY_PILE,
    SPRING,
    SUMMER,
    YARD,
)
from engine.games.nasty_neighbours.match_rules import GameBoard, GameState, MatchRules
from engine.games.nasty_neighbours.rules.exposing import HOUSE_OF_SPOT, REFILLED_DOWN, REFILLED_UP, SPOT
from engine.games.nasty_neighbours.rules.going_out import set_first_out
from engine.games.nasty_neighbours.rules.yards import bits, clockwise, discard_under, is_cleaned
from engine.kernel.flow.causes import CHOICE, begin
from engine.kernel.flow.machine import ask
from engine.kernel.flow.moves import move, note
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.refs import NONE, NUMBER_BASE, number_ref
from engine.kernel.state.state import ACTIVE, KIND, PHASE, SEAT, Frame, Option, Question

DECLINE: Option = (PASS, NONE, NONE)
MOST_REMEMBERED: Final = 20_000
"""Yards whose lines a table remembers."""
STOPPED: Final = 4
"""In the frame of the match (`rounds`): 1 when a yard was cleaned completely and play stops at once (NN-6.4)."""


def complete_lines(rules: MatchRules, cards: list[int], down: int) -> int:
    """The mask of complete lines among the cards of a yard of which some lie face down (NN-4.1 to NN-4.3)."""
    if not cards or not rules.face_up_lines(down):
        return 0
    key = (down, *cards)
    found = rules.lines_found.get(key)
    if found is None:
        found = compute_complete_lines(rules, cards, down)
        if len(rules.lines_found) >= MOST_REMEMBERED:
            rules.lines_found.clear()
        rules.lines_found[key] = found
    return found


def compute_complete_lines(rules: MatchRules, cards: list[int], down: int) -> int:
    """The same, worked out."""
    found = 0
    for number in rules.face_up_lines(down):
        if is_complete(rules, [cards[place] for place in rules.lines[number]]):
            found |= 1 << number
    return found


def is_complete(rules: MatchRules, cards: list[int]) -> bool:
    """Whether face-up cards are suit cards and Wilds, and a run in one suit or all one number (NN-4.1, NN-4.2)."""
    kind, number, suit = rules.kind, rules.number, rules.suit
    suits = []
    for card in cards:
        if card < 0 or kind[card] > WILD:
            return False
        if kind[card] == SUIT:
            suits.append(card)
    numbers = {number[card] for card in suits}
    if len(numbers) <= 1:
        return True
    if len(numbers) < len(suits) or max(numbers) - min(numbers) >= len(cards):
        return False
    return len({suit[card] for card in suits}) == 1


def lines_of_seat(state: GameBoard, seat: int) -> int:
    """The mask of lines that a player may remove now from the yard it sits at (NN-4.5)."""
    if state.counters[LOCKED[seat]]:
        return 0
    return complete_lines(state.table.rules, state.zones[YARD[seat]], state.counters[DOWN[seat]])


def line_options(state: GameBoard, mask: int) -> list[Option]:
    """The options to remove the lines of a mask."""
    removals = state.table.rules.removals
    return [removals[number] for number in bits(mask)] if mask else []


def remove_line(state: GameState, seat: int, number: int) -> None:
    """Take the cards of a line away (NN-4.4 to NN-4.6); a yard cleaned completely stops play at once (NN-6.4)."""
    rules = state.table.rules
    yard = YARD[seat]
    if state.events is not None:
        begin(state, seat, kind=CHOICE)  # also where a card has completed the line: it doesn't remove it
    note(state, LINE_REMOVED, seat, source=yard, target=number_ref(number))
    discard_under(state, seat, rules.lines[number])
    if number >= rules.first_diagonal:
        state.counters[LOCKED[seat]] = 1
        note(state, LOCKED_NOW, seat, source=yard)
    if state.values[PHASE] == SUMMER and is_cleaned(state, seat) and not is_refilled(state, seat):
        note(state, CLEANED, seat)
        stop_play(state, seat)


def is_refilled(state: GameState, seat: int) -> bool:
    """Whether an Instant that is being carried out has left a spot of a yard that gets another card."""
    house = state.values[HOUSE + seat]
    return any(
        frame[KIND] == INSTANT and frame[SPOT] in (REFILLED_DOWN, REFILLED_UP) and frame[HOUSE_OF_SPOT] == house
        for frame in state.stack
    )


def stop_play(state: GameState, seat: int) -> None:
    """NN-6.4: nothing more is played in Summer; whoever cleaned the yard is first-out unless somebody is already."""
    del state.stack[1:]
    state.questions.clear()
    for other in range(state.table.seats):
        for card in state.zones[DRAWN[other]][:]:
            move(state, card, DRAWN[other], BIN, other)
    kind = state.table.rules.kind
    for card in state.zones[ACTION][:]:
        move(state, card, ACTION, NASTY_PILE if kind[card] == NASTY else BIN)
    if not state.values[FIRST_OUT]:
        set_first_out(state, seat)
    state.stack[0][STOPPED] = 1


# --- the offer -----------------------------------------------------------------------------------------------------


def open_lines(state: GameState, seat: int) -> int:
    """The lines of a player that stand and have not been declined; what no longer stands is forgotten."""
    standing = lines_of_seat(state, seat)
    declined = DECLINED[seat]
    state.counters[declined] &= standing
    return standing & ~state.counters[declined]


def leave_lines(state: GameState, seat: int) -> None:
    """The lines that stand in a player's yard are offered in the own turns alone from now on (NN-2.9, NN-4.4)."""
    state.counters[DECLINED[seat]] = lines_of_seat(state, seat)


def touch(state: GameState, seat: int, place: int) -> None:
    """Another card lies at a place: a line through it, if one stands, has been completed just now (NN-4.4)."""
    rules = state.table.rules
    declined = DECLINED[seat]
    if state.counters[declined]:
        state.counters[declined] &= ~sum(1 << line for line, mask in enumerate(rules.masks) if mask >> place & 1)


def is_turn_of(state: GameState, seat: int) -> bool:
    """Whether it is a player's turn in Summer."""
    return state.values[ACTIVE] == seat and state.values[PHASE] == SUMMER


def offer_lines(state: GameState) -> bool:
    """Offer lines that have been completed to whoever sits there (NN-4.4, NN-4.7), from the active player on.

    In Spring they stay (NN-2.9), in Fall those of first-out do (NN-6.5).
    """
    values, zones, counters = state.values, state.zones, state.counters
    if values[PHASE] == SPRING:
        return False
    rules = state.table.rules
    known, face_up_lines = rules.lines_found, rules.lines_face_up
    final = values[FIRST_OUT] - 1 if values[PHASE] == FALL else NONE
    for seat in range(state.table.seats):
        down = counters[DOWN[seat]]
        # a yard with a card face down in every line, or known to have none that is complete, needs no other look
        if not face_up_lines.get(down, True) or not known.get((down, *zones[YARD[seat]]), 1):
            counters[DECLINED[seat]] = 0
        elif seat != final and open_lines(state, seat):
            state.stack.append([LINES, 0, values[ACTIVE], NONE])
            return True
    return False


def run_lines(state: GameState, frame: Frame) -> None:
    """[LINES, 0, first seat, -1]"""
    final = state.values[FIRST_OUT] - 1 if state.values[PHASE] == FALL else NONE
    for seat in clockwise(state, frame[SEAT]):
        mask = open_lines(state, seat) if seat != final else 0
        if mask:
            if is_turn_of(state, seat):
                mask = lines_of_seat(state, seat)  # in the own turn whatever stands may be removed (NN-4.4)
            ask(state, seat, ASK_LINES, NONE, (*line_options(state, mask), DECLINE))
            return
    state.stack.pop()


def receive_lines(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    seat = question[0]
    if option[0] == PASS:
        leave_lines(state, seat)
        return
    if is_turn_of(state, seat):
        state.counters[DECLINED[seat]] = 0
    remove_line(state, seat, option[2] - NUMBER_BASE)


HANDLERS = {LINES: run_lines}
RECEIVERS = {LINES: receive_lines}
