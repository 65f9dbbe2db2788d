"""What the table leads on to: the curtain when somebody else must look, the results when it is over."""

from __future__ import annotations

from itertools import takewhile

from client.session.viewpoint import Batch
from client.table.model import TableState
from engine.kernel.layout import SPECTATOR

_RESULTS_AFTER_MS = 1400


class Leading:
    """Opens the curtain and the results of one table when they are due."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._over_since: int | None = None
        self._results_seen = False
        self._kept: list[Batch] = []
        """What whoever looks next is to be shown."""

    def take_events(self, look: int) -> tuple[list[Batch], bool]:
        """What has happened since the last call for those who look now (`look` as in the session), and whether somebody
        else looks from now on: where the theme wants that only when what came of the last choice has been shown.
        """
        table = self.table
        batches = [*self._kept, *table.session.take_events()]
        self._kept = []
        shows_on = table.hand.look.shows_on or table.public or table.session.openly
        if table.session.look == look or not shows_on:
            return batches, table.session.look != look
        own = list(takewhile(lambda batch: batch[1].seat == table.view.seat, batches))
        if not own and not table.director.active(table.now):
            return batches, True
        self._kept = batches[len(own) :]
        return own, False

    def go_on(self, now: int) -> None:
        """Open what is due at the moment `now` (milliseconds)."""
        table = self.table
        if table.session.curtain is not None and self._shows_on(now):
            return
        if table.session.curtain is not None and table.app.scene is table and table.app.knows("curtain"):
            table.play("curtain")
            table.forget_looks()
            table.app.open_over("curtain", session=table.session, below=table)
            return
        if not table.session.over or table.director.waiting or self._results_seen:
            self._over_since = None
            return
        self._over_since = now if self._over_since is None else self._over_since
        if now >= self._over_since + (0 if table.director.pace.off else _RESULTS_AFTER_MS):
            self.show_ending()

    def _shows_on(self, now: int) -> bool:
        """Whether what came of the last choice is still being shown to everybody, or, where the theme wants that, to
        whoever has looked until now: the curtain waits for that, and no longer.
        """
        table = self.table
        looks = table.public or (table.hand.look.shows_on and table.view.seat != SPECTATOR)
        return bool(self._kept) or (looks and table.director.active(now))

    def show_ending(self) -> None:
        """Play how the match has ended, unless this pace shows nothing; then open the results."""
        table = self.table
        if table.director.pace.off or table.app.scene is not table or not table.app.knows("ending"):
            self.show_results()
            return
        self._results_seen = True
        table.app.open_over("ending", game=table.session.game, view=table.view, names=table.session.names,
                            then=self._ended)  # fmt: skip

    def _ended(self) -> None:
        """The ending has been seen, or was passed over."""
        self.table.app.back()
        self.show_results()

    def show_results(self) -> None:
        """Open the results over the finished table, which can be looked at again afterwards."""
        table = self.table
        if table.app.scene is table and table.app.knows("results"):
            self._results_seen = True
            table.app.open_over("results", session=table.session)

    def wake_at(self) -> int | None:
        """The moment when the results are due, or what others are to be shown; or None."""
        if self._kept:
            return self.table.now
        return None if self._over_since is None else self._over_since + _RESULTS_AFTER_MS
