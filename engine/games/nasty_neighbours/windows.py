"""Nasty Neighbours: windows for Nasty Neighbour cards, and playing one (NN-8.1 to NN-8.3)."""

from __future__ import annotations

from engine.games.nasty_neighbours.acting import is_possible, start_effects
from engine.games.nasty_neighbours.codes import AT_INSTANT, AT_TURN_START, WINDOW
from engine.games.nasty_neighbours.exposing import AFFECTED, CANCELED, instant_below
from engine.games.nasty_neighbours.match_rules import Either, Position
from engine.games.nasty_neighbours.places import ACTION, NASTY
from engine.games.nasty_neighbours.yards import clockwise, drawn_card, holders
from engine.kernel import windows
from engine.kernel.events import TRIGGERED
from engine.kernel.layout import EVERYBODY
from engine.kernel.moves import move
from engine.kernel.refs import NONE
from engine.kernel.rules import WindowRule
from engine.kernel.state import ACTIVE, SEAT, Frame, Option
from engine.kernel.windows import MOMENT


def open_window(state: Position, moment: int, seat: int, card: int = NONE) -> bool:
    """A moment at which Nasty Neighbour cards may be played, if anybody holds one; whether it has opened.

    `card` is the Instant that is about to act: [WINDOW, 0, seat, instant, moment, passed].
    """
    if not holders(state):
        return False
    windows.open_window(state, WINDOW, seat, card, moment)
    return True


def from_active(state: Either, frame: Frame) -> tuple[int, ...]:
    """Players are asked clockwise from the active one (NN-8.2)."""
    return clockwise(state, state.values[ACTIVE])


def holds_a_card(state: Either, frame: Frame, seat: int) -> bool:
    """Every player whose house holds a card is asked, and nobody else (NN-8.2)."""
    return bool(state.zones[NASTY[seat]])


def playable(state: Position, frame: Frame, seat: int) -> list[Option]:
    """The cards that a player may play now."""
    plays = state.table.rules.plays
    return [plays[card] for card in state.zones[NASTY[seat]] if is_playable(state, frame, seat, card)]


def is_canceled(state: Either, frame: Frame) -> bool:
    """Whether the window is about an Instant that has been canceled."""
    return frame[MOMENT] == AT_INSTANT and bool(instant_below(state)[CANCELED])


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


def play(state: Position, frame: Frame, seat: int, option: Option) -> None:
    """A card is carried out before the next is announced (NN-8.3)."""
    card = option[1]
    move(state, card, NASTY[seat], ACTION, seat)
    if state.events is not None:
        state.events.append((TRIGGERED, seat, card, NONE, NONE, NONE, EVERYBODY))
    start_effects(state, seat, card)


WINDOWS = {WINDOW: WindowRule(holds_a_card, playable, play, closed=is_canceled, order=from_active)}
