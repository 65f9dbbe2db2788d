"""Cthulhu Realms: how likely each seat is to win, by what everybody sees (CR-6)."""

from __future__ import annotations

from typing import Final

from engine.games.cthulhu_realms.match_rules import Seen
from engine.games.cthulhu_realms.places import OWNED, PLAY, SANITY, START_SANITY
from engine.kernel.evaluator import Facts, fitted

NAMES = ("sanity", "low", "deck", "density", "size", "locations")
_LOW: Final = 20
_TYPICAL_COST: Final = 4
_TYPICAL_DECK: Final = 15


def facts(view: Seen, seat: int) -> Facts:
    """Sanity, and how far it lies below what one strong turn takes; the cards a seat owns, wherever they lie: what they
    cost together and each, how many they are; its Locations. Whose turn it is does not count: turns would seem to turn
    the match by beginning.
    """
    rules = view.table.rules
    sanity = view.counters[SANITY[seat]]
    owned = view.values[OWNED + seat]
    cards, cost = owned.bit_count(), _cost(owned, rules.cost)
    places = sum(rules.cost[card] for card in view.zones[PLAY[seat]] if rules.is_location[card])
    return (
        sanity / START_SANITY,
        max(0, _LOW - sanity) / _LOW,
        cost / (_TYPICAL_COST * _TYPICAL_DECK),
        cost / (_TYPICAL_COST * max(1, cards)),
        cards / _TYPICAL_DECK,
        places / _TYPICAL_COST,
    )


def _cost(owned: int, costs: tuple[int, ...]) -> int:
    """What the cards of a mask cost together."""
    total = 0
    while owned:
        lowest = owned & -owned
        total += costs[lowest.bit_length() - 1]
        owned ^= lowest
    return total


winning = fitted(__package__, NAMES, facts)
