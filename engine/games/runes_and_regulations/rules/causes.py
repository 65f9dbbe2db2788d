"""Runes & Regulations: the acting player of each frame (see the kernel's `event_log`)."""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.match_rules import GameState
from engine.kernel.flow.event_log import CHOICE, SPIN
from engine.kernel.flow.ruleset import inherits
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SEAT, Frame


def of_spinner(state: GameState, frame: Frame) -> tuple[int, int, int]:
    """Return the seat that spins as the actor."""
    return frame[SEAT], NONE, SPIN


def of_limit(state: GameState, frame: Frame) -> tuple[int, int, int]:
    """Return the seat over the limit as the actor. All cards that it discards for one limit are one choice."""
    return frame[SEAT], NONE, CHOICE


CAUSES = {
    codes.SPINNING: of_spinner,
    codes.LIMIT: of_limit,
    **dict.fromkeys(
        (codes.LINK, codes.SETTLE, codes.OCCURRENCE, codes.EACH, codes.GATHER, codes.PRICE, codes.PICK, codes.REPEATED),
        inherits,
    ),
}
"""A SUMMON by an effect belongs to that effect, even if a card has a price then. A cast Spell is a new play."""
