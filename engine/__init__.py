"""The rules of the games as a library: play matches, look at them through the eyes of a seat, write players.

Whatever `__all__` lists stays as it is documented; everything else may change. Nothing here imports pygame.

>>> import random
>>> from engine import Match, load
>>> match = Match(load("nefarious"), ["Ada", "Ben", "Cleo"], seed=7)
>>> rng = random.Random(1)
>>> while not match.over:
...     seat = match.asked[0]
...     match.answer(seat, rng.choice(match.view(seat).options))
>>> match.view().winners, match.game.shows.scores(match.view())
([0], [21, 16, 20])

A name is imported when it is first used, so that `import engine` costs nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine import games
    from engine.ai.levels import create as create_player
    from engine.games import load
    from engine.kernel.encoding import ActionSpace, Observation
    from engine.kernel.errors import BadCard, BadOption
    from engine.kernel.events import Event
    from engine.kernel.frames import IllegalAnswer
    from engine.kernel.game import Game
    from engine.kernel.layout import SPECTATOR
    from engine.kernel.match import BadMatch, Match
    from engine.kernel.state import Option, Question, State
    from engine.kernel.view import View
    from engine.kernel.worlds import determinize

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
    **dict.fromkeys(("ActionSpace", "Observation"), "engine.kernel.encoding"),
    **dict.fromkeys(("BadMatch", "Match"), "engine.kernel.match"),
    "Game": "engine.kernel.game",
    **dict.fromkeys(("Option", "Question", "State"), "engine.kernel.state"),
    **dict.fromkeys(("BadCard", "BadOption"), "engine.kernel.errors"),
    "Event": "engine.kernel.events",
    "IllegalAnswer": "engine.kernel.frames",
    "SPECTATOR": "engine.kernel.layout",
    "View": "engine.kernel.view",
    "determinize": "engine.kernel.worlds",
}

if not TYPE_CHECKING:  # a type checker sees the imports above, and a name that does not exist

    def __getattr__(name: str) -> object:
        if name not in _LIES_IN:
            raise AttributeError(f"module 'engine' has no attribute {name!r}")
        module = importlib.import_module(_LIES_IN[name])
        if name != "games":
            globals()[name] = getattr(module, "create" if name == "create_player" else name)
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
