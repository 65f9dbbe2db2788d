"""Hints are true: their numbers come out when both options are played again in fresh worlds."""

from __future__ import annotations

import pytest

from tests.chance import run_seed, seed_cases
from tests.engine.ai.audit import WANTED, audit


def check(slug: str, players: int, hints: int, worlds: int, seed: int, every: int) -> None:
    """Hints name their alternative without decimals, and nearly all that is told is true."""
    found, lines = audit(slug, players, hints, worlds, seed, every)
    assert not found.decimals and not found.unnamed, "\n".join(lines)
    if not found.checked:
        pytest.skip("the policy shows no ends")
    allowed = max(1, round(2 * (1 - WANTED) * found.checked))  # so few sentences vary by chance
    assert len(found.false) <= allowed, "\n".join(found.false)


@pytest.mark.parametrize(("slug", "hints", "worlds"), [("garage-sale", 5, 3), ("nasty-neighbours", 3, 4)])
def test_a_few_hints_are_true(slug: str, hints: int, worlds: int) -> None:
    check(slug, 3, hints, worlds, run_seed(), 5)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(1))
@pytest.mark.parametrize(
    ("slug", "players"),
    [
        ("garage-sale", 4),
        ("nasty-neighbours", 2),
        ("nasty-neighbours", 5),
        ("nefarious", 3),
        ("cthulhu-realms", 2),
        ("runes-and-regulations", 3),
    ],
)
def test_hints_are_true(slug: str, players: int, seed: int) -> None:
    check(slug, players, 40, 40, seed, 13)
