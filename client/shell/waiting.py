"""Event waiting: wait for the next event without using the processor."""

from __future__ import annotations

import pygame

# Drivers with which SDL polls a thousand times per second instead of sleeping. That is needed while the player is
# active. At rest, polling every few milliseconds is enough and costs almost nothing.
_LOOKING_DRIVERS = ("x11", "dummy", "offscreen")
NAP_MS = 8
AWAKE_MS = 400
"""How long after an event SDL keeps polling, in milliseconds."""


class EventWait:
    """Waits for events of the window; one for each running program."""

    def __init__(self) -> None:
        self._last = 0

    def wait(self, timeout: int) -> list[pygame.event.Event]:
        """Return the next events, or none after `timeout` milliseconds."""
        now = pygame.time.get_ticks()
        if timeout <= 0:
            return pygame.event.get()
        if pygame.display.get_driver() not in _LOOKING_DRIVERS or now < self._last + AWAKE_MS:
            events = self._wait_closely(timeout)
        else:
            events = self._wait_calmly(now + timeout)
        if events:
            self._last = pygame.time.get_ticks()
        return events

    def _wait_closely(self, timeout: int) -> list[pygame.event.Event]:
        first = pygame.event.wait(timeout)
        return [first, *pygame.event.get()] if first.type != pygame.NOEVENT else []

    def _wait_calmly(self, until: int) -> list[pygame.event.Event]:
        while True:
            events = pygame.event.get()
            left = until - pygame.time.get_ticks()
            if events or left <= 0:
                return events
            pygame.time.wait(min(NAP_MS, left))


def merge_motion(events: list[pygame.event.Event]) -> list[pygame.event.Event]:
    """Return the events with each run of mouse movements reduced to its last one."""
    result: list[pygame.event.Event] = []
    for event in events:
        if event.type == pygame.MOUSEMOTION and result and result[-1].type == pygame.MOUSEMOTION:
            result[-1] = event
        else:
            result.append(event)
    return result
