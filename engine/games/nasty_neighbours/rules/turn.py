"""A turn in Summer: take a card, place or discard it, remove lines, play cards in windows (NN-3)."""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT, STUMPED
from engine.games.nasty_neighbours.layout import ACTION, BIN, DOWN, DRAW_PILE, DRAWN, DUE, HOUSE, HOUSE_OF_TURN, YARD
from engine.games.nasty_neighbours.match_rules import GameBoard, GameState
from engine.games.nasty_neighbours.rules.card_moves import can_draw, renew_pile
from engine.games.nasty_neighbours.rules.exposing import NO_SPOT, expose
from engine.games.nasty_neighbours.rules.going_out import STOPPED, check_out
from engine.games.nasty_neighbours.rules.lines import line_options, lines_of_seat, offer_lines, remove_line, touch
from engine.games.nasty_neighbours.rules.windows import open_window
from engine.games.nasty_neighbours.rules.yards import drawn_card, replaceable
from engine.kernel.flow import grids
from engine.kernel.flow.event_log import RULE, begin, go_on
from engine.kernel.flow.machine import ask, begin_turn
from engine.kernel.flow.moves import draw_top, move
from engine.kernel.state.refs import NONE, NUMBER_BASE, PLACE_BASE, PLACES_PER_ZONE, zone_ref
from engine.kernel.state.state import SEAT, STEP, Frame, Option, Question

BEGIN: Final = 0
ASK_FOR_CARD: Final = 1
CARD_IN_HAND: Final = 2
PLACED: Final = 3
PLACED_WINDOW: Final = 4
AFTER_PLACING: Final = 5
LAST_LINES: Final = 6
LAST_WINDOW: Final = 7
END_OF_TURN: Final = 8
FROM_BIN: Final = 4
STOLEN: Final = 5
"""Entries of a turn's frame.

FROM_BIN: 1 if the drawn card came from the bin and must be placed (NN-3.2)
STOLEN: 1 if it came from another yard through a Stumped (NN-3.6)
"""


def run_turn(state: GameState, frame: Frame) -> None:
    """Run a frame [TURN, step, seat, -1, from bin, stolen]."""
    step = frame[STEP]
    frame[STEP] = step + 1
    if step == BEGIN:
        if start_turn(state, frame[SEAT]):
            return
        frame[STEP] = CARD_IN_HAND
        ask_for_card(state, frame)
    elif step == ASK_FOR_CARD:
        if drawn_card(state, frame[SEAT]) == NONE:  # otherwise Dumpster Dive has brought one
            ask_for_card(state, frame)
    elif step == CARD_IN_HAND:
        ask_place(state, frame)
    elif step == PLACED:
        leave_play(state)
        if not offer_lines(state):
            after_lines(state, frame)
    elif step == PLACED_WINDOW:
        after_lines(state, frame)
    elif step == AFTER_PLACING:
        if drawn_card(state, frame[SEAT]) != NONE:
            frame[STEP] = CARD_IN_HAND
    elif step == LAST_LINES:
        leave_play(state)
        if not offer_lines(state):
            last_window(state, frame)
    elif step == LAST_WINDOW:
        last_window(state, frame)
    elif offer_lines(state):
        frame[STEP] = END_OF_TURN
    else:
        end_turn(state)


def leave_play(state: GameState) -> None:
    """Separate the next events of the turn from the card that was taken."""
    if state.events is not None:
        begin(state, NONE, kind=RULE)
    go_on(state)


def after_lines(state: GameState, frame: Frame) -> None:
    """Open the window after a card is placed and its lines are decided, or go on.

    The turn goes on to the next card or to its end.
    """
    frame[STEP] = AFTER_PLACING
    if not open_window(state, codes.AT_PLACED, frame[SEAT]) and drawn_card(state, frame[SEAT]) == NONE:
        last_window(state, frame)


def last_window(state: GameState, frame: Frame) -> None:
    """Open the window at the turn's end, or end the turn if no player holds a card."""
    frame[STEP] = END_OF_TURN
    if not open_window(state, codes.AT_TURN_END, frame[SEAT]):
        end_turn(state)


def end_turn(state: GameState) -> None:
    """End the turn (NN-3.8, NN-6.1). When no card could be drawn or taken, nobody goes out (NN-3.10)."""
    state.stack.pop()
    if not state.stack[0][STOPPED]:
        check_out(state)


def start_turn(state: GameState, seat: int) -> bool:
    """Begin the turn at the player's house (NN-3.1); its last turn is no longer due (NN-6.3).

    Return whether a window has opened.
    """
    values = state.values
    begin_turn(state, seat)
    values[HOUSE_OF_TURN] = values[HOUSE + seat]
    values[DUE] &= ~(1 << seat)
    return open_window(state, codes.AT_TURN_START, seat)


# --- taking a card ---------------------------------------------------------------------------------------------------


def ask_for_card(state: GameState, frame: Frame) -> None:
    """Ask whether to draw, take the bin's top, or remove a complete line (NN-3.1, NN-4.4)."""
    options = take_options(state, frame[SEAT])
    if options:
        ask(state, frame[SEAT], codes.ASK_TAKE, NONE, options)
    else:
        frame[STEP] = LAST_LINES  # NN-3.10: no card is available, so Fall begins with nobody out
        state.stack[0][STOPPED] = 1


def take_options(state: GameBoard, seat: int) -> tuple[Option, ...]:
    """Return the options before a player has drawn a card; empty when no card is available (NN-3.10)."""
    rules = state.table.rules
    options: list[Option] = []
    if can_draw(state):
        options.append(rules.draws[seat])
    if can_take(state, seat):
        options.append((codes.TAKE, state.zones[BIN][-1], zone_ref(DRAWN[seat])))
    return (*line_options(state, lines_of_seat(state, seat)), *options) if options else ()


def can_take(state: GameBoard, seat: int) -> bool:
    """Return whether the bin's top card can be taken: no Instant, and a legal spot for it (NN-3.2, NN-3.7)."""
    bin_cards = state.zones[BIN]
    if not bin_cards:
        return False
    kind = state.table.rules.kind[bin_cards[-1]]
    if kind == INSTANT:
        return False
    for other in range(state.table.seats) if kind == STUMPED else (seat,):
        if state.counters[DOWN[other]] or replaceable(state, other):
            return True
    return False


def receive_turn(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    seat = question[0]
    verb, card, target = option
    if verb == codes.REMOVE_LINE:
        frame[STEP] -= 1  # ask the same again
        remove_line(state, seat, target - NUMBER_BASE)
    elif verb == codes.DRAW:
        draw(state, frame, seat)
        go_on(state)
    elif verb == codes.TAKE:
        frame[FROM_BIN] = 1
        move(state, card, BIN, DRAWN[seat], seat)
        go_on(state)
    elif verb == codes.DISCARD:
        frame[STEP] = LAST_LINES
        move(state, card, DRAWN[seat], BIN, seat)
    else:
        place_card(state, frame, card, target)


def draw(state: GameState, frame: Frame, seat: int) -> None:
    """Draw the top card, which only the player sees (NN-3.9). An Instant acts and ends the turn (NN-3.7)."""
    renew_pile(state)
    top = state.zones[DRAW_PILE][-1]
    if state.table.rules.kind[top] == INSTANT and state.events is not None:
        begin(state, seat, top)
    card = draw_top(state, DRAW_PILE, DRAWN[seat], seat)
    if state.table.rules.kind[card] == INSTANT:
        frame[STEP] = LAST_LINES
        move(state, card, DRAWN[seat], ACTION, seat)
        expose(state, seat, card, NO_SPOT)


# --- the card in hand ------------------------------------------------------------------------------------------------


def ask_place(state: GameState, frame: Frame) -> None:
    """Ask whether to place the card, discard it, or remove a complete line (NN-3.2, NN-3.6, NN-4.4)."""
    seat = frame[SEAT]
    rules = state.table.rules
    card = drawn_card(state, seat)
    options = line_options(state, lines_of_seat(state, seat))
    lines = len(options)
    anywhere = rules.kind[card] == STUMPED and not frame[STOLEN]
    for other in range(state.table.seats) if anywhere else (seat,):
        refs = rules.refs[other]
        options += [(codes.PLACE, card, refs[place]) for place in replaceable(state, other)]
    if not frame[FROM_BIN] or len(options) == lines:
        options.append(rules.discards[card])
    ask(state, seat, codes.ASK_PLACE, card, tuple(options))


def place_card(state: GameState, frame: Frame, card: int, target: int) -> None:
    """Place a card face up (NN-3.3 to NN-3.6). The old card is shown and goes to the bin, or becomes the drawn card."""
    seat = frame[SEAT]
    zone, place = divmod(target - PLACE_BASE, PLACES_PER_ZONE)
    owner = YARD.index(zone)
    kind = state.table.rules.kind
    frame[FROM_BIN] = frame[STOLEN] = 0
    was_down = state.counters[DOWN[owner]]
    if was_down >> place & 1:
        grids.turn(state, zone, place, face_up=True)
    old = state.zones[zone][place]
    if kind[old] == INSTANT:
        goes = ACTION
    elif owner == seat:
        goes = BIN
    else:
        goes = DRAWN[seat]
        frame[STOLEN] = 1
    grids.lift(state, zone, place, goes, seat)
    grids.put(state, card, DRAWN[seat], zone, place, True, seat)
    touch(state, owner, place)
    if goes == ACTION:
        expose(state, seat, old, NO_SPOT, owner, place, bool(was_down) and not state.counters[DOWN[owner]])
