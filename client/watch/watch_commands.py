"""The keys for watching a match. `scene` carries them out."""

from __future__ import annotations

from client.input.actions import BACK, FASTER, PLAY, SLOWER, Command
from engine.store.player.settings import WATCH_SPEEDS

STEP, HANDS = Command("watch.step", ("Right",)), Command("watch.hands", ("H",))
ORDERS = (PLAY, STEP, HANDS, BACK, FASTER, SLOWER)


def next_speed(speed: str, command: Command) -> str:
    """Return the next faster or slower speed, or the same one at the end of the list."""
    place = WATCH_SPEEDS.index(speed) + (1 if command == FASTER else -1)
    return WATCH_SPEEDS[max(0, min(place, len(WATCH_SPEEDS) - 1))]
