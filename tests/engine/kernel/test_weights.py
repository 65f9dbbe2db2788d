"""Weights of computer seats: what can be used, and how the rest is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel.files.faults import BadCard
from engine.kernel.game import weights


def test_entries_are_read_by_name_and_unknown_ones_refused() -> None:
    assert weights.entries("win = 3", "x.toml", ["win", "loss"]) == {"win": 3, "loss": None}
    with pytest.raises(BadCard, match=r"x.toml: 'draw' is not known; expected win, loss"):
        weights.entries("draw = 1", "x.toml", ["win", "loss"])


def test_each_sort_of_entry_is_read() -> None:
    assert weights.number("x.toml", "win", 3) == 3.0
    assert weights.numbers("x.toml", "hand", [1, 0.5]) == (1.0, 0.5)
    assert weights.numbers_by_word("x.toml", "effects", {"hex": 2, "draw": 1}, ["draw", "hex"]) == {"draw": 1, "hex": 2}
    assert weights.flag("x.toml", "ahead", False) is False
    assert weights.whole("x.toml", "worlds", 64, 64) == 64


@pytest.mark.parametrize(
    ("read", "value", "expected"),
    [
        (lambda value: weights.number("x.toml", "win", value), True, "'win' must be a number, not True"),
        (lambda value: weights.numbers("x.toml", "hand", value, 2), [1], "'hand' must be a list of at least 2 numbers"),
        (lambda value: weights.numbers_by_word("x.toml", "effects", value, ["draw"]), {"hex": 1}, "for each of draw"),
        (lambda value: weights.flag("x.toml", "ahead", value), 1, "'ahead' must be true or false, not 1"),
        (lambda value: weights.whole("x.toml", "worlds", value, 64), 65, "a whole number from 1 to 64, not 65"),
        (lambda value: weights.whole("x.toml", "worlds", value, 64), None, "a whole number from 1 to 64, not None"),
    ],
)
def test_what_cannot_be_used_is_refused_in_a_sentence(read: Callable[[Any], Any], value: Any, expected: str) -> None:
    with pytest.raises(BadCard, match=r"^x.toml: ") as refused:
        read(value)
    assert expected in str(refused.value)


def test_missing_weights_are_named() -> None:
    with pytest.raises(FileNotFoundError, match="genius"):
        weights.text_of("engine.games.nefarious.ai.weights", "genius")
