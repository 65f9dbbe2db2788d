"""The ranges of numbers in written positions: what is outside of one is refused with its name."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from engine.games import load, slugs
from engine.kernel.match.match import BadMatch, Match
from tests.chance import run_seed

GAMES = {slug: load(slug) for slug in slugs()}
OUTSIDE = (
    (("values", 0), 1_000_000_004, "turn must be a whole number from 0 to 100000, not 1000000004"),
    (("values", 0), -1, "turn must be"),
    (("values", 1), 99, "phase must be"),
    (("values", 2), 2_147_483_648, "active seat must be a whole number from 0 to 2, not 2147483648"),
    (("values", 3), 2, "over must be"),
    (("values", 4), 8, "seats out must be a whole number from 0 to 7"),
    (("values", 5), 8, "winners must be"),
    (("values", 6), 1 << 40, "moment must be"),
    (("values", 2), True, "active seat must be"),
    (("values",), [], "values must be a list of"),
    (("counters", 0), 1 << 70, "of seat 1 must be"),
    (("counters",), "x", "counters must be a list of"),
    (("known", 3), 1 << 16, "who knows card 3 must be"),
    (("zones", 0), [0] * 10_000, "must be a list of 0 to"),
    (("zones", 0), [-3], "a card in zone"),
    (("zones",), [[]], "zones must be a list of"),
    (("stack", 0, 0), 99_999, "the kind of a frame must be"),
    (("stack", 0, 0), 0, "the game has no frame of kind 0"),
    (("stack", 0, 2), 3, "the seat of a frame must be"),
    (("stack", 0), [], "a frame must be a list of 4 to"),
    (("queue",), [[1 << 60]], "a number of an event must be"),
    (("questions", 0, 0), 3, "the asked seat must be"),
    (("questions", 0, 3, 0, 0), 99, "the verb of an option must be"),
    (("questions", 0, 3, 0, 1), 20_999, "the source of an option is zone 999, which is not there"),
    (("rng",), 1 << 64, "rng must be a whole number from 0 to 2^64 - 1"),
)


def harmed(data: Any, place: tuple[str | int, ...], value: object) -> Any:
    """A position with another value at one place; only the lists around that place are copied."""
    if not place:
        return value
    key, *inside = place
    changed = copy.copy(data)
    changed[key] = harmed(data[key], tuple(inside), value)
    return changed


@pytest.mark.parametrize("slug", slugs())
def test_a_number_outside_its_range_is_refused_with_its_name(slug: str) -> None:
    match = Match(GAMES[slug], ["Ada", "Ben", "Cy"], seed=run_seed())
    position = match.state.to_data()
    for place, value, problem in OUTSIDE:
        if place == ("counters", 0) and not position["counters"]:
            continue
        with pytest.raises(BadMatch) as refused:
            match.start_at(harmed(position, place, value))
        assert problem in str(refused.value), (match.seed, place)
        assert len(str(refused.value)) < 200 and "\n" not in str(refused.value)
    for entry in position:
        with pytest.raises(BadMatch, match=entry):
            match.start_at({key: value for key, value in position.items() if key != entry})
