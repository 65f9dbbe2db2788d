"""Every scenario in these folders passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import load, slugs
from engine.kernel.scenarios import runner

FOLDER = Path(__file__).resolve().parent
FILES = sorted(FOLDER.glob("*/*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path) -> None:
    result = runner.run(file.read_text(encoding="utf-8"), file.name, load)
    assert result.passed, f"{result.failed_step}: {result.message}"


def test_the_example_in_the_description_passes() -> None:
    description = (FOLDER / "README.md").read_text(encoding="utf-8")
    example = description.split("```toml\n")[1].split("```")[0]
    assert runner.run(example, "README.md", load).passed


def test_scenarios_lie_in_the_folder_of_their_game_and_expect_something() -> None:
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        assert f'game = "{file.parent.name}"' in text, file
        assert "expect" in text or "offered" in text or "refused" in text, file


def test_every_game_has_scenarios() -> None:
    assert {file.parent.name for file in FILES} == set(slugs())
