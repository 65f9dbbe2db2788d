"""Cthulhu Realms: the functions that the kernel calls for each frame and question, by number."""

from __future__ import annotations

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.match_rules import MatchRules
from engine.games.cthulhu_realms.rules import abilities, discard_and_abjure, sanity_loss, turn
from engine.kernel.flow.ruleset import EffectsRule, PickRule, Ruleset

RULES: Ruleset[MatchRules] = Ruleset(
    frames={codes.TURN: turn.run_turn, codes.LOSS: sanity_loss.run_loss},
    receivers={
        codes.TURN: turn.receive_turn,
        codes.ABILITY: abilities.receive_choice,
        codes.LOSS: sanity_loss.receive_share,
    },
    effects={codes.ABILITY: EffectsRule(abilities.effects_of, abilities.begin_effect)},
    picks={
        codes.DISCARDING: PickRule(
            discard_and_abjure.hand_of,
            discard_and_abjure.discard_picked,
            codes.ASK_DISCARD,
            together=lambda frame: True,  # the size of a hand is public, so discarding all of it needs no question
        ),
        codes.ABJURING: PickRule(
            discard_and_abjure.abjurable_cards, discard_and_abjure.abjure_picked, codes.ASK_ABJURE, optional=True
        ),
    },
)
