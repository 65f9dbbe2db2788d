"""The effect type for adding Runes from the top of the deck to a Fence (RR-8.1, RR-9.8)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.runes_and_regulations.definitions.compiled_effects import Operation
from engine.games.runes_and_regulations.definitions.vocabulary import NEFARIOUS_ONLY, RUNE, Card, Step
from engine.games.runes_and_regulations.effects._words import add_number
from engine.games.runes_and_regulations.effects.effect_type import EffectContext, Groups, Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import NO_MORE_RUNES, people
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.card_moves import add_runes
from engine.games.runes_and_regulations.rules.nefarious_neighbor import holds_forbidden
from engine.kernel.state.state import Frame


def add_rune(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    for seat in people(state, frame, op):
        add_runes(state, seat, op.n)


def check_own(card: Card, number: int) -> Iterator[Problem]:
    if card.deck == RUNE:
        yield NO_MORE_RUNES


def phrase(card: Card, step: Step, done: str) -> str:
    return say("added-forbidden-runes" if card.deck in NEFARIOUS_ONLY else "added-runes", count=step.n)


def describe_done(told: EffectContext, step: Step, groups: Groups) -> tuple[str, str]:
    villain = holds_forbidden(told.view, told.seat)
    return "add", add_number("noun-forbidden-rune" if villain else "noun-rune", step.n)


UNIT: RunesEffectType = RunesEffectType(
    word="add-rune",
    title=say("form-does-add-rune"),
    takes=("n", "if"),
    check_own=check_own,
    resolve=add_rune,
    phrase=phrase,
    describe_done=describe_done,
    helps=True,
)
