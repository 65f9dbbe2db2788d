"""Complete lines: finding them, offering their removal, and its price (NN-4)."""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours.codes import ASK_LINES, CLEANED, INSTANT, LINE_REMOVED, LINES, LOCKED_NOW
from engine.games.nasty_neighbours.definitions.vocabulary import SUIT, WILD
from engine.games.nasty_neighbours.layout import DECLINED, DOWN, FALL, FIRST_OUT, HOUSE, LOCKED, SPRING, SUMMER, YARD
from engine.games.nasty_neighbours.match_rules import GameBoard, GameState, MatchRules
from engine.games.nasty_neighbours.rules.card_moves import discard_under
from engine.games.nasty_neighbours.rules.exposing import HOUSE_OF_SPOT, REFILLED_DOWN, REFILLED_UP, SPOT
from engine.games.nasty_neighbours.rules.going_out import stop_play
from engine.games.nasty_neighbours.rules.yards import bits, clockwise, is_cleaned
from engine.kernel.flow.event_log import CHOICE, begin
from engine.kernel.flow.machine import ask
from engine.kernel.flow.moves import note
from engine.kernel.flow.ruleset import PASS
from engine.kernel.flow.standard_frames import DECLINE
from engine.kernel.state.refs import NONE, NUMBER_BASE, number_ref
from engine.kernel.state.state import ACTIVE, KIND, PHASE, SEAT, Frame, Option, Question

MOST_REMEMBERED: Final = 20_000
"""The number of yards in the cache of complete lines."""


def complete_lines(rules: MatchRules, cards: list[int], down: int) -> int:
    """Return the mask of complete lines in a yard. `down` is the mask of face-down places (NN-4.1 to NN-4.3)."""
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
    """Compute the same without the cache."""
    found = 0
    for number in rules.face_up_lines(down):
        if is_complete(rules, [cards[place] for place in rules.lines[number]]):
            found |= 1 << number
    return found


def is_complete(rules: MatchRules, cards: list[int]) -> bool:
    """Return whether face-up cards form a run in one suit or have one number (NN-4.1, NN-4.2).

    They must all be suit cards and Wilds.
    """
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
    """Return the mask of lines that a player may remove now from the yard it sits at (NN-4.5)."""
    if state.counters[LOCKED[seat]]:
        return 0
    return complete_lines(state.table.rules, state.zones[YARD[seat]], state.counters[DOWN[seat]])


def line_options(state: GameBoard, mask: int) -> list[Option]:
    removals = state.table.rules.removals
    return [removals[number] for number in bits(mask)] if mask else []


def remove_line(state: GameState, seat: int, number: int) -> None:
    """Remove the cards of a line (NN-4.4 to NN-4.6). A completely cleaned yard stops play at once (NN-6.4)."""
    rules = state.table.rules
    yard = YARD[seat]
    if state.events is not None:
        begin(state, seat, kind=CHOICE)  # also if a card has completed the line, because that card doesn't remove it
    note(state, LINE_REMOVED, seat, source=yard, target=number_ref(number))
    discard_under(state, seat, rules.lines[number])
    if number >= rules.first_diagonal:
        state.counters[LOCKED[seat]] = 1
        note(state, LOCKED_NOW, seat, source=yard)
    if state.values[PHASE] == SUMMER and is_cleaned(state, seat) and not is_refilled(state, seat):
        note(state, CLEANED, seat)
        stop_play(state, seat)


def is_refilled(state: GameState, seat: int) -> bool:
    """Return whether the spot of an Instant being resolved in this yard will be refilled."""
    house = state.values[HOUSE + seat]
    return any(
        frame[KIND] == INSTANT and frame[SPOT] in (REFILLED_DOWN, REFILLED_UP) and frame[HOUSE_OF_SPOT] == house
        for frame in state.stack
    )


# --- the offer -----------------------------------------------------------------------------------------------------


def open_lines(state: GameState, seat: int) -> int:
    """Return the mask of a player's complete lines that were not declined. Forget declined lines that are gone."""
    standing = lines_of_seat(state, seat)
    declined = DECLINED[seat]
    state.counters[declined] &= standing
    return standing & ~state.counters[declined]


def leave_lines(state: GameState, seat: int) -> None:
    """Mark all complete lines of a yard as declined (NN-2.9, NN-4.4).

    From then on, only the player's own turns offer them.
    """
    state.counters[DECLINED[seat]] = lines_of_seat(state, seat)


def touch(state: GameState, seat: int, place: int) -> None:
    """Forget declined lines through a place with a new card: such lines count as completed now (NN-4.4)."""
    rules = state.table.rules
    declined = DECLINED[seat]
    if state.counters[declined]:
        state.counters[declined] &= ~sum(1 << line for line, mask in enumerate(rules.masks) if mask >> place & 1)


def is_turn_of(state: GameState, seat: int) -> bool:
    return state.values[ACTIVE] == seat and state.values[PHASE] == SUMMER


def offer_lines(state: GameState) -> bool:
    """Offer new complete lines to their players, from the active player on (NN-4.4, NN-4.7).

    Return whether there are any. Lines stay in Spring (NN-2.9), and first-out's lines stay in Fall (NN-6.5).
    """
    values, zones, counters = state.values, state.zones, state.counters
    if values[PHASE] == SPRING:
        return False
    rules = state.table.rules
    known, face_up_lines = rules.lines_found, rules.lines_face_up
    final = values[FIRST_OUT] - 1 if values[PHASE] == FALL else NONE
    for seat in range(state.table.seats):
        down = counters[DOWN[seat]]
        # a yard with a face-down card in every line, or without complete lines in the cache, needs no other check
        if not face_up_lines.get(down, True) or not known.get((down, *zones[YARD[seat]]), 1):
            counters[DECLINED[seat]] = 0
        elif seat != final and open_lines(state, seat):
            state.stack.append([LINES, 0, values[ACTIVE], NONE])
            return True
    return False


def run_lines(state: GameState, frame: Frame) -> None:
    """Run a frame [LINES, 0, first seat, -1]."""
    final = state.values[FIRST_OUT] - 1 if state.values[PHASE] == FALL else NONE
    for seat in clockwise(state, frame[SEAT]):
        mask = open_lines(state, seat) if seat != final else 0
        if mask:
            if is_turn_of(state, seat):
                mask = lines_of_seat(state, seat)  # in a player's own turn, every complete line may be removed (NN-4.4)
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
