"""The command `arena`: rotated seats on mirrored seeds, honest intervals, the same figures on any number of cores."""

from __future__ import annotations

import json
from typing import Any

import pytest

import main
from client.commands import arena
from client.commands._arena_games import Pairing, play, schedule

PAIRING = Pairing("nefarious", 3, "normal", "random", {"twists": 0, "chosen_twists": []})


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main.main(["arena", "--game", "nefarious", *words, "--json"]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def test_every_seed_is_played_in_each_seat() -> None:
    assert [(game.seed, game.seat) for game in schedule(PAIRING, 7, 40)] == [
        (40, 0), (40, 1), (40, 2), (41, 0), (41, 1), (41, 2), (42, 0),
    ]  # fmt: skip


def test_a_game_tells_who_won_and_how_long_was_thought() -> None:
    result = play(schedule(PAIRING, 1, 4)[0])
    assert result.finished
    assert result.share in (0.0, 1.0)
    assert result.turns > 5
    assert len(result.opponent_times) > len(result.challenger_times) > 5
    assert min(result.challenger_times) > 0


def test_normal_beats_chance_and_the_figures_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--players", "2", "--games", "30", "--jobs", "1", "--set", "twists=0")
    assert found["challenger"] == "normal"
    assert found["opponents"] == "random"
    assert found["win_rate"] == pytest.approx(found["won"] / 30, abs=1e-4)
    assert found["wilson_low"] < found["win_rate"] <= found["wilson_high"]
    assert found["wilson_low"] > 0.6
    assert found["challenger_ms"]["p50"] <= found["challenger_ms"]["p95"]


def test_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "2", "--games", "10", "--challenger", "gentle", "--opponents", "normal"]
    alone = figures(capsys, *words, "--jobs", "1")
    together = figures(capsys, *words, "--jobs", "2")
    for name in ("won", "mean_turns", "games"):
        assert alone[name] == together[name]


def test_the_interval_is_that_of_wilson() -> None:
    assert arena.wilson(0, 0) == (0.0, 1.0)
    assert arena.wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert arena.wilson(400, 400) == pytest.approx((0.9905, 1.0), abs=1e-4)
    assert arena.wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_percentiles_are_taken_from_the_times() -> None:
    times = [number / 1000 for number in range(101)]
    assert arena.percentiles(times) == {"p50": 50.0, "p95": 95.0}
    assert arena.percentiles([]) == {"p50": 0.0, "p95": 0.0}


def test_the_bar_is_for_people_only(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arena.show_progress(1, 4, 1.0)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    arena.show_progress(2, 4, 1.0)
    assert "2/4, won 50.0%" in capsys.readouterr().err
