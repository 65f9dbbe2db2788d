"""The street behind a screen, with its widgets, toasts and a bar with the keys in front."""

from __future__ import annotations

import random

import pygame

from client.art.sketch import clip_to
from client.scenes.title.idle_life import IdleLife
from client.scenes.title.street import StreetPicture
from client.shell.scene import Host, Scale, Scene, soonest
from client.widgets import Form, KeyBar, Toast, ToastShelf


class StreetBackdrop(Scene):
    """A scene in front of the street, on which something small moves now and then."""

    def __init__(self, street: StreetPicture, note: str = "", chance: random.Random | None = None) -> None:
        """`note`: the words at the right of the bar."""
        super().__init__()
        self.street = street
        self.life = IdleLife(street, chance)
        self.form = Form()
        self.toasts = ToastShelf()
        self.bar = KeyBar(note=note)
        self.scale = Scale.of((1280, 720))

    def enter(self, app: Host) -> None:
        super().enter(app)
        self.form.motion = self.toasts.motion = self.life.on = app.motion
        self.life.stop()

    def leave(self) -> None:
        self.street.forget()

    def tell(self, title: str, sentence: str) -> None:
        """Show a toast."""
        self.toasts.show(Toast("information", title, sentence), self.app.clock.now())

    def place_street(self, size: tuple[int, int], scale: Scale, left: int) -> None:
        """Place the bar, and the street right of `left` pixels."""
        self.scale = scale
        self.form.layout(scale.rect, scale.unit)
        bar_height = self.bar.height_for(size[0], scale.unit)
        self.bar.place(pygame.Rect(0, size[1] - bar_height, size[0], bar_height), scale.unit)
        self.street.layout(size, left, self.bar.rect.top)

    def place_again(self) -> None:
        """Lay out the scene again after its controls changed."""
        self.layout((self.scale.width, self.scale.height), self.scale)
        self.redraw()

    def draw_street(self, surface: pygame.Surface) -> None:
        """Draw the street, and what moves on it."""
        self.street.draw(surface)
        frame = self.life.frame
        if frame is not None:
            with clip_to(surface, frame.rect):
                self.street.compose(surface, frame.picture, frame.rect.topleft, frame.behind)

    def draw_controls(self, surface: pygame.Surface) -> None:
        """Draw the bar, the widgets and the toasts."""
        self.bar.draw(surface)
        self.form.draw(surface)
        self.toasts.draw(surface)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.toasts.dismiss(self.app.clock.now())

    def live(self, now: int, stops: bool) -> None:
        """Let something small move on the street; `stops` ends it until later."""
        if stops:
            self.life.stop()
        for region in self.life.update(now):
            self.redraw(region)

    def animating(self) -> bool:
        return self.form.animating() or self.toasts.animating()

    def wake_at(self) -> int | None:
        return soonest(self.form.wake_at(), self.life.wake_at(), self.toasts.wake_at())
