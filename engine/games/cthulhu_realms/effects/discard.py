"""Discard: a chosen player discards cards of their choice from hand (CR-4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.definitions.vocabulary import DISCARDED, Effect
from engine.games.cthulhu_realms.effects.effect_type import (
    AMOUNT,
    EVENT,
    RealmsEffectType,
    amount_text,
    choose_player,
    one_number,
    refuse_player,
)
from engine.games.cthulhu_realms.layout import HAND
from engine.games.cthulhu_realms.match_rules import GameView
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.available_cards import neighbors
from engine.games.cthulhu_realms.rules.discard_and_abjure import start_discard
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SOURCE


def outcome(view: GameView, effect: Effect, target: int, names: Sequence[str]) -> str:
    seat = target - SEAT_BASE
    held = len(view.zones[HAND[seat]])
    if not held:
        return say("option-discard-none", player=names[seat])
    return say("option-discard", player=names[seat], discarded=min(effect.amount, held), count=held)


UNIT: RealmsEffectType = RealmsEffectType(
    word="discard",
    title=say("effect-discard"),
    fields=(AMOUNT,),
    resolve=choose_player,
    chosen=lambda state, frame, target, amount, second: start_discard(state, target - SEAT_BASE, frame[SOURCE], amount),
    event=DISCARDED,
    phrase=amount_text("card-discard"),
    on_player=True,
    short=amount_text("short-discard"),
    cells=one_number,
    prompt=amount_text("prompt-discard"),
    outcome=outcome,
    refuse=refuse_player,
    brings=lambda board, seat: any(board.zones[HAND[other]] for other in neighbors(board, seat)),
    sort=EVENT,
    worth=lambda here, card, amount: here.weight("discard") * amount,
    part="loss",
)
