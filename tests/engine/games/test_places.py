"""The numbers by which rules find zones, counters and values, against the layouts that name them."""

from __future__ import annotations

import importlib

import pytest

from engine.games import load, slugs
from engine.kernel.state.layout import MAX_SEATS
from engine.kernel.state.state import FIRST_GAME_VALUE

OTHER_NAMES = {"regulation": "IN_FORCE"}
"""Zones of tables whose constant has another name, because theirs is taken by something else."""


def places(slug: str) -> dict[str, object]:
    """The constants of a game's `places` by name."""
    return vars(importlib.import_module(f"engine.games.{slug.replace('-', '_')}.layout"))


@pytest.mark.parametrize("slug", slugs())
def test_zones_of_the_table_and_values_have_their_number(slug: str) -> None:
    layout = load(slug).layout
    numbers = {zone.name: layout.table_zone(zone.name) for zone in layout.table_zones}
    numbers |= {name: FIRST_GAME_VALUE + number for number, name in enumerate(layout.values)}
    constants = places(slug)
    found = {name: constants.get(OTHER_NAMES.get(name, name.upper())) for name in numbers}
    named = {name: number for name, number in found.items() if number is not None}
    assert len(named) >= 3
    assert named == {name: numbers[name] for name in named}


@pytest.mark.parametrize("slug", slugs())
def test_zones_of_seats_have_an_index_for_every_seat(slug: str) -> None:
    layout = load(slug).layout
    rows = {value for value in places(slug).values() if isinstance(value, tuple) and len(value) == MAX_SEATS}
    assert {layout.zone_by_seat(zone.name) for zone in layout.seat_zones} <= rows
    named = rows.intersection(layout.counter_by_seat(counter.name) for counter in layout.counters)
    assert len(named) >= min(2, len(layout.counters))


@pytest.mark.parametrize("slug", slugs())
def test_the_kind_of_a_zone_is_that_of_the_first_seat(slug: str) -> None:
    layout = load(slug).layout
    for zone in range(layout.zone_count(MAX_SEATS)):
        first = layout.first_of(zone)
        assert layout.zone(first) is layout.zone(zone)
        assert layout.owner(first) in (-1, 0)
