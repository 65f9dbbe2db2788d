from __future__ import annotations

import pygame
import pytest

from client.table.hand.choices import Choices, DropTarget, drop_target, source_ref
from engine.kernel.state.refs import NONE, zone_ref
from tests.client.motion.playing import Playing


def spymaster() -> Playing:
    """Ada has chosen Espionage and is asked where to place a Spy."""
    playing = Playing(2)
    playing.choose("Espionage", "Work")
    return playing


def choices(playing: Playing) -> Choices:
    view = playing.match.view(0)
    return Choices(view, playing.arrange(view))


def test_each_action_card_is_a_source_and_the_space_before_the_seat_its_target() -> None:
    found = choices(Playing(2))
    assert {spot[0] for spot in found.sources} == {"card"} and len(found.sources) == 4
    zone = found.view.table.layout.seat_zone("action", 0)
    for spot in found.sources:
        (target,) = found.targets(spot)
        assert target.spot == ("zone", zone) and found.single(spot) == target.option
    assert not found.loose


def test_any_spy_of_the_reserve_can_be_taken_and_goes_to_the_zones_that_can_be_paid() -> None:
    found = choices(spymaster())
    assert len(found.sources) == 5 and len(found.stops()) == 1
    assert len(found.targets(found.sources[0])) == 4
    assert found.single(found.sources[0]) is None


def test_a_spy_that_must_come_back_goes_home_to_its_seat() -> None:
    playing = Playing(2)
    view = playing.match.view(0)
    board = view.table.layout.place("work", 2)
    view.counters[view.table.layout.counter("spies.work", 0)] = 1
    view.question = (0, 0, NONE, ((9, zone_ref(board), zone_ref(board)), (9, zone_ref(board - 1), zone_ref(board - 1))))
    found = Choices(view, playing.arrange(view))
    (spot,) = found.sources
    (target,) = found.targets(spot)
    assert target.spot == ("seat", 0)
    assert found.loose == [(9, zone_ref(board - 1), zone_ref(board - 1))]


def test_an_option_about_nothing_on_the_table_is_a_button() -> None:
    playing = Playing(2)
    view = playing.match.view(0)
    view.question = (0, 0, NONE, ((0, NONE, NONE),))
    assert Choices(view, playing.arrange(view)).loose == [(0, NONE, NONE)]


def test_the_rules_are_asked_about_cards_tokens_and_places_by_their_references() -> None:
    found = choices(spymaster())
    view = found.view
    card = view.zone("hand", 0)[0]
    assert source_ref(("card", card), found.arrangement) == card
    assert source_ref(found.sources[0], found.arrangement) == zone_ref(view.table.layout.place("reserve", 2))
    assert source_ref(("zone", 3), found.arrangement) == zone_ref(3)


def target(left: int, top: int, width: int, height: int) -> DropTarget:
    return DropTarget((0, left, top), ("zone", left), pygame.Rect(left, top, width, height))


@pytest.mark.parametrize(
    ("card", "pointer", "expected"),
    [
        (pygame.Rect(80, 0, 60, 80), (1000, 1000), 0),
        (pygame.Rect(130, 0, 60, 80), (1000, 1000), 150),
        (pygame.Rect(80, 0, 60, 80), (160, 10), 150),
        (pygame.Rect(80, 105, 60, 80), (1000, 1000), None),
        (pygame.Rect(60, 101, 90, 20), (1000, 1000), 0),
    ],
)
def test_a_drop_goes_to_the_place_that_is_covered_most_or_is_near_or_pointed_at(
    card: pygame.Rect, pointer: tuple[int, int], expected: int | None
) -> None:
    chosen = drop_target([target(0, 0, 120, 100), target(150, 0, 120, 100)], card, pointer)
    assert (chosen.spot[1] if chosen else None) == expected


@pytest.mark.parametrize("turned", [False, True])
def test_what_is_dropped_on_a_small_target_within_a_large_one_is_meant_for_the_small_one(turned: bool) -> None:
    large, small = target(0, 0, 340, 188), target(264, 44, 112, 156)
    targets = [small, large] if turned else [large, small]
    moved = pygame.Rect(0, 0, 60, 60)
    moved.center = 300, 100
    assert drop_target(targets, moved, moved.center) == small
