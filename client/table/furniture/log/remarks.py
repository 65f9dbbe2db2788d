"""Says aloud what nobody did: a remark of the rules, such as a tie, has no card or seat on which the table shows it."""

from __future__ import annotations

from itertools import takewhile

from client.table.context import TableContext
from client.table.layer import Layer
from client.widgets import Toast
from engine.kernel.state.events import NOTED
from engine.session.log import NO_SEAT
from engine.session.story import plain


class RemarkLayer(Layer):
    """Shows each new remark of the rules as a toast, unless it has been told across the table."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._said = self._newest()

    def _newest(self) -> int:
        """The batch of the newest line of the log."""
        log = self.model.session.log
        return log[-1].batch if log else 0

    def on_idle(self) -> None:
        unsaid = takewhile(lambda line: line.batch > self._said, reversed(self.model.session.log))
        for line in reversed([line for line in unsaid if line.kind == NOTED and line.seat == NO_SEAT]):
            words = f"{plain(line.text)}."
            if words != self.model.told_large:
                self.do.toast(Toast("information", words, ""))
        self._said = self._newest()
