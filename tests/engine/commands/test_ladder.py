"""The command `ladder`: who plays whom, and what the ratings add up to."""

from __future__ import annotations

import json

import pytest

import main
from engine.commands import ladder

WORDS = ("ladder", "--game", "nefarious", "--set", "twists=0", "--jobs", "1")


def test_each_level_plays_the_one_below(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main([*WORDS, "--players", "2", "--games", "8", "--rungs", "random,gentle,normal+schemer"]) == 0
    shown = capsys.readouterr().out
    assert "against random won" in shown and "against gentle won" in shown
    found = json.loads(shown.splitlines()[-1])["rungs"]
    assert [(rung["level"], rung.get("against")) for rung in found] == [
        ("random", None),
        ("gentle", "random"),
        ("normal+schemer", "gentle"),
    ]
    assert found[0]["rating"] == 0 < found[1]["rating_low"] < found[1]["rating"] < found[1]["rating_high"]
    assert found[1]["games"] == 8


def test_frozen_levels_are_rungs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "2", "--games", "2", "--rungs", "random,ladder-2026-11-gentle")
    assert main.main([*WORDS, *words]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["rungs"][1]["games"] == 2


def test_a_game_without_frozen_levels_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("ladder", "--game", "garage-sale", "--players", "2", "--games", "2", "--jobs", "1")
    assert main.main([*words, "--rungs", "random,ladder-2026-11-gentle"]) == 2
    assert "Garage Sale has no frozen levels" in capsys.readouterr().err


def test_ratings_and_their_doubts_add_up() -> None:
    even = {"won": 50, "games": 100}
    first = ladder.next_rung(ladder.first_rung("random"), "gentle", even, 2)
    second = ladder.next_rung(first, "normal", even, 2)
    assert first["rating"] == second["rating"] == 0
    assert second["rating_low"] < first["rating_low"] < 0 < first["rating_high"] < second["rating_high"]
    assert second["rating_high"] == pytest.approx(first["rating_high"] * 2**0.5, abs=1.5)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--rungs", "random"), "at least 2 rungs"),
        (("--rungs", "random,genius"), "unknown level 'genius'"),
        (("--rungs", "random+schemer,gentle"), "'random' can't have a personality"),
        (("--rungs", "random,ladder-2026-11-normal+schemer"), "'ladder-2026-11-normal' can't have a personality"),
        (("--players", "1"), "2 players"),
    ],
)
def test_what_is_no_ladder_is_refused(
    words: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main([*WORDS, *words]) == 2
    assert expected in capsys.readouterr().err
