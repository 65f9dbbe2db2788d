"""Counts how often cards are acquired when possible, in games with a verb for it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.flow.table import Table
from engine.kernel.state.events import ANSWERED
from engine.kernel.state.state import ACTIVE, TURN, State

ACQUIRING = "acquire"
"""The verb of options that acquire their source card."""


@dataclass
class Purchases:
    """For every title the turns in which the acting seat could acquire it, and those in which it did."""

    chances: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    _offered: set[str] = field(default_factory=set)
    _acquired: set[str] = field(default_factory=set)
    _turn: tuple[int, int] = (0, -1)

    def begin(self, table: Table) -> None:
        """Begin another game."""
        self._table = table
        self._verb = table.game.verbs.index(ACQUIRING) if ACQUIRING in table.game.verbs else -1

    def take(self, state: State) -> None:
        """Record what the last answer acquired and what can be acquired now. Call it before the events are cleared."""
        if self._verb < 0:
            return
        self._acquired |= {
            self._name(event[2]) for event in state.events or () if event[0] == ANSWERED and event[5] == self._verb
        }
        now = state.values[TURN], state.values[ACTIVE]
        if now != self._turn or not state.questions:
            self._close()
            self._turn = now
        for _, _, _, options in state.questions:
            self._offered |= {self._name(card) for verb, card, _ in options if verb == self._verb}

    def _close(self) -> None:
        self.chances.update(self._offered)
        self.taken.update(self._acquired)
        self._offered.clear()
        self._acquired.clear()

    def _name(self, card: int) -> str:
        return self._table.game.words.card_name(self._table, card)

    def rates(self) -> dict[str, dict[str, Any]]:
        """Return each title with its chances, how often it was taken, and the share, the largest share first."""
        found = {
            name: {"chances": chances, "taken": self.taken[name], "share": round(self.taken[name] / chances, 3)}
            for name, chances in sorted(self.chances.items())
        }
        return dict(sorted(found.items(), key=lambda entry: -float(entry[1]["share"])))

    def lines(self) -> list[str]:
        """Return the shares as the lines of a table, for people."""
        if not self.chances:
            return []
        width = max(len(name) for name in self.chances)
        return ["  acquired in so much of the turns in which it could be:"] + [
            f"    {name:<{width}}  {entry['share']:>6.1%} of {entry['chances']:,}"
            for name, entry in self.rates().items()
        ]
