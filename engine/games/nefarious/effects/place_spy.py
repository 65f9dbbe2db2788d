"""The effect type for placing Spies from the reserve for free."""

from __future__ import annotations

from engine.games.nefarious.codes import PICK, PICK_PLACE
from engine.games.nefarious.definitions.vocabulary import Operation
from engine.games.nefarious.effects._fields import COUNTED
from engine.games.nefarious.effects.effect_type import EffectTotals, NefariousEffectType, amount_text
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.counts import amount_of
from engine.kernel.state.state import SEAT, SOURCE, Frame


def resolve(state: GameState, frame: Frame, operation: Operation) -> None:
    amount = amount_of(state, frame, operation)
    if amount:
        state.stack.append([PICK, PICK_PLACE, frame[SEAT], frame[SOURCE], amount])


def add(sums: EffectTotals, number: float) -> None:
    sums.income += min(number, sums.reserve) * sums.best_pay


UNIT: NefariousEffectType = NefariousEffectType(
    word="place_spy",
    title=say("effect-place-spy"),
    fields=COUNTED,
    resolve=resolve,
    on_twists=False,
    phrase=amount_text("card-place-spy"),
    sign="+",
    add=add,
)
