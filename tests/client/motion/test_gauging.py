"""Counters that dials and lanterns show: what flies, and when it counts."""

from __future__ import annotations

import pygame
import pytest

from client.motion.flights import FLIGHT_MS
from client.motion.visuals.particles import Burst, FlyingDrawing
from engine.kernel.state.events import ELIMINATED, TRIGGERED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.view import View
from tests.client.motion.chapel import POWER, SANITY, Chapel


def at_play(**pace: object) -> Chapel:
    """A table where seat 0 has a card in play."""
    chapel = Chapel(**pace)
    chapel.lay(chapel.card, zone=chapel.zone("play"), counters=((0, POWER, 4),))
    return chapel


def test_sanity_is_lost_when_the_spark_from_the_card_strikes_the_dial(screen: pygame.Surface) -> None:
    chapel = at_play()
    chapel.add(chapel.counted(1, SANITY, -6, chapel.card))
    chapel.run(FLIGHT_MS - 20, draw=True)
    (mote,) = chapel.effects(FlyingDrawing)
    piece = chapel.director.arrangement.by_key["card", chapel.card]
    assert isinstance(mote, FlyingDrawing) and piece.hit.collidepoint(mote.start)
    assert mote.target == chapel.director.arrangement.rects["dial.sanity.1"].center
    assert chapel.shown(SANITY, 1) == 50 and not chapel.gauges.moving(chapel.now)
    chapel.run(40, draw=True)
    (burst,) = chapel.effects(Burst)
    turning = chapel.gauges.turning(("sanity", 1), chapel.now)
    assert chapel.shown(SANITY, 1) == 44 and turning is not None and (turning.start, turning.end) == (50, 44)
    assert isinstance(burst, Burst) and burst.words == "−6"
    assert chapel.sounds() == ["burst"]


def test_loss_without_a_card_comes_from_the_lantern() -> None:
    chapel = at_play()
    chapel.add(chapel.counted(1, SANITY, -2))
    chapel.run(20)
    (mote,) = chapel.effects(FlyingDrawing)
    assert isinstance(mote, FlyingDrawing) and mote.start == chapel.director.arrangement.rects["pool"].center


def test_power_is_there_when_the_mote_has_reached_the_lantern_whose_flame_swells() -> None:
    chapel = at_play()
    chapel.add(chapel.counted(0, POWER, 3, chapel.card))
    chapel.run(FLIGHT_MS - 20)
    assert chapel.shown(POWER) == 4 and len(chapel.effects(FlyingDrawing)) == 1
    chapel.run(120)
    assert chapel.shown(POWER) == 7 and chapel.gauges.flame_size("power", chapel.now) > 1
    assert not chapel.effects(Burst), "the number is in the flame"


def test_power_that_is_spent_counts_at_once_and_an_ember_flies_to_the_card() -> None:
    chapel = at_play()
    chapel.add(chapel.counted(0, POWER, -3, chapel.card))
    chapel.run(20)
    (mote,) = chapel.effects(FlyingDrawing)
    piece = chapel.director.arrangement.by_key["card", chapel.card]
    assert chapel.shown(POWER) == 1
    assert isinstance(mote, FlyingDrawing) and piece.hit.collidepoint(mote.target)


def test_power_that_is_left_over_just_goes() -> None:
    chapel = at_play()
    chapel.add(chapel.counted(0, POWER, -4))
    chapel.run(20)
    assert chapel.shown(POWER) == 0 and not chapel.effects(FlyingDrawing, Burst)
    assert chapel.rest() < 20


def test_the_mote_of_an_ability_starts_from_its_tag() -> None:
    chapel = at_play()
    chapel.add((TRIGGERED, 0, chapel.card, -1, -1, 0, EVERYBODY), chapel.counted(0, POWER, 1, chapel.card))
    chapel.run(20)
    (mote,) = chapel.effects(FlyingDrawing)
    piece = chapel.director.arrangement.by_key["card", chapel.card]
    assert isinstance(mote, FlyingDrawing) and piece.hit.collidepoint(mote.start)
    assert mote.start[0] < piece.hit.centerx - 0.1 * piece.hit.width


@pytest.mark.parametrize("pace", [{"reduced": True}, {"factor": 0.0}])
def test_without_motion_everything_counts_at_once(pace: dict[str, float]) -> None:
    chapel = at_play(**pace)
    chapel.add(chapel.counted(1, SANITY, -6, chapel.card), chapel.counted(0, POWER, 3, chapel.card))
    chapel.director.update(0)
    assert chapel.shown(SANITY, 1) == 44 and not chapel.effects(FlyingDrawing) and not chapel.gauges.moving(0)


def test_what_is_skipped_has_counted_and_is_at_rest() -> None:
    chapel = at_play()
    chapel.add(chapel.counted(1, SANITY, -6, chapel.card))
    chapel.run(FLIGHT_MS + 30)
    chapel.add(chapel.counted(1, SANITY, -6, chapel.card))
    chapel.director.skip(chapel.now)
    assert chapel.shown(SANITY, 1) == 38 and not chapel.director.active(chapel.now)
    assert chapel.gauges.turning(("sanity", 1), chapel.now) is None


def test_whoever_is_out_loses_the_light_behind_the_dial_and_a_bell_is_heard() -> None:
    def out(view: View) -> None:
        view.values[4] |= 1 << 1

    chapel = at_play()
    chapel.add((ELIMINATED, 1, -1, -1, -1, -1, EVERYBODY), change=out)
    chapel.run(10)
    assert chapel.director.shown.landed.is_out(1) and chapel.gauges.burns_up(1, chapel.now)
    assert chapel.gauges.burns_up(2, chapel.now) is None
    assert chapel.sounds() == ["bell"]
