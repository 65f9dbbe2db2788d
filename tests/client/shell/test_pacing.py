"""The pace of frames: it follows the screen, is halved while frames take too long, and costs nothing at rest."""

from __future__ import annotations

import pygame
import pytest

from client.shell.app import App
from client.shell.pacing import Pacer, full_rate
from client.shell.scene import ManualClock, Scene
from client.shell.waiting import EventWait
from client.shell.window import Window
from engine.store.player.settings import FRAME_RATES, Settings


class Watch:
    """A clock that a pacer reads and sleeps by."""

    def __init__(self) -> None:
        self.now = 100.0
        self.naps: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.naps.append(seconds)
        self.now += seconds


@pytest.fixture
def watch() -> Watch:
    return Watch()


def pacer_of(watch: Watch, rate: int) -> Pacer:
    return Pacer(lambda: rate, lambda: watch.now, watch.sleep)


def draw(watch: Watch, pacer: Pacer, seconds: float, frames: int = 1) -> None:
    for _ in range(frames):
        pacer.wait()
        watch.now += seconds
        pacer.note(seconds)


@pytest.mark.parametrize(
    ("setting", "screen", "expected"),
    [
        ("automatic", 60, 60),
        ("automatic", 75, 75),
        ("automatic", 144, 144),
        ("automatic", 240, 144),
        ("automatic", 0, 60),
        ("30", 144, 30),
        ("144", 60, 144),
    ],
)
def test_the_rate_is_that_of_the_screen_or_of_the_setting(setting: str, screen: int, expected: int) -> None:
    assert full_rate(setting, screen) == expected


def test_a_screen_that_does_not_tell_its_rate_counts_as_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> int:
        raise pygame.error("no display mode")

    window = Window(Settings(), (640, 360), headless=True)
    monkeypatch.setattr(pygame.display, "get_current_refresh_rate", fail)
    assert window.refresh_rate == 0


@pytest.mark.parametrize("rate", [30, 60, 144])
def test_frames_come_at_the_rate_whatever_each_takes(watch: Watch, rate: int) -> None:
    pacer = pacer_of(watch, rate)
    pacer.wait()
    began = watch.now
    for number in range(rate):
        watch.now += (0.1 + number % 5 / 10) / rate
        pacer.wait()
    assert watch.now - began == pytest.approx(1.0)


def test_a_late_frame_is_not_made_up_for(watch: Watch) -> None:
    pacer = pacer_of(watch, 60)
    pacer.wait()
    watch.now += 0.5
    pacer.wait()
    assert watch.naps[-1] == 0
    pacer.wait()
    assert watch.naps[-1] == pytest.approx(1 / 60)


def test_the_rate_is_halved_when_more_than_a_tenth_of_the_frames_is_slow(watch: Watch) -> None:
    pacer = pacer_of(watch, 144)
    draw(watch, pacer, 0.002, frames=54)
    draw(watch, pacer, 0.0065, frames=6)
    assert pacer.rate == 144
    draw(watch, pacer, 0.0065)
    assert pacer.rate == 72


def test_the_full_rate_returns_after_five_seconds_without_a_slow_frame(watch: Watch) -> None:
    pacer = pacer_of(watch, 60)
    draw(watch, pacer, 0.02, frames=7)
    assert pacer.rate == 30
    draw(watch, pacer, 0.002, frames=4 * 30)
    assert pacer.rate == 30
    draw(watch, pacer, 0.002, frames=2 * 30)
    assert pacer.rate == 60


def test_the_full_rate_returns_after_a_pause(watch: Watch) -> None:
    pacer = pacer_of(watch, 60)
    draw(watch, pacer, 0.02, frames=7)
    watch.now += 6.0
    draw(watch, pacer, 0.002)
    assert pacer.rate == 60


def test_thirty_frames_are_the_fewest(watch: Watch) -> None:
    pacer = pacer_of(watch, 30)
    draw(watch, pacer, 0.05, frames=60)
    assert pacer.rate == 30


@pytest.mark.parametrize("rate", FRAME_RATES)
def test_at_rest_the_loop_waits_for_events_at_every_rate(rate: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not turn once for each frame: what it asks the system for are whole seconds of sleep."""
    waits: list[int] = []

    def wait(self: EventWait, timeout: int) -> list[pygame.event.Event]:
        waits.append(timeout)
        return [pygame.event.Event(pygame.QUIT)] if len(waits) == 20 else []

    monkeypatch.setattr(EventWait, "wait", wait)
    app = App((640, 360), headless=True, settings=Settings(frame_rate=rate), clock=ManualClock(1000))
    app.register("still", Scene)
    app.run("still")
    assert set(waits) == {1000}
    assert app.frames_drawn == 1
