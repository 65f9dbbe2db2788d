"""The effect type for discarding Inventions of the player's choice from hand."""

from __future__ import annotations

from engine.games.nefarious.codes import PICK, PICK_DISCARD
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
        state.stack.append([PICK, PICK_DISCARD, frame[SEAT], frame[SOURCE], 99 if amount < 0 else amount])


def add(sums: EffectTotals, number: float) -> None:
    gone = sums.cards if number < 0 else min(sums.cards, number)
    sums.cards -= gone
    sums.unknown -= gone


UNIT: NefariousEffectType = NefariousEffectType(
    word="discard",
    title=say("effect-discard"),
    fields=COUNTED,
    resolve=resolve,
    phrase=amount_text("card-discard"),
    others=amount_text("card-discard.others"),
    all_phrase=say("card-discard.all"),
    all_others=say("card-discard.all-others"),
    all_title=say("effect-discard.all"),
    sign="−",
    add=add,
)
