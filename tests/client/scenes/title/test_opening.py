from __future__ import annotations

import pygame

from client.scenes.games import game_entries
from client.scenes.title.scene import TitleScene
from client.shell.app import App
from client.shell.scene import ManualClock
from client.widgets import Dialog
from client.widgets.toast import STAY_MS
from tests.client.hands import key


class Start:
    """The opening with these remarks to tell."""

    def __init__(self, *remarks: str, size: tuple[int, int] = (1280, 720)) -> None:
        self.remarks = list(remarks)
        self.clock = ManualClock(1000)
        self.app = App(size, headless=True, clock=self.clock)
        self.scene = TitleScene(game_entries(), str, "1.0", self._take)
        self.app.go(self.scene)
        self.app.turn([])

    def _take(self) -> list[str]:
        taken, self.remarks = self.remarks, []
        return taken

    def press(self, button: int) -> None:
        """Press a button of a controller."""
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.clock.advance(300)
            self.app.turn([pygame.event.Event(kind, instance_id=0, button=button)])

    @property
    def asked(self) -> str:
        """What is asked."""
        popup = self.scene.form.popup
        return popup.name if isinstance(popup, Dialog) else ""

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
    assert start.told == ["file-0 is damaged.", "file-1 is damaged.", "3 more files couldn't be read."]


def test_the_remark_is_in_the_window_at_any_size() -> None:
    start = Start("settings.json is damaged; all settings are at their defaults.")
    start.app.settings.text_scale = 200
    start.app.apply_settings()
    start.clock.advance(500)
    start.app.turn([])
    assert start.told
    assert start.scene.toasts.rect.left >= 0 and start.scene.toasts.rect.right <= 1280


def test_with_a_controller_before_a_small_screen_large_text_is_offered_once() -> None:
    start = Start()
    start.app.turn([key(pygame.K_DOWN)])
    assert not start.asked
    start.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert start.asked == "Use larger text?"
    start.press(pygame.CONTROLLER_BUTTON_B)
    assert (start.asked, start.app.settings.text_scale) == ("", 100)
    start.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert not start.asked


def test_large_text_is_taken_at_once() -> None:
    start = Start(size=(1280, 800))
    start.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    before = start.scene.bar.rect.height
    start.press(pygame.CONTROLLER_BUTTON_DPAD_UP)
    start.press(pygame.CONTROLLER_BUTTON_A)
    assert start.app.settings.text_scale == 150
    assert start.scene.bar.rect.height > 1.2 * before


def test_before_a_large_screen_nothing_is_offered() -> None:
    start = Start(size=(1920, 1080))
    start.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert not start.asked
