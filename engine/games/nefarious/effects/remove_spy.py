"""The effect type for returning Spies to the reserve."""

from __future__ import annotations

from engine.games.nefarious.codes import PICK_REMOVE
from engine.games.nefarious.effects.effect_type import (
    COUNTED,
    EffectTotals,
    NefariousEffectType,
    amount_text,
    ask_picks,
)
from engine.games.nefarious.messages import say


def add(sums: EffectTotals, number: float) -> None:
    if sums.spies:
        sums.income -= min(number, sums.spies) * sums.income / sums.spies


UNIT: NefariousEffectType = NefariousEffectType(
    word="remove_spy",
    title=say("effect-remove-spy"),
    fields=COUNTED,
    resolve=ask_picks(PICK_REMOVE),
    on_twists=False,
    phrase=amount_text("card-remove-spy"),
    sign="−",
    add=add,
)
