"""Cthulhu Realms: the functions that the kernel calls for each frame and question, by number."""

from __future__ import annotations

from engine.games.cthulhu_realms.match_rules import MatchRules
from engine.games.cthulhu_realms.rules import abilities, discard_and_abjure, sanity_loss, turn
from engine.kernel.flow.ruleset import Ruleset

RULES: Ruleset[MatchRules] = Ruleset(
    frames={**turn.HANDLERS, **sanity_loss.HANDLERS},
    receivers={**turn.RECEIVERS, **abilities.RECEIVERS, **sanity_loss.RECEIVERS},
    effects=abilities.ABILITIES,
    picks=discard_and_abjure.PICKS,
)
