"""Runes & Regulations: discards that cards demand before a CAST or a STEAL."""

from __future__ import annotations

from engine.games.runes_and_regulations.definitions.compiled_effects import CAST, STEAL
from engine.games.runes_and_regulations.match_rules import GameBoard, Tax
from engine.games.runes_and_regulations.rules.creatures import has_effect, lawn_of
from engine.games.runes_and_regulations.rules.regulations import regulation_effects


def cast_tax(state: GameBoard, seat: int) -> int:
    """Return how many cards a seat must DISCARD before it CASTs a Spell. Taxes add up."""
    return _tax(state, seat, CAST, -1, -1)


def steal_tax(state: GameBoard, seat: int, card: int, owner: int) -> int:
    """Return how many cards a seat must DISCARD before it STEALs a Creature."""
    return _tax(state, seat, STEAL, card, owner)


def _tax(state: GameBoard, seat: int, act: int, card: int, owner: int) -> int:
    total = 0
    for tax in regulation_effects(state, seat).taxes:
        if tax.act == act:
            total += tax.price
    for tax in creature_taxes(state, seat, act, card, owner):
        total += tax.price
    return total


def creature_taxes(state: GameBoard, seat: int, act: int, card: int, owner: int) -> list[Tax]:
    """Return the taxes by other players' Creatures. `card` is the Creature to STEAL from `owner`, or both are -1."""
    found = []
    for tax in state.table.rules.of_creatures.taxes:
        if tax.act == act and (tax.card == card or not tax.this):
            holder = lawn_of(state, tax.card)
            if holder >= 0 and holder != seat and owner in (-1, holder) and has_effect(state, tax.card, holder):
                found.append(tax)
    return found
