"""The table in the course of a match: other seats, the curtain, results, files, the first deal."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from client.sound.player import SoundPlayer
from client.table.scene import TableScene
from engine.kernel.state.layout import SPECTATOR
from tests.client import hands
from tests.client.motion.lying import pieces_of
from tests.client.sessions import look
from tests.client.table.sitting import Opened, Sitting


@pytest.fixture
def table() -> Sitting:
    """Ada at a table of two, asked for an Action."""
    return Sitting()


def leave(table: Sitting) -> None:
    table.frame(pygame.event.Event(pygame.WINDOWLEAVE))


def chosen(table: Sitting) -> bool:
    """Whether the seat that looks has given its answer."""
    return not table.options


def shown(table: Sitting) -> object:
    thing = table.scene.reading.shown
    return None if thing is None else (thing.kind, thing.which)


def test_a_seat_is_handed_to_the_computer_and_back(table: Sitting) -> None:
    table.scene.commands.hand_over([(0, "normal")])
    assert list(table.session.kinds) == ["normal", "normal"]
    table.scene.commands.hand_over([(0, "human")])
    assert list(table.session.kinds) == ["human", "normal"]


def test_the_menu_leads_to_the_title_and_ends_the_match_at_the_table(table: Sitting) -> None:
    table.press(pygame.K_ESCAPE)
    table.press(*[pygame.K_DOWN] * 5, pygame.K_RETURN)
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
    look(table.session)
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
    look(table.session)
    table.app.go(table.scene)
    table.wait(100)
    assert table.session.viewer != seat
    assert card.card not in [piece.card for piece, _ in pieces_of(table.scene.director, table.clock.now())]


def test_in_step_mode_the_computer_acts_on_the_button() -> None:
    table = Sitting(step_mode=True)
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.pool.release()
    table.wait(64)
    assert [button.label for button in table.scene.prompt.buttons] == ["Faster", "Step"]
    table.click(table.scene.prompt.answer_rects[1].center)
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
        if table.session.over and table.scene.director.waiting:
            told_early |= {button.label for button in table.scene.prompt.buttons}
    scene = table.app.scene
    assert told_early == {"Skip"}
    assert isinstance(scene, Opened) and scene.name == "results"
    assert scene.arguments == {"session": table.session}
    assert table.session.over
    table.app.back()
    table.wait(3000)
    assert table.app.scene is table.scene, "whoever goes back looks at the table as long as they like"
    table.click(table.scene.prompt.answer_rects[0].center)
    assert isinstance(table.app.scene, Opened) and table.app.scene.name == "results"


@pytest.mark.parametrize("size", [(1920, 1080), (800, 600), (2560, 1080)])
def test_the_window_may_change_its_size_at_any_moment(table: Sitting, size: tuple[int, int]) -> None:
    option = table.option("Work")
    table.take(table.piece(table.key(option)).hit.center, (600, 300))
    pygame.display.set_mode(size)
    table.frame()
    assert table.scene.hand.drag is None
    assert table.scene.places.arrangement.size == size
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    assert chosen(table)


def test_the_first_deal_is_shown_once_the_table_has_been_seen_and_a_match_in_progress_is_not_dealt_again() -> None:
    table = Sitting(dealt=False)
    shown = table.scene.director.shown
    assert not shown.landed.zone("hand", 0) and table.hand_cards()
    table.wait(2500)
    assert shown.landed.zone("hand", 0) == table.session.view().zone("hand", 0)
    table.drag(table.piece(table.key(table.options[0])).hit.center, table.target(table.options[0]))
    again = TableScene(table.session, SoundPlayer(table.settings, threaded=False))
    table.app.go(again)
    table.frame()
    assert again.director.shown.landed.zone("hand", 0)


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
    look(table.session)
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


def test_the_log_stays_where_it_is_read_until_an_answer_or_end(table: Sitting) -> None:
    table.pool.plans[1] = ["Work"] * 9
    for action in ("Work", "Work"):
        table.scene.commands.answer(table.option(action))
        table.let()
    table.press(pygame.K_PAGEUP)
    table.frame()
    keeper = table.scene.log
    assert keeper.scroll == 6
    table.wait(300)
    assert keeper.scroll == 6
    table.scene.commands.answer(table.option("Work"))
    table.let()
    table.wait(300)
    assert keeper.scroll == 0
    table.press(pygame.K_PAGEUP)
    assert keeper.scroll > 0
    table.press(pygame.K_END)
    assert keeper.scroll == 0


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_what_was_put_down_lies_there_until_it_is_revealed_and_goes_home_after_it(animation: str) -> None:
    table = Sitting(animation=animation)
    table.pool.plans[1] = ["Work"] * 9
    option = table.option("Work")
    key = table.key(option)
    rest, put = table.piece(key).pose, table.target(option)
    table.drag(table.piece(key).hit.center, put)
    table.move((640, 380))
    table.wait(600)
    here = table.scene.director.stage.where(key, table.clock.now())
    assert here is not None and (here.x, here.y) == pytest.approx(put, abs=40)
    table.pool.release()
    table.wait(200)
    table.press(pygame.K_SPACE)
    table.let()
    assert table.scene.views.newest.turn == 2
    there = table.scene.director.stage.where(key, table.clock.now())
    assert there is not None and (there.x, there.y) == (rest.x, rest.y)


@pytest.mark.parametrize(("animation", "first"), [("fast", "ending"), ("off", "results")])
def test_how_the_match_has_ended_is_played_before_the_results_unless_nothing_moves(animation: str, first: str) -> None:
    table = Sitting(("normal", "normal"), animation=animation)
    table.app.register("ending", lambda **arguments: Opened("ending", **arguments))
    for _ in range(40000):
        table.pool.release()
        table.frame()
        if table.app.scene is not table.scene:
            break
    scene = table.app.scene
    assert isinstance(scene, Opened) and scene.name == first
    if first == "ending":
        assert scene.arguments["view"].over
        scene.arguments["then"]()
        table.frame()
        assert isinstance(table.app.scene, Opened) and table.app.scene.name == "results"
