from __future__ import annotations

import pygame
import pytest

from client.table.reading.hover_delay import HoverIntent, place_beside

AREA = pygame.Rect(0, 50, 1280, 660)


def test_a_thing_is_shown_after_the_delay_and_not_before() -> None:
    intent = HoverIntent(150)
    intent.point("card", 1000)
    assert not intent.update(1149) and intent.shown is None
    assert intent.wake_at() == 1150
    assert intent.update(1150) and intent.shown == "card"


def test_the_next_thing_comes_sooner_once_something_is_shown() -> None:
    intent = HoverIntent(400)
    intent.point("one", 0)
    intent.update(400)
    intent.point("two", 500)
    assert intent.shown is None
    intent.update(600)
    assert intent.shown == "two"


def test_a_delay_of_zero_shows_at_once() -> None:
    intent = HoverIntent(0)
    intent.point("card", 1000)
    assert intent.update(1000) and intent.shown == "card"


def test_a_pinned_thing_stays_wherever_the_pointer_goes_until_it_is_pinned_again() -> None:
    intent = HoverIntent(150)
    intent.pin("card")
    intent.point("other", 1000)
    intent.update(5000)
    assert intent.shown == "card"
    intent.pin("card")
    assert intent.shown is None


def test_what_was_just_put_under_the_pointer_is_not_shown() -> None:
    intent = HoverIntent(150)
    intent.ignore("card")
    intent.point("card", 1000)
    assert not intent.update(5000)


@pytest.mark.parametrize(
    "source",
    [
        pygame.Rect(10, 60, 100, 140),
        pygame.Rect(1170, 60, 100, 140),
        pygame.Rect(600, 560, 100, 140),
        pygame.Rect(10, 560, 100, 140),
        pygame.Rect(590, 300, 100, 140),
    ],
)
def test_the_enlarged_card_lies_inside_and_never_over_its_source(source: pygame.Rect) -> None:
    place = place_beside((280, 440), source, AREA, 10)
    assert AREA.contains(place)
    assert not place.colliderect(source)


def test_where_there_is_no_room_it_covers_as_little_as_it_can() -> None:
    source = pygame.Rect(600, 300, 100, 140)
    place = place_beside((640, 600), source, AREA, 10)
    assert AREA.contains(place)
    assert place.clip(source).width == 40
