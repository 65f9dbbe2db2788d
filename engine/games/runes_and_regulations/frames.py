"""Runes & Regulations: everything the kernel calls back into, by number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.runes_and_regulations import (
    casting,
    causes,
    chain,
    codes,
    for_each,
    limits,
    occurrences,
    picking,
    resolving,
    sealed,
    turn,
)
from engine.games.runes_and_regulations.compiled import Effect
from engine.games.runes_and_regulations.match_rules import MatchRules
from engine.games.runes_and_regulations.programs import programs
from engine.kernel.flow.ruleset import Ruleset

RULES: Ruleset[MatchRules] = Ruleset(
    frames={
        codes.TURN: turn.run_turn,
        codes.OCCURRENCE: occurrences.run_occurrence,
        codes.LINK: chain.run_link,
        codes.SETTLE: chain.run_settle,
        codes.DECLARE: picking.run_declare,
        codes.PICK: picking.run_pick,
        codes.EACH: for_each.run_each,
        codes.GATHER: for_each.run_gather,
        codes.PRICE: picking.run_price,
        codes.CASTING_FRAME: casting.run_casting,
        codes.SPINNING: casting.run_spinning,
        codes.LIMIT: limits.run_limit,
        codes.CAST_PHASE: turn.run_cast_phase,
        codes.SUMMON_PHASE: turn.run_summon_phase,
        codes.SPIN_PHASE: turn.run_spin_phase,
        codes.REPEATED: resolving.run_repeated,
    },
    receivers={
        codes.TURN: turn.receive_turn,
        codes.LINK: chain.receive_link,
        codes.PICK: picking.receive_pick,
        codes.SPINNING: casting.receive_spinning,
        codes.LIMIT: limits.receive_limit,
        codes.CAST_PHASE: turn.receive_cast_phase,
        codes.SUMMON_PHASE: turn.receive_summon_phase,
        codes.SPIN_PHASE: turn.receive_spin_phase,
    },
    effects=resolving.EFFECTS,
    causes=causes.CAUSES,
    redactors=sealed.redactors(programs()),
)


def rules_with(every: Sequence[Effect]) -> Ruleset[MatchRules]:
    """The same for a table with more effects than the box has."""
    return RULES if len(every) == len(programs()) else replace(RULES, redactors=sealed.redactors(every))
