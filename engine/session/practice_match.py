"""A match that begins in a position laid for it, and is of no concern to saves and statistics."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.flow.causes import EventLog
from engine.kernel.game.game import Game
from engine.kernel.match.match import Match
from engine.kernel.scenarios.reader import Scenario
from engine.kernel.state.state import State


class PracticeMatch(Match):
    """A match at the position of a scenario; `state` is that position and is the match's from now on."""

    def __init__(self, game: Game, scenario: Scenario, state: State, kinds: Sequence[str],
                 names: Sequence[str] = ()) -> None:  # fmt: skip
        """Sit down at the position. Raises BadOption or ValueError in one sentence."""
        super().__init__(game, names or scenario.seats, scenario.options, scenario.seed, kinds)
        self.state, self.table = state, state.table
        self.state.events = EventLog()
        self.history = [(0, EventLog())]
