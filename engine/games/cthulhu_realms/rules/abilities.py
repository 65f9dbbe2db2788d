"""Abilities: each is used once a turn (CR-2.2) and resolved effect by effect (CR-4)."""

from __future__ import annotations

from typing import Final

from engine.games.cthulhu_realms.codes import ABILITY, EFFECTS_OF, OPEN_ABILITIES
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.match_rules import Compiled, GameBoard, GameState
from engine.kernel.flow.moves import note
from engine.kernel.state.events import TRIGGERED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE, SEAT_BASE
from engine.kernel.state.state import SEAT, SOURCE, STEP, Frame, Option, Question

NOTE_CHOSEN: Final = 1
"""Note: the user of an ability has chosen a player, who is the note's target."""


def use_ability(state: GameState, frame: Frame, card: int, code: int) -> None:
    """Use up an ability and resolve it, or one half of it (CR-2.2, CR-4.10). `code` is `4 * number + half`."""
    seat = frame[SEAT]
    if state.events is not None:
        state.events.append((TRIGGERED, seat, card, NONE, NONE, code, EVERYBODY))
    ability = 4 * card + (code >> 2)
    del frame[frame.index(ability, OPEN_ABILITIES)]
    effects = state.table.rules.effects[ability][code & 3]
    if len(effects) == 1 and UNITS[effects[0][0]].at_once:
        effect, amount, second = effects[0]
        UNITS[effect].resolve(state, [ABILITY, 1, seat, card, code], amount, second)
    else:
        start_ability(state, seat, card, code)


def start_ability(state: GameState, seat: int, card: int, code: int) -> None:
    state.stack.append([ABILITY, 0, seat, card, code])


def effects_of(state: GameBoard, frame: Frame) -> tuple[Compiled, ...]:
    """Return the effects of a frame [ABILITY, next effect, seat, card, 4 * number + half]."""
    rules = state.table.rules
    number, half = divmod(frame[EFFECTS_OF], 4)
    return rules.effects[4 * frame[SOURCE] + number][half]


def begin_effect(state: GameState, frame: Frame, compiled: Compiled) -> None:
    """Resolve an effect, or ask for its target."""
    effect, amount, second = compiled
    UNITS[effect].resolve(state, frame, amount, second)


def receive_choice(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """Resolve the current effect on the chosen player, Location or abjured card."""
    effect, amount, second = effects_of(state, frame)[frame[STEP] - 1]
    if option[2] >= SEAT_BASE:
        note(state, NOTE_CHOSEN, frame[SEAT], frame[SOURCE], target=option[2] - SEAT_BASE)
    UNITS[effect].chosen(state, frame, option[2], amount, second)
