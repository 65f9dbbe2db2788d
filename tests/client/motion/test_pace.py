from __future__ import annotations

import pytest

from client.motion.pace import Pace, travel_ms
from engine.store.player.settings import Settings


@pytest.mark.parametrize(("animation", "duration"), [("off", 0), ("fast", 100), ("normal", 200), ("read", 200)])
def test_the_speed_of_the_settings_scales_durations(animation: str, duration: float) -> None:
    assert Pace.of(Settings(animation=animation)).ms(200) == duration


def test_fades_never_last_longer_than_150_milliseconds() -> None:
    assert Pace(factor=1.6).fade_ms() == 150
    assert Pace(factor=0.5).fade_ms() == 75


def test_a_card_travels_200_to_230_milliseconds_and_at_most_350() -> None:
    assert travel_ms(0, 1) == 200
    assert travel_ms(400, 1) == 230
    assert travel_ms(600, 1) == 280
    assert travel_ms(5000, 1) == 350


def test_travel_does_not_take_longer_in_a_larger_window() -> None:
    assert travel_ms(800, 2) == travel_ms(400, 1)
