from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from client.sound.player import Player
from client.table.interaction_keys import SPOT, TARGET
from client.table.scene import TableScene
from engine.kernel.layout import SPECTATOR
from engine.kernel.refs import zone_ref
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
    pose = table.scene.timeline.stage.where(key, table.clock.now())
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
    assert table.scene.timeline.stage.where(key, table.clock.now()) == table.piece(key).pose


def test_legal_places_are_known_as_soon_as_the_card_is_picked_up(table: Sitting) -> None:
    option = table.option("Work")
    table.take(table.piece(table.key(option)).hit.center, (600, 300))
    assert [target.option for target in table.scene.hand.lit] == [option]


def test_a_card_put_where_it_may_not_go_returns_and_one_line_says_why(table: Sitting) -> None:
    card = table.hand_cards()[0]
    layout = table.session.view().table.layout
    bench = table.scene.arrangement.zone_rects[layout.seat_zone("inventions", 0)]
    table.drag(card.hit.center, bench.center)
    assert table.toasts() == ["Only a player who chose Invent may play an Invention this turn."]
    table.wait(600)
    assert table.scene.timeline.stage.where(card.key, table.clock.now()) == table.piece(card.key).pose


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
    assert [button.label for button in table.scene.buttons] == ["Put back", "Work: receive $4"]
    table.click(table.scene.answer_rects()[1].center)
    assert chosen(table)


def test_a_spy_can_be_clicked_in_reserve_and_put_on_any_zone_lit(table: Sitting) -> None:
    option = table.option("Espionage")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.let()
    spy = table.scene.hand.choices.stops()[0]
    table.click(table.scene.hand.choices.rect_of(spy).center)
    assert len(table.scene.hand.lit) == 4
    answer = table.options[2]
    table.click(table.target(answer))
    table.let()
    assert table.session.match.answers[-1].option == answer or answer in [
        given.option for given in table.session.match.answers]


def test_zones_are_lit_at_once_when_only_a_spy_can_be_taken_and_a_click_on_one_is_enough(table: Sitting) -> None:
    option = table.option("Espionage")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.let()
    assert len(table.scene.hand.lit) == 4 and table.scene.hand.picked is None
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
    table.scene.view = view
    table.scene.hand.present(view)
    table.click(table.scene.hand.arrangement.zone_rects[invent].center)
    assert table.toasts() == ["A Spy on Invent costs $2, and Ada has $1."]


def test_a_click_on_the_bare_table_shows_at_once_what_still_moves(table: Sitting) -> None:
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.pool.release()
    table.wait(200)
    assert table.scene.timeline.active(table.clock.now())
    table.click((100, 300))
    assert not table.scene.timeline.waiting
    assert table.scene.timeline.shown.landed.counters == table.session.view().counters


def test_the_next_answer_is_accepted_while_the_last_one_is_still_being_shown(table: Sitting) -> None:
    for action in ("Work", "Research"):
        ben = table.session.match.view(1)
        table.session.match.answer(1, next(option for option in ben.options if option[1] % 4 == 3))
        option = table.option(action)
        table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    assert table.scene.timeline.waiting
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
    assert table.toasts() == ["There is no choice to take back yet."]
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert not chosen(table) and table.session.match.answers == []


# -- reading ----------------------------------------------------------------------------------------------------


def shown(table: Sitting) -> object:
    thing = table.scene.hover.intent.shown
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
    assert table.scene.timeline.active(table.clock.now())


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
    plate = table.scene.arrangement.plate_rects[1]
    table.move((plate.x + 30, plate.y + 12))
    table.wait(300)
    assert shown(table) == ("plate", 1)


def test_the_deck_is_looked_through_without_telling_what_lies_where(table: Sitting) -> None:
    view = table.session.view()
    deck = view.table.layout.table_zone("invention_deck")
    table.click(table.scene.arrangement.zone_rects[deck].center)
    browser = table.scene.hover.browser
    assert browser is not None
    own = set(view.zone("hand", 0))
    assert len(browser.pile.cards) == 64 - len(own) and own.isdisjoint(browser.pile.cards)
    assert list(browser.pile.cards) == sorted(browser.pile.cards)
    table.press(pygame.K_ESCAPE)
    assert table.scene.hover.browser is None


def test_names_of_cards_in_the_log_can_be_pointed_at(table: Sitting) -> None:
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.let()
    rect, card = table.scene.painter.log_links()[0]
    table.move(rect.center)
    table.wait(300)
    assert shown(table) == ("card", card)


# -- around the match -------------------------------------------------------------------------------------------


def test_the_prompt_names_who_is_asked_and_never_says_you(table: Sitting) -> None:
    assert table.scene.painter.sentence() == "Ada: choose an Action"
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.wait(32)
    assert table.scene.painter.sentence() == "Ben thinks"


def test_an_idle_table_is_not_drawn_again(table: Sitting) -> None:
    table.wait(1600)
    assert not any(table.frame() for _ in range(20))
    assert not table.scene.animating()


def test_a_seat_is_handed_to_the_computer_and_back(table: Sitting) -> None:
    table.scene.commands.chosen((0, "normal"))
    assert list(table.session.kinds) == ["normal", "normal"]
    table.scene.commands.chosen((0, "human"))
    assert list(table.session.kinds) == ["human", "normal"]


def test_the_menu_leads_to_the_title_and_ends_the_match_at_the_table(table: Sitting) -> None:
    table.press(pygame.K_ESCAPE)
    table.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    scene = table.app.scene
    assert isinstance(scene, Opened) and scene.name == "title"


def test_the_curtain_is_opened_when_another_person_must_look() -> None:
    table = Sitting(("human", "human"))
    scene = table.app.scene
    assert isinstance(scene, Opened) and scene.name == "curtain"
    assert scene.arguments["below"] is table.scene
    assert table.session.viewer == SPECTATOR


def test_nothing_of_a_person_stays_on_the_table_when_the_curtain_comes() -> None:
    table = Sitting(("human", "human"))
    table.session.open_curtain()
    table.app.go(table.scene)
    table.wait(100)
    seat, card = table.session.viewer, table.hand_cards()[0]
    table.right_click(card.hit.center)
    table.click(table.hand_cards()[1].hit.center)
    table.right_click(card.hit.center)
    assert shown(table) == ("card", card.card) and table.toasts()
    option = table.option("Work")
    table.scene.commands.answer(option)
    table.frame()
    scene = table.app.scene
    assert isinstance(scene, Opened) and scene.name == "curtain"
    assert shown(table) is None and not table.toasts()
    table.session.open_curtain()
    table.app.go(table.scene)
    table.wait(100)
    assert table.session.viewer != seat
    assert card.card not in [piece.card for piece, _ in table.scene.timeline.pieces(table.clock.now())]


def test_in_step_mode_the_computer_acts_on_the_button() -> None:
    table = Sitting(step_mode=True)
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.pool.release()
    table.wait(64)
    assert [button.label for button in table.scene.buttons] == ["Faster", "Step"]
    table.click(table.scene.answer_rects()[1].center)
    table.wait(48)
    assert len(table.session.match.answers) == 2


def test_the_results_are_opened_when_the_last_thing_has_been_shown() -> None:
    table = Sitting(("normal", "normal"), animation="fast")
    told_early: set[str] = set()
    for _ in range(40000):
        table.pool.release()
        table.frame()
        if table.app.scene is not table.scene:
            break
        if table.session.over and table.scene.timeline.waiting:
            told_early |= {button.label for button in table.scene.buttons}
    scene = table.app.scene
    assert told_early == {"Faster"}
    assert isinstance(scene, Opened) and scene.name == "results"
    assert scene.arguments == {"session": table.session}
    assert table.session.over
    table.app.back()
    table.wait(3000)
    assert table.app.scene is table.scene, "whoever goes back looks at the table as long as they like"
    table.click(table.scene.answer_rects()[0].center)
    assert isinstance(table.app.scene, Opened) and table.app.scene.name == "results"


@pytest.mark.parametrize("size", [(1920, 1080), (800, 600), (2560, 1080)])
def test_the_window_may_change_its_size_at_any_moment(table: Sitting, size: tuple[int, int]) -> None:
    option = table.option("Work")
    table.take(table.piece(table.key(option)).hit.center, (600, 300))
    pygame.display.set_mode(size)
    table.frame()
    assert table.scene.hand.drag is None
    assert table.scene.arrangement.size == size
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    assert chosen(table)


def test_the_first_deal_is_shown_once_the_table_has_been_seen_and_a_match_in_progress_is_not_dealt_again() -> None:
    table = Sitting(dealt=False)
    shown = table.scene.timeline.shown
    assert not shown.landed.zone("hand", 0) and table.hand_cards()
    table.wait(2500)
    assert shown.landed.zone("hand", 0) == table.session.view().zone("hand", 0)
    table.drag(table.piece(table.key(table.options[0])).hit.center, table.target(table.options[0]))
    again = TableScene(table.session, Player(table.settings, threaded=False))
    table.app.go(again)
    table.frame()
    assert again.timeline.shown.landed.zone("hand", 0)


def test_a_card_taken_while_it_is_still_dealt_is_under_the_pointer() -> None:
    table = Sitting(dealt=False)
    card = table.hand_cards()[0]
    table.wait(100)
    table.take(card.hit.center, (640, 500))
    drag = table.scene.hand.drag
    assert drag is not None and drag.rect().collidepoint((640, 500))


def test_what_went_wrong_with_the_files_is_said_to_whoever_looks_and_not_to_the_curtain() -> None:
    table = Sitting(("human", "human"), animation="off")
    table.session.tell("nefarious-2.match is damaged.")
    table.wait(100)
    table.session.open_curtain()
    table.app.go(table.scene)
    assert table.frame()
    assert table.toasts() == ["nefarious-2.match is damaged."]


@pytest.mark.parametrize("away", [leave, lambda table: table.press(pygame.K_F1)])
def test_a_button_let_go_elsewhere_drags_nothing(table: Sitting, away: Callable[[Sitting], None]) -> None:
    card = table.hand_cards()[0]
    table.frame(hands.move(card.hit.center))
    table.frame(hands.down(card.hit.center))
    away(table)
    if table.app.scene is not table.scene:
        table.app.back()
    table.move((600, 300))
    assert table.scene.hand.drag is None


def test_the_log_stays_where_it_is_read_while_more_is_written(table: Sitting) -> None:
    for action in ("Work", "Work"):
        table.scene.commands.answer(table.option(action))
        table.let()
    table.press(pygame.K_PAGEUP)
    table.frame()
    keeper = table.scene._log
    assert keeper.scroll == 6
    shown = keeper.lines(table.clock.now())[-1 - keeper.scroll]
    table.scene.commands.answer(table.option("Work"))
    table.let()
    table.wait(300)
    assert keeper.scroll > 6
    assert keeper.lines(table.clock.now())[-1 - keeper.scroll] == shown
    table.press(pygame.K_END)
    assert keeper.scroll == 0


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_what_was_put_down_lies_there_until_it_is_revealed_and_goes_home_after_it(animation: str) -> None:
    table = Sitting(animation=animation)
    option = table.option("Work")
    key = table.key(option)
    rest, put = table.piece(key).pose, table.target(option)
    table.drag(table.piece(key).hit.center, put)
    table.move((640, 380))
    table.wait(600)
    here = table.scene.timeline.stage.where(key, table.clock.now())
    assert here is not None and (here.x, here.y) == pytest.approx(put, abs=40)
    table.pool.release()
    table.wait(200)
    table.press(pygame.K_SPACE)
    table.let()
    assert table.scene.view.turn == 2
    there = table.scene.timeline.stage.where(key, table.clock.now())
    assert there is not None and (there.x, there.y) == (rest.x, rest.y)
