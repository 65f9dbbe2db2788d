"""Nefarious: the functions that the kernel calls for each frame and question, by number."""

from __future__ import annotations

from engine.games.nefarious.match_rules import MatchRules
from engine.games.nefarious.rules import (
    causes,
    effect_order,
    effect_resolution,
    invent,
    simultaneous_choices,
    turn,
    twist_triggers,
)
from engine.kernel.flow.ruleset import Ruleset

RULES: Ruleset[MatchRules] = Ruleset(
    frames={**twist_triggers.HANDLERS, **effect_order.HANDLERS, **turn.HANDLERS},
    effects=effect_resolution.EFFECTS,
    picks=effect_resolution.PICKS,
    sealed={**simultaneous_choices.SEALED, **invent.SEALED},
    causes=causes.CAUSES,
)
