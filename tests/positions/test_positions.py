"""The stored matches load, and are not over."""

from __future__ import annotations

import pytest

from engine.kernel.match.invariants import check
from tests.positions import FOLDER, match

NAMES = sorted(file.stem for file in FOLDER.glob("*.json"))


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_match_loads_and_can_go_on(name: str) -> None:
    """Where the rules have changed, make them again: python -m tests.positions."""
    stored = match(name)
    assert stored.asked_seats and not stored.over
    assert check(stored.state) == []
