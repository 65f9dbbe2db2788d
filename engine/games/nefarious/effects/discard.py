"""Inventions discarded from hand, which the player chooses."""

from __future__ import annotations

from engine.games.nefarious.codes import PICK, PICK_DISCARD
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
        state.stack.append([PICK, PICK_DISCARD, frame[SEAT], frame[SOURCE], 99 if amount < 0 else amount])


def add(sums: Sums, number: float) -> None:
    gone = sums.cards if number < 0 else min(sums.cards, number)
    sums.cards -= gone
    sums.unknown -= gone


UNIT: NefariousUnit = NefariousUnit(
    word="discard",
    title=say("effect-discard"),
    fields=COUNTED,
    resolve=resolve,
    phrase=told("card-discard"),
    others=told("card-discard.others"),
    all_phrase=say("card-discard.all"),
    all_others=say("card-discard.all-others"),
    all_title=say("effect-discard.all"),
    sign="−",
    add=add,
)
