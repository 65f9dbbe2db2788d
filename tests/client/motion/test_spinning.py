"""The arrow of a wheel: whoever sets it going and however, it rests well inside the sector that was drawn."""

from __future__ import annotations

import itertools

import pytest

from client.motion.pace import Pace
from client.table.furniture.spinner.motion import MARGIN, SECTOR, Flick, SpinnerState, flick_of, rest_in
from tests.client.motion.sectors import sector_at

FLICKS = (None, Flick(1200, 1.25, 1), Flick(2200, 3.5, -1), Flick(1500, 2, -1))


def spun(result: int, flick: Flick | None = None, pace: Pace | None = None) -> tuple[SpinnerState, float]:
    """A wheel set going at the moment 0, and the moment when it rests."""
    wheel = SpinnerState()
    wheel.flick = flick
    return wheel, wheel.spin(0, result, 3, 0.0, pace or Pace()).rests_at


@pytest.mark.parametrize(("result", "flick"), list(itertools.product(range(1, 7), FLICKS)))
def test_the_arrow_rests_in_the_sector_that_was_drawn(result: int, flick: Flick | None) -> None:
    wheel, end = spun(result, flick)
    assert wheel.turns(end - 1) and not wheel.turns(end)
    assert sector_at(wheel.angle(end)) == result


def test_the_arrow_keeps_away_from_the_edges_of_a_sector_and_rests_at_many_places() -> None:
    places = {rest_in(2, number) for number in range(60)}
    assert len(places) == 60
    assert all(abs(place - SECTOR) <= SECTOR * (0.5 - MARGIN) for place in places)


def test_a_flick_sets_how_long_and_which_way_but_never_the_result() -> None:
    slow, fast = flick_of([(0, 0), (100, 20), (200, 40)]), flick_of([(0, 0), (100, 160), (200, 320)])
    back = flick_of([(0, 10), (100, 350), (200, 320)])
    assert slow.way == fast.way == 1 and back.way == -1
    assert 1200 <= slow.duration_ms < fast.duration_ms <= 2200 and slow.turns < fast.turns


def test_a_drag_that_comes_to_rest_counts_as_a_click() -> None:
    assert flick_of([(0, 0), (100, 200), (600, 200), (700, 201)]) == Flick()
    assert flick_of([(0, 5)]) == Flick()


def test_the_arrow_turns_the_way_it_was_flicked() -> None:
    for way in (1, -1):
        wheel, _ = spun(3, Flick(1500, 2, way))
        assert (wheel.angle(200) - wheel.angle(100)) * way > 0


@pytest.mark.parametrize("flick", FLICKS)
def test_it_ticks_at_every_border_slower_and_slower(flick: Flick | None) -> None:
    wheel = SpinnerState()
    wheel.flick = flick
    turning = wheel.spin(0, 5, 3, 0.0, Pace())
    ticks = list(turning.ticks())
    passed = [round(turning.angle(moment) % SECTOR, 3) for moment, _ in ticks]
    assert all(abs(place - SECTOR / 2) < 0.01 for place in passed)
    assert len(ticks) >= 7 and [speed for _, speed in ticks] == sorted((speed for _, speed in ticks), reverse=True)


def test_it_overshoots_a_little_and_comes_back() -> None:
    wheel, end = spun(4)
    farthest = max(wheel.angle(moment) for moment in range(int(end)))
    assert 3.5 < (farthest - wheel.angle(end)) % 360 < 4.5


def test_with_reduced_motion_nothing_turns() -> None:
    wheel, end = spun(6, pace=Pace(reduced=True))
    assert end <= 150
    assert wheel.angle(10) % 360 == pytest.approx(wheel.angle(end)) and sector_at(wheel.angle(end)) == 6


def test_a_held_arrow_stays_where_the_hand_left_it() -> None:
    wheel = SpinnerState()
    wheel.hold(222.0)
    assert wheel.angle(0) == 222.0
    wheel.let_go()
    assert wheel.angle(5000) == 222.0
    assert wheel.spin(0, 2, 1, 0.0, Pace()).start == 222.0
