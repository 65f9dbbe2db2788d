"""Sanity for a chosen player (CR-4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.effects._shared import AMOUNT, choose_player, refuse_player
from engine.games.cthulhu_realms.effects._unit import SURE, RealmsUnit, one_number, told
from engine.games.cthulhu_realms.match_rules import Position, Seen
from engine.games.cthulhu_realms.places import SANITY
from engine.games.cthulhu_realms.say import say
from engine.games.cthulhu_realms.vocabulary import Effect
from engine.kernel.flow.moves import add_to_counter
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SOURCE, Frame


def gain_sanity(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    """Give a player Sanity, without a limit (CR-4.9)."""
    add_to_counter(state, target - SEAT_BASE, SANITY, amount, frame[SOURCE])


def outcome(view: Seen, effect: Effect, target: int, names: Sequence[str]) -> str:
    return say("option-sanity", player=names[target - SEAT_BASE], count=effect.amount)


UNIT: RealmsUnit = RealmsUnit(
    word="sanity",
    title=say("effect-sanity"),
    fields=(AMOUNT,),
    resolve=choose_player,
    chosen=gain_sanity,
    phrase=told("card-sanity"),
    on_player=True,
    short=told("short-sanity"),
    cells=one_number,
    prompt=told("prompt-sanity"),
    outcome=outcome,
    refuse=refuse_player,
    helps=True,
    is_gift=True,
    sort=SURE,
    worth=lambda here, card, amount: here.gained_sanity(amount),
    price=lambda points: points.sanity,
    part="shelter",
)
