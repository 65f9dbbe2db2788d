"""A match from a prepared state, which saves and statistics ignore."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.flow.event_log import EventLog
from engine.kernel.game.game import Game
from engine.kernel.match.match import Match
from engine.kernel.scenarios.reader import Scenario
from engine.kernel.state.state import State


class PracticeMatch(Match):
    """A match that starts at a scenario's state. It takes ownership of `state`."""

    def __init__(
        self, game: Game, scenario: Scenario, state: State, kinds: Sequence[str], names: Sequence[str] = ()
    ) -> None:
        """Start at `state`. Raises BadOption or ValueError with one sentence."""
        super().__init__(game, names or scenario.seats, scenario.options, scenario.seed, kinds)
        self.state, self.table = state, state.table
        self.state.events = EventLog()
        self.history = [(0, EventLog())]
