"""Sweeps: one key that gives several answers, one after the other, as long as a game offers any for it.

It goes no faster than the table shows it and stops at anything the player does, and as soon as something else is asked
or somebody else is.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.input.actions import meant
from client.input.keys import matches
from client.table.actions import HURRY
from client.table.context import TableContext
from client.table.hand.look import SweepLook
from client.table.layer import Layer
from engine.kernel.traits.sweeps import Sweep


class SweepLayer(Layer):
    """The sweeps of one table."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._running = ""
        self._began: tuple[int, int] = (-1, -1)
        """Which seat was asked which kind of question when it began."""

    @property
    def running(self) -> str:
        """The name of the sweep that goes on; empty without one."""
        return self._running

    def offered(self) -> Sequence[tuple[Sweep, SweepLook]]:
        """The sweeps that have something to do now, with their keys and words."""
        return self.model.hand.sweeps

    def start(self, name: str) -> bool:
        """Begin a sweep; false when it has nothing to do."""
        question = self.model.hand.view.question
        if question is None or not any(sweep.name == name for sweep, _ in self.offered()):
            return False
        self.do.drop_all()
        self._running, self._began = name, question[:2]
        return self._give_next()

    def stop(self) -> None:
        """Give no further answer."""
        self._running = ""

    def watch(self, event: pygame.event.Event) -> bool:
        """Whatever the player does ends a sweep, except to hurry it; its own key does nothing else."""
        name = self._running
        if not name or meant(event, (HURRY,)):
            return False
        self.stop()
        return matches(event, self.model.hand.look.sweeps[name].key)

    def perform(self, action: str, about: str) -> bool:
        return action == "sweep.start" and self.start(about)

    def update(self, now: int) -> bool:
        """Give the next answer as soon as what came of the last one has been shown; true when one was given."""
        model = self.model
        if not self._running or model.waiting or model.suspense or model.dialog is not None:
            return False
        return self._give_next()

    def _give_next(self) -> bool:
        model = self.model
        question = model.hand.view.question
        options = next((sweep.options for sweep, _ in self.offered() if sweep.name == self._running), ())
        if question is None or question[:2] != self._began or not options:
            self.stop()
            return False
        option = options[0]
        if model.session.game.words.confirmation(model.hand.view, option, model.session.names):
            # What has to be confirmed is never swept along.
            self.stop()
            return False
        if not self.do.answer(option):
            self.stop()
            return False
        return True
