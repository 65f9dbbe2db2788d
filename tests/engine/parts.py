"""A game with something exchanged, for one test: functions of a part, or a trait."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.ai.explain import advice
from engine.ai.player import Player
from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.game import Game
from engine.kernel.game.policy import SearchPlan, WeightFiles
from engine.kernel.state.refs import CARD, PLACE, SEAT, describe
from engine.kernel.state.state import Option
from engine.kernel.state.view import View


def exchange(monkeypatch: pytest.MonkeyPatch, game: Game, part: str, **functions: Any) -> None:
    """Give a part of a game other functions, wherever the game is known already."""
    monkeypatch.setitem(game.__dict__, part, replace(getattr(game, part), **functions))


def made(kind: type, **methods: Callable[..., Any]) -> Any:
    """A trait with these methods."""
    return type(kind.__name__, (kind,), {name: staticmethod(method) for name, method in methods.items()})()


def lend(monkeypatch: pytest.MonkeyPatch, game: Game, kind: type, **methods: Callable[..., Any]) -> None:
    """Give a game a trait before its own of that kind."""
    monkeypatch.setitem(game.__dict__, "traits", (made(kind, **methods), *game.traits))


class Planned(WeightFiles):
    """The weights of a game, with other plans."""

    def __init__(self, game: Game, **plans: SearchPlan | None) -> None:
        assert game.ai.files is not None
        super().__init__(game.ai.files.package, game.ai.files.read)
        self._plans = plans

    def plans(self) -> dict[str, Any]:
        return self._plans


def hint_sentences(player: Player, view: View, option: int, names: Sequence[str], openly: bool = False) -> list[str]:
    """Return the sentences of a hint for an option, or of "Why?" if `openly`."""
    found = advice(player, view, option, 1, openly)
    instead = view.options[found.instead] if found.instead >= 0 and not openly else None
    return view.table.game.ai.reasons(view, found.reasons, instead, names)


def alternative_names(view: View, instead: Option, names: Sequence[str]) -> list[str]:
    """What the alternative of a hint may be called: by its card, player or place, otherwise by what is done."""
    words = view.table.game.words
    called = [words.describe_option(view, instead, names)]
    for ref in instead[1:]:
        kind, index, _ = describe(ref)
        if kind == CARD:
            called.append(words.card_name(view.table, index).removeprefix("The "))  # "Ben's Handsomest Pegasus"
        elif kind == SEAT:
            called.append(names[index])
        called += ["left", "right", "middle", "top", "bottom", "row", "Fence"] if kind == PLACE else []
    named = len(called) > 1 and instead[0] != PASS and view.table.game.slug != "nefarious"
    return called if named else [*called, "If you "]
