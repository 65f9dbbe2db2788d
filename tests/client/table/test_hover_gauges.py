"""Dials and the lantern in words."""

from __future__ import annotations

import pytest

from client.cards.theme import Theme
from client.table.furniture.gauge.layer import gauge_at, gauge_words
from client.table.picture import registry
from client.table.picture.look import TableLook
from engine.kernel.state.view import View
from tests.client.table import cult
from tests.client.table.cult import seated
from tests.client.table.realms import GAME, NAMES, SLUG, Position

pytestmark = pytest.mark.usefixtures("screen")


def words(name: str, view: View) -> tuple[str, str] | None:
    return gauge_words(name, registry.load(SLUG, 3).spots, TableLook.load(Theme.load(SLUG)), view, NAMES)


def test_a_dial_tells_whose_sanity_it_shows_and_what_protects_it() -> None:
    position = Position(3)
    position.count("sanity", 1, 38)
    assert words("dial.sanity.1", position.view()) == ("Ben: 38 Sanity", "")
    deck = list(position.state.zones[position.zone("general_deck")])
    shields = {GAME.shows.face(position.view(), card)["fields"].get("shield", ""): card for card in deck}
    position.put(shields["sanctuary"], position.zone("play", 1))
    assert words("dial.sanity.1", position.view()) == ("Ben: 38 Sanity", "Ben has a Sanctuary and can't lose Sanity.")
    assert words("dial.sanity.0", position.view()) == ("Ada Volt: 50 Sanity", "")
    position.put(shields["nexus"], position.zone("play", 1))
    told = words("dial.sanity.1", position.view())
    assert told is not None and told[1].endswith("A Nexus protects Ben's Locations without that sign.")


def test_the_lantern_tells_who_has_how_much_of_what_and_for_how_long() -> None:
    position = Position(3)
    position.turn_of(2)
    position.count("power", 2, 4)
    assert words("pool", position.view()) == ("Cy Nagel: 4 Conjuring Power this turn", "")
    position.turn_of(-1)
    assert words("pool", position.view()) is None


def test_every_dial_and_the_lantern_can_be_pointed_at() -> None:
    table = seated(cult.busy_turn, 3, 60, hover_delay_ms=0)
    arrangement = table.scene.places.arrangement
    found = {name: rect for name, rect in arrangement.rects.items() if gauge_at(arrangement, rect.center)}
    gauges = {"dial.sanity.0", "dial.sanity.1", "dial.sanity.2", "pool"}
    assert gauges <= set(found)
    for name in gauges:
        table.move(found[name].center)
        table.wait(48)
        thing = table.scene.reading.shown
        assert thing is not None and (thing.kind, thing.which) == ("gauge", name)
        table.frame()
