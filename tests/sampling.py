"""Which cases of a test run by default: the marks `slow` and `sample`, and how many examples Hypothesis tries.

`slow` leaves a test to the long run. `sample(count)` keeps `count` cases of a parametrized test in the default run and
leaves the rest to the long run. The kept cases show as many parameter values as possible, then as many pairs of them.
`only` names the cases that are cheap enough. `amount` and `examples` make one case look at less by default.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from typing import TypeVar

import pytest
from hypothesis import settings


def examples(share: float) -> settings:
    """Return settings with this share of the examples that the run's profile wants of each test."""
    return settings(max_examples=max(1, round(share * settings().max_examples)))


Amount = TypeVar("Amount")


def amount(long: Amount, short: Amount) -> Amount:
    """Return how much a test looks at in the long run, or by default."""
    return long if settings.get_current_profile_name() == "long" else short


def only(kept: Iterable[object], values: Iterable[object]) -> list[object]:
    """Return all `values` for `parametrize`; those that are not in `kept` are slow."""
    names = list(kept)
    cases = []
    for value in values:
        given = value if isinstance(value, tuple) else (value,)
        cases.append(pytest.param(*given, marks=() if value in names else pytest.mark.slow))
    return cases


def mark_unsampled(items: Iterable[pytest.Item]) -> None:
    """Mark every case `slow` that its test's `sample` does not keep."""
    groups: dict[str, list[pytest.Function]] = defaultdict(list)
    for item in items:
        marks = {mark.name for mark in item.iter_markers()}
        if isinstance(item, pytest.Function) and "sample" in marks and "slow" not in marks:
            groups[item.nodeid.partition("[")[0]].append(item)
    for cases in groups.values():
        mark = cases[0].get_closest_marker("sample")
        assert mark is not None
        kept = choose([_values(case) for case in cases], mark.args[0])
        for number, case in enumerate(cases):
            if number not in kept:
                case.add_marker("slow")


def choose(cases: list[dict[str, str]], count: int) -> set[int]:
    """Return the numbers of `count` cases that together show the most values, then the most pairs of values."""
    singles = [set(case.items()) for case in cases]
    pairs = [set(combinations(sorted(case.items()), 2)) for case in cases]
    seen: set[object] = set()
    kept: set[int] = set()
    while len(kept) < min(count, len(cases)):
        best = max(
            (number for number in range(len(cases)) if number not in kept),
            key=lambda number: (len(singles[number] - seen), len(pairs[number] - seen), -number),
        )
        kept.add(best)
        seen |= singles[best] | pairs[best]
    return kept


def _values(item: pytest.Function) -> dict[str, str]:
    """Return the values of a case's parameters as text; objects stand for themselves by their number in the list."""
    spec = item.callspec
    return {
        name: repr(value) if isinstance(value, str | int | float | tuple | None) else f"#{spec.indices[name]}"
        for name, value in spec.params.items()
    }
