"""The command `simulate`: figures as one line of JSON, violations found, wrong input in one line."""

from __future__ import annotations

import json
from typing import Any

import pytest

import main
from engine.ai import self_play
from engine.kernel.match import invariants
from engine.kernel.state.state import State


def figures(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    assert main.main(["simulate", "--game", "nefarious", *words]) == code
    result: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return result


@pytest.mark.parametrize("policy", ["random", "gentle", "normal"])
def test_games_are_played_and_counted(policy: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--players", "3", "--games", "6", "--policy", policy, "--json")
    assert list(found) == [
        "games",
        "decisions",
        "seconds",
        "decisions_per_s",
        "games_per_s",
        "wins",
        "wins_by_order",
        "mean_turns",
        "turns_per_seat",
        "violations",
    ]
    assert found["games"] == 6
    assert sum(found["wins"]) == sum(found["wins_by_order"]) == 6
    assert len(found["wins"]) == 3
    assert 6 < found["mean_turns"] < 60
    assert found["decisions"] > 6 * 3 * found["mean_turns"] * 0.8
    assert found["violations"] == 0


def test_secret_roles_are_counted_and_every_win_is_somebodys(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "runes-and-regulations", "--players", "5", "--games", "4", "--set", "expansion=true", "--json"]
    assert main.main(["simulate", *words]) == 0
    found = json.loads(capsys.readouterr().out)
    identities = found["identities"]
    assert sum(entry["dealt"] for entry in identities.values()) == 4 * 5
    assert identities["The Nefarious Neighbor"]["dealt"] == 4
    assert sum(entry["won"] for entry in identities.values()) >= 4


def test_cards_that_nobody_has_played_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "2", "--json", "--cards", "--set", "twists=1", "--set", "chosen_twists=era-of-boredom"]
    few = figures(capsys, "--games", "1", *words)["never_played"]
    more = figures(capsys, "--games", "12", *words)["never_played"]
    assert len(few) > len(more)
    assert set(more) < set(few)
    assert "Era of Boredom" not in few  # it lies on the table from the start


@pytest.mark.slow
def test_where_cards_are_acquired_their_chances_and_takings_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "cthulhu-realms", "--players", "2", "--games", "3", "--cards", "--policy"]
    shares = {}
    for policy in ("random", "normal"):
        assert main.main(["simulate", *words, policy]) == 0
        *lines, last = capsys.readouterr().out.splitlines()
        acquired = json.loads(last)["acquired"]
        assert all(0 <= entry["taken"] <= entry["chances"] for entry in acquired.values())
        assert sum(entry["taken"] for entry in acquired.values()) > 20
        assert any(
            line.strip().startswith("Initiate") and line.endswith(f"of {acquired['Initiate']['chances']:,}")
            for line in lines
        )
        shares[policy] = acquired["Initiate"]["share"]
    assert shares["normal"] < shares["random"] / 2  # whoever plays well has better things to acquire


def test_games_without_a_market_tell_nothing_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert "acquired" not in figures(capsys, "--games", "1", "--cards")


def test_the_seed_decides_everything(capsys: pytest.CaptureFixture[str]) -> None:
    runs = [figures(capsys, "--games", "5", "--seed", seed) for seed in ("3", "3", "4")]
    decisions = [run["decisions"] for run in runs]
    assert decisions[0] == decisions[1] != decisions[2]


def test_set_up_options_are_used(capsys: pytest.CaptureFixture[str]) -> None:
    short = figures(capsys, "--games", "8", "--set", "twists=1", "--set", 'chosen_twists=["parallel-universe"]')
    long = figures(capsys, "--games", "8", "--set", "twists=1", "--set", "chosen_twists=science-marathon")
    assert short["mean_turns"] * 1.5 < long["mean_turns"]


def test_people_get_words_before_the_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["simulate", "--game", "nefarious", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Nefarious, 4 seats, random: 2 games")
    assert json.loads(lines[-1])["games"] == 2


def test_what_is_wrong_with_a_position_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(invariants, "check", lambda state: ["seat 1 has $-3"] if state.over else [])
    assert main.main(["simulate", "--game", "nefarious", "--games", "2", "--seed", "8", "--json"]) == 1
    shown = capsys.readouterr()
    assert json.loads(shown.out)["violations"] == 2
    assert shown.err.startswith("seed 8, decision ")
    assert "seat 1 has $-3" in shown.err


def test_check_looks_at_every_position(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[State] = []
    monkeypatch.setattr(invariants, "check", lambda state: seen.append(state) or [])
    found = figures(capsys, "--games", "2", "--check")
    assert len(seen) == found["decisions"]


def test_a_game_that_does_not_end_is_a_violation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(self_play, "LONGEST_GAME", 7)
    assert main.main(["simulate", "--game", "nefarious", "--games", "1", "--json"]) == 1
    shown = capsys.readouterr()
    assert json.loads(shown.out)["decisions"] == 7
    assert "the game does not end within 7 decisions" in shown.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--game", "chess"], "there is no game 'chess'; choose from"),
        (["--game", "nefarious", "--players", "9"], "Nefarious is for 2 to 6 players, not 9"),
        (["--game", "nefarious", "--policy", "genius"], "unknown level 'genius'; use one of random, gentle"),
        (["--game", "nefarious", "--set", "twists"], "--set expects OPTION=VALUE, not 'twists'"),
        (["--game", "nefarious", "--set", "twists=9"], "option 'twists' must be one of 0, 1, 2, not 9"),
        (["--game", "nefarious", "--games", "0"], "expected a whole number from 1, not '0'"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_wrong_input_is_one_line(
    command: str, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--challenger" if word == "--policy" and command == "arena" else word for word in words]
    assert main.main([command, *words]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(f"cul-de-sac {command}: ")
    assert sentence in line
