"""Money for the bank, never more than there is (NF-5.2)."""

from __future__ import annotations

from engine.games.nefarious.effects._shared import COUNTED
from engine.games.nefarious.effects._unit import NefariousUnit, Sums, told
from engine.games.nefarious.match_rules import Position
from engine.games.nefarious.moving import amount_of, lose
from engine.games.nefarious.say import say
from engine.games.nefarious.vocabulary import Operation
from engine.kernel.state.state import SEAT, SOURCE, Frame


def resolve(state: Position, frame: Frame, operation: Operation) -> None:
    lose(state, frame[SEAT], amount_of(state, frame, operation), frame[SOURCE])


def add(sums: Sums, number: float) -> None:
    sums.money -= min(sums.money, number)


UNIT: NefariousUnit = NefariousUnit(
    word="lose",
    title=say("effect-lose"),
    fields=COUNTED,
    resolve=resolve,
    at_once=lose,
    phrase=told("card-lose"),
    clause=told("card-lose.twist"),
    others=told("card-lose.others"),
    all_phrase=say("card-lose.all"),
    all_others=say("card-lose.all-others"),
    all_title=say("effect-lose.all"),
    sign="−$",
    add=add,
)
