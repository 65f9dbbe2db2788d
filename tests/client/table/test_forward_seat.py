"""With many players the seat that acts has the large plot; a key or a click gives it to another one."""

from __future__ import annotations

import pygame
import pytest

from client.table.state.forward_seat import ForwardSeat
from engine.kernel.state.refs import NONE, zone_ref
from engine.kernel.state.state import ACTIVE
from engine.kernel.state.view import View, view_of
from tests.client.table.crowd import GAME, Crowd, summoning
from tests.client.table.laying import played

SHIFT = pygame.KMOD_LSHIFT


def view_with(active: int, seats: int = 6) -> View:
    state = played(seats, 0).state.copy()
    state.values[ACTIVE] = active
    return view_of(state, 0)


@pytest.fixture(scope="module")
def eight() -> Crowd:
    match, seat = summoning(8, expansion=True)
    return Crowd(match, seat)


def others(table: Crowd) -> list[int]:
    seats = table.scene.views.newest.table.seats
    return [(table.viewer + place) % seats for place in range(1, seats)]


# --- whom it frames --------------------------------------------------------------------------------------------


def test_who_acts_is_framed_and_in_the_own_turn_the_neighbor_before() -> None:
    front = ForwardSeat()
    assert [front.forward(view_with(active), 0) for active in (1, 4, 0)] == [1, 4, 5]
    assert front.forward(view_with(NONE), 2) == 1


def test_a_picked_seat_stays_until_it_is_picked_again_or_released() -> None:
    front = ForwardSeat()
    front.pick(3, 0)
    assert [front.forward(view_with(active), 0) for active in (1, 2)] == [3, 3]
    front.pick(3, 0)
    assert front.forward(view_with(1), 0) == 1
    front.pick(4, 0)
    assert front.release() and not front.release()
    assert front.forward(view_with(2), 0) == 2


def test_the_own_plot_is_never_brought_forward() -> None:
    front = ForwardSeat()
    front.pick(2, 2)
    assert front.forward(view_with(1), 2) == 1
    front.picked = 2
    assert front.forward(view_with(1), 2) == 1


def test_stepping_goes_once_around_the_others() -> None:
    front, seen = ForwardSeat(), []
    for _ in range(5):
        front.step(view_with(1), 4)
        seen.append(front.picked)
    assert seen == [2, 3, 5, 0, 1]
    front.step(view_with(1), 4, backward=True)
    assert front.picked == 0


# --- on the table ----------------------------------------------------------------------------------------------


def test_shift_and_a_number_bring_the_plot_at_that_place_forward_and_escape_puts_it_back(eight: Crowd) -> None:
    usual = eight.forward
    for place, seat in enumerate(others(eight)):
        eight.press(pygame.K_1 + place, SHIFT)
        assert eight.forward == seat
    eight.press(pygame.K_ESCAPE)
    assert eight.forward == usual and eight.scene.form.popup is None
    eight.press(pygame.K_8, SHIFT)
    assert eight.forward == usual


def test_c_brings_the_next_neighbor_forward(eight: Crowd) -> None:
    usual = eight.forward
    eight.press(pygame.K_c)
    there = others(eight)
    assert eight.forward == there[(there.index(usual) + 1) % len(there)]
    eight.press(pygame.K_c, SHIFT)
    assert eight.forward == usual
    eight.press(pygame.K_ESCAPE)


def test_a_click_on_the_bare_ground_of_a_small_plot_brings_it_forward(eight: Crowd) -> None:
    seat = next(seat for seat in others(eight) if seat != eight.forward)
    plot = next(rect for owner, rect in eight.scene.places.arrangement.plots if owner == seat)
    small = eight.lawn(seat)
    eight.click((plot.centerx, plot.top + 4))
    assert eight.forward == seat
    assert eight.lawn(seat).width > 2 * small.width
    eight.click((eight.lawn(seat).left + 3, eight.lawn(seat).top - 12))
    assert eight.forward != seat


def test_cards_glide_to_the_large_plot_and_with_reduced_motion_are_there_at_once() -> None:
    match, viewer = summoning(8, expansion=True)
    for reduced in (False, True):
        table = Crowd(match, viewer, reduced_motion=reduced)
        seat = next(seat for seat in others(table) if seat != table.forward)
        [card] = table.scene.hand.arrangement.in_zone(GAME.layout.seat_zone("role", seat))
        table.scene.forward_seat.bring(seat)
        table.wait(2)
        there = table.scene.places.arrangement.by_key[card.key].pose
        now = table.scene.director.stage.where(card.key, table.scene.screen.now)
        assert now is not None
        far = now.distance(there)
        assert far < 1 if reduced else 1 < far < card.pose.distance(there)
        table.wait(40)
        rested = table.scene.director.stage.where(card.key, table.scene.screen.now)
        assert rested is not None and rested.distance(there) < 1 and there.width > card.pose.width


def test_with_few_players_nobody_is_brought_forward() -> None:
    match, viewer = summoning(4)
    table = Crowd(match, viewer)
    assert table.forward == NONE
    table.press(pygame.K_2, SHIFT)
    table.press(pygame.K_c)
    assert table.forward == NONE
    assert sorted(seat for seat, _ in table.scene.places.arrangement.plots) == [0, 1, 2, 3]


# --- what can be done there ------------------------------------------------------------------------------------


@pytest.mark.parametrize("corner", [(6, 6), (-6, -6)])
def test_a_creature_dropped_anywhere_on_a_lawn_is_summoned_there(corner: tuple[int, int]) -> None:
    match, viewer = summoning(8, expansion=True)
    table = Crowd(match, viewer)
    lawns = {seat: zone_ref(GAME.layout.seat_zone("lawn", seat)) for seat in range(8)}
    offered = {option[2] for option in table.scene.views.newest.options}
    seat = next(seat for seat, lawn in lawns.items() if seat != viewer and lawn in offered)
    option = table.summons(lawns[seat])
    card = table.scene.hand.arrangement.by_key["card", option[1]]
    lawn = table.lawn(seat)
    end = lawn.topleft if corner[0] > 0 else lawn.bottomright
    end = end[0] + corner[0], end[1] + corner[1]
    question = table.scene.views.newest.question
    table.drag((card.hit.centerx, card.hit.top + 12), end)
    table.wait(5)
    assert question is not None and table.scene.views.newest.question != question
    assert table.toasts() == []


def test_the_lawn_of_who_is_brought_forward_is_a_place_to_put_something() -> None:
    match, viewer = summoning(8, expansion=True)
    table = Crowd(match, viewer)
    seat = table.forward
    before = table.scene.hand.arrangement.zone_rects[GAME.layout.seat_zone("lawn", seat)]
    other = next(other for other in others(table) if other != seat)
    table.scene.forward_seat.bring(other)
    assert table.lawn(seat) != before
    assert table.lawn(other) == before
