"""The command `tune`: it goes on where it stopped, and plays the same games however they are spread."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import main
from engine.commands import tune
from engine.commands.arena.games import ArenaResult
from engine.commands.tune import folder as folders
from engine.commands.tune.numbers import numbers
from engine.games import load

SMALL = (
    "tune", "--game", "nefarious", "--players", "2", "--set", "twists=0", "--start", "gentle",
    "--opponents", "random", "--population", "3", "--games", "2",
)  # fmt: skip


def tuned(folder: Path, *words: str, generations: int = 2, jobs: int = 1) -> int:
    spread = ("--generations", str(generations), "--jobs", str(jobs), "--folder", str(folder))
    return main.main([*SMALL, *spread, *words])


def comments(text: str) -> list[str]:
    return [line.partition("#")[2] for line in text.splitlines()]


def figures(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return found


def refusal(capsys: pytest.CaptureFixture[str], code: int) -> str:
    assert code == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    return error


def test_it_leaves_weights_that_the_game_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tuned(tmp_path) == 0
    shown = capsys.readouterr().out
    assert "generation 2/2: best " in shown
    found = json.loads(shown.splitlines()[-1])
    text = Path(found["file"]).read_text(encoding="utf-8")
    game = load("nefarious")
    start = game.ai.weights_text("gentle")
    assert comments(text) == comments(start)
    assert numbers(text, "best.toml") != numbers(start, "gentle.toml")
    assert game.ai.policy_with(text, "best.toml") is not None
    arena = ["arena", "--game", "nefarious", "--players", "2", "--games", "2", "--jobs", "1", "--json"]
    assert main.main([*arena, "--challenger", "gentle", "--weights", found["file"]]) == 0
    assert figures(capsys)["weights"] == found["file"]


def test_the_same_command_goes_on_as_if_it_had_not_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tuned(tmp_path / "straight", "--json") == 0
    played: list[int] = []
    work = tune.play_batch

    def interrupted(games: list[Any]) -> list[ArenaResult]:
        if len(played) == 6:
            raise KeyboardInterrupt
        played.append(len(games))
        return work(games)

    monkeypatch.setattr(tune, "play_batch", interrupted)
    assert tuned(tmp_path / "stopped") == 130
    assert "stopped in generation 2; the same command goes on" in capsys.readouterr().out
    monkeypatch.setattr(tune, "play_batch", counted(work, played))
    assert tuned(tmp_path / "stopped", "--json") == 0
    assert len(played) == 8, "what had been played before the stop was played again"
    straight, stopped = (tmp_path / name / folders.BEST_FILE for name in ("straight", "stopped"))
    assert straight.read_text(encoding="utf-8") == stopped.read_text(encoding="utf-8")


Work = Callable[[list[Any]], list[ArenaResult]]


def counted(work: Work, played: list[int]) -> Work:
    def count(games: list[Any]) -> list[ArenaResult]:
        played.append(len(games))
        return work(games)

    return count


def test_more_generations_can_be_asked_for_later(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tuned(tmp_path, "--json", generations=1) == 0
    assert figures(capsys)["generations"] == 1
    assert tuned(tmp_path, generations=3) == 0
    shown = capsys.readouterr().out
    assert "goes on with generation 2" in shown
    assert "generation 3/3" in shown


@pytest.mark.slow
def test_processes_find_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--json", "--by", "margin")
    assert tuned(tmp_path / "alone", *words, generations=1) == 0
    assert tuned(tmp_path / "together", *words, generations=1, jobs=2) == 0
    alone, together = map(json.loads, capsys.readouterr().out.splitlines())
    for name in ("best", "average", "center"):
        assert alone[name] == together[name]


def test_only_what_is_named_changes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--json", "--only", "usual_actions,spy_trust", "--without", "usual_actions.0")
    assert tuned(tmp_path, *words, generations=1) == 0
    before = numbers(load("nefarious").ai.weights_text("gentle"), "normal.toml")
    after = numbers(Path(figures(capsys)["file"]).read_text(encoding="utf-8"), "best.toml")
    changed = {name for name in before if before[name] != after[name]}
    actions = {name for name in before if name.startswith("usual_actions.")}
    assert changed == {"spy_trust"} | actions - {"usual_actions.0"}


def test_a_folder_of_another_tuning_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tuned(tmp_path, generations=1) == 0
    capsys.readouterr()
    assert "holds a tuning with another seed" in refusal(capsys, tuned(tmp_path, "--seed", "7"))


def test_a_tuning_of_another_cma_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tuned(tmp_path, generations=1) == 0
    capsys.readouterr()
    monkeypatch.setattr("cma.__version__", "0.0")
    assert "holds a tuning with another version of cma" in refusal(capsys, tuned(tmp_path))


def test_without_cma_it_is_said_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    expected = r"tune needs cma, which is not installed; .*cul-de-sac\[tune\]"
    assert re.search(expected, refusal(capsys, tuned(tmp_path)))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--only", "nonsense"), "the weights have no number 'nonsense'; they have "),
        (("--without", "spy_trust,forgetting", "--only", "spy_trust"), "there is no number left to tune"),
        (("--start", "nonsense"), "--start: Nefarious has no weights 'nonsense'"),
        (("--start", "missing.toml"), "--start: Can't read missing.toml"),
        (("--level", "genius"), "unknown level 'genius'"),
        (("--opponents", "normal+nice"), "there is no personality 'nice'"),
        (("--players", "1"), "at least 2 players"),
        (("--step", "0"), "expected a number above 0"),
    ],
)
def test_what_cannot_be_tuned_is_said_in_one_sentence(
    words: tuple[str, ...], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert expected in refusal(capsys, tuned(tmp_path, *words))


def test_weights_that_the_game_cannot_read_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("spy_trust = 2.0\nluck = 1.0\n", encoding="utf-8")
    assert "mine.toml: 'luck' is not known" in refusal(capsys, tuned(tmp_path, "--start", str(file)))
