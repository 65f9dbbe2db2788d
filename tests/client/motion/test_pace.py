from __future__ import annotations

import pytest

from client.motion.pace import Budget, Pace, travel_ms
from engine.store.settings import Settings


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


def test_a_turn_of_somebody_else_is_shown_faster_the_longer_it_takes_and_ends_within_six_seconds() -> None:
    budget, now, shares = Budget(), 0.0, []
    budget.begin(others=True)
    budget.run(now, counts=True)
    while len(shares) < 60:
        shares.append(budget.squeeze(1.0))
        now += 200 * shares[-1]
        budget.run(now, counts=True)
    assert shares[:5] == [1] * 5 and shares == sorted(shares, reverse=True) and now < 6000
    budget.begin(others=True)
    assert budget.squeeze(1.0) == 1


def test_while_the_viewer_is_asked_no_time_of_the_turn_passes() -> None:
    budget = Budget()
    budget.run(0, counts=True)
    for now in range(0, 20_000, 100):
        budget.run(now, counts=False)
    assert budget.spent == 0
