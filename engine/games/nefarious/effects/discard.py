"""The effect type for discarding Inventions of the player's choice from hand."""

from __future__ import annotations

from engine.games.nefarious.codes import PICK_DISCARD
from engine.games.nefarious.effects.effect_type import (
    COUNTED,
    EffectTotals,
    NefariousEffectType,
    amount_text,
    ask_picks,
)
from engine.games.nefarious.messages import say


def add(sums: EffectTotals, number: float) -> None:
    gone = sums.cards if number < 0 else min(sums.cards, number)
    sums.cards -= gone
    sums.unknown -= gone


UNIT: NefariousEffectType = NefariousEffectType(
    word="discard",
    title=say("effect-discard"),
    fields=COUNTED,
    resolve=ask_picks(PICK_DISCARD),
    phrase=amount_text("card-discard"),
    others=amount_text("card-discard.others"),
    all_phrase=say("card-discard.all"),
    all_others=say("card-discard.all-others"),
    all_title=say("effect-discard.all"),
    sign="−",
    add=add,
)
