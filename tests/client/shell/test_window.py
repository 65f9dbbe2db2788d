"""The window finds a place inside the desktop, and has our icon."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from client.shell import displays, window
from client.shell.displays import TITLE_BAR, inside
from client.shell.window import DESKTOP_ID, Window
from engine.store.player.settings import Settings

Place = tuple[int, int, int, int]
LAPTOP, SMALL, LEFT = (0, 0, 1920, 1080), (0, 0, 1024, 620), (-1920, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("wanted", "areas", "expected"),
    [
        ((100, 100, 1280, 720), [LAPTOP], (100, 100, 1280, 720)),
        ((2500, 1800, 1280, 720), [LAPTOP], (640, 360, 1280, 720)),
        ((0, 0, 1280, 720), [SMALL], (0, TITLE_BAR, 1024, 620 - TITLE_BAR)),
        ((-1800, 100, 1280, 720), [LAPTOP, LEFT], (-1800, 100, 1280, 720)),
        ((-1800, 100, 1280, 720), [LAPTOP], (0, 100, 1280, 720)),
        ((300, 0, 800, 600), [(0, 40, 1920, 1040)], (300, 40 + TITLE_BAR, 800, 600)),
    ],
)
def test_a_window_is_moved_into_the_display_that_shows_most_of_it(
    wanted: Place, areas: list[Place], expected: Place
) -> None:
    assert inside(pygame.Rect(wanted), [pygame.Rect(area) for area in areas]) == pygame.Rect(expected)


@pytest.mark.parametrize(
    ("system", "percent", "bar"), [("win32", 100, 32), ("win32", 150, 48), ("win32", 200, 64), ("linux", 200, 32)]
)
def test_on_windows_the_title_bar_grows_with_the_magnification(
    monkeypatch: pytest.MonkeyPatch, system: str, percent: int, bar: int
) -> None:
    def resolution(number: int, diagonal: object, wide: Any, high: object) -> int:
        wide.contents.value = 96.0 * (percent if number == 1 else 100) / 100
        return 0

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(displays, "loaded_sdl", lambda: SimpleNamespace(SDL_GetDisplayDPI=resolution))
    areas = [pygame.Rect(LAPTOP), pygame.Rect(LEFT)]
    assert inside(pygame.Rect(-1800, 0, 1280, 720), areas).topleft == (-1800, bar)
    assert inside(pygame.Rect(100, 0, 1280, 720), areas).topleft == (100, TITLE_BAR)


class Desktop:
    """Displays that come and go, and one window on them."""

    def __init__(self, patch: pytest.MonkeyPatch, *areas: Place) -> None:
        self.place = (0, 0)
        self.icons: list[pygame.Surface] = []
        self.show(patch, *areas)
        patch.setattr(pygame.display, "set_window_position", lambda place: setattr(self, "place", tuple(place)))
        patch.setattr(pygame.display, "get_window_position", lambda: self.place)
        patch.setattr(pygame.display, "set_icon", self.icons.append)

    def show(self, patch: pytest.MonkeyPatch, *areas: Place) -> None:
        patch.setattr(window, "usable_areas", lambda: [pygame.Rect(area) for area in areas])


def test_a_start_with_a_remembered_place_outside_opens_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    desktop = Desktop(monkeypatch, SMALL)
    opened = Window(Settings(window_size=(1280, 720), window_position=(2500, 1800)), None, headless=False)
    assert opened.size == (1024, 620 - TITLE_BAR)
    assert desktop.place == (0, TITLE_BAR)


def test_the_first_window_is_no_larger_than_a_small_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    Desktop(monkeypatch, SMALL)
    assert Window(Settings(), None, headless=False).size == (1024, 620 - TITLE_BAR)


def test_a_window_on_a_display_that_disappears_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    desktop = Desktop(monkeypatch, LAPTOP, LEFT)
    opened = Window(Settings(window_size=(800, 600), window_position=(-1700, 200)), None, headless=False)
    opened.stay_inside(2_000)
    assert desktop.place == (-1700, 200)
    desktop.show(monkeypatch, LAPTOP)
    opened.stay_inside(4_000)
    assert desktop.place == (0, 200)


def test_a_window_that_the_player_moved_half_outside_stays_there(monkeypatch: pytest.MonkeyPatch) -> None:
    desktop = Desktop(monkeypatch, LAPTOP)
    opened = Window(Settings(window_size=(800, 600), window_position=(100, 100)), None, headless=False)
    desktop.place = (1800, 900)
    opened.stay_inside(2_000)
    assert desktop.place == (1800, 900)


class Handle:
    """The window as the system changes it; `done` lists what it was asked for."""

    minimum_size = (0, 0)

    def __init__(self) -> None:
        self.done: list[str] = []

    def from_display_module(self) -> Handle:
        return self

    def set_fullscreen(self, desktop: bool) -> None:
        self.done.append("full")

    def set_windowed(self) -> None:
        self.done.append("window")

    def maximize(self) -> None:
        self.done.append("maximize")


def test_a_maximized_window_is_maximized_again_after_full_screen_and_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    Desktop(monkeypatch, LAPTOP)
    monkeypatch.setattr(pygame, "Window", handle := Handle())
    settings = Settings(window_size=(800, 600), window_position=(100, 100))
    opened = Window(settings, None, headless=False)
    opened.on_maximized(True)
    opened.set_full_screen(True)
    opened.on_maximized(False)  # some desktops report this when the screen is covered
    opened.set_full_screen(False)
    opened.remember()
    assert handle.done == ["full", "window", "maximize"]
    Window(settings, None, headless=False)
    assert handle.done[3:] == ["maximize"] and settings.window_position == (100, 100)
    opened.on_maximized(False)
    Window(settings, None, headless=False)
    assert len(handle.done) == 4


def test_the_window_has_our_icon(monkeypatch: pytest.MonkeyPatch) -> None:
    desktop = Desktop(monkeypatch, LAPTOP)
    Window(Settings(), None, headless=False)
    [icon] = desktop.icons
    assert icon.get_size() == (256, 256)
    assert icon.get_at((128, 92))[:3] == (0xF6, 0xA9, 0x35)


def test_a_linux_desktop_finds_our_entry_by_the_class_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "main.py")  # as pygame leaves it
    Desktop(monkeypatch, LAPTOP)
    Window(Settings(), None, headless=False)
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == DESKTOP_ID


def test_the_clock_runs_as_soon_as_the_window_is_open() -> None:
    code = """import sys, time
from client.shell.scene import Clock
from client.shell.window import DESKTOP_ID, Window
from engine.store.player.settings import Settings
Window(Settings(), (320, 200), headless=True)
time.sleep(0.01)
sys.exit(Clock().now() == 0)"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
