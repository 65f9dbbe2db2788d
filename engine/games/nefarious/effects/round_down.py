"""The effect type for rounding money down to a multiple of an amount, if the player has that much (Kickbacks)."""

from __future__ import annotations

from dataclasses import replace

from engine.games.nefarious.definitions.vocabulary import Operation
from engine.games.nefarious.effects.effect_type import AMOUNT, NefariousEffectType, amount_text
from engine.games.nefarious.layout import MONEY
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.cards_and_money import lose
from engine.kernel.state.state import SEAT, SOURCE, Frame


def resolve(state: GameState, frame: Frame, operation: Operation) -> None:
    money = state.counters[MONEY[frame[SEAT]]]
    if money >= operation[1]:
        lose(state, frame[SEAT], money % operation[1], frame[SOURCE])


UNIT: NefariousEffectType = NefariousEffectType(
    word="round_down",
    title=say("effect-round-down"),
    fields=(replace(AMOUNT, own=range(2, 21)),),
    resolve=resolve,
    on_inventions=False,
    phrase=amount_text("card-round-down"),
    others=amount_text("card-round-down.others"),
)
