"""The title screen at program start. It reports once what couldn't be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.input import pad
from client.scenes.games import GameEntry, game_entries
from client.scenes.title.scene import TitleScene
from client.shell.scene import Host, Scale, Scene, soonest
from client.widgets import Dialog, DialogButton, Toast, ToastShelf
from engine.words.say import percent
from engine.words.say import title as say

_MOST = 3
_SMALL_SCREEN = 1280, 800
_USUAL, _ARMS_LENGTH = 100, 150
"""Text sizes, in percent."""


class OpeningScene(TitleScene):
    """The title; `take_remarks` gives the sentences to tell, and gives each of them once."""

    def __init__(
        self,
        entries: Sequence[GameEntry],
        resumable: Callable[[], str],
        version: str,
        take_remarks: Callable[[], list[str]] = list,
        reached: Callable[[str], tuple[float, float]] = lambda _: (0.0, 0.0),
        evening: Callable[[], int] = int,
    ) -> None:
        super().__init__(entries, resumable, version, reached=reached, evening=evening)
        self.toasts = ToastShelf()
        self._take_remarks = take_remarks
        self._version = version

    def made_anew(self) -> Scene:
        return OpeningScene(
            game_entries(), self._resumable, self._version, self._take_remarks, self._reached, self._evening
        )

    def enter(self, app: Host) -> None:
        """Show what there is to tell; it stays until the next input or for some seconds."""
        super().enter(app)
        self.toasts.motion = app.motion
        self._tell_remarks()

    def on_saved(self) -> None:
        """Also tell what was found out since the scene is shown."""
        super().on_saved()
        self._tell_remarks()

    def _tell_remarks(self) -> None:
        remarks = self._take_remarks()
        if len(remarks) > _MOST:
            rest = len(remarks) - _MOST + 1
            remarks = [*remarks[: _MOST - 1], say("more-unread", count=rest)]
        for remark in remarks:
            self.toasts.show(Toast("information", say("please-note"), remark), self.app.clock.now())

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Place the toasts above the bar at the right, where they hide neither menu nor word mark."""
        super().layout(size, scale)
        margin, widest = scale.px(16), scale.px(387)
        left = max(margin, size[0] - widest - margin)
        self.toasts.layout((left, self.bar.rect.top - scale.px(12)), size[0] - 2 * margin, scale.unit)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.toasts.dismiss(self.app.clock.now())
        super().handle(event)

    def update(self, now: int) -> bool:
        settings, scale = self.app.settings, self._scale
        small = scale.width <= _SMALL_SCREEN[0] and scale.height <= _SMALL_SCREEN[1] and settings.text_scale == _USUAL
        if small and pad.family() and not settings.size_offered and self.form.popup is None:
            self._offer_size()
        changed = super().update(now)
        return self.toasts.update(now) or changed

    def _offer_size(self) -> None:
        """Offer large text to players with a controller and a small screen, who often sit at arm's length."""
        self.app.settings.size_offered = True
        size = percent(_ARMS_LENGTH)
        dialog = Dialog(
            say("arms-length"),
            say("arms-length-sentence", size=size),
            [
                DialogButton(say("arms-length-yes", size=size), True, "primary"),
                DialogButton(say("arms-length-no"), False, harmless=True),
            ],
        )
        dialog.then = self._take_size
        self.form.show(dialog)

    def _take_size(self, large: bool) -> None:
        if large:
            self.app.settings.text_scale = _ARMS_LENGTH
            self.app.apply_settings()
        self.app.save_settings()

    def animating(self) -> bool:
        return self.toasts.animating() or super().animating()

    def wake_at(self) -> int | None:
        return soonest(super().wake_at(), self.toasts.wake_at())

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.toasts.draw(surface)
