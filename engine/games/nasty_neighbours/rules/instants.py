"""Resolves Instant Actions (NN-5)."""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours.codes import ASK_PLAYER, AT_INSTANT, NOTHING_HAPPENS
from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT as INSTANT_KIND
from engine.games.nasty_neighbours.layout import ACTION, BIN, DOWN, FALL, FIRST_OUT, HOUSE, YARD
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.rules.card_moves import deal_place
from engine.games.nasty_neighbours.rules.effect_resolution import start_effects
from engine.games.nasty_neighbours.rules.exposing import (
    AFFECTED,
    CANCELED,
    HOUSE_OF_SPOT,
    LAST,
    PLACE,
    REFILLED_DOWN,
    REFILLED_UP,
    SPOT,
    expose_in_yard,
)
from engine.games.nasty_neighbours.rules.windows import open_window
from engine.games.nasty_neighbours.rules.yards import clockwise, occupant
from engine.kernel.flow.machine import ask
from engine.kernel.flow.moves import move, note
from engine.kernel.flow.ruleset import CHOOSE_VERB
from engine.kernel.state.events import TRIGGERED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE, SEAT_BASE, seat_ref
from engine.kernel.state.state import PHASE, SEAT, SOURCE, STEP, Frame, Option, Question

TARGET: Final = 0
WINDOW: Final = 1
ACT: Final = 2
DONE: Final = 3
HOUSE_EXPOSED: Final = 4
LAST_EXPOSED: Final = 5
"""Entries of an EXPOSED frame: the house whose Instants act, and 1 if the last face-down card did it (NN-5.5)."""


def run_instant(state: GameState, frame: Frame) -> None:
    """Run a frame [INSTANT, step, exposer, card, spot, house, place, last, affected players, canceled]."""
    step = frame[STEP]
    if step == TARGET:
        choose_target(state, frame)
    elif step == WINDOW:
        frame[STEP] = ACT
        if frame[AFFECTED]:
            open_window(state, AT_INSTANT, frame[SEAT], frame[SOURCE])
    elif step == ACT:
        frame[STEP] = DONE
        act(state, frame)
    else:
        state.stack.pop()
        put_away(state, frame)


def choose_target(state: GameState, frame: Frame) -> None:
    """Determine the affected players: the exposer (NN-5.1), all others, or one by choice (NN-5.2, NN-5.3).

    First-out is never affected (NN-5.7).
    """
    _, _, seat, card = frame[:4]
    frame[STEP] = WINDOW
    affects = state.table.rules.cards[card].affects
    first_out = state.values[FIRST_OUT] - 1
    if affects == "you":
        frame[AFFECTED] = 1 << seat
        return
    others = [other for other in clockwise(state, seat)[1:] if other != first_out]
    if affects == "others":
        frame[AFFECTED] = sum(1 << other for other in others)
    elif len(others) > 1:
        ask(state, seat, ASK_PLAYER, card, tuple((CHOOSE_VERB, card, seat_ref(other)) for other in others))
    elif others:
        frame[AFFECTED] = 1 << others[0]


def receive_instant(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    frame[AFFECTED] = 1 << option[2] - SEAT_BASE


def act(state: GameState, frame: Frame) -> None:
    """Resolve the Instant for each affected player, unless it was canceled or affects nobody (NN-5.7, NN-5.8)."""
    _, _, seat, card = frame[:4]
    if frame[CANCELED]:
        return
    if not frame[AFFECTED]:
        note(state, NOTHING_HAPPENS, seat, card)
        return
    if state.events is not None:
        state.events.append((TRIGGERED, seat, card, NONE, NONE, NONE, EVERYBODY))
    for other in reversed(clockwise(state, seat)):
        if frame[AFFECTED] >> other & 1:
            start_effects(state, seat, card, other, resets_face_up(state, frame, other))


def put_away(state: GameState, frame: Frame) -> None:
    """Discard the Instant; its spot is refilled or stays blank (NN-2.5, NN-5.5, NN-6.5)."""
    card, spot, house, place = frame[SOURCE], frame[SPOT], frame[HOUSE_OF_SPOT], frame[PLACE]
    move(state, card, ACTION, BIN)
    if spot in (REFILLED_DOWN, REFILLED_UP):
        deal_place(state, occupant(state, house), place, face_up=spot == REFILLED_UP)


def run_exposed(state: GameState, frame: Frame) -> None:
    """Run a frame [EXPOSED, 0, -1, -1, house, last] (NN-5.5).

    The yard's first face-up Instant acts until none is left.
    """
    owner = occupant(state, frame[HOUSE_EXPOSED])
    kind = state.table.rules.kind
    down = state.counters[DOWN[owner]]
    for place, card in enumerate(state.zones[YARD[owner]]):
        if card >= 0 and kind[card] == INSTANT_KIND and not down >> place & 1:
            expose_in_yard(state, owner, owner, place, REFILLED_UP, bool(frame[LAST_EXPOSED]))
            return
    state.stack.pop()


def resets_face_up(state: GameState, frame: Frame, seat: int) -> bool:
    """Return whether an Instant resets a player's yard face up (NN-5.5)."""
    if frame[LAST] and frame[HOUSE_OF_SPOT] == state.values[HOUSE + seat]:
        return True
    return state.values[PHASE] == FALL and not state.counters[DOWN[seat]]
