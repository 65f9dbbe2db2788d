"""Runes & Regulations: Creatures on Lawns, Mythical or hexed, and whether they have their effect (RR-1.4, RR-4.10)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations.definitions.compiled_effects import (
    HEXED_ONE,
    MYTHICAL,
    OTHER_CREATURE,
    OTHER_MYTHICAL,
    SACRIFICIAL as SACRIFICIAL_ONE,
)
from engine.games.runes_and_regulations.layout import HEXED, LAWN, NEFARIOUS
from engine.games.runes_and_regulations.match_rules import BEAST, ORDINARY, SACRIFICIAL, GameBoard


def is_hexed(state: GameBoard, card: int) -> bool:
    return bool(state.values[HEXED] >> card & 1)


def is_mythical(state: GameBoard, card: int) -> bool:
    """Return whether a Creature is Mythical: neither hexed nor a Corrupted Beast (RR-1.4, RR-10.3)."""
    return state.table.rules.sorts[card] <= SACRIFICIAL and not state.values[HEXED] >> card & 1


def mythical_count(state: GameBoard, seat: int) -> int:
    sorts = state.table.rules.sorts
    hexed = state.values[HEXED]
    number = 0
    for card in state.zones[LAWN[seat]]:
        if sorts[card] <= SACRIFICIAL and not hexed >> card & 1:
            number += 1
    return number


def beast_count(state: GameBoard, seat: int) -> int:
    """Return how many Corrupted Beasts are on a Lawn (RR-11.2)."""
    return sum(1 for card in state.zones[LAWN[seat]] if state.table.rules.sorts[card] == BEAST)


def has_effect(state: GameBoard, card: int, seat: int) -> bool:
    """Return whether a Creature on a seat's Lawn has its effect (RR-4.10, RR-10.5, RR-10.7)."""
    if state.values[HEXED] >> card & 1:
        return False
    if seat + 1 != state.values[NEFARIOUS]:
        return True
    rules = state.table.rules
    return rules.sorts[card] != ORDINARY or rules.mastery


def matches(state: GameBoard, card: int, what: int, cause: int) -> bool:
    """Return whether a Creature on a Lawn meets a card's requirement. `cause` is that card."""
    sort = state.table.rules.sorts[card]
    if sort > BEAST:
        return False
    if what == MYTHICAL:
        return sort != BEAST and not state.values[HEXED] >> card & 1
    if what == OTHER_MYTHICAL:
        return card != cause and sort != BEAST and not state.values[HEXED] >> card & 1
    if what == HEXED_ONE:
        return bool(state.values[HEXED] >> card & 1)
    if what == OTHER_CREATURE:
        return card != cause
    if what == SACRIFICIAL_ONE:
        return bool(sort == SACRIFICIAL)
    return True


def lawn_of(state: GameBoard, card: int) -> int:
    """Return the seat with a card on its Lawn, or -1 if there is none."""
    zones = state.zones
    for seat in range(state.table.seats):
        if card in zones[LAWN[seat]]:
            return seat
    return -1


def lawns_for(state: GameBoard, seat: int, card: int) -> Sequence[int]:
    """Return the seats whose Lawns a seat can SUMMON onto, its own first. Beasts have no other (RR-4.2, RR-10.3)."""
    if state.table.rules.sorts[card] == BEAST:
        return (seat,)
    return state.table.clockwise[seat][-1]


def creatures_in(state: GameBoard, cards: list[int]) -> list[int]:
    sorts = state.table.rules.sorts
    return [card for card in cards if card >= 0 and sorts[card] <= BEAST]
