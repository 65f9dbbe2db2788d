from __future__ import annotations

import pygame

from client.scenes.games import game_entries
from client.scenes.title.opening import OpeningScene
from client.shell.app import App
from client.shell.scene import ManualClock
from client.widgets.toast import STAY_MS
from tests.client.hands import key


class Start:
    """The opening with these remarks to tell."""

    def __init__(self, *remarks: str) -> None:
        self.remarks = list(remarks)
        self.clock = ManualClock(1000)
        self.app = App((1280, 720), headless=True, clock=self.clock)
        self.scene = OpeningScene(game_entries(), str, "1.0", self._take)
        self.app.go(self.scene)
        self.app.turn([])

    def _take(self) -> list[str]:
        taken, self.remarks = self.remarks, []
        return taken

    @property
    def told(self) -> list[str]:
        return [toast.sentence for toast in self.scene.toasts.toasts]


def test_what_could_not_be_read_is_told_once() -> None:
    start = Start("settings.json is damaged.")
    assert start.told == ["settings.json is damaged."]
    start.scene.toasts.clear()
    start.scene.enter(start.app)
    assert start.told == []


def test_the_remark_shows_and_goes_by_itself() -> None:
    start = Start("settings.json is damaged.")
    start.clock.advance(1000)
    start.app.turn([])
    with_remark = pygame.image.tobytes(start.app.window.surface, "RGB")
    start.clock.advance(STAY_MS)
    start.app.turn([])
    assert start.told == []
    assert pygame.image.tobytes(start.app.window.surface, "RGB") != with_remark


def test_going_on_dismisses_it() -> None:
    start = Start("settings.json is damaged.")
    start.clock.advance(1000)
    start.app.turn([key(pygame.K_DOWN)])
    start.clock.advance(500)
    start.app.turn([])
    assert start.told == []


def test_many_remarks_become_three() -> None:
    start = Start(*(f"file-{number} is damaged." for number in range(5)))
    assert start.told == ["file-0 is damaged.", "file-1 is damaged.", "3 more files could not be read either."]


def test_the_remark_is_in_the_window_at_any_size() -> None:
    start = Start("settings.json is damaged; all settings are at their defaults.")
    start.app.settings.text_scale = 200
    start.app.apply_settings()
    start.clock.advance(500)
    start.app.turn([])
    assert start.told
    assert start.scene.toasts._corner[0] >= 0
    assert start.scene.toasts._corner[0] + start.scene.toasts._width <= 1280
