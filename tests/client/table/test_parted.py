"""Rows in two parts: what stays at the left of the line, what goes at its right, and all of it within reach."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, strategies as st

from client.layout import divided_row as parted
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.map import Spot
from client.table.picture import registry
from tests.client.table.realms import SEATS, SLUG, Position

FEW = st.integers(0, 12)


def spot_of(seats: int, seat: int) -> Spot:
    wanted = "zone", "play", seat
    return next(spot for spot in registry.load(SLUG, seats).at() if (spot.kind, spot.name, spot.seat) == wanted)


def xs(arrangement: Arrangement, cards: list[int]) -> list[float]:
    return [arrangement.by_key["card", card].pose.x for card in cards]


def test_locations_stand_left_of_the_others_in_the_order_in_which_they_came() -> None:
    position = Position(3)
    houses, others = position.play(0, 3, 4)
    arrangement = position.laid()
    places = xs(arrangement, houses + others)
    assert places == sorted(places)
    parts = parted.divide(spot_of(3, 0), 3, 4)
    assert places[2] < parts.middle < places[3]


def test_the_line_stays_in_the_middle_as_long_as_both_parts_have_room() -> None:
    spot = spot_of(3, 0)
    middles = {parted.divide(spot, *counts).middle for counts in ((0, 0), (1, 0), (0, 2), (2, 2), (3, 1))}
    assert len(middles) == 1


@given(seats=st.sampled_from(SEATS), first=FEW, others=FEW, seat=st.integers(0, 3))
def test_all_cards_lie_in_their_place_and_none_quite_over_another(
    seats: int, first: int, others: int, seat: int
) -> None:
    spot = spot_of(seats, seat % seats)
    x, y, width, height = spot.box
    laid = parted.slots(spot, first, others)
    assert len(laid) == first + others
    for slot in laid:
        assert x - 0.01 <= slot.x - slot.width / 2 and slot.x + slot.width / 2 <= x + width + 0.01
        assert y - 0.01 <= slot.y - slot.height / 2 and slot.y + slot.height / 2 <= y + height + 0.01
    assert len({(round(slot.x), round(slot.y)) for slot in laid}) == len(laid)


def test_twelve_locations_and_ten_others_show_a_finger_wide_strip_each() -> None:
    laid = parted.slots(spot_of(4, 0), 12, 10)
    assert min(right.x - left.x for left, right in itertools.pairwise(laid)) > 40
    assert min(slot.width for slot in laid) > 130


def test_of_cards_that_overlap_the_left_edge_is_seen_where_the_tags_are() -> None:
    position = Position(3)
    houses, others = position.play(0, 9, 5)
    arrangement = position.laid()
    poses = [arrangement.by_key["card", card].pose for card in houses + others]
    assert all(left.z < right.z for left, right in itertools.pairwise(poses))


def test_of_small_cards_that_overlap_the_right_edge_is_seen_where_sanity_stands() -> None:
    position = Position(3)
    houses, _ = position.play(1, 6, 0)
    poses = [position.laid().by_key["card", card].pose for card in houses]
    assert all(left.z > right.z for left, right in itertools.pairwise(poses))


def test_many_small_cards_stand_in_two_lines_the_locations_above() -> None:
    position = Position(4)
    houses, others = position.play(2, 8, 6)
    arrangement = position.laid()
    above = {arrangement.by_key["card", card].pose.y for card in houses}
    below = {arrangement.by_key["card", card].pose.y for card in others}
    assert len(above) == len(below) == 1
    assert above.pop() < below.pop()


def test_a_card_that_is_pointed_at_comes_up_without_moving() -> None:
    position = Position(3)
    houses, _ = position.play(0, 9, 5)
    rest = position.laid()
    pointed = position.laid(hints=ArrangeOptions(hovered=("card", houses[2])))
    before, after = rest.by_key["card", houses[2]].pose, pointed.by_key["card", houses[2]].pose
    assert (after.x, after.y, after.width) == (before.x, before.y, before.width)
    assert after.z > max(piece.pose.z for piece in rest.pieces)


@pytest.mark.parametrize("seats", SEATS)
def test_the_next_card_lands_where_it_will_lie(seats: int) -> None:
    position = Position(seats)
    position.play(0, 2, 2)
    zone = position.zone("play", 0)
    coming = position.laid().slots[zone]
    _, others = position.play(0, 0, 1)
    pose = position.laid().by_key["card", others[0]].pose
    assert (coming.x, coming.y, coming.width) == (pose.x, pose.y, pose.width)
