"""Cthulhu Realms: how an ability is carried out, effect by effect (CR-4)."""

from __future__ import annotations

from typing import Final

from engine.games.cthulhu_realms.codes import ABILITY, EFFECTS_OF
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.match_rules import Compiled, GameState
from engine.kernel.flow.moves import note
from engine.kernel.flow.ruleset import EffectsRule
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SEAT, SOURCE, STEP, Frame, Option, Question

NOTE_CHOSEN: Final = 1
"""Remark: whoever uses an ability has chosen a player, named as the target, for it."""


def start_ability(state: GameState, seat: int, card: int, code: int) -> None:
    """Carry out an ability: `code` is `4 * number + half`, as in the options that use it."""
    state.stack.append([ABILITY, 0, seat, card, code])


def effects_of(state: GameState, frame: Frame) -> tuple[Compiled, ...]:
    """The effects that an ability's frame carries out: [ABILITY, next effect, seat, card, 4 * number + half]"""
    rules = state.table.rules
    number, half = divmod(frame[EFFECTS_OF], 4)
    return rules.effects[4 * frame[SOURCE] + number][half]


def begin_effect(state: GameState, frame: Frame, compiled: Compiled) -> None:
    """Carry out an effect, or ask for what it acts on."""
    effect, amount, second = compiled
    UNITS[effect].resolve(state, frame, amount, second)


def receive_choice(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """The player, Location or abjured card that the effect just begun is to act on."""
    effect, amount, second = effects_of(state, frame)[frame[STEP] - 1]
    if option[2] >= SEAT_BASE:
        note(state, NOTE_CHOSEN, frame[SEAT], frame[SOURCE], target=option[2] - SEAT_BASE)
    UNITS[effect].chosen(state, frame, option[2], amount, second)


ABILITIES = {ABILITY: EffectsRule(effects_of, begin_effect)}
RECEIVERS = {ABILITY: receive_choice}
