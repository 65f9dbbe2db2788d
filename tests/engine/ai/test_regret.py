"""The measured positions can be replayed, and a choice costs what its option is worth less than the best."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.ai import self_play
from engine.games import load
from engine.kernel.state.view import View, view_of
from tests.engine.ai.regret import FOLDER, choice_of, choices


def first_view() -> View:
    game = load("nefarious")
    return view_of(self_play.opening(game.new_table(2, game.checked_options({"twists": 0}), 3), 3), 0)


def test_regret_is_what_the_best_option_is_worth_more() -> None:
    view = first_view()
    values = [0.5, 0.625, None, 0.25]
    assert [choice_of(view, values, option, "here").regret for option in range(4)] == [0.125, 0.0, 0.375, 0.375]
    assert choice_of(view, values, 0, "here").words.startswith("here: ")


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_measured_positions_can_be_replayed(file: Path, tmp_path: Path) -> None:
    head, *matches = json.loads(file.read_text(encoding="utf-8"))
    short = tmp_path / file.name
    short.write_text(json.dumps([head, *matches[:2]]), encoding="utf-8")
    found = list(choices(short, "random"))
    assert len(found) == sum(len(match["asked"]) for match in matches[:2])
    assert all(choice.regret >= 0 for choice in found)
