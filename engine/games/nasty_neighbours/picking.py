"""Nasty Neighbours: what a player may pick for an effect: places of yards, players, cards of the bin (NN-8.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.places import BIN, DOWN, FALL, FIRST_OUT, MISSES, NASTY, NASTY_DECK, YARD
from engine.games.nasty_neighbours.vocabulary import ANY, INSTANT, OTHER, OWN, STUMPED, TARGET, Effect
from engine.games.nasty_neighbours.yards import clockwise, down_places, replaceable
from engine.kernel.refs import GAP, NONE, PLACE_BASE, PLACES_PER_ZONE, seat_ref
from engine.kernel.state import PHASE


def movable(state: Position, seat: int) -> list[int]:
    """The places of a yard whose card can be moved: no gap, no face-up Stumped, no Instant about to act (NN-5.5)."""
    kind = state.table.rules.kind
    down = state.counters[DOWN[seat]]
    cards = state.zones[YARD[seat]]
    return [place for place, card in enumerate(cards) if card != GAP and (kind[card] < STUMPED or down >> place & 1)]


def open_places(state: Position, seat: int) -> list[int]:
    """The places of a yard with a face-up card that can be turned down or replaced."""
    down = state.counters[DOWN[seat]]
    return [place for place in movable(state, seat) if not down >> place & 1]


PLACE_EFFECTS: dict[str, Callable[[Position, int], list[int]]] = {
    "peek": down_places, "turn-up": down_places, "turn-down": open_places, "replace": open_places,
}  # fmt: skip
"""The effects for which a place of a yard is picked, with the places of a yard that fit."""


def owner_of(ref: int) -> int:
    """The player who sits at the yard of a place."""
    return YARD.index((ref - PLACE_BASE) // PLACES_PER_ZONE)


def place_of(ref: int) -> int:
    """The place in its yard that a reference names."""
    return (ref - PLACE_BASE) % PLACES_PER_ZONE


def seats_meant(state: Position, seat: int, whom: str, target: int) -> list[int]:
    """The players whose yard, or who themselves, may be meant, clockwise from the player; never first-out (NN-5.7)."""
    if whom == OWN:
        return [seat]
    if whom == TARGET:
        return [target]
    first_out = state.values[FIRST_OUT] - 1
    players = clockwise(state, seat)
    if whom == ANY:
        return list(players)
    return [other for other in players[1:] if other != first_out]


def wanted(effect: Effect) -> int:
    """How many picks an effect wants."""
    if effect.name in ("draw-card", "cancel"):
        return 0
    return effect.amount if effect.name == "peek" else 2 if effect.name == "swap-cards" else 1


def choices(state: Position, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    """What can be picked for an effect, after some picks."""
    name = effect.name
    if len(picks) >= wanted(effect):
        return []
    if name in PLACE_EFFECTS:
        seats = [owner_of(picks[0])] if picks else seats_meant(state, seat, effect.whom, target)
        return [ref for ref in places(state, seats, PLACE_EFFECTS[name]) if ref not in picks]
    if name == "swap-cards":
        return swap_places(state, seat, effect.whom, picks)
    return fishable(state) if name == "dive" else players(state, seat, effect, target)


def places(state: Position, seats: Sequence[int], fitting: Callable[[Position, int], list[int]]) -> list[int]:
    """References of the fitting places in the yards of some players."""
    refs = state.table.rules.refs
    return [refs[seat][place] for seat in seats for place in fitting(state, seat)]


def swap_places(state: Position, seat: int, whom: str, picks: Sequence[int]) -> list[int]:
    """The places of the first or second card of a swap, neither of them Stumped."""
    if picks:
        owner = owner_of(picks[0])
        if whom != "between":
            seats = [owner]
        else:
            seats = seats_meant(state, seat, OTHER, NONE) if owner == seat else [seat]
        return [ref for ref in places(state, seats, movable) if ref not in picks]
    if whom == "between":
        others = places(state, seats_meant(state, seat, OTHER, NONE), movable)
        own = places(state, [seat], movable)
        return own + others if own and others else []
    seats = [seat] if whom == "inside-own" else seats_meant(state, seat, ANY, NONE)
    return places(state, [other for other in seats if len(movable(state, other)) > 1], movable)


def fishable(state: Position) -> list[int]:
    """The cards of the bin that Dumpster Dive may take: all but Instants."""
    rules = state.table.rules
    return [card for card in state.zones[BIN] if rules.kind[card] != INSTANT]


def players(state: Position, seat: int, effect: Effect, target: int) -> list[int]:
    """References of the players whom an effect may concern."""
    found = seats_meant(state, seat, effect.whom, target)
    if effect.name == "reset" and effect.whom != TARGET:
        found = [other for other in found if replaceable(state, other)]
    if effect.name in ("take-card", "discard-card"):
        found = [other for other in found if state.zones[NASTY[other]]]
    if effect.name == "miss-turn":
        last = state.values[FIRST_OUT] or state.values[PHASE] == FALL  # a last turn is never missed (NN-8.5)
        found = [] if last else [other for other in found if not state.values[MISSES] >> other & 1]
    return [seat_ref(other) for other in found]


def is_possible(state: Position, seat: int, effect: Effect) -> bool:
    """Whether the first effect of a Nasty Neighbour card can do anything, so that the card may be played."""
    if effect.name == "draw-card":
        return bool(state.zones[NASTY_DECK])
    if effect.name == "cancel":
        return True
    return bool(choices(state, seat, effect, NONE, ()))
