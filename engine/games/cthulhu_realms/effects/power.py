"""Conjuring Power for what is acquired this turn (CR-4.4)."""

from __future__ import annotations

from engine.games.cthulhu_realms.effects._shared import AMOUNT
from engine.games.cthulhu_realms.effects._unit import SURE, Gives, RealmsUnit, one_number, told
from engine.games.cthulhu_realms.match_rules import Position
from engine.games.cthulhu_realms.places import POWER
from engine.games.cthulhu_realms.say import say
from engine.kernel.flow.moves import add_to_counter
from engine.kernel.state.state import SEAT, SOURCE, Frame


def gain_power(state: Position, frame: Frame, amount: int, second: int) -> None:
    add_to_counter(state, frame[SEAT], POWER, amount, frame[SOURCE])


UNIT: RealmsUnit = RealmsUnit(
    word="power",
    title=say("effect-power"),
    fields=(AMOUNT,),
    resolve=gain_power,
    at_once=True,
    phrase=told("card-power"),
    short=told("short-power"),
    cells=one_number,
    free=lambda view, amount: True,
    gives=lambda amount, second: Gives(power=amount),
    sort=SURE,
    worth=lambda here, card, amount: here.gained_power(amount),
    part="power",
)
