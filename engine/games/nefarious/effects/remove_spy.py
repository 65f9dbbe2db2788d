"""The effect type for returning Spies to the reserve."""

from __future__ import annotations

from engine.games.nefarious.codes import PICK, PICK_REMOVE
from engine.games.nefarious.definitions.vocabulary import Operation
from engine.games.nefarious.effects._fields import COUNTED
from engine.games.nefarious.effects.effect_type import EffectTotals, NefariousEffectType, amount_text
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.counts import amount_of
from engine.kernel.state.state import SEAT, SOURCE, Frame


def resolve(state: GameState, frame: Frame, operation: Operation) -> None:
    amount = amount_of(state, frame, operation)
    if amount:
        state.stack.append([PICK, PICK_REMOVE, frame[SEAT], frame[SOURCE], amount])


def add(sums: EffectTotals, number: float) -> None:
    if sums.spies:
        sums.income -= min(number, sums.spies) * sums.income / sums.spies


UNIT: NefariousEffectType = NefariousEffectType(
    word="remove_spy",
    title=say("effect-remove-spy"),
    fields=COUNTED,
    resolve=resolve,
    on_twists=False,
    phrase=amount_text("card-remove-spy"),
    sign="−",
    add=add,
)
