"""One click plays where the theme says so; what cannot be taken back takes a second one, or a drag."""

from __future__ import annotations

import pygame
import pytest

from client.table.hand.look import input_look
from engine.kernel.state.refs import SEAT, SEAT_BASE, describe
from engine.kernel.state.view import View
from tests.client.table import cult
from tests.client.table.cult import GAME, count, given, hand, offers, seated, verb
from tests.client.table.sitting import Sitting


def test_one_click_plays_a_card_from_hand() -> None:
    table = seated(cult.whole_hand)
    piece, before = hand(table)[0], count(table)
    table.click(piece.hit.center)
    assert [(verb(option), option[1]) for option in given(table, before)] == [("play", piece.card)]
    assert table.scene.hand.picked is None


def test_a_drag_onto_the_play_area_plays_it_too() -> None:
    table = seated(cult.whole_hand)
    piece, before = hand(table)[1], count(table)
    zone = GAME.layout.seat_zone("play", table.session.viewer)
    table.drag((piece.hit.centerx, piece.hit.top + 30), table.scene.places.arrangement.zone_rects[zone].center)
    assert [option[1] for option in given(table, before)] == [piece.card]


def test_enter_plays_the_card_that_has_the_focus() -> None:
    table = seated(cult.whole_hand)
    before = count(table)
    table.press(pygame.K_TAB, pygame.K_RETURN)
    assert [verb(option) for option in given(table, before)] == ["play"]


def test_an_available_card_tells_its_price_before_it_is_acquired() -> None:
    table = seated(cult.can_acquire)
    option, before = offers(table.session.view(), "acquire")[0], count(table)
    place = table.piece(("card", option[1])).hit.center
    table.click(place)
    assert given(table, before) == []
    button = next(button for button in table.scene.prompt.buttons if button.option == option)
    assert button.label.startswith("Acquire") and "Power" in button.label
    table.click(place)
    assert given(table, before)[:1] == [option]


def test_other_games_are_played_with_two_clicks_as_ever() -> None:
    for slug in ("nefarious", "runes-and-regulations"):
        assert not input_look(slug).one_click and not input_look(slug).sweeps
    table = Sitting()
    before = count(table)
    table.click(table.piece(table.key(table.options[0])).hit.center)
    assert count(table) == before and table.scene.hand.picked is not None


def test_the_turn_is_ended_by_its_key() -> None:
    table = seated(cult.busy_turn)
    before = count(table)
    button = table.scene.prompt.buttons[-1]
    assert button.key == "E" and button.main
    table.press(pygame.K_e, pygame.K_RETURN)
    assert [verb(option) for option in given(table, before)][:1] == ["end_turn"]


def ends_and_acquires(view: View) -> bool:
    return cult.can_acquire(view) and bool(offers(view, "end_turn"))


@pytest.mark.parametrize("dragged", [False, True])
def test_with_a_card_in_hand_the_key_of_a_button_says_why_it_waits(dragged: bool) -> None:
    table = seated(ends_and_acquires)
    option, before = offers(table.session.view(), "acquire")[0], count(table)
    place = table.piece(("card", option[1])).hit.center
    if dragged:
        table.take(place, (place[0], place[1] + 60))
    else:
        table.click(place)
    table.press(pygame.K_e)
    assert given(table, before) == [] and "Esc" in table.toasts()[-1]
    assert (table.scene.hand.drag if dragged else table.scene.hand.picked) is not None


def test_a_key_whose_button_is_not_there_says_what_is_asked() -> None:
    table = seated(lambda view: cult.kind(view) == "choose" and not offers(view, "end_turn"))
    before = count(table)
    table.press(pygame.K_e)
    assert given(table, before) == [] and table.toasts() == [table.scene.prompt.status.prompt]


def test_enter_answers_once_with_the_card_that_was_clicked() -> None:
    table = Sitting()
    option, before = table.option("Work"), count(table)
    table.click(table.piece(table.key(option)).hit.center)
    table.press(pygame.K_RETURN)
    assert given(table, before) == [option]
    table.press(pygame.K_RETURN)
    assert count(table) == before + 1


def test_a_player_is_chosen_by_the_dial_as_well_as_by_the_plate() -> None:
    def chooses_a_player(view: View) -> bool:
        seats = [describe(option[2])[0] == SEAT for option in view.options]
        return cult.kind(view) == "choose" and len(seats) > 1 and all(seats)

    for place in ("plate", "dial"):
        table = seated(chooses_a_player)
        option, before = table.options[-1], count(table)
        seat = option[2] - SEAT_BASE
        rects = table.scene.places.arrangement
        table.click((rects.plate_rects[seat] if place == "plate" else rects.rects[f"dial.sanity.{seat}"]).center)
        assert given(table, before)[:1] == [option]


def test_the_top_card_of_a_pile_is_acquired_like_any_other() -> None:
    def initiate(view: View) -> bool:
        pile = view.zone("initiates")
        return len(pile) > 2 and any(option[1] in pile for option in offers(view, "acquire"))

    table = seated(initiate, 2, 0)
    pile, before = table.session.view().zone("initiates"), count(table)
    option = next(option for option in offers(table.session.view(), "acquire") if option[1] in pile)
    discard = GAME.layout.seat_zone("discard", table.session.viewer)
    table.drag(table.piece(("card", pile[-1])).hit.center, table.scene.places.arrangement.zone_rects[discard].center)
    assert given(table, before)[:1] == [option]
