"""What is compiled of the engine."""

from __future__ import annotations

from pathlib import Path

from compile import NOT_RULES, modules

ENGINE = Path(__file__).resolve().parents[2] / "engine"


def test_rules_in_folders_of_any_depth_are_compiled() -> None:
    rules = {file for file in ENGINE.glob("games/*/rules/**/*.py") if file.stem not in NOT_RULES}
    assert any(file.parent.name != "rules" for file in rules)
    assert rules <= set(modules(ENGINE))
