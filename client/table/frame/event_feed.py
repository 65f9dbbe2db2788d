"""Takes over the events of a session at its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from client.motion.card_moves.first_deal import FirstDeal
from client.table.layer import Layer
from client.table.model import TableState
from client.table.view_switcher import ViewSwitcher
from client.widgets import Toast
from engine.kernel.state.events import ANSWERED
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE
from engine.session.viewpoint import Batch
from engine.words.say import table as say


class EventFeed:
    """Passes new events to one table's director, and shows another viewer's table without them.

    `on_viewer_changed` removes the picture of the last viewer. `is_put_off`: whether events wait for the next frame.
    `deal`: the first deal while it is held back.
    """

    def __init__(self, table: TableState, switcher: ViewSwitcher, on_viewer_changed: Callable[[], None]) -> None:
        self.table, self.switcher = table, switcher
        self._remove_picture = on_viewer_changed
        self._look = table.session.look
        self.is_put_off = False
        self.deal: FirstDeal | None = None

    @property
    def is_behind(self) -> bool:
        """Whether there are events that the director doesn't have yet."""
        return self.deal is not None or self.is_put_off

    def update(self, now: int) -> bool:
        """Advance the session to `now` (ms) and take over its events. Return True if anything has changed.

        Computer moves are saved in this frame and shown from the next one on. Private cards are covered at once.
        """
        session = self.table.session
        answered = session.update(now)
        self.is_put_off = answered and not self.is_put_off and session.look == self._look
        changed = not self.is_put_off and (self.catch_up() or answered)
        if self.deal is not None and self.deal.is_table_drawn:
            self._begin_deal()
        return changed

    def hold_deal(self) -> None:
        """Hold the start back, to show the deal to the first viewer before the first answer."""
        table, self.deal = self.table, None
        untouched = table.session.is_untouched and table.session.curtain is None
        if table.shows_deal and untouched and not table.director.pace.off:
            self.deal = FirstDeal(table.director, table.views.newest)

    def _begin_deal(self) -> None:
        deal, self.deal = self.deal, None
        if deal is not None:
            deal.begin(self.table.screen.now)

    def catch_up(self) -> bool:
        """Take over new events. Return True if there were any, or if another player looks."""
        table = self.table
        batches, others_look = self.switcher.take_events(self._look)
        for batch in self._change_viewer(batches) if others_look else batches:
            self._add(batch)
        self._tell_remarks()
        if not batches and not others_look:
            return False
        table.layers.each(Layer.caught_up)
        table.place_things()
        table.present()
        return True

    def _change_viewer(self, batches: Sequence[Batch]) -> Sequence[Batch]:
        """Show the table to another viewer, at the end of the events to skip. Return the batches after those."""
        table, session = self.table, self.table.session
        self._remove_picture()
        self._look = session.look
        table.clear_private_ui()
        last = max((number for number, batch in enumerate(batches) if not batch.events), default=len(batches) - 1)
        table.layers.each(Layer.on_skipped, batches[: last + 1])
        table.views.newest = batches[last].view if batches else session.view()
        open_now = session.openly or session.viewer == SPECTATOR
        table.views.public = batches[last].eyes == SPECTATOR if batches else open_now
        session.on_public_table = table.views.public
        table.director.reset(table.views.newest, batches[last].events.batch if batches else None)
        self.hold_deal()
        return batches[last + 1 :]

    def _add(self, batch: Batch) -> None:
        """Pass a batch to the director."""
        table, (events, after, _) = self.table, batch
        table.views.newest = after
        if events:
            self._begin_deal()
            # On a public table no batch is the viewer's own.
            who = next((event[1] for event in events if event[0] == ANSWERED), NONE)
            table.director.add(events, after, table.screen.now, not table.views.public and who == after.seat != NONE)
            if table.director.pace.off:
                table.hearing.at_once(events)
        elif self.deal is None:
            table.director.change(after, table.screen.now, events.batch)

    def _tell_remarks(self) -> None:
        """Show the session's error messages to the viewer. Those at the end appear in the results."""
        if self.table.session.curtain is None and not self.table.session.over:
            for sentence in self.table.session.take_remarks():
                self.table.screen.toast(Toast("information", say("please-note"), sentence))
