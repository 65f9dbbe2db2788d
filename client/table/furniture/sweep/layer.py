"""Sweeps: one key gives several answers, one after the other, as long as the game offers any for it.

A sweep is no faster than the table shows it. It stops at anything else that the player does, and when another question
is asked. The key of another sweep waits until this one is done.
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
from engine.kernel.game.traits.sweeps import Sweep


class SweepLayer(Layer):
    """The sweeps of one table."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._running = ""
        self._next: list[str] = []
        self._seat = -1
        """Who was asked when it began."""

    @property
    def running(self) -> str:
        """The name of the sweep that goes on; empty without one."""
        return self._running

    def offered(self) -> Sequence[tuple[Sweep, SweepLook]]:
        """The sweeps that can begin now, with their keys and words."""
        return self.model.hand.offered_sweeps

    def start(self, name: str) -> bool:
        """Begin a sweep, after the one that goes on; false when it has nothing to do."""
        if self._running and name in self.model.hand.look.sweeps:
            self._next.append(name)
            return True
        question = self.model.hand.view.question
        if question is None or not any(sweep.name == name for sweep, _ in self.offered()):
            return False
        self.do.drop_all()
        self._running, self._seat = name, question[0]
        return self._give_next()

    def stop(self) -> None:
        """Give no further answer."""
        self._running = ""
        self._next.clear()

    def preview_event(self, event: pygame.event.Event) -> bool:
        """End the sweep at anything but a hurry or another sweep's key; its own key does nothing else."""
        name, known = self._running, self.model.hand.look.sweeps
        if not name or meant(event, (HURRY,)):
            return False
        other = next((key for key in known if key not in (name, *self._next) and matches(event, known[key].key)), "")
        if other:
            return self.start(other)
        self.stop()
        return matches(event, known[name].key)

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
        options = next((sweep.options for sweep, _ in model.hand.sweeps if sweep.name == self._running), ())
        if question is None or question[0] != self._seat or not options:
            self._running = ""
            while self._next:
                if self.start(self._next.pop(0)):
                    return True
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
