"""Where cards lie in each layout: everything in its box, nothing lost, enough of each card to see."""

from __future__ import annotations

import math

import pytest

from client.layout import map as maps, zones as layouts
from client.layout.map import Spot
from client.layout.zones import Slot
from client.table.picture import registry
from tests.client.table.laying import SEATS, SLUG

AT_1280 = 1280 / 1920


def spot(layout: str, box: tuple[float, float, float, float], **properties: object) -> Spot:
    named = {key.replace("_", "-"): value for key, value in properties.items()}
    return Spot("zone", "z", box, 0, 0.0, (), {"layout": layout, "card-width": 100.0, **named}, "test")


def zones(seats: int, name: str, text_scale: float = 1.0) -> list[Spot]:
    return [
        found
        for found in registry.load(SLUG, seats).at(text_scale)
        if found.kind == "zone" and found.name == name and found.text("layout") != "hidden"
    ]


def corners(slot: Slot) -> list[tuple[float, float]]:
    turn = math.radians(slot.angle)
    across, down = (math.cos(turn), -math.sin(turn)), (math.sin(turn), math.cos(turn))
    return [
        (slot.x + a * across[0] + b * down[0], slot.y + a * across[1] + b * down[1])
        for a in (-slot.width / 2, slot.width / 2)
        for b in (-slot.height / 2, slot.height / 2)
    ]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("count", range(1, 17))
def test_a_hand_shows_enough_of_each_card_and_stays_in_the_window(seats: int, count: int) -> None:
    """28 pixels at 1280 show cost and points; turned cards are whole too."""
    for hand in zones(seats, "hand") + zones(seats, "hand", 2.0):
        laid = layouts.slots(hand, count)
        steps = [right.x - left.x for left, right in zip(laid, laid[1:], strict=False)]
        assert all(step * AT_1280 >= 28 for step in steps)
        for x, y in (corner for slot in laid for corner in corners(slot)):
            assert hand.box[0] <= x <= hand.box[0] + hand.box[2]
            assert y <= 1080
        assert sum(slot.angle for slot in laid) == pytest.approx(0)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("count", range(1, 15))
def test_inventions_in_play_never_leave_their_place_nor_cover_each_other(seats: int, count: int) -> None:
    for zone in zones(seats, "inventions") + zones(seats, "inventions", 2.0):
        laid = layouts.slots(zone, count)
        x, y, width, height = zone.box
        assert len(laid) == count
        for slot in laid:
            assert slot.x - slot.width / 2 >= x - 0.01 and slot.x + slot.width / 2 <= x + width + 0.01
            assert slot.y - slot.height / 2 >= y - 0.01 and slot.y + slot.height / 2 <= y + height + 0.01
        for first in laid:
            for second in laid:
                apart = abs(first.x - second.x) >= first.width or abs(first.y - second.y) >= first.height
                assert first is second or apart


def test_a_side_holds_rows_of_three_and_the_bench_eight_at_full_size() -> None:
    bench, left = zones(4, "inventions")[-1], zones(4, "inventions")[0]
    full = bench.number("card-width")
    assert [slot.width for slot in layouts.slots(bench, 8)] == [full] * 8
    assert len({slot.y for slot in layouts.slots(bench, 8)}) == 1
    rows = layouts.slots(left, 9)
    assert [slot.width for slot in rows] == [full] * 9
    assert len({slot.y for slot in rows}) == 3


def test_cards_too_small_for_their_name_become_minis() -> None:
    bench = zones(4, "inventions")[-1]
    assert not any(slot.mini for slot in layouts.slots(bench, 8))
    assert all(slot.mini for slot in layouts.slots(bench, 12))


def test_a_row_shrinks_until_all_fit() -> None:
    row = spot("row", (0, 0, 400, 200), gap=8.0)
    assert [slot.width for slot in layouts.slots(row, 3)] == [100] * 3
    four = layouts.slots(row, 6)
    assert four[-1].x + four[-1].width / 2 == pytest.approx(400)
    assert four[0].width < 100


def test_a_pile_shows_its_topmost_cards_only() -> None:
    pile = spot("pile", (0, 0, 120, 180), most=3, step=2.0, pill=20.0)
    assert len(layouts.slots(pile, 40)) == 3
    assert len(layouts.slots(pile, 2)) == 2
    lowest, middle, top = layouts.slots(pile, 40)
    assert lowest.y > middle.y > top.y


def test_a_cascade_leaves_the_head_of_each_card_free() -> None:
    two = layouts.slots(spot("cascade", (0, 0, 106, 150), step=26.0), 2)
    assert two[1].y - two[0].y == 26


def test_the_raised_card_leaves_the_edge_of_the_next_one_to_be_seen() -> None:
    hand = zones(4, "hand")[0]
    rest = layouts.slots(hand, 10)
    parted = layouts.hovered_fan(rest, 4, 1074)
    raised, after = parted[4], parted[5]
    assert raised.width > rest[4].width and raised.angle == 0 and raised.y < rest[4].y
    assert after.x - after.width / 2 >= raised.x + raised.width / 2 - 12
    assert parted[-1].x - rest[-1].x < 40


# --- rows in the middle ----------------------------------------------------------------------------------------


def lawn(seat: int = 1, seats: int = 4) -> maps.Spot:
    spots = registry.load("runes-and-regulations", seats).at()
    return next(spot for spot in spots if spot.kind == "zone" and spot.name == "lawn" and spot.seat == seat)


@pytest.mark.parametrize("count", [*range(1, 13), 20, 32])
@pytest.mark.parametrize("seat", [0, 1])
def test_centered_rows_stand_in_the_middle_of_their_zone_and_no_card_covers_another(count: int, seat: int) -> None:
    spot = lawn(seat)
    x, y, width, height = spot.box
    laid = layouts.slots(spot, count)
    assert len(laid) == count
    for row in {round(slot.y) for slot in laid}:
        across = [slot.x for slot in laid if round(slot.y) == row]
        assert (min(across) + max(across)) / 2 == pytest.approx(x + width / 2)
    for n, slot in enumerate(laid):
        assert x - 0.5 <= slot.x - slot.width / 2 and slot.x + slot.width / 2 <= x + width + 0.5
        assert y - 0.5 <= slot.y - slot.height / 2 and slot.y + slot.height / 2 <= y + height + 0.5
        for other in laid[:n]:
            apart = abs(slot.x - other.x) >= slot.width - 0.5 or abs(slot.y - other.y) >= slot.height - 0.5
            assert apart


@pytest.mark.parametrize("count", range(3))
def test_the_next_card_lies_beside_those_that_have_not_yet_made_room(count: int) -> None:
    spot = lawn()
    there, beside = layouts.slots(spot, count), layouts.next_slot(spot, count)
    for slot in there:
        assert beside.x - slot.x > slot.width / 2
    assert beside.x + beside.width / 2 <= spot.box[0] + spot.box[2]


def test_many_cards_on_a_small_lawn_are_shown_without_their_names() -> None:
    assert not any(slot.mini for slot in layouts.slots(lawn(), 4))
    assert all(slot.mini for slot in layouts.slots(lawn(), 10))
    assert min(slot.width for slot in layouts.slots(lawn(), 10)) > 70


def test_a_row_that_is_too_long_covers_its_cards_in_part_and_makes_room_for_the_one_pointed_at() -> None:
    spots = registry.load("runes-and-regulations", 4).at()
    fence = next(spot for spot in spots if spot.kind == "zone" and spot.name == "fence" and spot.seat == 0)
    few, many = layouts.slots(fence, 3), layouts.slots(fence, 6)
    assert not layouts.overlaps(fence, few) and layouts.overlaps(fence, many)
    assert many[0].width > 100
    parted = layouts.hovered_fan(many, 2, fence.box[1] + fence.box[3])
    assert parted[2].y < many[2].y and parted[2].width > many[2].width
    assert parted[3].x - parted[3].width / 2 >= parted[2].x + parted[2].width / 2 - 1
