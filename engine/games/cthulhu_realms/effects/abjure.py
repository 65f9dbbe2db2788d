"""Cards abjured, each one as its player likes (CR-4.2)."""

from __future__ import annotations

from engine.games.cthulhu_realms.choosing import start_abjuring
from engine.games.cthulhu_realms.effects._shared import AMOUNT, cards_words
from engine.games.cthulhu_realms.effects._unit import CHANGING, RealmsUnit, one_number
from engine.games.cthulhu_realms.match_rules import Position
from engine.games.cthulhu_realms.places import MOST_ABJURED_COST
from engine.games.cthulhu_realms.vocabulary import ABJURED
from engine.kernel.state import SEAT, SOURCE, Frame


def abjure_cards(state: Position, frame: Frame, amount: int, second: int) -> None:
    start_abjuring(state, frame[SEAT], frame[SOURCE], amount)


UNIT: RealmsUnit = RealmsUnit(
    word="abjure",
    title="Abjure cards",
    fields=(AMOUNT,),
    resolve=abjure_cards,
    event=ABJURED,
    phrase=lambda effect, needs: f"abjure up to {cards_words(effect.amount)} of cost {MOST_ABJURED_COST} or less",
    short=lambda effect: f"abjure up to {cards_words(effect.amount)}",
    cells=one_number,
    sort=CHANGING,
    part_now="changes now",
    part_later="deck",
)
