"""Power: the player gains Conjuring Power for acquiring cards this turn (CR-4.4)."""

from __future__ import annotations

from engine.games.cthulhu_realms.effects.effect_type import (
    AMOUNT,
    SURE,
    EffectTotals,
    RealmsEffectType,
    amount_text,
    one_number,
)
from engine.games.cthulhu_realms.layout import POWER
from engine.games.cthulhu_realms.messages import say
from engine.kernel.flow.moves import add_to_counter
from engine.kernel.state.state import SEAT, SOURCE

UNIT: RealmsEffectType = RealmsEffectType(
    word="power",
    title=say("effect-power"),
    fields=(AMOUNT,),
    resolve=lambda state, frame, amount, second: add_to_counter(state, frame[SEAT], POWER, amount, frame[SOURCE]),
    at_once=True,
    phrase=amount_text("card-power"),
    short=amount_text("short-power"),
    cells=one_number,
    free=lambda view, amount: True,
    gives=lambda amount, second: EffectTotals(power=amount),
    sort=SURE,
    worth=lambda here, card, amount: here.gained_power(amount),
    part="power",
)
