"""Runes & Regulations: who acts in which frame (see the kernel's `causes`)."""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.match_rules import GameState
from engine.kernel.flow.causes import CHOICE, SPIN
from engine.kernel.flow.ruleset import inherits
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SEAT, Frame


def of_spinner(state: GameState, frame: Frame) -> tuple[int, int, int]:
    """Name who spins."""
    return frame[SEAT], NONE, SPIN


def of_limit(state: GameState, frame: Frame) -> tuple[int, int, int]:
    """Name who holds too much: all that the seat gives up for one limit is one choice."""
    return frame[SEAT], NONE, CHOICE


CAUSES = {
    codes.SPINNING: of_spinner,
    codes.LIMIT: of_limit,
    **dict.fromkeys(
        (codes.LINK, codes.SETTLE, codes.OCCURRENCE, codes.EACH, codes.GATHER, codes.PRICE, codes.PICK, codes.REPEATED),
        inherits,
    ),
}
"""A SUMMON by an effect goes on with the effect, whatever card has a price then. A Spell that is cast is a new play."""
