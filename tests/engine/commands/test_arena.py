"""The command `arena`: rotated seats on mirrored seeds, honest intervals, the same figures on any number of cores."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from typing import Any

import pytest

import main
from engine.commands import arena
from engine.commands.arena.games import ArenaGame, ArenaResult, Pairing, play, schedule

PAIRING = Pairing("nefarious", 3, "normal", "random", {"twists": 0, "chosen_twists": []})


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main.main(["arena", "--game", "nefarious", *words, "--json"]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def test_every_seed_is_played_in_each_seat() -> None:
    assert [(game.seed, game.seat) for game in schedule(PAIRING, 7, 40)] == [
        (40, 0),
        (40, 1),
        (40, 2),
        (41, 0),
        (41, 1),
        (41, 2),
        (42, 0),
    ]


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


@pytest.mark.slow
def test_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "2", "--games", "10", "--challenger", "gentle", "--opponents", "normal"]
    alone = figures(capsys, *words, "--jobs", "1")
    together = figures(capsys, *words, "--jobs", "2")
    for name in ("won", "mean_turns", "games"):
        assert alone[name] == together[name]


def test_the_bar_is_for_people_only(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arena.show_progress(1, 4, 1.0)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    arena.show_progress(2, 4, 1.0)
    assert "2/4, won 50.0%" in capsys.readouterr().err


def test_secret_identities_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "3", "--games", "6", "--challenger", "random", "--set", "expansion=true", "--jobs", "1"]
    assert main.main(["arena", "--game", "runes-and-regulations", *words]) == 0
    shown = capsys.readouterr().out
    found = json.loads(shown.splitlines()[-1])
    assert found["known_to_all"]["The Nefarious Neighbor"]["games"] == 2
    assert found["known_to_all"]["any other"]["games"] == 4
    assert sum(entry["games"] for entry in found["identities"].values()) == 6
    assert shown.count("as The Nefarious Neighbor: won") == 1


def test_a_sequential_test_stops_when_it_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "2", "--games", "400", "--jobs", "1", "--set", "twists=0", "--sprt", "50", "75"]
    found = figures(capsys, *words)
    assert found["games"] < 40 and found["games"] % 2 == 0
    assert found["sprt"]["decision"] == "high"


def test_a_series_that_is_broken_off_counts_the_seeds_played_in_every_seat(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken_off(executor: Executor, games: Sequence[ArenaGame]) -> Iterator[ArenaResult]:
        yield from (play(game) for game in games[:5])
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "results", broken_off)
    words = ["--games", "40", "--jobs", "1", "--set", "twists=0"]
    assert figures(capsys, "--players", "2", *words)["games"] == 4
    assert main.main(["arena", "--game", "nefarious", "--players", "6", *words]) != 0


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--sprt", "55", "50"), "--sprt expects the lower win rate first, not 55 50"),
        (("--sprt", "0", "50"), "expected a percentage between 0 and 100, not '0'"),
        (("--challenger", "normal+"), "'normal+' lacks a personality"),
        (("--challenger", "normal+nice"), "there is no personality 'nice'; choose from aggressive"),
        (("--opponents", "random+schemer"), "'random' can't have a personality"),
        (("--weights", "missing.toml"), "--weights: Can't read missing.toml"),
        (("--challenger", "gentle", "--plan", "worlds=4"), "gentle searches nothing in Nefarious"),
        (("--plan", "worlds"), "--plan expects ENTRY=VALUE"),
    ],
)
def test_wrong_input_is_one_line(words: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["arena", "--game", "nefarious", "--players", "2", *words]) == 2
    error = capsys.readouterr().err
    assert expected in error and error.count("\n") == 1


def test_levels_with_personalities_play(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "2", "--games", "2", "--jobs", "1"]
    found = figures(capsys, *words, "--challenger", "normal+gambler", "--opponents", "gentle+hoarder")
    assert (found["challenger"], found["opponents"], found["games"]) == ("normal+gambler", "gentle+hoarder", 2)
