"""Fingers of dials and flames on their way."""

from __future__ import annotations

import pytest

from client.motion.pace import Pace
from client.table.furniture.gauge.values import GLIDE_MS, JERK_MS, PAST, SETTLE_MS, SHAKE_MS, SWELL_MS, Gauges

DIAL = ("sanity", 1)


def test_a_finger_that_falls_goes_too_far_by_three_degrees_and_settles() -> None:
    gauges = Gauges()
    gauges.turn(DIAL, 50, 44, 1000, Pace())
    turning = gauges.turning(DIAL, 1000)
    assert turning is not None and turning.value(1000) == (50, 0)
    assert turning.value(1000 + JERK_MS) == (44, PAST)
    assert turning.value(1000 + JERK_MS + SETTLE_MS) == (44, 0)
    assert max(abs(pixels) for pixels in turning.shake_offset(1000 + 20)) > 0
    assert turning.shake_offset(1000 + SHAKE_MS) == (0, 0)
    assert not gauges.moving(1000 + JERK_MS + SETTLE_MS)


def test_a_finger_that_rises_glides_and_never_goes_too_far() -> None:
    gauges = Gauges()
    gauges.turn(DIAL, 44, 50, 0, Pace())
    turning = gauges.turning(DIAL, 0)
    assert turning is not None
    way = [turning.value(now) for now in range(0, int(GLIDE_MS) + 1, 10)]
    assert way == sorted(way) and way[-1] == (50, 0)
    assert turning.shake_offset(20) == (0, 0)


def test_a_second_loss_takes_the_finger_on_from_where_it_is() -> None:
    gauges = Gauges()
    gauges.turn(DIAL, 50, 40, 0, Pace())
    first = gauges.turning(DIAL, 30)
    assert first is not None
    here = first.value(30)[0]
    gauges.turn(DIAL, 40, 35, 30, Pace())
    second = gauges.turning(DIAL, 30)
    assert second is not None and 40 < here < 50 and second.value(30)[0] == here


def test_a_flame_swells_and_is_at_rest_again() -> None:
    gauges = Gauges()
    gauges.swell("power", 100, Pace())
    assert gauges.flame_size("power", 100 + SWELL_MS / 2) == pytest.approx(1.12)
    assert gauges.flame_size("power", 100 + SWELL_MS) == 1 and gauges.flame_size("power", 50) == 1
    assert gauges.moving(150) and not gauges.moving(100 + SWELL_MS)


def test_a_light_that_goes_out_burns_up_once_more() -> None:
    gauges = Gauges()
    gauges.put_out(2, 0, Pace())
    seen = [gauges.burns_up(2, now) for now in range(0, 400, 10)]
    changes = [now for now, before in zip(seen[1:], seen, strict=False) if now != before]
    assert seen[0] is True and changes == [False, True, None]


@pytest.mark.parametrize("pace", [Pace(factor=0), Pace(reduced=True)])
def test_without_motion_nothing_turns_swells_or_flickers(pace: Pace) -> None:
    gauges = Gauges()
    gauges.turn(DIAL, 50, 44, 0, pace)
    gauges.swell("power", 0, pace)
    gauges.put_out(1, 0, pace)
    assert not gauges.moving(0)
    assert gauges.turning(DIAL, 0) is None and gauges.flame_size("power", 10) == 1 and gauges.burns_up(1, 0) is None
