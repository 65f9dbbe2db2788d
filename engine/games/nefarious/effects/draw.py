"""The effect type for drawing Inventions (NF-3.2)."""

from __future__ import annotations

from engine.games.nefarious.effects.effect_type import (
    COUNTED,
    EffectTotals,
    NefariousEffectType,
    amount_text,
    apply_amount,
)
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.cards_and_money import draw


def at_once(state: GameState, seat: int, amount: int, card: int) -> None:
    draw(state, seat, amount)


def add(sums: EffectTotals, number: float) -> None:
    sums.unknown += number
    sums.cards += number


UNIT: NefariousEffectType = NefariousEffectType(
    word="draw",
    title=say("effect-draw"),
    fields=COUNTED,
    resolve=apply_amount(at_once),
    at_once=at_once,
    phrase=amount_text("card-draw"),
    others=amount_text("card-draw.others"),
    sign="+",
    add=add,
)
