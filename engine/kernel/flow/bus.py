"""The event bus: hands every event to every listener in the version its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.flow.causes import EventLog

Listener = Callable[[EventLog], None]


class EventBus:
    """Delivers batches of events, redacted for the seat each listener serves."""

    def __init__(self) -> None:
        self.listeners: list[tuple[int, Listener]] = []

    def subscribe(self, seat: int, listener: Listener) -> Callable[[], None]:
        """Let a listener hear events as a seat (or SPECTATOR) may know them; returns how to stop it."""
        entry = (seat, listener)
        self.listeners.append(entry)

        def unsubscribe() -> None:
            if entry in self.listeners:
                self.listeners.remove(entry)

        return unsubscribe

    def publish(self, batch: EventLog) -> None:
        """Deliver a batch in order, with its causes; an empty batch is not delivered."""
        if not batch:
            return
        for seat, listener in list(self.listeners):
            listener(batch.redacted(seat))
