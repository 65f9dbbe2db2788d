"""The maps of a game that is played on several tables: all of the game is on each, and nothing lies over anything."""

from __future__ import annotations

from itertools import combinations

import pytest

from client.layout import map as maps
from client.layout.map import BACK, FORWARD, Box, Spot, TableMap
from client.table.picture import registry
from engine.games import load
from engine.kernel.state.refs import NONE
from tests.client.table.laying import GAME as ONE_TABLE

GAME = load("runes-and-regulations")
TABLES = maps.tables(GAME)
TEXT_SCALES = (1.0, 1.5, 2.0)
GROUNDS = ("plot", "plot.halo", "scenery.strip", "scenery.column", "plot.fence", "plot.post", "scenery.notice",
           "spinner", "chain", "chain.subject", "scenery.prop", "dock")  # fmt: skip
"""What other things lie on."""

everywhere = pytest.mark.parametrize("setting, seats", list(TABLES))
at_any_size = pytest.mark.parametrize("text_scale", TEXT_SCALES)


def the_map(setting: str, seats: int) -> TableMap:
    return registry.load(GAME.slug, seats, setting)


def states(table: TableMap, seats: int, text_scale: float) -> list[tuple[Spot, ...]]:
    """The objects of a map with each of the seats brought forward that can be."""
    forward = range(1, seats) if table.has_forward else (NONE,)
    return [table.at(text_scale, seat) for seat in forward]


def solid(spots: tuple[Spot, ...]) -> list[Spot]:
    return [spot for spot in spots if spot.kind not in GROUNDS and spot.text("layout") != "hidden"]


def overlap(first: Box, second: Box) -> bool:
    return (
        first[0] < second[0] + second[2]
        and second[0] < first[0] + first[2]
        and first[1] < second[1] + second[3]
        and second[1] < first[1] + first[3]
    )


def test_a_game_with_an_expansion_has_a_table_for_each_number_of_its_players() -> None:
    assert sorted(TABLES) == [*(("", seats) for seats in range(2, 5)), *(("nefarious", seats) for seats in range(3, 9))]
    assert {setting for setting, _ in maps.tables(ONE_TABLE)} == {""}


@everywhere
def test_the_map_of_a_match_follows_its_options(setting: str, seats: int) -> None:
    table = GAME.new_table(seats, TABLES[setting, seats], 1)
    assert registry.of_table(table) is the_map(setting, seats)


@everywhere
@at_any_size
def test_every_zone_of_the_game_is_there_once_whoever_is_brought_forward(
    setting: str, seats: int, text_scale: float
) -> None:
    assert the_map(setting, seats).missing(GAME.layout, seats, text_scale) == []


@everywhere
@at_any_size
def test_nothing_lies_over_anything_else(setting: str, seats: int, text_scale: float) -> None:
    for spots in states(the_map(setting, seats), seats, text_scale):
        clashes = [
            (first.where, second.where)
            for first, second in combinations(solid(spots), 2)
            if overlap(first.box, second.box)
        ]
        assert clashes == []


@everywhere
@at_any_size
def test_everything_is_on_the_table_but_the_feet_of_the_hand(setting: str, seats: int, text_scale: float) -> None:
    table = the_map(setting, seats)
    for spots in states(table, seats, text_scale):
        for spot in solid(spots):
            x, y, width, height = spot.box
            assert x >= 0 and y >= 0 and x + width <= table.size[0], spot.where
            assert y + height - spot.number("sunk", 0) <= table.size[1], spot.where


@everywhere
def test_every_seat_has_one_plot_one_plate_and_its_cards_on_its_plot(setting: str, seats: int) -> None:
    for spots in states(the_map(setting, seats), seats, 1.0):
        # The small plot of the seat that is brought forward stays, empty.
        plots = {spot.seat: spot.box for spot in spots if spot.kind == "plot" and spot.text("form") != "away"}
        assert sorted(plots) == list(range(seats))
        assert sorted(spot.seat for spot in spots if spot.kind == "plate") == list(range(seats))
        for spot in spots:
            if spot.kind == "zone" and spot.seat > 0 and spot.text("layout") != "hidden":
                x, y, width, height = plots[spot.seat]
                left, top, wide, tall = spot.box
                assert x <= left and y <= top and left + wide <= x + width and top + tall <= y + height, spot.where


def test_from_six_players_on_one_of_the_others_has_a_large_lawn() -> None:
    for setting, seats in TABLES:
        table = the_map(setting, seats)
        assert table.has_forward == (seats >= 6)
        if table.has_forward:
            usual = {spot.seat: spot.box for spot in table.at(1.0) if spot.name == "lawn"}
            for seat in range(1, seats):
                lawns = {spot.seat: spot.box for spot in table.at(1.0, seat) if spot.name == "lawn"}
                assert lawns[seat][2] > 2 * usual[seat][2]
                assert all(lawns[other] == usual[other] for other in range(seats) if other != seat)


def test_what_is_there_whoever_is_brought_forward_stays_the_same_object() -> None:
    table = the_map("nefarious", 8)
    first, second = table.at(1.0, 1), table.at(1.0, 2)
    common = [spot for spot in first if not spot.text("when")]
    assert len(common) > 20 and all(any(spot is other for other in second) for spot in common)
    assert {spot.seat for spot in first if spot.text("when") == FORWARD} == {1}
    assert 1 not in {spot.seat for spot in first if spot.text("when") == BACK}
    assert table.at(1.0, 1) is first


def test_plots_are_laid_out_clockwise_from_the_left() -> None:
    for setting, seats in TABLES:
        boxes = {spot.seat: spot.box[0] for spot in the_map(setting, seats).at(1.0) if spot.kind == "plot"}
        others = [boxes[seat] for seat in range(1, seats)]
        assert others == sorted(others)
