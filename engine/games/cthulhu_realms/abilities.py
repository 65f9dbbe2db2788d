"""Cthulhu Realms: what abilities do, effect by effect (CR-4)."""

from __future__ import annotations

from typing import Final

from engine.games.cthulhu_realms.codes import ABILITY, EFFECTS_OF
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.match_rules import Compiled, Position
from engine.kernel.moves import note
from engine.kernel.refs import SEAT_BASE
from engine.kernel.state import SEAT, SOURCE, STEP, Frame, Option, Question

NOTE_CHOSEN: Final = 1
"""Remark: whoever uses an ability has chosen a player, named as the target, for it."""


def start_ability(state: Position, seat: int, card: int, code: int) -> None:
    """Carry out an ability: `code` is `4 * number + half`, as in the options that use it."""
    state.stack.append([ABILITY, 0, seat, card, code])


def effects_of(state: Position, frame: Frame) -> tuple[Compiled, ...]:
    """The effects that an ability's frame carries out."""
    rules = state.table.rules
    number, half = divmod(frame[EFFECTS_OF], 4)
    return rules.effects[4 * frame[SOURCE] + number][half]


def run_ability(state: Position, frame: Frame) -> None:
    """[ABILITY, next effect, seat, card, 4 * number + half]"""
    effects = effects_of(state, frame)
    stack, questions = state.stack, state.questions
    while stack and stack[-1] is frame and not questions:
        place = frame[STEP]
        if place == len(effects):
            stack.pop()
            return
        frame[STEP] = place + 1
        effect, amount, second = effects[place]
        UNITS[effect].resolve(state, frame, amount, second)


def receive_choice(state: Position, frame: Frame, question: Question, option: Option) -> None:
    """The player, Location or abjured card that the effect just begun is to act on."""
    effect, amount, second = effects_of(state, frame)[frame[STEP] - 1]
    if option[2] >= SEAT_BASE:
        note(state, NOTE_CHOSEN, frame[SEAT], frame[SOURCE], target=option[2] - SEAT_BASE)
    UNITS[effect].chosen(state, frame, option[2], amount, second)


HANDLERS = {ABILITY: run_ability}
RECEIVERS = {ABILITY: receive_choice}
