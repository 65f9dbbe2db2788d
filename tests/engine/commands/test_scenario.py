"""The command `scenario`: what it prints and how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from main import main

GOOD = """
title = "Work pays $4"
game = "nefarious"
seats = ["A", "B"]
[[step]]
seat = "A"
card = "Work"
[[step]]
seat = "B"
card = "Research"
expect = { "A.money" = 14 }
"""
WRONG = GOOD.replace("Work pays $4", "Work pays $5").replace("14", "15")
BAD = GOOD.replace('"Research"', '"Rest"')


@pytest.fixture
def write(tmp_path: Path) -> dict[str, str]:
    """Files with a scenario that passes, one that fails and one that cannot be played, by name."""
    files = {}
    for name, text in {"good": GOOD, "wrong": WRONG, "bad": BAD}.items():
        file = tmp_path / f"{name}.toml"
        file.write_text(text)
        files[name] = str(file)
    return files


def test_what_passes_is_ok(write: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", write["good"], write["good"]]) == 0
    assert capsys.readouterr().out == "ok Work pays $4\nok Work pays $4\n2 passed, 0 failed\n"


def test_what_fails_says_which_step_and_why(write: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", write["wrong"], write["good"]]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"FAILED Work pays $5 ({write['wrong']})",
        "  step 2: expected A.money = 15, found 14",
        "ok Work pays $4",
        "1 passed, 1 failed",
    ]


def test_what_is_malformed_is_told_in_one_line_and_the_others_are_played(
    write: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scenario", write["bad"], write["wrong"], write["good"]]) == 2
    shown = capsys.readouterr()
    assert shown.err == f'{write["bad"]}: step 2: card: expected a name that Nefarious has, found "Rest"\n'
    assert shown.out.endswith("ok Work pays $4\n1 passed, 1 failed\n")


def test_a_folder_means_the_scenarios_in_it(
    write: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.toml").unlink()
    assert main(["scenario", str(tmp_path)]) == 1
    assert capsys.readouterr().out.endswith("1 passed, 1 failed\n")


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing, letters = tmp_path / "missing.toml", tmp_path / "letters.toml"
    letters.write_bytes(b"\xff\xfe\x00")
    assert main(["scenario", str(missing)]) == 2
    assert main(["scenario", str(letters)]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith(f"{missing}: expected a file that can be read")
    assert second == f"{letters}: expected a text in UTF-8"
