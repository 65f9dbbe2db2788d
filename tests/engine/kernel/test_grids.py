"""Cards in a grid: put down, lifted, turned and swapped, with what everybody is told."""

from __future__ import annotations

import pytest

from engine.kernel.flow import grids
from engine.kernel.state.events import CARDS_SWAPPED, FACE_DOWN, MOVED, TURNED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import GAP, NONE, place_ref
from engine.kernel.state.state import State
from tests.engine.kernel.yards import DECK, DISCARD, DOWN, HAND, YARD, yards

MINE, YOURS = YARD[:2]


def down(state: State, seat: int) -> int:
    """The mask of a yard's face-down places."""
    return state.counters[DOWN[seat]]


def test_a_lifted_card_leaves_a_gap_and_is_seen_where_it_goes() -> None:
    state = yards([3, 4, 5, 6])
    grids.turn(state, MINE, 1, face_up=False)
    state.known[4] = 0
    state.events = []
    assert grids.lift(state, MINE, 1, DISCARD, 0) == 4
    assert state.zones[MINE] == [3, GAP, 5, 6] and state.zones[DISCARD] == [4]
    assert down(state, 0) == 0 and state.known[4] == EVERYBODY
    assert state.events == [(MOVED, 0, 4, MINE, DISCARD, 1, EVERYBODY)]


def test_a_lifted_card_is_shown_to_nobody_but_whoever_has_it_then() -> None:
    state = yards([3, 4], [5, 6])
    state.known[4] = 0
    grids.lift(state, MINE, 1, HAND[1])
    assert state.known[4] == 0b10


def test_a_card_put_down_face_up_is_known_to_all() -> None:
    state = yards([3, GAP, 5])
    state.events = []
    grids.put(state, 7, DECK, MINE, 1, face_up=True, seat=0)
    assert state.zones[MINE] == [3, 7, 5] and 7 not in state.zones[DECK]
    assert down(state, 0) == 0 and state.known[7] == EVERYBODY
    assert state.events == [(MOVED, 0, 7, DECK, MINE, 1, EVERYBODY)]


def test_a_card_put_down_face_down_stays_unknown() -> None:
    state = yards([3, 4, GAP, GAP])
    state.events = []
    grids.put(state, 7, DECK, MINE, 2, face_up=False)
    grids.put(state, 8, DECK, MINE, 3, face_up=False)
    assert state.zones[MINE] == [3, 4, 7, 8] and down(state, 0) == 0b1100 and state.known[7] == 0
    assert [event[5] for event in state.events] == [2 + FACE_DOWN, 3 + FACE_DOWN]
    assert [event[6] for event in state.events] == [0, 0]


def test_a_card_turned_up_is_known_to_all_and_so_it_stays() -> None:
    state = yards([3], [4, 5, 6])
    state.events = []
    assert grids.turn(state, YOURS, 2, face_up=False) == 6
    assert (down(state, 0), down(state, 1)) == (0, 0b100)
    assert state.known[6] == EVERYBODY  # all have seen it
    state.known[6] = 0
    assert grids.turn(state, YOURS, 2, face_up=True) == 6
    assert down(state, 1) == 0 and state.known[6] == EVERYBODY
    ref = place_ref(YOURS, 2)
    assert state.events == [(TURNED, 1, 6, YOURS, ref, 0, EVERYBODY), (TURNED, 1, 6, YOURS, ref, 1, EVERYBODY)]


@pytest.mark.parametrize("mine", [False, True])
@pytest.mark.parametrize("yours", [False, True])
def test_cards_of_two_grids_that_are_swapped_keep_their_faces(mine: bool, yours: bool) -> None:
    state = yards([3, 4], [5, 6])
    grids.turn(state, MINE, 1, face_up=not mine)
    grids.turn(state, YOURS, 0, face_up=not yours)
    state.events = []
    grids.swap(state, MINE, 1, YOURS, 0, seat=1, card=9)
    assert (state.zones[MINE], state.zones[YOURS]) == ([3, 5], [4, 6])
    assert (down(state, 0), down(state, 1)) == (0b10 * yours, 0b1 * mine)
    assert state.events == [(CARDS_SWAPPED, 1, 9, place_ref(MINE, 1), place_ref(YOURS, 0), NONE, EVERYBODY)]


@pytest.mark.parametrize("face_down", [(), (0,), (2,), (0, 2)])
def test_cards_of_one_grid_that_are_swapped_keep_their_faces(face_down: tuple[int, ...]) -> None:
    state = yards([3, 4, 5])
    for place in face_down:
        grids.turn(state, MINE, place, face_up=False)
    grids.swap(state, MINE, 0, MINE, 2)
    assert state.zones[MINE] == [5, 4, 3]
    assert down(state, 0) == sum(1 << 2 - place for place in face_down)


def test_a_swap_tells_nobody_a_card() -> None:
    state = yards([3, 4], [5, 6])
    for card, zone, place in ((3, MINE, 0), (5, YOURS, 0)):
        grids.turn(state, zone, place, face_up=False)
        state.known[card] = 0
    grids.swap(state, MINE, 0, YOURS, 0)
    assert (state.known[3], state.known[5]) == (0, 0)


def test_without_listeners_the_same_happens() -> None:
    state = yards([3, 4], [5, GAP])
    state.events = None
    grids.swap(state, MINE, 0, YOURS, 0)
    grids.turn(state, MINE, 0, face_up=False)
    grids.lift(state, MINE, 1, DISCARD)
    grids.put(state, 9, DECK, YOURS, 1, face_up=False)
    assert (state.zones[MINE], state.zones[YOURS]) == ([5, GAP], [3, 9])
    assert (down(state, 0), down(state, 1)) == (0b1, 0b10)
