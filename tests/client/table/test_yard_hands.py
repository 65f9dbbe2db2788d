"""Cards in the yards of Nasty Neighbours: turned up, drawn, placed, discarded and chosen, by mouse and by key."""

from __future__ import annotations

import pygame
import pytest

from client.table.furniture.slots.layer import SlotLayer
from client.table.hand.lit_choices import lit_places
from engine.kernel.game.traits import HasPicks
from engine.kernel.state.refs import PLACE, SEAT, describe
from tests.client import hands
from tests.client.table import neighborhood
from tests.client.table.neighborhood import GAME, center_of, count, given, offers, rect_at, seated, verb
from tests.client.table.sitting import Sitting


def answer_by(sitting: Sitting) -> int:
    """The seat of the person."""
    return sitting.session.viewer


def test_one_click_turns_a_card_of_the_own_yard_up() -> None:
    table = seated(neighborhood.turns_up)
    before, wanted = count(table), table.options[1]
    table.click(rect_at(table, wanted[2]).center)
    assert given(table, before)[:1] == [wanted]


@pytest.mark.parametrize(("name", "pile"), [("draw", "draw_pile"), ("take", "bin")])
def test_a_card_is_had_by_a_click_on_the_pile_or_by_a_drag_to_the_yard(name: str, pile: str) -> None:
    for drags in (False, True):
        table = seated(neighborhood.takes)
        before, wanted = count(table), offers(table.session.view(), name)[0]
        yard = table.scene.hand.arrangement.zone_rects[GAME.layout.seat_zone("yard", answer_by(table))]
        if drags:
            table.drag(center_of(table, pile), yard.center)
        else:
            table.click(center_of(table, pile))
        assert wanted in given(table, before, answer_by(table))


def test_a_double_click_on_the_draw_pile_draws_and_does_not_look_the_pile_through() -> None:
    table = seated(neighborhood.takes)
    before, wanted = count(table), offers(table.session.view(), "draw")[0]
    for _ in range(2):
        table.click(center_of(table, "draw_pile"))
    assert given(table, before, answer_by(table))[-1] == wanted
    assert table.scene.reading.browser is None


def test_a_drawn_card_is_in_the_hand_a_click_puts_it_down() -> None:
    table = seated(neighborhood.places)
    before, wanted = count(table), offers(table.session.view(), "place")[4]
    table.click(rect_at(table, wanted[2]).center)
    assert given(table, before)[:1] == [wanted]


def test_while_it_is_dragged_nothing_beside_its_places_grows_dark() -> None:
    table = seated(neighborhood.places)
    arrangement = table.scene.hand.arrangement
    drawn = arrangement.in_zone(GAME.layout.seat_zone("drawn", answer_by(table)))[-1].hit
    names = ("draw_pile", "nasty_deck", "nasty_pile")
    piles = [arrangement.zone_rects[GAME.layout.table_zone(name)].move(6, 0).midleft for name in names]
    before = [table.app.render(table.scene).get_at(pile) for pile in piles]
    table.take(drawn.center, (1000, 480))
    assert table.scene.hand.drag is not None
    assert [table.app.render(table.scene).get_at(pile) for pile in piles] == before


def test_it_can_be_dragged_onto_a_place_or_into_the_bin() -> None:
    for wanted in (("place", 7), ("discard", 0)):
        table = seated(neighborhood.places)
        before, option = count(table), offers(table.session.view(), wanted[0])[wanted[1]]
        to = rect_at(table, option[2]).center if wanted[0] == "place" else center_of(table, "bin")
        table.drag(table.piece(("card", option[1])).hit.center, to)
        assert given(table, before)[:1] == [option]


def test_a_click_on_the_card_in_the_bin_discards_and_one_on_its_number_looks_the_bin_through() -> None:
    table = seated(neighborhood.places)
    before, wanted = count(table), offers(table.session.view(), "discard")[0]
    arrangement, zone = table.scene.hand.arrangement, GAME.layout.table_zone("bin")
    bin_rect, top = arrangement.zone_rects[zone], arrangement.in_zone(zone)[-1]
    table.click((bin_rect.centerx, (top.hit.bottom + bin_rect.bottom) // 2))
    assert given(table, before) == [] and table.scene.reading.browser is not None
    table.press(pygame.K_ESCAPE)
    table.click(top.hit.center)
    assert given(table, before)[:1] == [wanted]


def test_while_it_is_dragged_it_is_as_large_as_the_card_below_and_leaves_that_to_be_seen() -> None:
    table = seated(neighborhood.places)
    option = offers(table.session.view(), "place")[4]
    below = rect_at(table, option[2])
    table.take(table.piece(("card", option[1])).hit.center, below.center)
    table.wait(300)
    drag = table.scene.hand.drag
    assert drag is not None and drag.snapped is not None and drag.snapped.option == option
    pose = drag.pose(table.clock.now())
    assert round(pose.width) == below.width
    assert pose.x > below.centerx and pose.y < below.centery


def test_dropped_on_bare_ground_it_goes_back() -> None:
    table = seated(neighborhood.places)
    before, card = count(table), table.options[0][1]
    table.drag(table.piece(("card", card)).hit.center, (1500, 150))
    table.wait(300)
    assert given(table, before) == [] and table.scene.hand.drag is None
    assert ("card", card) in table.scene.hand.choices.sources


def test_the_keys_go_through_the_yard_in_reading_order_and_put_it_down() -> None:
    table = seated(neighborhood.places)
    before, wanted = count(table), offers(table.session.view(), "place")
    table.press(pygame.K_TAB)
    passed = []
    for _ in wanted:
        stop = table.scene.keys.stop
        assert stop is not None
        passed.append(stop.rect.topleft)
        table.press(pygame.K_TAB)
    assert passed == sorted(passed, key=lambda corner: (corner[1], corner[0]))
    table.press(*[pygame.K_TAB] * 3)
    while table.scene.keys.stop is not None and table.scene.keys.stop.rect != rect_at(table, wanted[5][2]):
        table.press(pygame.K_TAB)
    table.press(pygame.K_RETURN)
    assert given(table, before)[:1] == [wanted[5]]


@pytest.mark.parametrize(
    ("key", "place"), [(pygame.K_KP7, 0), (pygame.K_KP5, 4), (pygame.K_KP3, 8), (pygame.K_7, 0), (pygame.K_1, 6)]
)
def test_the_digits_lie_as_the_yard_does(key: int, place: int) -> None:
    table = seated(neighborhood.places)
    before, wanted = count(table), offers(table.session.view(), "place")
    table.press(key)
    assert given(table, before)[:1] == [wanted[place]]


def test_a_card_is_discarded_by_its_key() -> None:
    table = seated(neighborhood.places)
    before = count(table)
    table.press(pygame.K_d)
    assert [verb(option) for option in given(table, before)[:1]] == ["discard"]


@pytest.mark.parametrize("drags", [False, True])
def test_a_place_that_is_refused_says_why_and_shows_it_for_a_moment(drags: bool) -> None:
    table = seated(neighborhood.beside_a_gap)
    before, view = count(table), table.session.view()
    yard = GAME.layout.seat_zone("yard", view.seat)
    legal = {describe(option[2])[2] for option in offers(view, "place")}
    place = next(place for place in range(9) if place not in legal)
    there = table.scene.hand.arrangement.place_rects[yard, place].center
    if drags:
        table.drag(table.piece(("card", offers(view, "place")[0][1])).hit.center, there)
    else:
        table.click(there)
    shown = table.scene.layers.of(SlotLayer)
    assert given(table, before) == [] and table.toasts() and shown.wake_at() is not None
    table.wait(700)
    assert shown.wake_at() is None


def test_a_stumped_lights_the_yards_of_all() -> None:
    table = seated(neighborhood.places_stumped)
    before, view = count(table), table.session.view()
    lit = lit_places(table.scene.hand)
    assert len(lit) == len(offers(view, "place"))
    other = next(option for option in offers(view, "place") if GAME.layout.owner(describe(option[2])[1]) != view.seat)
    table.click(rect_at(table, other[2]).center)
    assert given(table, before)[:1] == [other]


def test_a_card_that_asks_for_places_is_answered_by_a_click() -> None:
    table = seated(neighborhood.chooses_places)
    before, wanted = count(table), table.options[-1]
    assert all(describe(option[2])[0] == PLACE for option in table.options)
    table.click(rect_at(table, wanted[2]).center)
    assert given(table, before)[:1] == [wanted]


def test_what_has_been_chosen_stays_marked_while_the_next_is_asked_for() -> None:
    table = seated(neighborhood.chooses_a_second_place)
    [picked] = GAME.trait(HasPicks).picks(table.session.view())
    assert table.scene.layers.of(SlotLayer).picked_rects() == [rect_at(table, picked)]
    assert all(option[2] != picked for option in table.options)


def test_a_player_is_chosen_by_the_plate_or_by_any_card_of_the_yard() -> None:
    for by_plate in (True, False):
        table = seated(neighborhood.chooses_player)
        before, wanted = count(table), table.options[-1]
        kind, seat, _ = describe(wanted[2])
        assert kind == SEAT
        yard = table.scene.hand.arrangement.in_zone(GAME.layout.seat_zone("yard", seat))
        plate = table.scene.hand.arrangement.plate_rects[seat]
        table.click(plate.center if by_plate else yard[0].hit.center)
        assert given(table, before)[:1] == [wanted]


def test_a_card_of_the_bin_is_chosen_among_all_that_lie_there() -> None:
    table = seated(neighborhood.chooses_in_bin)
    before, pile = count(table), table.session.view().zone("bin")
    wanted = next(option for option in table.options if option[2] in pile[:-1])
    table.click(center_of(table, "bin"))
    browser = table.scene.reading.browser
    assert browser is not None and wanted[2] in table.scene.hover.choosable
    while table.scene.reading.browser is not None and browser.selected != wanted[2]:
        table.press(pygame.K_RIGHT)
    table.press(pygame.K_RETURN)
    assert given(table, before)[:1] == [wanted]


def test_nothing_is_committed_when_the_pointer_leaves_the_window() -> None:
    table = seated(neighborhood.places)
    before, option = count(table), table.options[0]
    table.take(table.piece(("card", option[1])).hit.center, rect_at(table, option[2]).center)
    table.frame(pygame.event.Event(pygame.WINDOWLEAVE))
    table.frame(hands.up((5, 5)))
    assert given(table, before) == [] and table.scene.hand.drag is None


def test_a_card_that_is_about_to_be_chosen_is_enlarged_only_on_demand() -> None:
    table = seated(neighborhood.takes)
    spot = center_of(table, "bin")
    table.move(spot)
    table.wait(2000)
    assert offers(table.session.view(), "take") and table.scene.reading.shown is None
    table.right_click(spot)
    assert table.scene.reading.shown is not None
