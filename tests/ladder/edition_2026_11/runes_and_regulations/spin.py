"""Runes & Regulations, for computer seats: what stands between five Mythical Creatures and the win (RR-6.1, RR-8.1)."""

from __future__ import annotations

from engine.games.runes_and_regulations.layout import SKIPS_NOW
from engine.games.runes_and_regulations.match_rules import GameBoard as Either, GameState as Position
from engine.games.runes_and_regulations.rules.limits import WIN_LIMIT
from engine.games.runes_and_regulations.rules.regulations import in_force

from .goals import Standing
from .trials import SPIN_BIT, spin_is_due

SPIN_HEX = 2
"""The result of the Spinner that hexes a pet."""
EVENT_LOSS = 2 / 36
"""The chance of the two of its six events that cost a Mythical Creature."""


def win_limit(state: Either) -> int:
    """How many pets win, by the active Regulation."""
    for change in in_force(state).limits:
        if change.which == "win":
            return change.fixed
    return WIN_LIMIT


def spin_risk(state: Position, lawn: Standing, spare: int) -> float:
    """The chance that the Spin takes the pet that is needed (RR-8.1)."""
    if spare > 0 or state.values[SKIPS_NOW] & SPIN_BIT or not spin_is_due(state):
        return 0.0
    counts_as = dict(in_force(state).spin_as)
    risk = EVENT_LOSS
    risk += 1 / 6 if SPIN_HEX not in counts_as else 0.0
    risk += 1 / 6 if not lawn.hexed else 0.0
    return risk
