"""The continuous effect that replaces one Spin result with another (RR-8.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.games.runes_and_regulations.definitions.vocabulary import REGULATION, SPIN_RESULTS, Card, Step
from engine.games.runes_and_regulations.effects.effect_type import Problem, RunesEffectType
from engine.games.runes_and_regulations.match_rules import ContinuousEffects
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.cards.fields import FieldSpec
from engine.kernel.files.faults import rule


def stands(laws: ContinuousEffects, instance: int, step: Step) -> None:
    laws.spin_as.append((SPIN_RESULTS.index(step.result) + 1, SPIN_RESULTS.index(step.counts_as) + 1))


def check(card: Card, step: Step) -> Iterator[Problem]:
    if step.result == step.counts_as:
        yield "counts_as", rule("another result")


def phrase(card: Card, step: Step, done: str) -> str:
    result, other = (SPIN_RESULTS.index(each) for each in (step.result, step.counts_as))
    return say("spin-counts-as", result=say(f"spin-result-0-{result}.one"), other=say(f"spin-result-0-{other}"))


TEXTS = {result: say(f"spin-result-0-{number}") for number, result in enumerate(SPIN_RESULTS)}
RESULT = FieldSpec("result", SPIN_RESULTS, say("form-spin-result"), texts=TEXTS.__getitem__)
COUNTS_AS = replace(RESULT, key="counts_as", start=SPIN_RESULTS[-1], label=say("form-spin-counts-as"))
UNIT: RunesEffectType = RunesEffectType(
    word="spin-as",
    title="",
    takes=("result", "counts_as"),
    needs=("result", "counts_as"),
    serves_nobody=True,
    check=check,
    continuous=True,
    add_continuous=stands,
    phrase=phrase,
    own_words={REGULATION: (EffectType("spin-as", say("form-spin-as"), (RESULT, COUNTS_AS)),)},
)
