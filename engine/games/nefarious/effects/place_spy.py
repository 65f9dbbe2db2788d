"""Spies placed from the reserve, free."""

from __future__ import annotations

from engine.games.nefarious.codes import PICK, PICK_PLACE
from engine.games.nefarious.effects._shared import COUNTED
from engine.games.nefarious.effects._unit import NefariousUnit, Sums, told
from engine.games.nefarious.match_rules import Position
from engine.games.nefarious.moving import amount_of
from engine.games.nefarious.say import say
from engine.games.nefarious.vocabulary import Operation
from engine.kernel.state.state import SEAT, SOURCE, Frame


def resolve(state: Position, frame: Frame, operation: Operation) -> None:
    amount = amount_of(state, frame, operation)
    if amount:
        state.stack.append([PICK, PICK_PLACE, frame[SEAT], frame[SOURCE], amount])


def add(sums: Sums, number: float) -> None:
    sums.income += min(number, sums.reserve) * sums.best_pay


UNIT: NefariousUnit = NefariousUnit(
    word="place_spy",
    title=say("effect-place-spy"),
    fields=COUNTED,
    resolve=resolve,
    on_twists=False,
    phrase=told("card-place-spy"),
    sign="+",
    add=add,
)
