from __future__ import annotations

import pytest

from client.motion.pace import Haste, Pace, travel_ms
from engine.kernel.events import TURN_BEGAN
from engine.kernel.layout import EVERYBODY
from engine.kernel.state import ACTIVE
from engine.store.settings import Settings
from tests.client.motion.playing import Playing


@pytest.mark.parametrize(("animation", "duration"), [("off", 0), ("fast", 100), ("normal", 200), ("read", 200)])
def test_the_speed_of_the_settings_scales_durations(animation: str, duration: float) -> None:
    assert Pace.of(Settings(animation=animation)).ms(200) == duration


def test_a_long_chain_is_compressed_into_its_room_and_a_short_one_left_alone() -> None:
    pace = Pace()
    pace.fit(6000, 3000)
    assert pace.ms(6000) == pytest.approx(3000)
    pace.fit(1000, 3000)
    assert pace.ms(1000) == 1000


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


def test_a_turn_of_somebody_else_with_very_many_answers_is_shown_faster_and_faster() -> None:
    view = Playing(3).match.view(0)
    view.values[ACTIVE] = 1
    haste, shares = Haste(3), []
    for _ in range(12):
        haste.hear([], view)
        shares.append(haste.squeeze)
    assert shares[:3] == [1, 1, 1] and shares == sorted(shares, reverse=True) and shares[-1] == 0.4
    haste.hear([(TURN_BEGAN, 2, -1, -1, -1, 5, EVERYBODY)], view)
    assert haste.squeeze == 1


def test_the_own_turn_is_never_hurried() -> None:
    view = Playing(3).match.view(0)
    view.values[ACTIVE] = 0
    haste = Haste(3)
    for _ in range(12):
        haste.hear([], view)
    assert haste.squeeze == 1
