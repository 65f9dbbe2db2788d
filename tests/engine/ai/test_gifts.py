"""The evaluator never lowers a seat's chance to win when the seat gets something for nothing."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.chance import seeds
from tests.engine.ai.gifts import GIFTS, ROUNDING, lost, positions
from tests.sampling import amount

TABLES = [
    *(("nefarious", seats, {}) for seats in (2, 3, 4)), *(("runes-and-regulations", seats, {}) for seats in (2, 3, 4)),
    ("runes-and-regulations", 4, {"expansion": True}),
]  # fmt: skip


def check(slug: str, seats: int, options: dict[str, bool], seed: int) -> None:
    for number, (state, seat, evaluator) in enumerate(islice(positions(slug, seats, options, seed), amount(200, 4))):
        for name, gift in GIFTS[slug].items():
            fall = lost(state, seat, evaluator, gift)
            assert fall is None or fall < ROUNDING, (seed, number, seat, name, evaluator.terms(state, seat))


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_a_gift_never_lowers_the_chance_to_win(slug: str, seats: int, options: dict[str, bool]) -> None:
    check(slug, seats, options, seeds(1)[0])


@pytest.mark.xfail(strict=True, reason="its phase follows from the least Sanity: docs/opponents.md")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 7), (4, 7)])
def test_a_gift_never_lowers_the_chance_to_win_in_cthulhu_realms(seats: int, seed: int) -> None:
    check("cthulhu-realms", seats, {}, seed)
