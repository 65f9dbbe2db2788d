"""The continuous effect for more actions in a phase, or a Spin phase that can be skipped for a price (RR-5.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.games.runes_and_regulations.definitions.compiled_effects import PHASE_BITS
from engine.games.runes_and_regulations.definitions.vocabulary import CREATURE, REGULATION, Card, Step
from engine.games.runes_and_regulations.effects._fields import DISCARDS, constants, split, words
from engine.games.runes_and_regulations.effects.effect_type import Line, Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import OWN_CHOICE
from engine.games.runes_and_regulations.match_rules import ContinuousEffects
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.cards.fields import FieldSpec
from engine.kernel.files.faults import rule

SKIP_SPIN = "skip-spin"
"""A word that forms have and card data doesn't."""
PHASES_WITH_MORE = ("draw", "summon", "spin")
"""Phases that can have more than one action on players' own cards. The Cast phase has one Spell."""


def stands(laws: ContinuousEffects, instance: int, step: Step) -> None:
    bits = sum(PHASE_BITS[phase] for phase in step.phases)
    if step.may:
        laws.skippable |= bits
    else:
        laws.phases.append((instance, bits, int(step.n)))


def check(card: Card, step: Step) -> Iterator[Problem]:
    if len(step.phases) != 1:
        yield "phase", rule("one phase")
    if (step.n == 1) == (not step.price):
        yield "n", rule("2 or more actions or, without n, a price to skip the phase")


def check_own(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if step.price and (card.deck, step.phases, step.price) != (REGULATION, ("spin",), "discard-1"):
        yield "price", rule("{}, to skip the Spin phase, on a regulation", "discard-1")


def phrase(card: Card, step: Step, done: str) -> str:
    """Return the clause, e.g. "in your Draw phase, DRAW 2 cards instead of 1"."""
    [phase] = step.phases
    who = {"who": step.who, "player": say(f"who-{step.who}")}
    if step.price:
        return say("phase-can-be-skipped", price=say(f"price-{step.price}"), phase=say(f"phase-{phase}"), **who)
    return say(f"more-in-{phase}", count=step.n, **who)


def to_step(line: dict[str, Any]) -> dict[str, Any]:
    return {**line, "do": UNIT.word, "may": True} if line["do"] == SKIP_SPIN else line


def line_of(step: Line) -> Line:
    return {"do": SKIP_SPIN} if step.get("price") else {**step, **split(step, "phase", "and_phase")}


FIELDS = (
    words("phase", "form-phase", PHASES_WITH_MORE, "phase"),
    FieldSpec("n", range(2, 10), say("form-more-actions"), own=range(2, 5)),
)
MORE = EffectType("phase", say("form-more"), FIELDS)
SKIPPING = EffectType(SKIP_SPIN, say("form-skip-spin"), constants(phase="spin", price="discard-1", who="each-player"))
UNIT: RunesEffectType = RunesEffectType(
    word="phase",
    title="",
    takes=("who", "n", "may", "price", "phase"),
    needs=("phase",),
    words={"who": OWN_CHOICE, "price": DISCARDS},
    check=check,
    check_own=check_own,
    continuous=True,
    add_continuous=stands,
    phrase=phrase,
    default_weight=0.2,
    own_words={
        CREATURE: (MORE,),
        REGULATION: (replace(MORE, fields=(*FIELDS, *constants(who="each-player"))), SKIPPING),
    },
    to_step=to_step,
    line_of=line_of,
)
