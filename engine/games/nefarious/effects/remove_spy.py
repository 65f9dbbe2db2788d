"""Spies taken back into the reserve."""

from __future__ import annotations

from engine.games.nefarious.codes import PICK, PICK_REMOVE
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
        state.stack.append([PICK, PICK_REMOVE, frame[SEAT], frame[SOURCE], amount])


def add(sums: Sums, number: float) -> None:
    if sums.spies:
        sums.income -= min(number, sums.spies) * sums.income / sums.spies


UNIT: NefariousUnit = NefariousUnit(
    word="remove_spy",
    title=say("effect-remove-spy"),
    fields=COUNTED,
    resolve=resolve,
    on_twists=False,
    phrase=told("card-remove-spy"),
    sign="−",
    add=add,
)
