"""Runes & Regulations: everything the kernel calls back into, by number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.runes_and_regulations import (
    actions,
    casting,
    chain,
    codes,
    effects,
    for_each,
    limits,
    picking,
    sealed,
    turn,
)
from engine.games.runes_and_regulations.compiled import Effect, programs
from engine.games.runes_and_regulations.match_rules import MatchRules
from engine.kernel.rules import OccurrenceRule, Ruleset


def _answered(apply: actions.Step, after: actions.Step) -> OccurrenceRule[MatchRules]:
    return OccurrenceRule(apply, before=chain.ask_before, after=after)


OCCURRENCES = {
    codes.WOULD_HEX: _answered(actions.apply_hex, actions.after_hex),
    codes.WOULD_DESTROY: _answered(actions.apply_destroy, actions.after_destroy),
    codes.WOULD_STEAL: _answered(actions.apply_steal, actions.after_steal),
    codes.WOULD_RETURN: _answered(actions.apply_return, actions.after_leaving),
    codes.WOULD_CAST: _answered(actions.nothing, actions.after_cast),
    codes.WOULD_SUMMON: _answered(actions.apply_summon, actions.after_summon),
    codes.WOULD_ACTIVATE: _answered(actions.nothing, actions.after_activate),
    codes.WOULD_DRAW: _answered(actions.apply_draw, actions.after_draw),
    codes.WOULD_DISCARD: _answered(actions.apply_discard, actions.after_discard),
    codes.WOULD_SPIN: _answered(actions.nothing, actions.after_spin),
    codes.WOULD_DESTROY_RUNE: _answered(actions.apply_lost_rune, actions.after_lost_rune),
    codes.WOULD_STEAL_RUNE: _answered(actions.apply_lost_rune, actions.after_lost_rune),
    codes.RESTORING: OccurrenceRule(actions.apply_restore, after=actions.after_restore),
    codes.MOVING: OccurrenceRule(actions.nothing, after=actions.after_move),
    codes.DRAWING: OccurrenceRule(actions.apply_draw, after=actions.done),
}
RULES: Ruleset[MatchRules] = Ruleset(
    frames={
        codes.TURN: turn.run_turn,
        codes.LINK: chain.run_link,
        codes.SETTLE: chain.run_settle,
        codes.DECLARE: picking.run_declare,
        codes.PICK: picking.run_pick,
        codes.EFFECT: effects.run_effect,
        codes.EACH: for_each.run_each,
        codes.GATHER: for_each.run_gather,
        codes.PRICE: picking.run_price,
        codes.CASTING_FRAME: casting.run_casting,
        codes.SPINNING: casting.run_spinning,
        codes.LIMIT: limits.run_limit,
        codes.CAST_PHASE: turn.run_cast_phase,
        codes.SUMMON_PHASE: turn.run_summon_phase,
        codes.SPIN_PHASE: turn.run_spin_phase,
        codes.REPEATED: effects.run_repeated,
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
    occurrences=tuple(OCCURRENCES[code] for code in sorted(OCCURRENCES)),
    turn_frames=frozenset((codes.TURN,)),
    redactors=sealed.redactors(programs()),
)


def rules_with(every: Sequence[Effect]) -> Ruleset[MatchRules]:
    """The same for a table with more effects than the box has."""
    return RULES if len(every) == len(programs()) else replace(RULES, redactors=sealed.redactors(every))
