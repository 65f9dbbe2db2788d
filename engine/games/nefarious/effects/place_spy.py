"""The effect type for placing Spies from the reserve for free."""

from __future__ import annotations

from engine.games.nefarious.codes import PICK_PLACE
from engine.games.nefarious.effects.effect_type import (
    COUNTED,
    EffectTotals,
    NefariousEffectType,
    amount_text,
    ask_picks,
)
from engine.games.nefarious.messages import say


def add(sums: EffectTotals, number: float) -> None:
    sums.income += min(number, sums.reserve) * sums.best_pay


UNIT: NefariousEffectType = NefariousEffectType(
    word="place_spy",
    title=say("effect-place-spy"),
    fields=COUNTED,
    resolve=ask_picks(PICK_PLACE),
    on_twists=False,
    phrase=amount_text("card-place-spy"),
    sign="+",
    add=add,
)
