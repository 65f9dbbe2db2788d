"""Sweeps: one key that gives several answers, one after the other, as long as a game offers any for it.

It goes no faster than the table shows it and stops at anything the player does, and as soon as something else is asked
or somebody else is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.table.input_look import SweepLook
from engine.kernel.features import Sweep, Sweeps
from engine.kernel.view import View

if TYPE_CHECKING:
    from client.table.scene import TableScene


class Sweeping:
    """The sweeps of one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._running = ""
        self._began: tuple[int, int] = (-1, -1)
        """Which seat was asked which kind of question when it began."""
        self._offered: tuple[View | None, list[tuple[Sweep, SweepLook]]] = (None, [])

    @property
    def running(self) -> str:
        """The name of the sweep that goes on; empty without one."""
        return self._running

    def offered(self) -> list[tuple[Sweep, SweepLook]]:
        """The sweeps that have something to do now, with their keys and words."""
        hand = self.scene.hand
        if not hand.asked or not hand.look.sweeps:
            return []
        if self._offered[0] is not hand.view:
            known, found = hand.look.sweeps, self.scene.session.game.feature(Sweeps).sweeps(hand.view)
            offered = [(sweep, known[sweep.name]) for sweep in found if sweep.options and sweep.name in known]
            self._offered = hand.view, offered
        return self._offered[1]

    def start(self, name: str) -> bool:
        """Begin a sweep; false when it has nothing to do."""
        question = self.scene.hand.view.question
        if question is None or not any(sweep.name == name for sweep, _ in self.offered()):
            return False
        self.scene.drop_all()
        self._running, self._began = name, question[:2]
        return self._give_next()

    def stop(self) -> None:
        """Give no further answer."""
        self._running = ""

    def update(self) -> bool:
        """Give the next answer as soon as what came of the last one has been shown; true when one was given."""
        scene = self.scene
        if not self._running:
            return False
        if scene.timeline.waiting or scene.extras.suspense or scene.form.popup is not None:
            return False
        return self._give_next()

    def _give_next(self) -> bool:
        scene = self.scene
        question = scene.hand.view.question
        options = next((sweep.options for sweep, _ in self.offered() if sweep.name == self._running), ())
        if question is None or question[:2] != self._began or not options:
            self.stop()
            return False
        option = options[0]
        if scene.session.game.words.confirmation(scene.hand.view, option, scene.session.names):
            # What has to be confirmed is never swept along.
            self.stop()
            return False
        if not scene.commands.answer(option):
            self.stop()
            return False
        return True
