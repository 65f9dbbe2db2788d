"""Runes & Regulations: the functions that the kernel calls for each frame and question, by number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import Effect
from engine.games.runes_and_regulations.definitions.compiler import programs
from engine.games.runes_and_regulations.knowledge import sealed
from engine.games.runes_and_regulations.match_rules import MatchRules
from engine.games.runes_and_regulations.rules import causes, limits, turn
from engine.games.runes_and_regulations.rules.actions import action_steps, group_actions, spells_and_spinner
from engine.games.runes_and_regulations.rules.reactions import chain, choices, prices, resolution
from engine.kernel.flow.ruleset import Ruleset
from engine.kernel.game.defaults import nothing

RULES: Ruleset[MatchRules] = Ruleset(
    frames={
        codes.TURN: turn.run_turn,
        codes.OCCURRENCE: action_steps.run_steps,
        codes.LINK: chain.run_link,
        codes.SETTLE: chain.run_settle,
        codes.DECLARE: choices.run_declare,
        codes.PICK: choices.run_pick,
        codes.EACH: group_actions.run_each,
        codes.GATHER: group_actions.run_gather,
        codes.PRICE: prices.run_price,
        codes.CASTING_FRAME: spells_and_spinner.run_casting,
        codes.SPINNING: spells_and_spinner.run_spinning,
        codes.LIMIT: limits.run_limit,
        codes.CAST_PHASE: turn.run_cast_phase,
        codes.SUMMON_PHASE: turn.run_summon_phase,
        codes.SPIN_PHASE: turn.run_spin_phase,
        codes.REPEATED: resolution.run_repeated,
    },
    receivers={
        codes.TURN: turn.receive_turn,
        codes.LINK: chain.receive_link,
        codes.PICK: choices.receive_pick,
        codes.SPINNING: nothing,
        codes.LIMIT: limits.receive_limit,
        codes.CAST_PHASE: turn.receive_cast_phase,
        codes.SUMMON_PHASE: turn.receive_summon_phase,
        codes.SPIN_PHASE: turn.receive_spin_phase,
    },
    effects=resolution.EFFECTS,
    causes=causes.CAUSES,
    redactors=sealed.redactors(programs()),
)


def rules_with(every: Sequence[Effect]) -> Ruleset[MatchRules]:
    """Return the rules for a table that has more effects than the box."""
    return RULES if len(every) == len(programs()) else replace(RULES, redactors=sealed.redactors(every))
