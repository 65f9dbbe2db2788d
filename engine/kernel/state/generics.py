"""The type of a game's match rules as a parameter: `State[MatchRules]` is a position of that game.

Where no game is named (`State`, `View`, `Table`, `Game`) any game is meant, and nothing can be asked of its match
rules. `S` is a step of a game's effects. This module is not compiled: what type checkers read here is not there at run
time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    R = TypeVar("R", default=object)
    R_co = TypeVar("R_co", covariant=True, default=object)
    S = TypeVar("S", default=object)
else:
    from typing import TypeVar

    R = TypeVar("R")
    R_co = TypeVar("R_co", covariant=True)
    S = TypeVar("S")
