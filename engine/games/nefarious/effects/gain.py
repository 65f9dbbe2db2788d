"""The effect type for money from the bank."""

from __future__ import annotations

from engine.games.nefarious.effects.effect_type import (
    COUNTED,
    EffectTotals,
    NefariousEffectType,
    amount_text,
    apply_amount,
)
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.cards_and_money import gain


def add(sums: EffectTotals, number: float) -> None:
    sums.money += number


UNIT: NefariousEffectType = NefariousEffectType(
    word="gain",
    title=say("effect-gain"),
    fields=COUNTED,
    resolve=apply_amount(gain),
    at_once=gain,
    phrase=amount_text("card-gain"),
    clause=amount_text("card-gain.twist"),
    others=amount_text("card-gain.others"),
    sign="+$",
    add=add,
)
