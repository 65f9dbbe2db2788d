"""Toasts for the rules' own remarks, e.g. about a tie: they have no card or seat where the table could show them."""

from __future__ import annotations

from itertools import takewhile

from client.table.context import TableContext
from client.table.layer import Layer
from client.widgets import Toast
from engine.kernel.game.milestones import Milestone
from engine.kernel.state.events import NOTED
from engine.session.log import NO_SEAT
from engine.session.story import plain
from engine.session.words import address_names


class RemarkLayer(Layer):
    """Shows each new remark of the rules as a toast, unless the table has announced it in large letters."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._said = self._newest()
        self._large = ""

    def milestone(self, milestone: Milestone) -> None:
        names = address_names(self.table.session)
        self._large = self.table.session.game.words.milestone(self.table.views.newest.table, milestone, names)

    def _newest(self) -> int:
        """Return the batch of the log's newest line."""
        log = self.table.session.log
        return log[-1].batch if log else 0

    def on_idle(self) -> None:
        unsaid = takewhile(lambda line: line.batch > self._said, reversed(self.table.session.log))
        for line in reversed([line for line in unsaid if line.kind == NOTED and line.seat == NO_SEAT]):
            words = f"{plain(line.text)}."
            if words != self._large:
                self.table.screen.toast(Toast("information", words, ""))
        self._said = self._newest()
