"""The effect type for drawing Inventions (NF-3.2)."""

from __future__ import annotations

from engine.games.nefarious.definitions.vocabulary import Operation
from engine.games.nefarious.effects._fields import COUNTED
from engine.games.nefarious.effects.effect_type import EffectTotals, NefariousEffectType, amount_text
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.cards_and_money import draw
from engine.games.nefarious.rules.counts import amount_of
from engine.kernel.state.state import SEAT, Frame


def resolve(state: GameState, frame: Frame, operation: Operation) -> None:
    draw(state, frame[SEAT], amount_of(state, frame, operation))


def at_once(state: GameState, seat: int, amount: int, card: int) -> None:
    draw(state, seat, amount)


def add(sums: EffectTotals, number: float) -> None:
    sums.unknown += number
    sums.cards += number


UNIT: NefariousEffectType = NefariousEffectType(
    word="draw",
    title=say("effect-draw"),
    fields=COUNTED,
    resolve=resolve,
    at_once=at_once,
    phrase=amount_text("card-draw"),
    others=amount_text("card-draw.others"),
    sign="+",
    add=add,
)
