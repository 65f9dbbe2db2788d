"""The continuous effect that replaces one Spin result with another (RR-8.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.runes_and_regulations.definitions.vocabulary import REGULATION, SPIN_RESULTS, YOU, Card, Step
from engine.games.runes_and_regulations.effects._forms import choice
from engine.games.runes_and_regulations.effects.effect_type import Line, Problem, RunesEffectType
from engine.games.runes_and_regulations.match_rules import ContinuousEffects
from engine.games.runes_and_regulations.messages import say
from engine.kernel.files.faults import rule


def stands(laws: ContinuousEffects, instance: int, step: Step) -> None:
    laws.spin_as.append((SPIN_RESULTS.index(step.result) + 1, SPIN_RESULTS.index(step.counts_as) + 1))


def check(card: Card, step: Step) -> Iterator[Problem]:
    if step.result == step.counts_as:
        yield "counts_as", rule("another result")


def phrase(card: Card, step: Step, done: str) -> str:
    result, other = (SPIN_RESULTS.index(each) for each in (step.result, step.counts_as))
    return say("spin-counts-as", result=say(f"spin-result-0-{result}.one"), other=say(f"spin-result-0-{other}"))


def to_step(kind: str, line: Line) -> dict[str, Any]:
    return {"do": UNIT.word, "result": line["result"], "counts_as": line["counts_as"]}


RESULTS = tuple((result, say(f"spin-result-0-{number}")) for number, result in enumerate(SPIN_RESULTS))
UNIT: RunesEffectType = RunesEffectType(
    word="spin-as",
    title="",
    takes=("result", "counts_as"),
    needs=("result", "counts_as"),
    serves_nobody=True,
    check=check,
    own_who={REGULATION: (YOU,)},
    standing=True,
    add_continuous=stands,
    phrase=phrase,
    choices={REGULATION: (("spin-as", say("form-spin-as")),)},
    inputs={
        REGULATION: (
            choice("result", say("form-spin-result"), RESULTS, "spin-as"),
            choice("counts_as", say("form-spin-counts-as"), RESULTS[::-1], "spin-as"),
        )
    },
    to_step=to_step,
)
