"""The whole hand is discarded, as many cards are drawn (Alien Contact)."""

from __future__ import annotations

from engine.games.nefarious.effects._unit import Double, Foresight, NefariousUnit, uncounted
from engine.games.nefarious.match_rules import Position
from engine.games.nefarious.moving import discard, draw
from engine.games.nefarious.places import HAND
from engine.games.nefarious.vocabulary import Effect, Operation
from engine.kernel.cards import Reader
from engine.kernel.state import SEAT, Frame


def resolve(state: Position, frame: Frame, operation: Operation) -> None:
    seat = frame[SEAT]
    cards = state.zones[HAND[seat]][:]
    for card in cards:
        discard(state, seat, card)
    draw(state, seat, len(cards))


def check(entry: Reader, effect: Effect) -> None:
    if effect.per:
        raise uncounted(entry)
    if "amount" in entry.data:
        raise entry.fail("amount", "nothing here, since the whole hand goes")


def foresee(foresight: Foresight, double: Double, number: float) -> None:
    double.unknown += len(double.hand)
    double.hand = []


UNIT: NefariousUnit = NefariousUnit(
    word="redraw",
    title="Discard the hand and draw as many",
    resolve=resolve,
    on_inventions=False,
    check=check,
    phrase=lambda amount: "discard your hand and draw as many cards",
    foresee=foresee,
)
