"""What the table leads on to: the curtain when somebody else must look, the results when it is over."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from client.session.viewpoint import Batch
from engine.kernel.layout import SPECTATOR

if TYPE_CHECKING:
    from client.table.scene import TableScene

_RESULTS_AFTER_MS = 1400


class Leading:
    """Opens the curtain and the results of one table when they are due."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._over_since: int | None = None
        self._results_seen = False
        self._kept: list[Batch] = []
        """What whoever looks next is to be shown."""

    def take_events(self, look: int) -> tuple[list[Batch], bool]:
        """What has happened since the last call for those who look now (`look` as in the session), and whether somebody
        else looks from now on: where the theme wants that only when what came of the last choice has been shown.
        """
        scene = self.scene
        batches = [*self._kept, *scene.session.take_events()]
        self._kept = []
        if scene.session.look == look or not scene.hand.look.shows_on:
            return batches, scene.session.look != look
        own = list(takewhile(lambda batch: batch[1].seat == scene.view.seat, batches))
        if not own and not scene.timeline.active(scene.now):
            return batches, True
        self._kept = batches[len(own) :]
        return own, False

    def go_on(self, now: int) -> None:
        """Open what is due at the moment `now` (milliseconds)."""
        scene = self.scene
        if scene.session.curtain is not None and self._shows_on(now):
            return
        if scene.session.curtain is not None and scene.app.scene is scene and scene.app.knows("curtain"):
            scene.play("curtain")
            scene.forget_looks()
            scene.app.open_over("curtain", session=scene.session, below=scene)
            return
        if not scene.session.over or scene.timeline.waiting or self._results_seen:
            self._over_since = None
            return
        self._over_since = now if self._over_since is None else self._over_since
        if now >= self._over_since + (0 if scene.timeline.pace.off else _RESULTS_AFTER_MS):
            self.show_results()

    def _shows_on(self, now: int) -> bool:
        """Whether what came of the last choice is still being shown to everybody, or, where the theme wants that, to
        whoever has looked until now: the curtain waits for that, and no longer.
        """
        scene = self.scene
        looks = scene.public or (scene.hand.look.shows_on and scene.view.seat != SPECTATOR)
        return looks and scene.timeline.active(now)

    def show_results(self) -> None:
        """Open the results over the finished table, which can be looked at again afterwards."""
        scene = self.scene
        if scene.app.scene is scene and scene.app.knows("results"):
            self._results_seen = True
            scene.app.open_over("results", session=scene.session)

    def wake_at(self) -> int | None:
        """The moment when the results are due, or None."""
        return None if self._over_since is None else self._over_since + _RESULTS_AFTER_MS
