"""Which cases of a sampled test run by default."""

from __future__ import annotations

from hypothesis import given, strategies as st

from tests.sampling import choose, only

CASES = [{"seats": str(seats), "size": size} for seats in range(2, 5) for size in ("small", "large", "huge")]


def test_three_cases_show_every_value_of_a_square() -> None:
    kept = [CASES[number] for number in choose(CASES, 3)]
    assert {case["seats"] for case in kept} == {"2", "3", "4"}
    assert {case["size"] for case in kept} == {"small", "large", "huge"}


@given(st.integers(0, 12))
def test_as_many_cases_are_kept_as_asked_for(count: int) -> None:
    kept = choose(CASES, count)
    assert len(kept) == min(count, len(CASES))
    assert kept <= set(range(len(CASES)))


def test_the_cases_that_are_not_named_are_slow() -> None:
    cases = only([2, 3], range(2, 5)) + only([("nefarious", 2)], [("nefarious", 2), ("garage-sale", 2)])
    assert [case.values for case in cases if not case.marks] == [(2,), (3,), ("nefarious", 2)]
    assert {mark.name for case in cases for mark in case.marks} == {"slow"}
