"""Sanity: a chosen player gains Sanity (CR-4.1)."""

from __future__ import annotations

from engine.games.cthulhu_realms.effects.effect_type import (
    AMOUNT,
    SURE,
    RealmsEffectType,
    amount_text,
    choose_player,
    one_number,
    refuse_player,
)
from engine.games.cthulhu_realms.layout import SANITY
from engine.games.cthulhu_realms.match_rules import GameState
from engine.games.cthulhu_realms.messages import say
from engine.kernel.flow.moves import add_to_counter
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SOURCE, Frame


def gain_sanity(state: GameState, frame: Frame, target: int, amount: int, second: int) -> None:
    """Give a player Sanity, without a limit (CR-4.9)."""
    add_to_counter(state, target - SEAT_BASE, SANITY, amount, frame[SOURCE])


UNIT: RealmsEffectType = RealmsEffectType(
    word="sanity",
    title=say("effect-sanity"),
    fields=(AMOUNT,),
    resolve=choose_player,
    chosen=gain_sanity,
    phrase=amount_text("card-sanity"),
    on_player=True,
    short=amount_text("short-sanity"),
    cells=one_number,
    prompt=amount_text("prompt-sanity"),
    outcome=lambda view, effect, target, names: say(
        "option-sanity", player=names[target - SEAT_BASE], count=effect.amount
    ),
    refuse=refuse_player,
    helps=True,
    is_gift=True,
    sort=SURE,
    worth=lambda here, card, amount: here.gained_sanity(amount),
    price=lambda points: points.sanity,
    part="shelter",
)
