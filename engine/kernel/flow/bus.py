"""The event bus: delivers events to listeners, redacted for their seats."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.flow.event_log import EventLog

Listener = Callable[[EventLog], None]


class EventBus:
    """Delivers batches of events, redacted for the seat each listener serves."""

    def __init__(self) -> None:
        self.listeners: list[tuple[int, Listener]] = []

    def subscribe(self, seat: int, listener: Listener) -> Callable[[], None]:
        """Register a listener for events as a seat (or SPECTATOR) may know them. Return a function that removes it."""
        entry = (seat, listener)
        self.listeners.append(entry)

        def unsubscribe() -> None:
            if entry in self.listeners:
                self.listeners.remove(entry)

        return unsubscribe

    def publish(self, batch: EventLog) -> None:
        """Deliver a batch with its causes to all listeners. Empty batches are skipped."""
        if not batch:
            return
        for seat, listener in list(self.listeners):
            listener(batch.redact_for(seat))
