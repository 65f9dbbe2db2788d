"""Money for the bank, never more than there is (NF-5.2)."""

from __future__ import annotations

from engine.games.nefarious.effects._shared import COUNTED
from engine.games.nefarious.effects._unit import Double, Foresight, NefariousUnit, Sums
from engine.games.nefarious.match_rules import Position
from engine.games.nefarious.moving import amount_of, lose
from engine.games.nefarious.vocabulary import Operation
from engine.kernel.state import SEAT, SOURCE, Frame


def resolve(state: Position, frame: Frame, operation: Operation) -> None:
    lose(state, frame[SEAT], amount_of(state, frame, operation), frame[SOURCE])


def foresee(foresight: Foresight, double: Double, number: float) -> None:
    double.money = 0 if number < 0 else max(0, double.money - number)


def add(sums: Sums, number: float) -> None:
    sums.money -= min(sums.money, number)


UNIT: NefariousUnit = NefariousUnit(
    word="lose",
    title="Lose dollars",
    fields=COUNTED,
    resolve=resolve,
    at_once=lose,
    phrase=lambda amount: f"lose ${amount}",
    clause=lambda amount: f"pay ${amount}",
    all_phrase="lose all your money",
    all_title="Lose all money",
    sign="−$",
    foresee=foresee,
    add=add,
    takes_all_money=True,
)
