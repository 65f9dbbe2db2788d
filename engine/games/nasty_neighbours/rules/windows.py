"""Windows for Nasty Neighbour cards, and playing a card (NN-8.1 to NN-8.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import AT_INSTANT, AT_TURN_START, WINDOW
from engine.games.nasty_neighbours.layout import ACTION, NASTY
from engine.games.nasty_neighbours.match_rules import GameBoard, GameState
from engine.games.nasty_neighbours.rules.effect_resolution import is_possible, start_effects
from engine.games.nasty_neighbours.rules.exposing import AFFECTED, CANCELED, instant_below
from engine.games.nasty_neighbours.rules.yards import any_house_has_cards, clockwise, drawn_card
from engine.kernel.flow.moves import move
from engine.kernel.flow.standard_frames import MOMENT
from engine.kernel.state.events import TRIGGERED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, SEAT, Frame, Option


def open_window(state: GameState, moment: int, seat: int, card: int = NONE) -> bool:
    """Open a window for Nasty Neighbour cards if any player holds one. Return whether it opened.

    `card`: the Instant about to act. Frame: [WINDOW, 0, seat, instant, moment, passed].
    """
    if not any_house_has_cards(state):
        return False
    state.stack.append([WINDOW, 0, seat, card, moment, 0])
    return True


def reacting(state: GameBoard, frame: Frame) -> Sequence[int]:
    """Return the players with a card in their house, clockwise from the active one (NN-8.2).

    Empty once the Instant of the window has been canceled.
    """
    if frame[MOMENT] == AT_INSTANT and instant_below(state)[CANCELED]:
        return ()
    zones = state.zones
    return [seat for seat in clockwise(state, state.values[ACTIVE]) if zones[NASTY[seat]]]


def playable(state: GameState, frame: Frame, seat: int) -> list[Option]:
    """Return the options to play a card now."""
    plays = state.table.rules.plays
    return [plays[card] for card in state.zones[NASTY[seat]] if is_playable(state, frame, seat, card)]


def is_playable(state: GameState, frame: Frame, seat: int, card: int) -> bool:
    """Return whether a player may play a card in this window (NN-8.2, NN-8.5)."""
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


def play(state: GameState, frame: Frame, seat: int, option: Option) -> None:
    """Play a card and start its effects, which end before the next card is announced (NN-8.3)."""
    card = option[1]
    move(state, card, NASTY[seat], ACTION, seat)
    if state.events is not None:
        state.events.append((TRIGGERED, seat, card, NONE, NONE, NONE, EVERYBODY))
    start_effects(state, seat, card)
