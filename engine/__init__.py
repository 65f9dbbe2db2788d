"""The rules of the games as a library: play matches, see them as one seat does, write computer players.

The names in `__all__` are stable. Everything else may change. Nothing here imports pygame.

>>> import random
>>> from engine import Match, load
>>> match = Match(load("nefarious"), ["Ada", "Ben", "Cleo"], seed=7)
>>> rng = random.Random(1)
>>> while not match.over:
...     seat = match.asked_seats[0]
...     match.answer(seat, rng.choice(match.view(seat).options))
>>> match.view().winners, match.game.shows.scores(match.view())
([0], [21, 16, 20])

Each name is imported on first use, so `import engine` is fast.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine import games
    from engine.ai.levels import create as create_player
    from engine.games import load
    from engine.kernel.files.faults import BadCard, BadOption
    from engine.kernel.flow.determinize import determinize
    from engine.kernel.flow.machine import IllegalAnswer
    from engine.kernel.game.game import Game
    from engine.kernel.learning.action_space import ActionSpace
    from engine.kernel.learning.observation import Observation
    from engine.kernel.match.match import BadMatch, Match
    from engine.kernel.state.events import Event
    from engine.kernel.state.layout import SPECTATOR
    from engine.kernel.state.state import Option, Question, State
    from engine.kernel.state.view import View

__version__ = "1.0.0"

__all__ = [
    "SPECTATOR", "ActionSpace", "BadCard", "BadMatch", "BadOption", "Event", "Game", "IllegalAnswer", "Match",
    "Observation", "Option", "Question", "State", "View", "__version__", "create_player", "determinize", "games",
    "load",
]  # fmt: skip

_LIES_IN = {
    "create_player": "engine.ai.levels",
    "games": "engine.games",
    "load": "engine.games",
    "ActionSpace": "engine.kernel.learning.action_space",
    "Observation": "engine.kernel.learning.observation",
    **dict.fromkeys(("BadMatch", "Match"), "engine.kernel.match.match"),
    "Game": "engine.kernel.game.game",
    **dict.fromkeys(("Option", "Question", "State"), "engine.kernel.state.state"),
    **dict.fromkeys(("BadCard", "BadOption"), "engine.kernel.files.faults"),
    "Event": "engine.kernel.state.events",
    "IllegalAnswer": "engine.kernel.flow.machine",
    "SPECTATOR": "engine.kernel.state.layout",
    "View": "engine.kernel.state.view",
    "determinize": "engine.kernel.flow.determinize",
}

if not TYPE_CHECKING:  # type checkers see the imports above instead, so they report unknown names

    def __getattr__(name: str) -> object:
        if name not in _LIES_IN:
            raise AttributeError(f"module 'engine' has no attribute {name!r}")
        module = importlib.import_module(_LIES_IN[name])
        if name != "games":
            globals()[name] = getattr(module, "create" if name == "create_player" else name)
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
