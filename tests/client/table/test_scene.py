from __future__ import annotations

import pygame
import pytest

from client.input.focus import SPOT, TARGET
from client.table.actions import CLOSE_RECAP
from client.table.furniture.log.draw import links_now
from client.table.furniture.prompt.draw import sentence_now
from engine.kernel.state.refs import zone_ref
from tests.client import hands
from tests.client.table.sitting import Opened, Sitting


@pytest.fixture
def table() -> Sitting:
    """Ada at a table of two, asked for an Action."""
    return Sitting()


def chosen(table: Sitting) -> bool:
    """Whether the seat that looks has given its answer."""
    return not table.options


# -- dragging ---------------------------------------------------------------------------------------------------


def test_a_card_dragged_to_its_place_is_the_answer(table: Sitting) -> None:
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    assert chosen(table)
    assert [answer.option for answer in table.session.match.answers] == [option]


def test_the_dragged_card_is_drawn_at_the_pointer_in_the_next_frame(table: Sitting) -> None:
    key = table.key(table.option("Work"))
    start = table.piece(key).hit.center
    table.take(start, (700, 300))
    pose = table.scene.director.stage.where(key, table.clock.now())
    assert pose is not None
    rest = table.piece(key).pose
    assert (pose.x, pose.y) == pytest.approx((700 + rest.x - start[0], 300 + rest.y - start[1]), abs=1)


def test_nothing_is_answered_before_the_button_is_released(table: Sitting) -> None:
    option = table.option("Work")
    table.take(table.piece(table.key(option)).hit.center, table.target(option))
    assert not chosen(table)


def escape(table: Sitting) -> None:
    table.press(pygame.K_ESCAPE)


def right(table: Sitting) -> None:
    table.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=3))


def leave(table: Sitting) -> None:
    table.frame(pygame.event.Event(pygame.WINDOWLEAVE))


def drag_out(table: Sitting) -> None:
    table.move((-5, 300), held=True)


@pytest.mark.parametrize("cancel", [escape, right, leave, drag_out])
def test_a_drag_is_cancelled_and_the_card_goes_home(table: Sitting, cancel: object) -> None:
    option = table.option("Work")
    key = table.key(option)
    table.take(table.piece(key).hit.center, table.target(option))
    cancel(table)
    table.frame(hands.up(table.target(option)))
    table.wait(500)
    assert not chosen(table) and table.scene.form.popup is None
    assert table.scene.director.stage.where(key, table.clock.now()) == table.piece(key).pose


def test_legal_places_are_known_as_soon_as_the_card_is_picked_up(table: Sitting) -> None:
    option = table.option("Work")
    table.take(table.piece(table.key(option)).hit.center, (600, 300))
    assert {target.option for target in table.scene.hand.lit_targets} == {option}


def test_a_card_put_where_it_may_not_go_returns_and_one_line_says_why(table: Sitting) -> None:
    card = table.hand_cards()[0]
    layout = table.session.view().table.layout
    bench = table.scene.places.arrangement.zone_rects[layout.seat_zone("inventions", 0)]
    table.drag(card.hit.center, bench.center)
    assert table.toasts() == ["Only players who choose Invent can build an Invention this turn. Choose an Action."]
    table.wait(600)
    assert table.scene.director.stage.where(card.key, table.clock.now()) == table.piece(card.key).pose


def test_f1_opens_the_rules_at_the_clause_of_the_refusal(table: Sitting) -> None:
    table.click(table.hand_cards()[0].hit.center)
    table.press(pygame.K_F1)
    scene = table.app.scene
    assert isinstance(scene, Opened)
    assert (scene.name, scene.arguments) == ("rules", {"game": "nefarious", "clause": "NF-4.1", "about": ""})


def test_the_order_of_the_hand_is_the_players_own(table: Sitting) -> None:
    first, second, third = table.hand_cards()
    table.drag(first.hit.center, (third.hit.right - 10, third.hit.centery))
    table.wait(500)
    assert [piece.card for piece in table.hand_cards()] == [second.card, third.card, first.card]
    assert not chosen(table) and not table.toasts()


# -- clicks -----------------------------------------------------------------------------------------------------


def test_a_click_on_the_card_and_one_on_its_place_are_the_answer(table: Sitting) -> None:
    option = table.option("Research")
    table.click(table.piece(table.key(option)).hit.center)
    assert table.scene.hand.picked == table.key(option) and not chosen(table)
    table.click(table.target(option))
    assert chosen(table)


def test_a_second_click_on_a_card_with_one_answer_gives_it(table: Sitting) -> None:
    option = table.option("Research")
    for _ in range(2):
        table.click(table.piece(table.key(option)).hit.center)
    assert [answer.option for answer in table.session.match.answers] == [option]


def test_the_button_of_the_prompt_bar_says_the_outcome_and_gives_the_answer(table: Sitting) -> None:
    option = table.option("Work")
    table.click(table.piece(table.key(option)).hit.center)
    table.frame()
    assert [button.label for button in table.scene.prompt.buttons] == ["Put back", "Work: get $4"]
    table.click(table.scene.prompt.answer_rects[1].center)
    assert chosen(table)


def test_a_spy_can_be_clicked_in_reserve_and_put_on_any_zone_lit(table: Sitting) -> None:
    option = table.option("Espionage")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.let()
    spy = table.scene.hand.choices.stops()[0]
    table.click(table.scene.hand.choices.rect_of(spy).center)
    assert len(table.scene.hand.lit_targets) == 4
    answer = table.options[2]
    table.click(table.target(answer))
    table.let()
    assert table.session.match.answers[-1].option == answer or answer in [
        given.option for given in table.session.match.answers
    ]


def test_zones_are_lit_at_once_when_only_a_spy_can_be_taken_and_a_click_on_one_is_enough(table: Sitting) -> None:
    option = table.option("Espionage")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.let()
    assert len(table.scene.hand.lit_targets) == 4 and table.scene.hand.picked is None
    answer = table.options[2]
    table.click(table.target(answer))
    assert answer in [given.option for given in table.session.match.answers]


def test_a_click_on_a_zone_that_cannot_be_paid_says_why(table: Sitting) -> None:
    option = table.option("Espionage")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.let()
    view = table.session.view()
    invent = view.table.layout.place("invent", 2)
    view.question = (*view.question[:3], tuple(one for one in view.options if one[2] != zone_ref(invent)))
    view.counters[view.table.layout.counter("money", 0)] = 1
    table.scene.views.newest = view
    table.scene.hand.present(view)
    table.click(table.scene.hand.arrangement.zone_rects[invent].center)
    assert table.toasts() == ["A Spy on Invent costs $2, and you have $1. Drop it on Espionage, Research or Work."]


def test_a_click_on_the_bare_table_shows_at_once_what_still_moves(table: Sitting) -> None:
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.pool.release()
    table.wait(200)
    assert table.scene.director.active(table.clock.now())
    table.click((100, 300))
    assert not table.scene.director.waiting
    assert table.scene.director.shown.landed.counters == table.session.view().counters


def test_the_next_answer_is_accepted_while_the_last_one_is_still_being_shown(table: Sitting) -> None:
    for action in ("Work", "Research"):
        ben = table.session.match.view(1)
        table.session.match.answer(1, next(option for option in ben.options if option[1] % 4 == 3))
        option = table.option(action)
        table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    assert table.scene.director.waiting
    assert [answer.seat for answer in table.session.match.answers] == [1, 0, 1, 0]


# -- keys -------------------------------------------------------------------------------------------------------


def test_an_answer_is_given_with_tab_and_enter_alone(table: Sitting) -> None:
    table.press(pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    stop = table.scene.keys.stop
    assert stop is not None and stop.kind == TARGET
    table.press(pygame.K_RETURN)
    assert chosen(table)


def test_the_arrows_go_to_the_nearest_card_in_their_direction(table: Sitting) -> None:
    table.press(pygame.K_TAB)
    places = []
    for _ in range(4):
        stop = table.scene.keys.stop
        assert stop is not None and stop.kind == SPOT
        places.append(stop.rect.centerx)
        table.press(pygame.K_RIGHT)
    assert places == sorted(set(places))


def test_escape_puts_back_what_was_picked_and_only_then_opens_the_menu(table: Sitting) -> None:
    table.press(pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE)
    assert table.scene.hand.picked is None and table.scene.form.popup is None
    table.press(pygame.K_ESCAPE)
    assert table.scene.form.popup is not None


def test_the_numbers_press_the_buttons_of_the_prompt_bar(table: Sitting) -> None:
    table.press(pygame.K_TAB, pygame.K_RETURN)
    table.frame()
    table.press(pygame.K_2)
    assert chosen(table)


def test_the_mouse_hides_the_focus_until_the_next_key(table: Sitting) -> None:
    table.press(pygame.K_TAB)
    table.move((500, 300))
    assert table.scene.keys.stop is None


def test_control_z_takes_the_last_answer_back_or_says_why_not(table: Sitting) -> None:
    table.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert table.toasts() == ["There's nothing to undo yet."]
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert not chosen(table) and table.session.match.answers == []


# -- reading ----------------------------------------------------------------------------------------------------


def shown(table: Sitting) -> object:
    thing = table.scene.reading.shown
    return None if thing is None else (thing.kind, thing.which)


def test_a_card_is_enlarged_when_the_pointer_rests_on_it_also_while_others_move() -> None:
    table = Sitting(hover_delay_ms=150)
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.pool.release()
    table.wait(100)
    card = table.hand_cards()[1]
    table.move(card.hit.center)
    assert shown(table) is None
    table.wait(200)
    assert shown(table) == ("card", card.card)
    assert table.scene.director.active(table.clock.now())


def test_a_right_click_keeps_the_card_enlarged(table: Sitting) -> None:
    card = table.hand_cards()[0]
    table.right_click(card.hit.center)
    table.move((650, 400))
    table.wait(300)
    assert shown(table) == ("card", card.card)
    table.press(pygame.K_ESCAPE)
    assert shown(table) is None and table.scene.form.popup is None


def test_a_card_being_dragged_is_not_enlarged(table: Sitting) -> None:
    card = table.hand_cards()[0]
    table.take(card.hit.center, (600, 400))
    table.wait(600)
    assert shown(table) is None


def test_a_plate_tells_about_its_seat(table: Sitting) -> None:
    plate = table.scene.places.arrangement.plate_rects[1]
    table.move((plate.x + 30, plate.y + 12))
    table.wait(300)
    assert shown(table) == ("plate", 1)


def test_the_deck_is_looked_through_without_telling_what_lies_where(table: Sitting) -> None:
    view = table.session.view()
    deck = view.table.layout.table_zone("invention_deck")
    table.click(table.scene.places.arrangement.zone_rects[deck].center)
    browser = table.scene.reading.browser
    assert browser is not None
    own = set(view.zone("hand", 0))
    assert len(browser.pile.cards) == 64 - len(own) and own.isdisjoint(browser.pile.cards)
    assert list(browser.pile.cards) == sorted(browser.pile.cards)
    table.press(pygame.K_ESCAPE)
    assert table.scene.reading.browser is None


def test_names_of_cards_in_the_log_can_be_pointed_at(table: Sitting) -> None:
    option = table.option("Research")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.let()
    table.scene.commands.perform(CLOSE_RECAP)  # it lies over the log
    rect, card = links_now(table.scene.screen.painter)[-1]
    table.move(rect.center)
    table.wait(300)
    assert shown(table) == ("card", card)


# -- around the match -------------------------------------------------------------------------------------------


def test_the_prompt_asks_whoever_plays_alone_without_a_name(table: Sitting) -> None:
    assert sentence_now(table.scene.screen.painter) == "Choose an Action"
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.wait(32)
    assert sentence_now(table.scene.screen.painter) == "Ben is thinking"


def test_an_idle_table_is_not_drawn_again(table: Sitting) -> None:
    table.wait(1600)
    assert not any(table.frame() for _ in range(20))
    assert not table.scene.animating()
