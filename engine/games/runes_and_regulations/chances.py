"""Runes & Regulations: how likely each seat is to win, by what everybody sees (RR-6, RR-11)."""

from __future__ import annotations

from typing import Final

from engine.games.runes_and_regulations import facts as position
from engine.games.runes_and_regulations.match_rules import Seen
from engine.games.runes_and_regulations.places import FENCE, HAND, LAWN, MAIN_DECK
from engine.kernel.evaluator import Facts, fitted

NAMES = (
    "creatures", "near", "winning", "hexed", "cards", "runes",
    "warlock", "beasts", "beasts_near", "deck_out",
)  # fmt: skip
"""The last four are those of the Nefarious Neighbor."""
_ORDINARY: Final = 6
_WARLOCK: Final = 4
_FULL_DECK: Final = 60


def facts(view: Seen, seat: int) -> Facts:
    """For a sorcerer the Mythical Creatures on the Lawn, more for being near what wins, those under a Shrub, cards in
    hand, Runes; for the Nefarious Neighbor the Corrupted Beasts and how far the Main deck has run out. Whose turn it is
    does not count: turns would seem to turn the match by beginning.
    """
    if seat == position.nefarious(view):
        beasts = position.beast_count(view, seat) / position.BEASTS_TO_WIN
        left = min(1.0, len(view.zones[MAIN_DECK]) / _FULL_DECK)
        return (*[0.0] * _ORDINARY, 1.0, beasts, beasts**3, 1.0 - left)
    creatures = position.mythical_count(view, seat)
    missing = max(0, position.limit(view, seat, "win") - creatures)
    lawn = view.zones[LAWN[seat]]
    return (
        creatures / position.WIN_LIMIT,
        1 / (1 + missing),
        float(missing == 0),
        sum(position.is_hexed(view, card) for card in lawn) / position.WIN_LIMIT,
        len(view.zones[HAND[seat]]) / position.HAND_LIMIT,
        len(view.zones[FENCE[seat]]) / position.RUNE_LIMIT,
        *[0.0] * _WARLOCK,
    )


winning = fitted(__package__, NAMES, facts)
