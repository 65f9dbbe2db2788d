"""Sanity for a chosen player (CR-4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.effects._shared import AMOUNT, choose_player, refuse_player
from engine.games.cthulhu_realms.effects._unit import SURE, RealmsUnit, one_number
from engine.games.cthulhu_realms.match_rules import Position, Seen
from engine.games.cthulhu_realms.places import SANITY
from engine.games.cthulhu_realms.vocabulary import Effect
from engine.kernel.moves import count
from engine.kernel.refs import SEAT_BASE
from engine.kernel.state import SOURCE, Frame


def gain_sanity(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    count(state, target - SEAT_BASE, SANITY, amount, frame[SOURCE])


def outcome(view: Seen, effect: Effect, target: int, names: Sequence[str]) -> str:
    return f"{names[target - SEAT_BASE]} gains {effect.amount} Sanity"


UNIT: RealmsUnit = RealmsUnit(
    word="sanity",
    title="A player gains Sanity",
    fields=(AMOUNT,),
    resolve=choose_player,
    chosen=gain_sanity,
    phrase=lambda effect, needs: f"a chosen player gains {effect.amount} Sanity",
    on_player=True,
    short=lambda effect: f"{effect.amount} Sanity",
    cells=one_number,
    prompt=lambda effect: f"choose who gains {effect.amount} Sanity",
    outcome=outcome,
    refuse=refuse_player,
    helps=True,
    sort=SURE,
    worth=lambda here, card, amount: here.gained_sanity(amount),
    price=lambda points: points.sanity,
    part_now="sanity now",
    part_later="shelter",
)
