"""Nasty Neighbours: windows for Nasty Neighbour cards, and playing one (NN-8.1 to NN-8.3)."""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours.codes import AT_INSTANT, AT_TURN_START, WINDOW
from engine.games.nasty_neighbours.effects import start_effects
from engine.games.nasty_neighbours.exposing import AFFECTED, CANCELED, instant_below
from engine.games.nasty_neighbours.lines import DECLINE
from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.picking import is_possible
from engine.games.nasty_neighbours.places import ACTION, NASTY
from engine.games.nasty_neighbours.yards import clockwise, drawn_card, holders
from engine.kernel.events import TRIGGERED
from engine.kernel.frames import ask
from engine.kernel.layout import EVERYBODY
from engine.kernel.moves import move
from engine.kernel.refs import NONE
from engine.kernel.rules import PASS, QUESTION_WINDOW
from engine.kernel.state import ACTIVE, SEAT, SOURCE, Frame, Option, Question

MOMENT: Final = 4
PASSED: Final = 5
"""In a window's frame: which moment it is (NN-8.2), and the mask of players who have passed."""


def open_window(state: Position, moment: int, seat: int, card: int = NONE) -> bool:
    """A moment at which Nasty Neighbour cards may be played, if anybody holds one; whether it has opened.

    `card` is the Instant that is about to act.
    """
    if not holders(state):
        return False
    state.stack.append([WINDOW, 0, seat, card, moment, 0])
    return True


def run_window(state: Position, frame: Frame) -> None:
    """[WINDOW, 0, seat, instant, moment, passed]: clockwise from the active player (NN-8.2).

    Every player whose house holds a card is asked, and nobody else: who is asked, and so when play pauses, follows from
    what all can see. Each card is carried out before the next is announced (NN-8.3).
    """
    if frame[MOMENT] == AT_INSTANT and is_canceled(state):
        state.stack.pop()
        return
    zones = state.zones
    for seat in clockwise(state, state.values[ACTIVE]):
        if zones[NASTY[seat]] and not frame[PASSED] >> seat & 1:
            plays = state.table.rules.plays
            options = [plays[card] for card in zones[NASTY[seat]] if is_playable(state, frame, seat, card)]
            ask(state, seat, QUESTION_WINDOW, frame[SOURCE], (*options, DECLINE))
            return
    state.stack.pop()


def is_canceled(state: Position) -> bool:
    """Whether the Instant below the window on the stack has been canceled."""
    return bool(instant_below(state)[CANCELED])


def is_playable(state: Position, frame: Frame, seat: int, card: int) -> bool:
    """Whether a player may play a card in this window (NN-8.2, NN-8.5)."""
    definition = state.table.rules.cards[card]
    if definition.when == "instant" and not (
        frame[MOMENT] == AT_INSTANT and instant_below(state)[AFFECTED] >> seat & 1
    ):
        return False
    if definition.when == "before-drawing" and not (
        frame[MOMENT] == AT_TURN_START and frame[SEAT] == seat and drawn_card(state, seat) == NONE
    ):
        return False
    return is_possible(state, seat, definition.effects[0])


def receive_window(state: Position, frame: Frame, question: Question, option: Option) -> None:
    seat = question[0]
    if option[0] == PASS:
        frame[PASSED] |= 1 << seat
        return
    card = option[1]
    move(state, card, NASTY[seat], ACTION, seat)
    if state.events is not None:
        state.events.append((TRIGGERED, seat, card, NONE, NONE, NONE, EVERYBODY))
    start_effects(state, seat, card)


HANDLERS = {WINDOW: run_window}
RECEIVERS = {WINDOW: receive_window}
