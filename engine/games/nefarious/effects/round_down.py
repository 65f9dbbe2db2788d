"""The effect type for rounding money down to a multiple of an amount, if the player has that much (Kickbacks)."""

from __future__ import annotations

from engine.games.nefarious.definitions.vocabulary import Effect, Operation
from engine.games.nefarious.effects._forms import AMOUNT
from engine.games.nefarious.effects.effect_type import NefariousEffectType, amount_text, uncounted
from engine.games.nefarious.layout import MONEY
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.cards_and_money import lose
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import whole_number
from engine.kernel.state.state import SEAT, SOURCE, Frame


def resolve(state: GameState, frame: Frame, operation: Operation) -> None:
    money = state.counters[MONEY[frame[SEAT]]]
    if money >= operation[1]:
        lose(state, frame[SEAT], money % operation[1], frame[SOURCE])


def check(entry: Reader, effect: Effect) -> None:
    if not 2 <= effect.amount <= 20:
        raise entry.fail("amount", whole_number(2, 20))
    if effect.per:
        raise uncounted(entry)


UNIT: NefariousEffectType = NefariousEffectType(
    word="round_down",
    title=say("effect-round-down"),
    fields=(AMOUNT,),
    resolve=resolve,
    on_inventions=False,
    check=check,
    phrase=amount_text("card-round-down"),
    others=amount_text("card-round-down.others"),
)
