"""The street behind the pages of a season, as dark as the evening is late."""

from __future__ import annotations

import pygame

from client.scenes.games import game_entries
from client.scenes.season.lamps import LAMPS, Party
from client.scenes.title.idle_life import IdleLife
from client.scenes.title.street import StreetPicture
from client.shell.scene import Host, Scale, Scene, soonest
from client.widgets import Form, KeyBar

NIGHT = 12
_POLES = tuple((LAMPS[place][0] - 23.0, LAMPS[place][1] - 86.0) for place in (3, 8))
"""The lamps from which the lights of the party hang."""
_HOUSES = 4
"""The stalls at the curb would stand in the way of the lamps."""


class BackdropScene(Scene):
    """A scene on the title's street without its signs and lamps. `dusk`: how many evenings have passed, 0 to 12."""

    music = "shell"
    lit = False
    """Whether the lights of the party hang at night."""

    def __init__(self, dusk: float) -> None:
        super().__init__()
        self.dusk = dusk
        self._lights = Party("", True, lambda _: None) if dusk >= NIGHT else None
        self.form = Form()
        self.bar = KeyBar()
        self.street = StreetPicture(
            [entry for entry in game_entries() if entry.available][:_HOUSES],
            _POLES if dusk >= NIGHT and self.lit else (),
        )
        self.life = IdleLife(self.street)
        self.scale = Scale.of((1280, 720))

    def enter(self, app: Host) -> None:
        super().enter(app)
        self.form.motion = app.motion
        self.life.on = app.motion
        self.life.stop()

    def leave(self) -> None:
        self.street.forget()

    def place_street(self, size: tuple[int, int], scale: Scale, left: int) -> None:
        """Place the bar, and the street right of `left` pixels."""
        self.scale = scale
        self.form.layout(scale.rect, scale.unit)
        bar_height = self.bar.height_for(size[0], scale.unit)
        self.bar.place(pygame.Rect(0, size[1] - bar_height, size[0], bar_height), scale.unit)
        self.street.layout(size, left, self.bar.rect.top)

    def draw_street(self, surface: pygame.Surface) -> None:
        """Draw the street at this evening, and what moves on it."""
        self.street.draw(surface)
        frame, clip = self.life.frame, surface.get_clip()
        if frame is not None:
            surface.set_clip(frame.rect.clip(clip))
            self.street.compose(surface, frame.picture, frame.rect.topleft, frame.behind)
            surface.set_clip(clip)
        self.street.darken(surface, self.dusk / NIGHT)
        if self._lights is not None and self.lit:
            self._lights.stand(self.street.plan, self.scale.unit)
            self._lights.draw(surface)

    def live(self, now: int, stops: bool) -> None:
        """Let something small move on the street; `stops` ends it until later."""
        if stops:
            self.life.stop()
        for region in self.life.update(now):
            self.redraw(region)

    def animating(self) -> bool:
        return self.form.animating()

    def wake_at(self) -> int | None:
        return soonest(self.form.wake_at(), self.life.wake_at())
