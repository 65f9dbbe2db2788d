"""The card itself is abjured (CR-4.2)."""

from __future__ import annotations

from engine.games.cthulhu_realms.effects._unit import COSTLY, RealmsUnit, told
from engine.games.cthulhu_realms.match_rules import Position
from engine.games.cthulhu_realms.moving import abjure, forget_hurt, left_play
from engine.games.cthulhu_realms.places import PLAY
from engine.games.cthulhu_realms.say import say
from engine.games.cthulhu_realms.vocabulary import ABJURED
from engine.kernel.state.state import SEAT, SOURCE, Frame


def abjure_this(state: Position, frame: Frame, amount: int, second: int) -> None:
    """The card goes to the box, if it is still in play."""
    seat, card = frame[SEAT], frame[SOURCE]
    zone = PLAY[seat]
    if card in state.zones[zone]:
        forget_hurt(state, card)
        abjure(state, card, zone, seat, owner=seat)
        left_play(state, card, seat)


UNIT: RealmsUnit = RealmsUnit(
    word="abjure-this",
    title=say("effect-abjure-this"),
    resolve=abjure_this,
    event=ABJURED,
    leaves=True,
    phrase=told("card-abjure-this"),
    short=told("short-abjure-this"),
    brings=lambda board, seat: False,
    sort=COSTLY,
    usual=0.0,
    worth=lambda here, card, amount: here.gain(card),
    price=lambda points: 0.0,
)
