"""The table as the picture has it follows every event to the view behind it."""

from __future__ import annotations

import random

import pytest

from client.motion.displayed_state import DisplayedState, counted_in
from engine.games import load
from engine.kernel.flow import moves
from engine.kernel.game.traits import places_of
from engine.kernel.match.match import Match
from engine.kernel.state.events import CARDS_SWAPPED, COUNTED, FACE_DOWN, MOVED, PLACES_CHANGED, TURNED, Event
from engine.kernel.state.layout import EVERYBODY, SPECTATOR
from engine.kernel.state.refs import GAP, HIDDEN, place_ref
from tests.chance import seed_cases
from tests.client.motion.yards import BIN, DOWN, HAND, HOUSE, LAYOUT, SEATS, YARD, ZONES, Playground, as_known, redacted


@pytest.mark.parametrize("viewer", [*range(SEATS), SPECTATOR])
@pytest.mark.parametrize("seed", seed_cases(12))
def test_all_events_of_a_batch_lead_to_the_view_behind_it(seed: int, viewer: int) -> None:
    ground = Playground(seed)
    shown = DisplayedState(ground.view(viewer))
    for _ in range(40):
        events, after = redacted(ground.happen(), viewer), ground.view(viewer)
        counted = counted_in(events)
        for event in events:
            shown.depart(event, after, counted)
            shown.land(event, after, counted)
            if event[0] == COUNTED:
                shown.count(event[1], event[3], event[5])
        assert as_known(shown.going) == as_known(after), events
        assert as_known(shown.landed) == as_known(after), events


@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, 1), (5, SPECTATOR)])
def test_a_match_with_yards_is_followed_event_by_event(seats: int, viewer: int) -> None:
    game = load("nasty-neighbours")
    match, chance = Match(game, list("ABCDE")[:seats], {}, seats), random.Random(seats)
    shown = DisplayedState(match.view(viewer))
    masks = [game.layout.counter("down", seat) for seat in range(seats)]

    def hear(events: list[Event]) -> None:
        after, counted = match.view(viewer), counted_in(events)
        for event in events:
            shown.depart(event, after, counted)
            shown.land(event, after, counted)
        for view in (shown.going, shown.landed):
            assert as_known(view)[0] == as_known(after)[0], events
            assert [view.counters[mask] for mask in masks] == [after.counters[mask] for mask in masks], events
            assert list(places_of(view)) == list(places_of(after))
        shown.settle(after)

    match.bus.subscribe(viewer, hear)
    for _ in range(500):
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))


class Side:
    """The views of seat 0 of a table on which nothing has happened yet."""

    def __init__(self) -> None:
        self.ground = Playground(3)
        self.view = self.ground.view(0)
        self.shown = DisplayedState(self.view)
        self.card = self.view.zones[YARD][0]

    def down(self, seat: int = 0) -> list[int]:
        index = seat * LAYOUT.counter_stride + DOWN
        return [view.counters[index] for view in (self.shown.going, self.shown.landed)]


def test_a_card_leaves_its_place_when_it_sets_off_and_is_elsewhere_when_it_arrives() -> None:
    side = Side()
    event = MOVED, 0, 77, YARD, BIN, 2, EVERYBODY
    side.shown.depart(event, side.view, frozenset())
    assert side.shown.going.zones[YARD][2] == GAP and side.shown.going.zones[BIN] == [77]
    assert side.shown.landed.zones[YARD][2] == HIDDEN and not side.shown.landed.zones[BIN]
    assert side.down() == [0b1010, 0b1110]
    side.shown.land(event, side.view, frozenset())
    assert side.shown.landed.zones[YARD] == side.shown.going.zones[YARD] and side.down() == [0b1010] * 2


def test_a_card_put_down_unseen_lies_face_down_at_its_place() -> None:
    side = Side()
    for event in ((MOVED, 0, side.card, YARD, BIN, 0, EVERYBODY), (MOVED, 0, HIDDEN, -1, YARD, FACE_DOWN, 0)):
        side.shown.depart(event, side.view, frozenset())
        side.shown.land(event, side.view, frozenset())
    assert side.shown.landed.zones[YARD][0] == HIDDEN and side.down() == [0b1111] * 2


def test_a_card_turned_down_is_known_but_lies_face_down_only_when_it_has_turned_over() -> None:
    side = Side()
    event = TURNED, 0, side.card, YARD, place_ref(YARD, 0), 0, EVERYBODY
    side.shown.depart(event, side.view, frozenset())
    assert side.down() == [0b1111, 0b1110]
    side.shown.land(event, side.view, frozenset())
    assert side.down() == [0b1111] * 2 and side.shown.landed.zones[YARD][0] == side.card


def test_cards_that_change_places_take_along_which_side_lies_up() -> None:
    side = Side()
    other = YARD + ZONES
    event = CARDS_SWAPPED, 1, 5, place_ref(YARD, 0), place_ref(other, 3), -1, EVERYBODY
    side.shown.depart(event, side.view, frozenset())
    side.shown.land(event, side.view, frozenset())
    zones = side.shown.landed.zones
    assert zones[other][3] == side.card and zones[YARD][0] == HIDDEN
    assert side.down() == [0b1111] * 2 and side.down(1) == [0b0110] * 2


def test_seats_change_places_when_that_has_been_seen() -> None:
    side = Side()
    side.ground.evict()
    seat, other = (event := side.ground.heard()[-1])[1], event[4]
    after = side.ground.view(0)
    side.shown.depart(event, after, frozenset())
    assert as_known(side.shown.going) == as_known(side.view)
    side.shown.land(event, after, frozenset())
    assert event[0] == PLACES_CHANGED
    assert side.shown.landed.zones[YARD + ZONES * seat] == side.view.zones[YARD + ZONES * other]
    assert side.shown.landed.values[HOUSE + seat] == other
    assert as_known(side.shown.going) == as_known(after)


def test_whoever_moves_in_sees_the_hand_of_its_new_place() -> None:
    side = Side()
    hand = side.ground.state.zones[HAND + ZONES][:]
    for seat, other in ((0, 1), (1, 0)):
        side.ground.state.values[HOUSE + seat] = other
    moves.change_places(side.ground.state, 0, 1)
    event, after = side.ground.heard()[-1], side.ground.view(0)
    assert side.shown.landed.zones[HAND + ZONES] == [HIDDEN]
    side.shown.land(event, after, frozenset())
    assert side.shown.landed.zones[HAND] == hand and side.shown.landed.zones[HAND + ZONES] == side.view.zones[HAND]


def test_a_card_that_is_being_turned_up_counts_when_it_lies_there() -> None:
    game = load("nasty-neighbours")
    match = Match(game, ["A", "B"], {}, 3)
    shown = DisplayedState(match.view(0))
    match.answer(match.asked_seats[0], match.view(match.asked_seats[0]).options[0])
    after, events = match.view(SPECTATOR), [event for event in match.history[-1][1] if event[0] == TURNED]
    before = game.shows.plate(shown.landed, events[0][1])
    shown.depart(events[0], after, frozenset())
    assert game.shows.plate(shown.counting_view, events[0][1]) == before != game.shows.plate(shown.landed, events[0][1])
    shown.land(events[0], after, frozenset())
    assert game.shows.plate(shown.counting_view, events[0][1]) == game.shows.plate(after, events[0][1])
