"""Sweeps: one key gives answer after answer, as long as the game offers any for it.

A sweep waits until the table has shown each answer. Any other input stops it, and so does a question to another seat.
Another sweep's key takes effect when this one is done.
"""

from __future__ import annotations

import pygame

from client.input.actions import find_triggered
from client.input.keys import matches
from client.table.actions import HURRY, START_SWEEP, Handlers
from client.table.context import TableContext
from client.table.layer import Layer


class SweepLayer(Layer):
    """The sweeps of one table."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.running = ""
        """The name of the running sweep, or an empty string."""
        self._next: list[str] = []
        self._seat = -1
        """The seat that was asked when the sweep began."""

    def start(self, name: str) -> bool:
        """Start a sweep, after the running one if there is any. Return False if it has no answer to give."""
        if self.running and name in self.table.hand.look.sweeps:
            self._next.append(name)
            return True
        question = self.table.hand.view.question
        if question is None or not any(sweep.name == name for sweep, _ in self.table.hand.offered_sweeps):
            return False
        self.do.drop_all()
        self.running, self._seat = name, question[0]
        return self._give_next()

    def stop(self) -> None:
        """Stop all sweeps."""
        self.running = ""
        self._next.clear()

    def preview_event(self, event: pygame.event.Event) -> bool:
        """Stop the sweep at any input except the hurry key and other sweeps' keys. Its own key does nothing else."""
        name, known = self.running, self.table.hand.look.sweeps
        if not name or find_triggered(event, (HURRY,)):
            return False
        other = next((key for key in known if key not in (name, *self._next) and matches(event, known[key].key)), "")
        if other:
            return self.start(other)
        self.stop()
        return matches(event, known[name].key)

    def commands(self) -> Handlers:
        return {START_SWEEP: self.start}

    def update(self, now: int) -> bool:
        """Give the next answer once the last one has been shown. Return True when one was given."""
        table = self.table
        if not self.running or table.director.waiting or table.director.suspense or table.screen.dialog is not None:
            return False
        return self._give_next()

    def _give_next(self) -> bool:
        table = self.table
        question = table.hand.view.question
        options = next((sweep.options for sweep, _ in table.hand.sweeps if sweep.name == self.running), ())
        if question is None or question[0] != self._seat or not options:
            self.running = ""
            while self._next:
                if self.start(self._next.pop(0)):
                    return True
            return False
        option = options[0]
        # A sweep never gives answers that need a confirmation.
        confirms = table.session.game.words.confirmation(table.hand.view, option, table.session.names)
        if confirms or not self.do.answer(option):
            self.stop()
            return False
        return True
