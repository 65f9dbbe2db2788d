"""The street behind the pages of a season, as dark as the evening is late."""

from __future__ import annotations

import pygame

from client.scenes.games import game_entries
from client.scenes.season.lamps import LAMPS, Party
from client.scenes.title.backdrop import StreetBackdrop
from client.scenes.title.street import StreetPicture

NIGHT = 12
_POLES = tuple((LAMPS[place][0] - 23.0, LAMPS[place][1] - 86.0) for place in (3, 8))
"""The lamps from which the lights of the party hang."""
_HOUSES = 4
"""The stalls at the curb would stand in the way of the lamps."""


class BackdropScene(StreetBackdrop):
    """A scene on the title's street without its signs and lamps. `dusk`: how many evenings have passed, 0 to 12."""

    music = "shell"
    lit = False
    """Whether the lights of the party hang at night."""

    def __init__(self, dusk: float) -> None:
        entries = [entry for entry in game_entries() if entry.available][:_HOUSES]
        super().__init__(StreetPicture(entries, _POLES if dusk >= NIGHT and self.lit else ()))
        self.dusk = dusk
        self._lights = Party("", True, lambda _: None) if dusk >= NIGHT else None

    def draw_street(self, surface: pygame.Surface) -> None:
        """Draw the street at this evening, and what moves on it."""
        super().draw_street(surface)
        self.street.darken(surface, self.dusk / NIGHT)
        if self._lights is not None and self.lit:
            self._lights.stand(self.street.plan, self.scale.unit)
            self._lights.draw(surface)
