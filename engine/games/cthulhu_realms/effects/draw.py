"""Draw: a chosen player draws cards (CR-4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.definitions.vocabulary import Effect
from engine.games.cthulhu_realms.effects.effect_type import (
    AMOUNT,
    DRAWING,
    EffectTotals,
    RealmsEffectType,
    amount_text,
    can_draw,
    choose_player,
    one_number,
    refuse_player,
)
from engine.games.cthulhu_realms.match_rules import GameView
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.card_moves import draw_cards
from engine.kernel.state.refs import SEAT_BASE


def outcome(view: GameView, effect: Effect, target: int, names: Sequence[str]) -> str:
    seat = target - SEAT_BASE
    if not can_draw(view, seat):
        return say("option-draw-none", player=names[seat])
    return say("option-draw", player=names[seat], count=effect.amount)


UNIT: RealmsEffectType = RealmsEffectType(
    word="draw",
    title=say("effect-draw"),
    fields=(AMOUNT,),
    resolve=choose_player,
    chosen=lambda state, frame, target, amount, second: draw_cards(state, target - SEAT_BASE, amount),
    phrase=amount_text("card-draw"),
    on_player=True,
    short=amount_text("short-draw"),
    cells=one_number,
    prompt=amount_text("prompt-draw"),
    outcome=outcome,
    refuse=refuse_player,
    brings=can_draw,
    gives=lambda amount, second: EffectTotals(draws=amount),
    helps=True,
    is_gift=True,
    sort=DRAWING,
    worth=lambda here, card, amount: here.weight("draw") * amount,
    part="draws",
)
