"""Two seats change places: what stays belongs to the other then, what is a player's own goes along."""

from __future__ import annotations

from engine.kernel.flow import grids
from engine.kernel.flow.moves import change_places, move
from engine.kernel.state.events import PLACES_CHANGED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import view_of
from tests.engine.kernel.yards import DECK, DOWN, FENCE, HAND, LAWN, YARD, yards

YARDS = ([3, 4], [5, 6], [7, 8])


def test_what_stays_is_exchanged_and_the_rest_is_not() -> None:
    state = yards(*YARDS)
    for zone, card in ((HAND, 10), (LAWN, 11), (FENCE, 12)):
        move(state, card, DECK, zone[0])
    move(state, 13, DECK, FENCE[2])
    state.events = []
    change_places(state, 0, 2, card=14)
    assert state.zones[YARD[0]] == [7, 8] and state.zones[YARD[2]] == [3, 4]
    assert state.zones[FENCE[0]] == [13] and state.zones[FENCE[2]] == [12]
    assert state.zones[HAND[0]] == [10] and state.zones[LAWN[0]] == [11]
    assert state.zones[YARD[1]] == [5, 6]
    assert state.events == [(PLACES_CHANGED, 0, 14, NONE, 2, NONE, EVERYBODY)]


def test_cards_stay_face_down_where_they_lie() -> None:
    state = yards(*YARDS)
    grids.turn(state, YARD[0], 1, face_up=False)
    grids.turn(state, YARD[2], 0, face_up=False)
    change_places(state, 2, 0)
    assert tuple(state.counters[DOWN[seat]] for seat in range(3)) == (0b01, 0, 0b10)


def test_other_counters_are_left_alone() -> None:
    state = yards(*YARDS)
    state.counters[:] = [1, 0, 3, 0, 5, 0]
    change_places(state, 0, 1)
    assert state.counters == [1, 0, 3, 0, 5, 0]


def test_whoever_comes_sees_what_lies_there_and_whoever_leaves_remembers_it() -> None:
    state = yards(*YARDS)
    move(state, 12, DECK, FENCE[0])
    move(state, 13, DECK, FENCE[1])
    assert (state.known[12], state.known[13]) == (0b001, 0b010)
    change_places(state, 0, 1)
    assert (state.known[12], state.known[13]) == (0b011, 0b011)
    for seat in (0, 1):
        view = view_of(state, seat)
        assert view.zones[FENCE[0]] == [13] and view.zones[FENCE[1]] == [12]
    third = view_of(state, 2)
    assert min(third.zones[FENCE[0]] + third.zones[FENCE[1]]) < 0


def test_nobody_learns_a_face_down_card_by_moving_there() -> None:
    state = yards(*YARDS)
    grids.turn(state, YARD[1], 0, face_up=False)
    state.known[5] = 0b100
    change_places(state, 0, 1)
    assert state.known[5] == 0b100


def test_changing_back_is_as_before_but_for_what_has_been_seen() -> None:
    state = yards(*YARDS)
    move(state, 12, DECK, FENCE[0])
    before = ([list(zone) for zone in state.zones], list(state.counters))
    change_places(state, 0, 1)
    change_places(state, 1, 0)
    assert ([list(zone) for zone in state.zones], list(state.counters)) == before
    assert state.known[12] == 0b011
