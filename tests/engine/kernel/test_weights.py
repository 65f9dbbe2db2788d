"""Weights of computer seats: what can be used, and how the rest is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

import pytest

from engine.kernel.files.faults import BadCard
from engine.kernel.files.records import Between
from engine.kernel.game import weights

WORDS = weights.for_each(["draw", "hex"])
GOOD = "win = 3\nhand = [1, 0.5]\neffects = { hex = 2, draw = 1 }\nahead = false\nworlds = 64"


@dataclass(frozen=True, slots=True)
class Weights:
    win: float
    hand: Annotated[tuple[float, ...], Between(2)]
    effects: Annotated[Mapping[str, float], WORDS]
    ahead: bool
    worlds: weights.Worlds


read = weights.reader(Weights)


def test_each_sort_of_entry_is_read() -> None:
    assert read(GOOD, "x.toml") == Weights(3.0, (1.0, 0.5), {"draw": 1.0, "hex": 2.0}, False, 64)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("ahead", "behind", "'behind' is not known; expected win, hand, effects, ahead, worlds"),
        ("win = 3", "win = true", "'win' must be a number, not True"),
        ("[1, 0.5]", "[1]", "'hand' must be a list of at least 2 numbers, not [1]"),
        ("draw", "dig", "'effects' must be a table with an entry for each of draw, hex"),
        ("hex = 2", "hex = 'two'", "'effects.hex' must be a number, not 'two'"),
        ("false", "1", "'ahead' must be true or false, not 1"),
        ("64", "65", "'worlds' must be a whole number from 1 to 64, not 65"),
        ("worlds = 64", "", "'worlds' must be a whole number from 1 to 64, not None"),
    ],
)
def test_what_cannot_be_used_is_refused_in_a_sentence(before: str, after: str, said: str) -> None:
    with pytest.raises(BadCard) as refused:
        read(GOOD.replace(before, after), "x.toml")
    assert str(refused.value) == f"x.toml: {said}"


def test_missing_weights_are_named() -> None:
    with pytest.raises(FileNotFoundError, match="genius"):
        weights.text_of("engine.games.nefarious.ai.weights", "genius")
