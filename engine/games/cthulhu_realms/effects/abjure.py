"""Abjure: the player may abjure up to a number of cards (CR-4.2)."""

from __future__ import annotations

from engine.games.cthulhu_realms.definitions.vocabulary import ABJURED
from engine.games.cthulhu_realms.effects.effect_type import AMOUNT, CHANGING, RealmsEffectType, amount_text, one_number
from engine.games.cthulhu_realms.layout import MOST_ABJURED_COST
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.discard_and_abjure import start_abjure
from engine.kernel.state.state import SEAT, SOURCE

UNIT: RealmsEffectType = RealmsEffectType(
    word="abjure",
    title=say("effect-abjure"),
    fields=(AMOUNT,),
    resolve=lambda state, frame, amount, second: start_abjure(state, frame[SEAT], frame[SOURCE], amount),
    event=ABJURED,
    phrase=lambda effect, needs: say("card-abjure", count=effect.amount, cost=MOST_ABJURED_COST),
    short=amount_text("short-abjure"),
    cells=one_number,
    sort=CHANGING,
    part="deck",
)
