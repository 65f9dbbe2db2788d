"""Runes & Regulations: the acting player of each frame (see the kernel's `event_log`)."""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.match_rules import MatchRules
from engine.kernel.flow.event_log import CHOICE, SPIN
from engine.kernel.flow.ruleset import CauseRule, inherits
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SEAT

CAUSES: dict[int, CauseRule[MatchRules]] = {
    codes.SPINNING: lambda state, frame: (frame[SEAT], NONE, SPIN),
    codes.LIMIT: lambda state, frame: (frame[SEAT], NONE, CHOICE),  # all cards for one limit are one choice
    **dict.fromkeys(
        (codes.LINK, codes.SETTLE, codes.OCCURRENCE, codes.EACH, codes.GATHER, codes.PRICE, codes.PICK, codes.REPEATED),
        inherits,
    ),
}
"""A SUMMON by an effect belongs to that effect, even if a card has a price then. A cast Spell is a new play."""
