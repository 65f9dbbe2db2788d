"""A Spin result that counts as another one (RR-8.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.runes_and_regulations.effects._forms import choice, words
from engine.games.runes_and_regulations.effects._unit import Line, Problem, RunesUnit
from engine.games.runes_and_regulations.english import article
from engine.games.runes_and_regulations.match_rules import Laws
from engine.games.runes_and_regulations.vocabulary import REGULATION, SPIN_RESULTS, YOU, Card, Step
from engine.games.runes_and_regulations.wording_phrases import SPIN_RESULT_NAMES


def stands(laws: Laws, instance: int, step: Step) -> None:
    laws.spin_as.append((SPIN_RESULTS.index(step.result) + 1, SPIN_RESULTS.index(step.counts_as) + 1))


def check(card: Card, step: Step) -> Iterator[Problem]:
    if step.result == step.counts_as:
        yield "counts_as", "another result"


def phrase(card: Card, step: Step, done: str) -> str:
    result = SPIN_RESULT_NAMES[step.result]
    return f"{article(result)} Spin result counts as {SPIN_RESULT_NAMES[step.counts_as]}"


def written(kind: str, line: Line) -> dict[str, Any]:
    return {"do": UNIT.word, "result": line["result"], "counts_as": line["counts_as"]}


RESULTS = words(SPIN_RESULT_NAMES)
UNIT: RunesUnit = RunesUnit(
    word="spin-as",
    title="",
    takes="result counts_as",
    needs="result counts_as",
    serves_nobody=True,
    check=check,
    own_who={REGULATION: (YOU,)},
    standing=True,
    stands=stands,
    phrase=phrase,
    choices={REGULATION: (("spin-as", "Changes a Spin result"),)},
    inputs={
        REGULATION: (
            choice("result", "The result", RESULTS, "spin-as"),
            choice("counts_as", "Counts as", RESULTS[::-1], "spin-as"),
        )
    },
    written=written,
)
