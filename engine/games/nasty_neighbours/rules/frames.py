"""Nasty Neighbours: the functions that the kernel calls for each frame and question, by number."""

from __future__ import annotations

from engine.games.nasty_neighbours.match_rules import MatchRules
from engine.games.nasty_neighbours.rules import effect_resolution, instants, lines, rounds, turn, windows
from engine.kernel.flow.ruleset import Ruleset

RULES: Ruleset[MatchRules] = Ruleset(
    frames={**rounds.HANDLERS, **turn.HANDLERS, **instants.HANDLERS, **lines.HANDLERS},
    receivers={**rounds.RECEIVERS, **turn.RECEIVERS, **instants.RECEIVERS, **lines.RECEIVERS},
    picks=effect_resolution.PICKING,
    windows=windows.WINDOWS,
)
