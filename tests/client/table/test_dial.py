"""A counter on a dial: where the finger points, what stands beyond the end, and how little is redrawn."""

from __future__ import annotations

import pygame
import pytest

from client.cards.theme import Theme
from client.table.furniture.gauge.dial import DialLook
from client.table.picture.look import TableLook
from tests.client.table.realms import SLUG, Position, light, same

pytestmark = pytest.mark.usefixtures("screen")


def dial() -> DialLook:
    return TableLook.load(Theme.load(SLUG)).of_piece(DialLook, "sanity")


def drawn(value: float, number: int, *, small: bool = False, dark: bool = False) -> pygame.Surface:
    surface = pygame.Surface((300, 300))
    dial().draw(surface, pygame.Rect(50, 40, 200, 200), value, number, small=small, dark=dark)
    return surface


def test_the_finger_goes_clockwise_from_the_lower_left_to_the_lower_right_and_stays_there() -> None:
    look = dial()
    assert [look.angle(value) for value in (0, 27.5, 55, 70)] == [130, 270, 410, 410]
    assert look.angle(-4) == 130


def test_every_number_belongs_to_a_word() -> None:
    words = [dial().band(value) for value in (0, 10, 11, 30, 50, 55)]
    assert words == ["Gibbering", "Gibbering", "Muttering", "Uneasy", "Lucid", "Lucid"]


@pytest.mark.parametrize("small", [False, True])
def test_the_finger_can_stand_between_two_numbers(small: bool) -> None:
    whole = pygame.Rect(0, 0, 300, 300)
    pictures = [drawn(value, 30, small=small) for value in (30, 30.5, 31)]
    assert not same(pictures[0], pictures[1], whole)
    assert not same(pictures[1], pictures[2], whole)


def test_beyond_the_end_a_lozenge_lights_up_and_the_finger_stays() -> None:
    finger = pygame.Rect(50, 40, 200, 120)  # the upper part of the dial, far from finger and lozenge
    lozenge = pygame.Rect(205, 215, 38, 20)
    at_the_end, beyond = drawn(55, 55), drawn(58, 58)
    assert light(beyond, lozenge) > light(at_the_end, lozenge) + 30
    assert same(drawn(55, 58), drawn(90, 58).copy(), finger)


def test_a_seat_that_is_out_has_no_light_on_its_dial() -> None:
    position = Position(3)
    drawer = position.painter()
    rect = position.laid(drawer.size).rects["dial.sanity.1"]
    before = light(position.still(drawer), rect)
    position.drop_out(1)
    assert light(position.still(drawer), rect) < before * 0.6


def test_a_change_of_sanity_draws_only_its_dial_anew() -> None:
    position = Position(4)
    drawer = position.painter()
    position.still(drawer)
    position.count("sanity", 2, 17)
    position.still(drawer)
    assert drawer.changed
    around = position.laid(drawer.size).rects["dial.sanity.2"].inflate(80, 80)
    assert all(around.contains(part) for part in drawer.changed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sanity_flies_to_the_dial_of_its_seat(seats: int) -> None:
    arrangement = Position(seats).laid()
    places = [arrangement.anchor("counter", seat, "sanity") for seat in range(seats)]
    assert len(set(places)) == seats
    assert all(arrangement.rects[f"dial.sanity.{seat}"].collidepoint(place) for seat, place in enumerate(places))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_a_seat_is_lit_no_pile_of_it_is_cut_by_the_edge(seats: int) -> None:
    position = Position(seats)
    arrangement = position.laid()
    for seat in range(1, seats):
        lit = arrangement.seat_rect(seat)
        assert lit is not None
        for pile in ("deck", "discard"):
            assert lit.contains(arrangement.zone_rects[position.zone(pile, seat)])
