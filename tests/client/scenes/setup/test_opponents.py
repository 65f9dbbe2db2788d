"""Level and personality of computer seats are chosen on the set-up screen, and so is a match that is only watched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from client.art import portraits
from client.scenes.setup.scene import SetupScene
from client.widgets.opponents import NEW_PLAYER, OpponentPanel, personality_choices
from engine.ai import levels
from engine.ai.seat_request import HUMAN
from engine.store.player.profiles import Profiles
from engine.store.player.settings import Settings
from tests.client.scenes.desk import misplaced
from tests.client.scenes.setup.test_scene import CTRL, SIZES, Board


def panel(board: Board) -> OpponentPanel:
    popup = board.scene.form.popup
    assert isinstance(popup, OpponentPanel)
    return popup


def press_row(board: Board, name: str, value: str) -> None:
    """A click on an entry of one of the two lists."""
    chosen = getattr(panel(board), name)
    number = [choice.value for choice in chosen.choices].index(value)
    point = chosen.cells()[number].center
    board.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0)))
    board.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1))
    board.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=1))


def test_every_level_and_personality_there_is_can_be_chosen_and_says_what_it_does() -> None:
    board = Board()
    offered = {choice.value for choice in board.scene.rows[1].kind_list.choices}
    assert offered == {HUMAN, *levels.names()}
    personalities = personality_choices()
    for choice in (*board.scene.rows[1].kind_list.choices, *personalities):
        assert choice.hint.endswith("."), choice.value
        if choice.value not in (HUMAN, ""):
            policy = levels.policy_of("hard", choice.value) if choice in personalities else choice.value
            assert levels.parse_policy(policy)


def test_level_and_personality_are_chosen_with_the_mouse_and_started_with() -> None:
    board = Board()
    board.click(board.scene.rows[1].kind_list)
    press_row(board, "levels", "hard")
    press_row(board, "personalities", "schemer")
    assert board.scene.setup.kinds == [HUMAN, "hard+schemer", "normal", "normal"]
    board.click(panel(board).done)
    assert board.scene.form.popup is None
    board.press(pygame.K_RETURN, CTRL)
    assert board.started[0].kinds[1] == "hard+schemer"
    again = Board(last=board.settings.last_setup["nefarious"])
    assert again.scene.setup.kinds[1] == "hard+schemer"


def test_they_are_chosen_with_the_keyboard() -> None:
    board = Board()
    board.click(board.scene.rows[2].kind_list)
    board.press(pygame.K_END)
    board.press(pygame.K_TAB)
    board.press(pygame.K_DOWN)
    board.press(pygame.K_RETURN)
    assert board.scene.form.popup is None
    assert board.scene.setup.seats[2].kind == "expert+aggressive"


def test_without_opening_the_panel_the_level_changes_and_the_personality_stays() -> None:
    board = Board()
    board.scene.change_kind(1, "normal+gambler")
    board.scene.form.focus(board.scene.rows[1].kind_list)
    board.press(pygame.K_DOWN, CTRL)
    assert board.scene.setup.seats[1].kind == "hard+gambler"


def test_a_person_has_no_personality_to_choose() -> None:
    board = Board()
    board.click(board.scene.rows[0].kind_list)
    press_row(board, "personalities", "schemer")
    assert board.scene.setup.seats[0].kind == HUMAN


def test_the_seat_of_a_player_leads_to_own_settings_and_a_guest_has_none() -> None:
    settings = Settings()
    ada = Profiles(settings).create("Ada")
    board = Board(settings=settings, knows=("settings",))
    assert board.scene.setup.names[0] == "Ada"
    board.scene.rename(0, "  Zoe  Ray ")
    board.click(board.scene.rows[0].kind_list)
    assert panel(board).same.reason == "guests use everyone's settings"
    press_row(board, "players", ada.id)
    assert board.scene.setup.names[0] == "Ada"
    board.click(panel(board).same)
    assert board.opened == [("settings", {"person": ada.id})]
    assert board.scene.setup.seats[0].kind == HUMAN


def test_a_player_sits_once_and_a_new_one_takes_the_seat() -> None:
    settings = Settings()
    profiles = Profiles(settings)
    ada, ben = profiles.create("Ada"), profiles.create("Ben")
    board = Board(settings=settings, knows=("player",))
    board.scene.change_kind(1, HUMAN)
    board.click(board.scene.rows[1].kind_list)
    assert [choice.value for choice in panel(board).players.choices] == [ben.id, "", NEW_PLAYER]
    press_row(board, "players", ben.id)
    assert board.scene.setup.names[:2] == ["Ada", "Ben"]
    assert [row.portrait for row in board.scene.rows[:2]] == [portraits.file(one.portrait) for one in (ada, ben)]
    press_row(board, "players", "")
    assert profiles.of_name(board.scene.setup.names[1]) is None and board.scene.rows[1].portrait == ""
    press_row(board, "players", NEW_PLAYER)
    assert board.scene.form.popup is None
    ((name, arguments),) = board.opened
    assert name == "player"
    arguments["then"](profiles.create("Cy"))
    assert board.scene.setup.names[1] == "Cy"


def test_a_saved_setup_seats_the_current_player_under_the_present_name() -> None:
    settings = Settings()
    profiles = Profiles(settings)
    ada, ben = profiles.create("Ada"), profiles.create("Ben")
    settings.last_game = "nefarious"
    settings.last_setup = {"nefarious": {"seats": [["Ada", "human"], ["Hal", "hard"]], "options": {}}}
    profiles.change(ada.id, name="Countess")
    assert Board(settings=settings).scene.setup.names == ["Countess", "Hal"]
    profiles.make_current(ben.id)
    assert Board(settings=settings).scene.setup.names == ["Ben", "Hal"]


def test_a_press_beside_the_panel_closes_it_and_keeps_what_was_chosen() -> None:
    board = Board()
    board.click(board.scene.rows[3].kind_list)
    press_row(board, "levels", "gentle")
    board.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 300), button=1))
    assert board.scene.form.popup is None and board.scene.setup.seats[3].kind == "gentle"
    assert board.started == []


def test_all_computers_become_like_one_of_them_and_whoever_joins_too() -> None:
    board = Board()
    board.click(board.scene.rows[1].kind_list)
    press_row(board, "levels", "expert")
    board.click(panel(board).same)
    assert board.scene.setup.kinds == [HUMAN, "expert", "expert", "expert"]
    board.click(board.scene.add_computer)
    assert board.scene.setup.kinds[4] == "expert"


@pytest.mark.parametrize("kind", ["genius", "hard+dancer", "hard+", "random", "ladder-2026-11-normal"])
def test_a_kind_that_cannot_be_chosen_becomes_the_usual_level(kind: str) -> None:
    seats = [["Ann", HUMAN], ["Ben", kind]]
    board = Board(last={"seats": seats, "options": {"twists": 0, "chosen_twists": []}})
    assert board.scene.setup.kinds == [HUMAN, "normal"]


@pytest.mark.parametrize(("size", "text_scale"), [*SIZES, ((1024, 600), 200)])
def test_the_panel_fits_into_the_window_and_what_is_chosen_shows(size: tuple[int, int], text_scale: int) -> None:
    board = Board(size=size, text_scale=text_scale)
    if board.scene.narrow:
        board.scene.go_to(1)
        board.settle()
    board.click(board.scene.rows[0].kind_list)
    shown = panel(board)
    assert board.scene.scale.rect.contains(shown.rect)
    area = shown.form.widgets[1].rect
    for _ in levels.names():
        board.press(pygame.K_DOWN)
        assert area.contains(shown.levels.ring_rect())
    board.press(pygame.K_TAB)
    board.press(pygame.K_END)
    assert area.contains(shown.personalities.ring_rect())


# -- watching -------------------------------------------------------------------------------------------------


def test_to_watch_means_a_computer_on_every_seat() -> None:
    board = Board(watch=True)
    assert board.scene.title == "Watch a match"
    assert HUMAN not in board.scene.setup.kinds and not board.scene.add_person.visible
    characters = [kind.partition("+")[2] for kind in board.scene.setup.kinds]
    assert all(characters) and len(set(characters)) == len(characters)
    assert HUMAN not in {choice.value for row in board.scene.rows for choice in row.kind_list.choices}
    assert board.scene.start_button.words == "Watch Nefarious"
    assert misplaced(board.scene) == []


def test_one_press_leads_from_playing_to_watching_and_back() -> None:
    board = Board()
    board.scene.change_kind(1, "hard+schemer")
    before, names = board.scene.setup.kinds, board.scene.setup.names
    board.click(board.scene.watch_tool)
    assert board.scene.setup.kinds == ["normal", "hard+schemer", "normal", "normal"]
    assert board.scene.setup.names == names
    board.click(board.scene.watch_tool)
    assert (board.scene.setup.kinds, board.scene.setup.names) == (before, names)
    assert board.scene.title == "New game"


def test_what_was_watched_is_offered_for_watching_and_not_for_playing() -> None:
    settings = Settings()
    board = Board(watch=True)
    board.settings.last_watch = settings.last_watch
    board.scene.change_kind(0, "expert+hoarder")
    board.press(pygame.K_RETURN, CTRL)
    assert settings.last_watch["nefarious"]["seats"][0][1] == "expert+hoarder"
    assert "nefarious" not in board.settings.last_setup


# -- left and opened again ------------------------------------------------------------------------------------


def come_back(board: Board, **arguments: Any) -> SetupScene:
    """Leave the screen and open it again."""
    scene = SetupScene(board.started.append, **arguments)
    board.app.go(scene)
    return scene


def test_what_was_set_up_is_there_again_after_leaving_and_after_the_next_start_of_the_program(tmp_path: Path) -> None:
    board = Board()
    board.settings.folder = tmp_path
    board.scene.change_kind(1, "hard+schemer")
    assert come_back(board).setup.kinds[1] == "hard+schemer"
    assert board.settings.last_setup == {}
    again = Board(left=Settings.load(tmp_path).left_setup)
    assert again.scene.setup.kinds[1] == "hard+schemer"


def test_leaving_a_game_for_another_on_the_screen_keeps_who_plays_it() -> None:
    board = Board()
    board.scene.change_kind(1, "expert")
    board.scene.choose_game("cthulhu-realms")
    board.scene.change_kind(1, "gentle")
    board.scene.choose_game("nefarious")
    assert board.scene.setup.kinds[1] == "expert"
    board.scene.choose_game("cthulhu-realms")
    assert board.scene.setup.kinds[1] == "gentle"
    assert come_back(board).setup.game.slug == "cthulhu-realms"


def test_the_last_set_up_can_still_be_taken_after_another_was_left() -> None:
    last = Board()
    last.scene.change_kind(1, "hard")
    last.press(pygame.K_RETURN, CTRL)
    kept = last.settings.last_setup["nefarious"]
    board = Board(last=kept)
    board.scene.change_kind(1, "gentle")
    scene = come_back(board)
    assert scene.setup.kinds[1] == "gentle"
    scene.take_last()
    assert scene.setup.kinds[1] == "hard"
    scene.leave()
    assert board.settings.left_setup == {}


def test_what_is_started_is_no_longer_what_was_left() -> None:
    board = Board()
    board.scene.change_kind(1, "hard")
    board.scene.leave()
    assert "nefarious" in board.settings.left_setup
    board.scene.start()
    board.scene.leave()
    assert board.settings.left_setup == {}
    assert board.settings.last_setup["nefarious"]["seats"][1][1] == "hard"


def test_a_set_up_that_nobody_has_changed_is_not_kept() -> None:
    board = Board()
    board.scene.leave()
    assert board.settings.left_setup == {} and board.settings.last_setup == {}


def test_what_was_left_for_watching_is_not_offered_for_playing() -> None:
    board = Board(watch=True)
    board.scene.change_kind(0, "expert+hoarder")
    assert come_back(board).setup.people[0] and board.settings.left_setup == {}
    assert come_back(board, watch=True).setup.kinds[0] == "expert+hoarder"
