"""Inventions drawn (NF-3.2)."""

from __future__ import annotations

from engine.games.nefarious.effects._shared import COUNTED
from engine.games.nefarious.effects._unit import NefariousUnit, Sums, told
from engine.games.nefarious.match_rules import Position
from engine.games.nefarious.moving import amount_of, draw
from engine.games.nefarious.say import say
from engine.games.nefarious.vocabulary import Operation
from engine.kernel.state.state import SEAT, Frame


def resolve(state: Position, frame: Frame, operation: Operation) -> None:
    draw(state, frame[SEAT], amount_of(state, frame, operation))


def at_once(state: Position, seat: int, amount: int, card: int) -> None:
    draw(state, seat, amount)


def add(sums: Sums, number: float) -> None:
    sums.unknown += number
    sums.cards += number


UNIT: NefariousUnit = NefariousUnit(
    word="draw",
    title=say("effect-draw"),
    fields=COUNTED,
    resolve=resolve,
    at_once=at_once,
    phrase=told("card-draw"),
    others=told("card-draw.others"),
    sign="+",
    add=add,
)
