"""Dials and the lantern while they move."""

from __future__ import annotations

import pygame
import pytest

from client.table.furniture.gauge.motion import GaugeMotion
from engine.games import load
from engine.kernel.match.match import Match
from tests.client.table.sitting import Sitting


@pytest.fixture
def sitting() -> Sitting:
    """Three seats at Cthulhu Realms; a person is asked."""
    match = Match(load("cthulhu-realms"), ["Ada", "Ben", "Cy"], {}, 3)
    kinds = ["normal"] * 3
    kinds[match.asked_seats[0]] = "human"
    table = Sitting(kinds, match=match)
    table.wait(2000)
    return table


def picture(sitting: Sitting, rect: pygame.Rect) -> bytes:
    """What is seen of a part of the window."""
    drawn = sitting.app.render(sitting.scene)
    return pygame.image.tobytes(drawn.subsurface(rect), "RGB")


def test_the_finger_of_a_dial_is_seen_on_its_way(sitting: Sitting) -> None:
    scene = sitting.scene
    rect = scene.places.arrangement.rects["dial.sanity.1"]
    before, now = picture(sitting, rect), sitting.clock.now()
    scene.director.motion(GaugeMotion).gauges.turn(("sanity", 1), 50, 20, now, scene.director.pace)
    sitting.wait(64)
    assert scene.animating() and picture(sitting, rect) != before
    other = scene.places.arrangement.rects["dial.sanity.2"]
    assert not rect.colliderect(other)
    sitting.wait(600)
    assert picture(sitting, rect) == before, "the number has not changed"


def test_the_flame_of_the_lantern_swells_and_nothing_is_drawn_afterwards(sitting: Sitting) -> None:
    scene = sitting.scene
    seat = scene.views.newest.active
    rect = scene.places.arrangement.rects["pool"]
    dark = picture(sitting, rect)
    scene.director.add_shown_count(seat, 1, 3)
    sitting.wait(400)
    lit = picture(sitting, rect)
    scene.director.motion(GaugeMotion).gauges.swell("power", sitting.clock.now(), scene.director.pace)
    sitting.wait(96)
    assert dark != lit and picture(sitting, rect) not in (dark, lit)
    sitting.wait(600)
    assert picture(sitting, rect) == lit
    assert not sitting.frame()


def test_a_dial_that_has_turned_never_shows_the_old_number_again(sitting: Sitting) -> None:
    director, window = sitting.scene.director, sitting.app.window
    rects = [sitting.scene.places.arrangement.rects[f"dial.sanity.{seat}"] for seat in range(3)]

    def pictures() -> list[bytes]:
        return [pygame.image.tobytes(window.surface.subsurface(rect), "RGB") for rect in rects]

    old, changed = pictures(), []
    for seat in range(3):
        director.add_shown_count(seat, 0, -4)
        director.motion(GaugeMotion).gauges.turn(("sanity", seat), 50, 46, sitting.clock.now(), director.pace)
    for _ in range(6):
        sitting.frame(passed=120)
        changed.append([now != before for now, before in zip(pictures(), old, strict=True)])
    for seat in range(3):
        assert [frame[seat] for frame in changed] == [True] * 6
