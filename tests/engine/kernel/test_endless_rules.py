"""Rules that never ask again are stopped, with a sentence that names the game, the frame and the seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.games import load
from engine.games.garage_sale import codes
from engine.kernel.flow.machine import EndlessRules, IllegalAnswer
from engine.kernel.flow.ruleset import PASS
from engine.kernel.flow.table import Table
from engine.kernel.match.match import BadMatch, Match
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Frame, State
from main import main
from tests.engine.parts import exchange

SENTENCE = "the rules of Garage Sale do not end: .*frame 16 .run_on. of seat [12], step"
GAME = load("garage-sale")


def run_on(state: State, frame: Frame) -> None:
    """A fault of the rules: the frame of a turn stays on the stack and asks nobody."""


def with_fault(table: Table) -> Table:
    """Return a table at which a turn never asks a question."""
    handlers: list[Any] = list(table.handlers)
    handlers[codes.TURN] = run_on
    table.handlers = tuple(handlers)
    return table


def test_an_answer_that_never_ends_changes_nothing() -> None:
    match = Match(GAME, ["Ada", "Ben"], seed=4)
    before = match.to_document()
    with_fault(match.table)
    seat, kind, _, options = match.state.questions[0]
    draw = next(option for option in options if option[0] == codes.DRAW)
    with pytest.raises(EndlessRules, match=SENTENCE):
        match.answer(seat, draw)
    assert match.to_document() == before
    with pytest.raises(BadMatch, match=f"answer 1 of this match doesn't fit: {SENTENCE}"):
        match.replay([[seat, kind, *draw]])


def test_a_scenario_with_such_rules_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = GAME.rules.table
    exchange(monkeypatch, GAME, "rules", table=lambda *given: with_fault(table(*given)))
    file = tmp_path / "endless.toml"
    file.write_text('title = "Endless"\ngame = "garage-sale"\nseats = ["A", "B"]\n[[step]]\nseat = "A"\ndo = "draw"\n')
    assert main(["scenario", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"FAILED Endless ({file})" and lines[-1] == "0 passed, 1 failed"
    assert lines[1].startswith("  the position: the rules of Garage Sale do not end") and len(lines) == 3


@pytest.mark.parametrize("seat", [-1, 2, 7, 1 << 40])
def test_a_seat_that_does_not_exist_is_an_illegal_answer(seat: int) -> None:
    with pytest.raises(IllegalAnswer, match=f"there is no seat {seat + 1} at this table"):
        Match(GAME, ["Ada", "Ben"], seed=4).answer(seat, (PASS, NONE, NONE))
