"""Toasts for the rules' own remarks, e.g. about a tie: they have no card or seat where the table could show them."""

from __future__ import annotations

from itertools import takewhile

from client.table.context import TableContext
from client.table.layer import Layer
from client.widgets import Toast
from engine.kernel.state.events import NOTED
from engine.session.log import NO_SEAT
from engine.session.story import plain


class RemarkLayer(Layer):
    """Shows each new remark of the rules as a toast, unless the table has announced it in large letters."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._said = self._newest()

    def _newest(self) -> int:
        """Return the batch of the log's newest line."""
        log = self.model.session.log
        return log[-1].batch if log else 0

    def on_idle(self) -> None:
        unsaid = takewhile(lambda line: line.batch > self._said, reversed(self.model.session.log))
        for line in reversed([line for line in unsaid if line.kind == NOTED and line.seat == NO_SEAT]):
            words = f"{plain(line.text)}."
            if words != self.model.told_large:
                self.do.toast(Toast("information", words, ""))
        self._said = self._newest()
