"""What happens on the map after an evening: the lamp changes, lanterns come or go, a spark runs on, dusk deepens."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.scenes.season.door import Lanterns
from client.scenes.season.lamps import LAMPS, EveningLamp
from client.scenes.title.street import StreetPlan, lamp_glow
from client.shell.scene import Host
from client.street.season import SeasonUnderWay

_LAMP, _LANTERN, _SPARK, _DUSK = 350, 90, 600, 400
_SPARK_SIZE = 70.0


class Arrival:
    """The changes since the last evening, played once. `moving` while they last; `dusk` as in `BackdropScene`."""

    def __init__(self, season: SeasonUnderWay) -> None:
        self._outcome = season.state.past[-1] if season.state.past else None
        self._days = season.days
        self.moving = False
        self.dusk = 0.0
        self._since: int | None = None
        self._share = 1.0
        """How far the spark has come, from 0 to 1."""

    def begin(self, app: Host) -> None:
        """Begin at the next frame, unless nothing may move."""
        self.moving = app.motion and self._outcome is not None

    def finish(self) -> None:
        """Skip to the end."""
        self._since = -1_000_000 if self.moving else None

    def update(self, now: int, lamps: Sequence[EveningLamp], lanterns: Lanterns) -> bool:
        """Bring the map's lamps and lanterns to this moment. Returns whether anything changed."""
        if not self.moving or self._outcome is None:
            return False
        if self._since is None:
            self._since = now
        elapsed, outcome = now - self._since, self._outcome
        steps = abs(outcome.after - outcome.before)
        if outcome.day <= len(lamps):
            lamps[outcome.day - 1].light = min(1.0, elapsed / _LAMP)
        count = min(steps, max(0, elapsed - _LAMP) // _LANTERN)
        lanterns.lit = outcome.before + (count if outcome.after > outcome.before else -count)
        self._share = min(1.0, max(0, elapsed - _LAMP) / _SPARK)
        self.dusk = min(self._days, outcome.day - 1 + min(1.0, elapsed / _DUSK))
        if elapsed >= _LAMP + max(_SPARK, steps * _LANTERN):
            self.moving = False
        return True

    def draw(self, surface: pygame.Surface, plan: StreetPlan) -> None:
        """Draw the spark on its way to the next lamp."""
        if not (self.moving and self._outcome is not None and 0 < self._share < 1 and self._outcome.day < len(LAMPS)):
            return
        (left, top), (right, bottom) = LAMPS[self._outcome.day - 1], LAMPS[self._outcome.day]
        x, y = plan.point(left + (right - left) * self._share, top + (bottom - top) * self._share)
        glow = lamp_glow(_SPARK_SIZE * plan.scale)
        surface.blit(glow, glow.get_rect(center=(round(x), round(y))))
        pygame.draw.circle(surface, "#fff6e6", (round(x), round(y)), max(2, round(5 * plan.scale)))
