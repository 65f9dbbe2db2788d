"""The first deal: what the table shows before anything is answered."""

from __future__ import annotations

import pytest

from client.motion.card_moves.first_deal import FirstDeal, opening
from client.motion.displayed_state import DisplayedState
from client.motion.pace import Pace
from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.kernel.state.refs import GAP, HIDDEN
from tests.client.motion.playing import Playing


def test_the_deal_leads_from_a_whole_deck_to_the_first_view() -> None:
    view = Playing(4, twists=2).match.view(0)
    before, events = opening(view)
    layout = view.table.layout
    deck = layout.table_zone("invention_deck")
    assert all(not before.zone("hand", seat) for seat in range(4)) and not before.zone("twists")
    assert len(before.zones[deck]) == len(view.zones[deck]) + 12
    shown = DisplayedState(before)
    for event in events:
        shown.depart(event, view, frozenset())
    assert shown.going.zones == view.zones


def test_cards_are_dealt_one_by_one_from_the_start_seat_and_twists_come_last() -> None:
    view = Playing(4, twists=2).match.view(0)
    _, events = opening(view)
    first = [event[1] for event in events[:4]]
    assert first == [(view.active + place) % 4 for place in range(4)]
    assert [event[4] for event in events[-2:]] == [view.table.layout.table_zone("twists")] * 2


def test_the_deal_tells_no_card_of_anybody_elses_hand() -> None:
    view = Playing(3).match.view(1)
    _, events = opening(view)
    assert {event[2] for event in events if event[1] in (0, 2)} == {HIDDEN}
    assert sorted(event[2] for event in events if event[1] == 1) == sorted(view.zone("hand", 1))


def test_seats_with_decks_of_their_own_draw_their_hands_before_the_table_is_laid() -> None:
    view = Match(load("cthulhu-realms"), ["Ada", "Ben", "Cy"], {}, 3).view(0)
    before, events = opening(view)
    layout = view.table.layout
    decks = [layout.seat_zone("deck", (view.active + place) % 3) for place in range(3)]
    assert [event[3] for event in events[:3]] == decks
    hands = [event for event in events if event[4] in {layout.seat_zone("hand", seat) for seat in range(3)}]
    assert events[: len(hands)] == hands and len(hands) == sum(len(view.zone("hand", seat)) for seat in range(3))
    assert {event[3] for event in events[len(hands) :]} == {layout.table_zone("general_deck")}
    shown = DisplayedState(before)
    for event in events:
        shown.depart(event, view, frozenset())
    assert shown.going.zones == view.zones


def test_yards_are_dealt_place_by_place_when_everybody_has_a_hand() -> None:
    view = Playing(3, slug="nasty-neighbours").match.view(0)
    before, events = opening(view)
    layout = view.table.layout
    assert all(before.zone("yard", seat) == [GAP] * 9 and not before.counter("down", seat) for seat in range(3))
    yards = [layout.seat_zone("yard", seat) for seat in range(3)]
    in_order = [event[4] in yards for event in events]
    assert in_order == sorted(in_order) and in_order.count(True) == 27
    shown = DisplayedState(before)
    for event in events:
        shown.depart(event, view, frozenset())
        shown.land(event, view, frozenset())
    assert shown.landed.zones == view.zones and shown.landed.counters == view.counters


@pytest.mark.parametrize("slug", slugs())
def test_the_first_deal_holds_nothing_up_and_strikes_nobody(slug: str) -> None:
    playing = Playing(3, slug=slug, pace=Pace(tells=True))
    FirstDeal(playing.director, playing.match.view(0)).begin(0)
    assert all(beat.lead is None and beat.stakes is None for beat in playing.director.queue)
