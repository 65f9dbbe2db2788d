"""The targets of effects: yard places and players (NN-8.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.games.nasty_neighbours.definitions.vocabulary import ANY, OWN, STUMPED, TARGET
from engine.games.nasty_neighbours.layout import DOWN, FIRST_OUT, YARD
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.rules.yards import clockwise
from engine.kernel.state.refs import GAP, PLACE_BASE, PLACES_PER_ZONE


def movable(state: GameState, seat: int) -> list[int]:
    """Return the places of a yard whose cards can move: no gap, face-up Stumped or acting Instant (NN-5.5)."""
    kind = state.table.rules.kind
    down = state.counters[DOWN[seat]]
    cards = state.zones[YARD[seat]]
    return [place for place, card in enumerate(cards) if card != GAP and (kind[card] < STUMPED or down >> place & 1)]


def open_places(state: GameState, seat: int) -> list[int]:
    """Return the places with a face-up card that can be turned down or replaced."""
    down = state.counters[DOWN[seat]]
    return [place for place in movable(state, seat) if not down >> place & 1]


def owner_of(ref: int) -> int:
    """Return the player who sits at the yard of a place."""
    return YARD.index((ref - PLACE_BASE) // PLACES_PER_ZONE)


def place_of(ref: int) -> int:
    """Return the number of a place within its yard."""
    return (ref - PLACE_BASE) % PLACES_PER_ZONE


def target_seats(state: GameState, seat: int, whom: str, target: int) -> list[int]:
    """Return the players a target word allows, clockwise from `seat`. First-out is never targeted (NN-5.7)."""
    if whom == OWN:
        return [seat]
    if whom == TARGET:
        return [target]
    first_out = state.values[FIRST_OUT] - 1
    players = clockwise(state, seat)
    if whom == ANY:
        return list(players)
    return [other for other in players[1:] if other != first_out]


def places(state: GameState, seats: Iterable[int], fitting: Callable[[GameState, int], list[int]]) -> list[int]:
    """Return references to the fitting places in the yards of some players."""
    refs = state.table.rules.refs
    return [refs[seat][place] for seat in seats for place in fitting(state, seat)]
