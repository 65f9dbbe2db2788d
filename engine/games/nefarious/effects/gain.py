"""The effect type for money from the bank."""

from __future__ import annotations

from engine.games.nefarious.definitions.vocabulary import Operation
from engine.games.nefarious.effects._fields import COUNTED
from engine.games.nefarious.effects.effect_type import EffectTotals, NefariousEffectType, amount_text
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.cards_and_money import gain
from engine.games.nefarious.rules.counts import amount_of
from engine.kernel.state.state import SEAT, SOURCE, Frame


def resolve(state: GameState, frame: Frame, operation: Operation) -> None:
    gain(state, frame[SEAT], amount_of(state, frame, operation), frame[SOURCE])


def add(sums: EffectTotals, number: float) -> None:
    sums.money += number


UNIT: NefariousEffectType = NefariousEffectType(
    word="gain",
    title=say("effect-gain"),
    fields=COUNTED,
    resolve=resolve,
    at_once=gain,
    phrase=amount_text("card-gain"),
    clause=amount_text("card-gain.twist"),
    others=amount_text("card-gain.others"),
    sign="+$",
    add=add,
)
