"""What a beat does to pieces."""

from __future__ import annotations

from dataclasses import dataclass, field

from client.motion.stage import Way
from engine.kernel.events import Event


@dataclass(slots=True)
class Plan:
    """What a beat does to pieces: ways, and for each the event that lands with it (None: none). All other pieces stay
    for `wait_ms` before they close up.
    """

    ways: list[Way] = field(default_factory=list)
    events: list[Event | None] = field(default_factory=list)
    wait_ms: float = 0.0

    def add(self, way: Way, event: Event | None) -> None:
        """One more way."""
        self.ways.append(way)
        self.events.append(event)
