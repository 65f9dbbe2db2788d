"""With at least an amount of money, down to a multiple of it (Kickbacks)."""

from __future__ import annotations

from engine.games.nefarious.effects._shared import AMOUNT
from engine.games.nefarious.effects._unit import NefariousUnit, told, uncounted
from engine.games.nefarious.match_rules import Position
from engine.games.nefarious.moving import lose
from engine.games.nefarious.places import MONEY
from engine.games.nefarious.say import say
from engine.games.nefarious.vocabulary import Effect, Operation
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import whole_number
from engine.kernel.state.state import SEAT, SOURCE, Frame


def resolve(state: Position, frame: Frame, operation: Operation) -> None:
    money = state.counters[MONEY[frame[SEAT]]]
    if money >= operation[1]:
        lose(state, frame[SEAT], money % operation[1], frame[SOURCE])


def check(entry: Reader, effect: Effect) -> None:
    if not 2 <= effect.amount <= 20:
        raise entry.fail("amount", whole_number(2, 20))
    if effect.per:
        raise uncounted(entry)


UNIT: NefariousUnit = NefariousUnit(
    word="round_down",
    title=say("effect-round-down"),
    fields=(AMOUNT,),
    resolve=resolve,
    on_inventions=False,
    check=check,
    phrase=told("card-round-down"),
    others=told("card-round-down.others"),
)
