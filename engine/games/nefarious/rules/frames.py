"""Nefarious: the functions that the kernel calls for each frame and question, by number, and each frame's cause."""

from __future__ import annotations

from engine.games.nefarious import codes
from engine.games.nefarious.definitions.compiled_cards import TWIST
from engine.games.nefarious.layout import PLAY
from engine.games.nefarious.match_rules import GameState, MatchRules
from engine.games.nefarious.rules import (
    effect_order,
    effect_resolution,
    invent,
    simultaneous_choices,
    turn,
    twist_triggers,
)
from engine.kernel.flow.event_log import CARD, RULE
from engine.kernel.flow.machine import frame_of
from engine.kernel.flow.ruleset import EffectsRule, PickRule, Ruleset, SealedRule
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SOURCE, STEP, Frame


def cause_of_card(state: GameState, frame: Frame) -> tuple[int, int, int]:
    """Return the Invention's owner as the actor, also for effects on other players.

    A Twist that affects a player's opponents has that player as its actor. Other Twists have none.
    """
    card = frame[SOURCE]
    if state.table.groups[card] == TWIST:
        moment = frame_of(state, codes.MOMENT)
        return twist_triggers.leader(state, moment) if moment is not None else NONE, card, CARD
    for seat in range(state.table.seats):
        if card in state.zones[PLAY[seat]]:
            return seat, card, CARD
    return NONE, card, CARD


def cause_of_rules(state: GameState, frame: Frame) -> tuple[int, int, int]:
    """Return no actor: the frame affects several players."""
    return NONE, NONE, RULE


RULES: Ruleset[MatchRules] = Ruleset(
    frames={
        codes.TURN: turn.run_turn,
        codes.EFFECTS: effect_order.run_effects,
        codes.MOMENT: twist_triggers.run_moment,
    },
    effects={codes.PROGRAM: EffectsRule(effect_resolution.operations_of, effect_resolution.resolve_operation)},
    picks={
        codes.PICK: PickRule(
            effect_resolution.open_picks,
            effect_resolution.take_pick,
            offered=effect_resolution.offered_picks,
            # a seat that must discard its whole hand isn't asked (NF-5.4)
            together=lambda frame: frame[STEP] == codes.PICK_DISCARD,
        )
    },
    sealed={
        codes.ACTIONS: SealedRule(
            simultaneous_choices.offer_action,
            simultaneous_choices.receive_action,
            simultaneous_choices.reveal_actions,
            ask=simultaneous_choices.ask_actions,
            empty=0,
        ),
        codes.SET_ASIDE_FRAME: SealedRule(
            simultaneous_choices.offer_set_aside, simultaneous_choices.receive_card, simultaneous_choices.set_aside
        ),
        codes.ESPIONAGE_FRAME: SealedRule(
            simultaneous_choices.offer_espionage,
            simultaneous_choices.receive_espionage,
            simultaneous_choices.place_spies,
            simultaneous_choices.performers,
        ),
        codes.INVENT_FRAME: SealedRule(
            invent.offer_invent, simultaneous_choices.receive_card, invent.run_invent, simultaneous_choices.performers
        ),
    },
    causes={
        codes.PROGRAM: cause_of_card,
        codes.PICK: cause_of_card,
        **dict.fromkeys(
            (
                codes.TURN,
                codes.ACTIONS,
                codes.SET_ASIDE_FRAME,
                codes.ESPIONAGE_FRAME,
                codes.INVENT_FRAME,
                codes.EFFECTS,
                codes.MOMENT,
            ),
            cause_of_rules,
        ),
    },
)
