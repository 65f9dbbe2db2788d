"""Money from the bank."""

from __future__ import annotations

from engine.games.nefarious.effects._shared import COUNTED
from engine.games.nefarious.effects._unit import NefariousUnit, Sums, told
from engine.games.nefarious.match_rules import Position
from engine.games.nefarious.moving import amount_of, gain
from engine.games.nefarious.say import say
from engine.games.nefarious.vocabulary import Operation
from engine.kernel.state.state import SEAT, SOURCE, Frame


def resolve(state: Position, frame: Frame, operation: Operation) -> None:
    gain(state, frame[SEAT], amount_of(state, frame, operation), frame[SOURCE])


def add(sums: Sums, number: float) -> None:
    sums.money += number


UNIT: NefariousUnit = NefariousUnit(
    word="gain",
    title=say("effect-gain"),
    fields=COUNTED,
    resolve=resolve,
    at_once=gain,
    phrase=told("card-gain"),
    clause=told("card-gain.twist"),
    others=told("card-gain.others"),
    sign="+$",
    add=add,
)
