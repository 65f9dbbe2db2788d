"""The effect type for paying the bank, never more than the player has (NF-5.2)."""

from __future__ import annotations

from engine.games.nefarious.effects.effect_type import (
    COUNTED,
    EffectTotals,
    NefariousEffectType,
    amount_text,
    apply_amount,
)
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.cards_and_money import lose


def add(sums: EffectTotals, number: float) -> None:
    sums.money -= min(sums.money, number)


UNIT: NefariousEffectType = NefariousEffectType(
    word="lose",
    title=say("effect-lose"),
    fields=COUNTED,
    resolve=apply_amount(lose),
    at_once=lose,
    phrase=amount_text("card-lose"),
    clause=amount_text("card-lose.twist"),
    others=amount_text("card-lose.others"),
    all_phrase=say("card-lose.all"),
    all_others=say("card-lose.all-others"),
    all_title=say("effect-lose.all"),
    sign="−$",
    add=add,
)
