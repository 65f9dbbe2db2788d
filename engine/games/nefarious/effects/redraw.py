"""The whole hand is discarded, as many cards are drawn (Alien Contact)."""

from __future__ import annotations

from engine.games.nefarious.effects._unit import NefariousUnit, told, uncounted
from engine.games.nefarious.match_rules import Position
from engine.games.nefarious.moving import discard, draw
from engine.games.nefarious.places import HAND
from engine.games.nefarious.say import say
from engine.games.nefarious.vocabulary import Effect, Operation
from engine.kernel.files.card_file import Reader
from engine.kernel.state.state import SEAT, Frame


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


UNIT: NefariousUnit = NefariousUnit(
    word="redraw",
    title=say("effect-redraw"),
    resolve=resolve,
    on_inventions=False,
    check=check,
    phrase=told("card-redraw"),
    others=told("card-redraw.others"),
)
