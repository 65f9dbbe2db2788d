"""How fast things move, by the player's wish and by the length of what is waiting to be shown."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.kernel.events import TURN_BEGAN, Event
from engine.kernel.layout import SPECTATOR
from engine.kernel.view import View
from engine.store.settings import ANIMATIONS, Settings

LONG_CHAIN = 8
"""Events; a chain of more is compressed to three seconds, less a few frames."""
LONGEST_CHAIN_MS = 2950
READ_MS = 3000
"""So long each beat of what somebody else has done may be looked at before anything follows, at the pace "read"."""
LOSS_MS = 700
"""The same at normal speed for what takes something from the viewer."""
FADE_MS = 150
"""How long a fade takes where nothing may move."""

_SHORTEST_SHARE = 0.08
_HASTIEST = 0.4


@dataclass(slots=True)
class Pace:
    """Durations as they are wanted now.

    factor    1 at normal speed, 0 when animation is off
    reduced   reduced motion: things fade, nothing moves
    squeeze   below 1 while a long chain is compressed
    read      whether what others do waits to be looked at
    """

    factor: float = 1.0
    reduced: bool = False
    squeeze: float = 1.0
    read: bool = False

    @classmethod
    def of(cls, settings: Settings) -> Pace:
        """The pace of the player's settings."""
        return cls(ANIMATIONS[settings.animation], settings.reduced_motion, read=settings.animation == "read")

    @property
    def off(self) -> bool:
        """Whether everything is shown at once."""
        return self.factor == 0

    def ms(self, normal: float) -> float:
        """A duration in milliseconds, from what it is at normal speed."""
        return normal * self.factor * self.squeeze

    def rest_ms(self, others: bool, costs: bool) -> float:
        """How long what `others` have done, or `costs` the viewer something, is looked at before anything follows."""
        if self.read:
            return READ_MS if others else 0.0
        return self.ms(LOSS_MS) if costs else 0.0

    def fade_ms(self) -> float:
        """How long a fade takes: never more than 150 ms."""
        return min(FADE_MS, self.ms(FADE_MS))

    def fit(self, waiting_ms: float, room_ms: float) -> None:
        """Compress so that what takes `waiting_ms` at normal speed fits into `room_ms`; never stretch."""
        wanted = waiting_ms * self.factor
        self.squeeze = 1.0 if wanted <= room_ms else max(_SHORTEST_SHARE, room_ms / wanted)


def loses(before: View, after: View, counted: Collection[tuple[int, int]]) -> bool:
    """Whether the seat that looks has lost something between two views by what somebody else has done: a card before
    it, or some of a counter. `counted` are those (seat, number) that the events tell of; others are bookkeeping.
    """
    seat, layout = after.seat, after.table.layout
    if seat == SPECTATOR or after.active == seat or before.seat != seat:
        return False
    first = seat * layout.counter_stride
    if any(after.counters[first + number] < before.counters[first + number] for of, number in counted if of == seat):
        return True
    zones = zip(before.zones, after.zones, strict=True)
    return any(len(now) < len(then) for zone, (then, now) in enumerate(zones) if layout.owner(zone) == seat)


class Haste:
    """A turn of somebody else that has very many answers is shown faster and faster.

    `after` is the number of answers from which on it is; 0: never.
    """

    def __init__(self, after: int) -> None:
        self.after = after
        self._number = 0

    def hear(self, events: Sequence[Event], view: View) -> None:
        """Take note of what came of an answer."""
        begins = view.active == view.seat or any(event[0] == TURN_BEGAN for event in events)
        self._number = 0 if begins else self._number + 1

    @property
    def squeeze(self) -> float:
        """The share of the usual durations."""
        if not self.after or self._number <= self.after:
            return 1.0
        return max(_HASTIEST, self.after / self._number)


def travel_ms(distance: float, scale: float) -> float:
    """How long a card is on its way at normal speed: 200 to 230 ms, longer beyond 400 pixels, at most 350.

    `distance` is in pixels of the window, `scale` the pixels in one pixel of a table 1920 wide.
    """
    far = distance / max(0.01, scale)
    return min(350.0, 200 + 30 * min(1.0, far / 400) + max(0.0, far - 400) / 4)
