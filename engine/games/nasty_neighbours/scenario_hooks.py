"""Scenario positions and state checks of Nasty Neighbours (NN-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.layout import (
    ACTION,
    DOWN,
    DRAWN,
    DUE,
    FALL,
    FIRST_OUT,
    HOUSE,
    HOUSE_OF_TURN,
    NOSEY,
    ROUND,
    SPRING,
    SUMMER,
    YARD,
)
from engine.games.nasty_neighbours.match_rules import GameBoard, GameState, MatchRules
from engine.games.nasty_neighbours.rules.yards import any_house_has_cards, down_places, is_out
from engine.kernel.flow.standard_frames import MOMENT
from engine.kernel.flow.table import Table
from engine.kernel.game.scenario_hooks import cards_named
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import GAP, NONE, number_ref
from engine.kernel.state.state import ACTIVE, KIND, PHASE, TURN as TURN_VALUE

FACE_DOWN = "face-down"
"""The state of a scenario card that is written with a minus sign."""


def open_position(state: GameState, position: Mapping[str, Any]) -> None:
    """Seat every player at the house with their number, in the first round."""
    for seat in range(state.table.seats):
        state.values[HOUSE + seat] = seat
    state.values[ROUND] = 1


def prepare_position(state: GameState, position: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """Seat the Nosey Neighbour right of the active player, who begins the round (NN-3.1).

    The options may name another house.
    """
    seats = state.table.seats
    chosen = state.table.options["nosey"]
    state.values[NOSEY] = chosen - 1 if chosen else (state.values[ACTIVE] - 1) % seats


def know_face_up(state: GameState) -> None:
    """Mark the face-up cards in the yards as known to all."""
    for seat in range(state.table.seats):
        down = state.counters[DOWN[seat]]
        for place, card in enumerate(state.zones[YARD[seat]]):
            if card >= 0 and not down >> place & 1:
                state.known[card] = EVERYBODY


def value_of(state: GameState, name: str, seat: int) -> int:
    """Return the number of face-down cards in a seat's yard for the name "face_down".

    Raises KeyError for other names.
    """
    if name == "face_down" and seat >= 0:
        return len(down_places(state, seat))
    raise KeyError(name)


def lies_face_down(state: GameBoard, card: int) -> bool:
    return any(state.counters[DOWN[seat]] >> place & 1 for seat, place in places_of(state, card))


def places_of(state: GameBoard, card: int) -> list[tuple[int, int]]:
    """Return the player and place of a card in a yard, as a list of at most one pair."""
    yards = ((seat, state.zones[YARD[seat]]) for seat in range(state.table.seats))
    return [(seat, cards.index(card)) for seat, cards in yards if card in cards]


def read_entry(table: Table[MatchRules], text: str) -> tuple[str, tuple[str, ...]]:
    """Split a card entry of a zone into name and states. "-red 3" is face down."""
    return (text[1:], (FACE_DOWN,)) if text.startswith("-") else (text, ())


def card_states(state: GameState, card: int) -> tuple[str, ...]:
    """Return the states of a card as `read_entry` returns them."""
    return (FACE_DOWN,) if lies_face_down(state, card) else ()


def set_card_state(state: GameState, card: int, word: str) -> None:
    """Turn a card face down. Raises ValueError if it is not in a yard."""
    places = places_of(state, card)
    if not places:
        raise ValueError("a face-down card only in a yard")
    seat, place = places[0]
    state.counters[DOWN[seat]] |= 1 << place


def card_named(table: Table[MatchRules], name: str) -> list[int]:
    """Return all instances with a name or id, ignoring a leading minus sign."""
    return cards_named(table.rules.cards, name.removeprefix("-"))


def lines_named(state: GameState, text: str) -> list[int]:
    """Return the line that a scenario names (NN-4.1): "row 0", "column 2", "diagonal down" or "diagonal up"."""
    size = state.table.rules.size
    names = [(sort, str(number)) for sort in ("row", "column") for number in range(size)]
    names += [("diagonal", "down"), ("diagonal", "up")]
    return [number_ref(number) for number, name in enumerate(names) if " ".join(name) == text.casefold()]


def begin_at(state: GameState, phase: str | None, active: int) -> None:
    """Begin in Spring with the active player's flip, in Summer with its turn, or in Fall after it went out.

    In Summer, a player without face-down cards is first-out already; of several, the first left of the active one. All
    players from the active one on then have a last turn due (NN-6.3). If a seat still holds a Nasty Neighbour card,
    nobody has gone out (NN-6.2).
    """
    know_face_up(state)
    values = state.values
    seats = state.table.seats
    values[ACTIVE] = active
    values[TURN_VALUE] = max(1, values[TURN_VALUE])
    if phase == "spring":
        values[PHASE] = SPRING
        state.stack += [[codes.GAME, codes.OPEN_BIN, 0, NONE, 0], [codes.SPRING_ROUND, 0, 0, NONE, active]]
    elif phase == "fall":
        values[PHASE] = FALL
        out = [seat for step in range(seats) if is_out(state, seat := (active + step) % seats)]
        values[FIRST_OUT] = out[0] + 1 if out else 0
        first = out[0] if out else active
        state.stack += [
            [codes.GAME, codes.WINTER_COMES, 0, NONE, 0],
            [codes.FALL_ROUND, 0, 0, NONE, (first + 1) % seats],
        ]
    else:
        values[PHASE] = SUMMER
        values[HOUSE_OF_TURN] = active
        others = [(active + step) % seats for step in range(1, seats)]
        out = [seat for seat in others if is_out(state, seat)]
        if out and not any_house_has_cards(state):
            values[FIRST_OUT] = out[0] + 1
            values[DUE] = sum(1 << (active + step) % seats for step in range((out[0] - active) % seats))
        state.stack += [[codes.GAME, codes.NEXT_TURN, 0, NONE, 0], [codes.TURN, 0, active, NONE, 0, 0]]


def impossible(state: GameState) -> list[str]:
    """Return the faults of a scenario's position."""
    rules = state.table.rules
    faults = []
    for seat in range(state.table.seats):
        number = len(state.zones[YARD[seat]])
        if number not in (0, rules.places):
            faults.append(f"a yard of {number} places (a yard has {rules.places}, gaps included)")
    return faults


def open_moments(state: GameState) -> list[str]:
    """Return the moment of the open window (NN-8.2)."""
    frame = state.stack[-1]
    return [codes.WINDOW_NAMES[frame[MOMENT]]] if frame[KIND] == codes.WINDOW else []


# --- checks --------------------------------------------------------------------------------------------------------


def violations(state: GameState) -> list[str]:
    """Return violated invariants: wrong yard sizes, face-down gaps, two drawn cards, two players in one house."""
    rules = state.table.rules
    wrong = []
    for seat in range(state.table.seats):
        cards = state.zones[YARD[seat]]
        down = state.counters[DOWN[seat]]
        if cards and len(cards) != rules.places:
            wrong.append(f"the yard of seat {seat} has {len(cards)} places")
        if any(card == GAP and down >> place & 1 for place, card in enumerate(cards)) or down >> len(cards):
            wrong.append(f"a gap of seat {seat} lies face down")
        if any(
            card >= 0 and not down >> place & 1 and state.known[card] != EVERYBODY for place, card in enumerate(cards)
        ):
            wrong.append(f"not everybody knows a face-up card of seat {seat}")
        if len(state.zones[DRAWN[seat]]) > 1:
            wrong.append(f"seat {seat} has drawn more than one card")
    houses = state.values[HOUSE : HOUSE + state.table.seats]
    if sorted(houses) != list(range(state.table.seats)):
        wrong.append(f"the players sit at the houses {houses}")
    if state.zones[ACTION] and not state.stack:
        wrong.append("a card is being carried out by nobody")
    return wrong
