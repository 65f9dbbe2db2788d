from __future__ import annotations

import pytest

from client.motion import easing

CURVES = (easing.arrive, easing.leave, easing.change, easing.settle, easing.speed_up)


@pytest.mark.parametrize("curve", CURVES)
def test_every_curve_begins_at_the_start_and_ends_at_the_end(curve: easing.Easing) -> None:
    assert (curve(0), curve(1)) == (0, 1)
    assert (curve(-0.5), curve(1.5)) == (0, 1)


def test_what_arrives_is_fast_first_and_what_leaves_slow() -> None:
    assert easing.arrive(0.25) > 0.6
    assert easing.leave(0.25) < 0.15


def test_settling_goes_a_tenth_too_far() -> None:
    assert max(easing.settle(step / 100) for step in range(101)) == pytest.approx(1.1, abs=0.01)


def test_smoothing_does_not_depend_on_the_frame_rate() -> None:
    once = easing.approach(0, 100, 25, 96)
    often = 0.0
    for _ in range(12):
        often = easing.approach(often, 100, 25, 8)
    assert often == pytest.approx(once)
    assert once == pytest.approx(91, abs=0.5)
