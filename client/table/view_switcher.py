"""Switches to what follows the table: the curtain before another player looks, and the results at the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from client.table.model import TableState
from engine.kernel.state.layout import SPECTATOR
from engine.session.viewpoint import Batch

_RESULTS_AFTER_MS = 1400
_WATCHED_MS = 900
"""The least time in ms that the public table shows events before another player looks."""


class ViewSwitcher:
    """Opens the curtain and the results of one table when they are due."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._over_since: int | None = None
        self._results_seen = False
        self._kept: list[Batch] = []
        """Batches for the next viewer."""
        self._watched_until = 0
        """When all players have had time to see the latest events."""

    def take_events(self, look: int) -> tuple[list[Batch], bool]:
        """Return the batches to show now, and whether there is another viewer.

        `look` is the session's value for the current viewer. Private cards are covered at once; public events are shown
        to their end before another player looks.
        """
        table = self.table
        batches, self._kept = [*self._kept, *table.session.take_events()], []
        eyes = SPECTATOR if table.views.public else table.views.newest.seat
        own = list(takewhile(lambda batch: batch.eyes == eyes, batches))
        others = batches[len(own) :]
        if eyes == SPECTATOR and (own or self._shows(table.screen.now)) and (others or table.session.look != look):
            self._kept = others
            self._watch(own)
            return own, False
        seen = list(takewhile(lambda batch: batch.eyes == others[0].eyes, others))
        self._kept = others[len(seen) :]
        self._watch([*own, *seen])
        return [*own, *seen], bool(seen) or table.session.look != look

    def go_on(self, now: int) -> None:
        """Open what is due at `now` (ms)."""
        table = self.table
        if self._kept or (table.views.public and table.session.curtain is not None and self._shows(now)):
            return  # all players see the public events first
        if table.session.curtain is not None and table.app.scene is table and table.app.knows("curtain"):
            table.play("curtain")
            table.clear_private_ui()
            table.app.open_over("curtain", session=table.session, below=table)
            return
        if not table.session.over or table.director.waiting or self._results_seen:
            self._over_since = None
            return
        self._over_since = now if self._over_since is None else self._over_since
        if now >= self._over_since + (0 if table.director.pace.off else _RESULTS_AFTER_MS):
            self.show_ending()

    def _watch(self, batches: Sequence[Batch]) -> None:
        """Give all players time for public events in these batches."""
        if any(batch.events and batch.eyes == SPECTATOR for batch in batches):
            self._watched_until = self.table.screen.now + self.table.app.milliseconds(_WATCHED_MS)

    def _shows(self, now: int) -> bool:
        """Return whether something moves, waits to be read, or has only just happened."""
        director = self.table.director
        return now < self._watched_until or director.active(now) or director.waits_for_reader

    def show_ending(self) -> None:
        """Play the ending, unless motion is off, then open the results."""
        table = self.table
        if table.director.pace.off or table.app.scene is not table or not table.app.knows("ending"):
            self.show_results()
            return
        self._results_seen = True
        table.app.open_over(
            "ending",
            game=table.session.game,
            view=table.views.newest,
            names=table.session.names,
            then=self._on_ending_over,
        )

    def _on_ending_over(self) -> None:
        """Open the results after the ending was seen or skipped."""
        self.table.app.back()
        self.show_results()

    def show_results(self) -> None:
        """Open the results over the finished table, which can be viewed again afterward."""
        table = self.table
        if table.app.scene is table and table.app.knows("results"):
            self._results_seen = True
            table.app.open_over("results", session=table.session)

    def wake_at(self) -> int | None:
        """Return when the results or the next viewer's events are due, or None."""
        if self._kept or (self.table.views.public and self.table.session.curtain is not None):
            return max(self.table.screen.now, self._watched_until)
        return None if self._over_since is None else self._over_since + _RESULTS_AFTER_MS
