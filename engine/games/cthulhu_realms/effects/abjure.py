"""Cards abjured, each one as its player likes (CR-4.2)."""

from __future__ import annotations

from engine.games.cthulhu_realms.choosing import start_abjuring
from engine.games.cthulhu_realms.effects._shared import AMOUNT
from engine.games.cthulhu_realms.effects._unit import CHANGING, RealmsUnit, one_number, told
from engine.games.cthulhu_realms.match_rules import Position
from engine.games.cthulhu_realms.places import MOST_ABJURED_COST
from engine.games.cthulhu_realms.say import say
from engine.games.cthulhu_realms.vocabulary import ABJURED
from engine.kernel.state.state import SEAT, SOURCE, Frame


def abjure_cards(state: Position, frame: Frame, amount: int, second: int) -> None:
    start_abjuring(state, frame[SEAT], frame[SOURCE], amount)


UNIT: RealmsUnit = RealmsUnit(
    word="abjure",
    title=say("effect-abjure"),
    fields=(AMOUNT,),
    resolve=abjure_cards,
    event=ABJURED,
    phrase=lambda effect, needs: say("card-abjure", count=effect.amount, cost=MOST_ABJURED_COST),
    short=told("short-abjure"),
    cells=one_number,
    sort=CHANGING,
    part="deck",
)
