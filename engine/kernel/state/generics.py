"""Type variables for a game's match rules: `State[MatchRules]` is a state of that game.

Without a parameter (`State`, `View`, `Table`, `Game`), any game is meant and its match rules are opaque. `S` is a
step of a game's effects. This module isn't compiled, because type checkers read other code here than Python runs.
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
