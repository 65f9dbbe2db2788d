"""A game with something exchanged, for one test: functions of a part, or a feature."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.kernel.game import Game


def exchange(monkeypatch: pytest.MonkeyPatch, game: Game, part: str, **functions: Any) -> None:
    """Give a part of a game other functions, wherever the game is known already."""
    monkeypatch.setitem(game.__dict__, part, replace(getattr(game, part), **functions))


def lend(monkeypatch: pytest.MonkeyPatch, game: Game, feature: object) -> None:
    """Give a game a feature in place of its own of that type."""
    others = [one for one in game.features if type(one) is not type(feature)]
    monkeypatch.setitem(game.__dict__, "features", (feature, *others))


class Chances:
    """An estimate that says what it is told."""

    def __init__(self, chances: Any) -> None:
        self.chances = chances
