"""What a player can order at the table: the rules where they are wanted, sound, undo in words, seats, leaving."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from client.table.menu.seats import SeatPanel
from client.widgets import ChoiceList, Dialog
from client.words.rulebook import reference
from engine.store.files.folders import Folders
from engine.store.player.settings import Settings
from engine.store.store import Store
from tests.client import hands
from tests.client.motion.lying import pieces_of
from tests.client.table.sitting import Opened, Sitting

SEATS = "Change players"


def opened(table: Sitting) -> dict[str, object]:
    """With what F1 opens the rules."""
    table.press(pygame.K_F1)
    scene = table.app.scene
    assert isinstance(scene, Opened) and scene.name == "rules"
    return scene.arguments


def test_f1_opens_the_rules_at_the_card_that_is_enlarged() -> None:
    table = Sitting(hover_delay_ms=0)
    table.move(table.piece(table.key(table.option("Research"))).hit.center)
    table.wait(100)
    assert opened(table)["about"] == "Research"


def test_f1_works_before_a_window_of_another_size_was_drawn() -> None:
    table = Sitting(hover_delay_ms=0)
    table.right_click(table.hand_cards()[0].hit.center)
    table.settings.text_scale = 150
    table.app.apply_settings()
    assert opened(table)["about"]


def test_f1_on_nothing_opens_the_rules_at_what_is_asked() -> None:
    assert opened(Sitting()) == {"game": "nefarious", "clause": "NF-2.1", "about": ""}


def test_f1_does_not_open_a_refusal_that_is_no_longer_shown() -> None:
    table = Sitting()
    table.click(table.hand_cards()[0].hit.center)
    assert table.toasts()
    table.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    table.wait(6000)
    table.move((640, 380))
    table.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert table.toasts() == ["There's nothing to undo yet."]
    assert opened(table)["clause"] == "NF-2.1"


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("Trade Unions", "Trade Unions."),
        ("Moon Base", "Moon Base pays"),
        ("Work", "Work."),
        ("Brain Swapper", "Three of them"),
    ],
)
def test_the_paragraph_about_a_card_is_the_one_that_explains_it(name: str, begins: str) -> None:
    rules = reference("nefarious")
    number = rules.about(name)
    assert number is not None and rules.paragraphs[number].plain.startswith(begins)


def test_a_card_without_a_paragraph_has_none() -> None:
    assert reference("nefarious").about("Kraken") is None


def test_m_turns_the_sound_off_and_on_as_loud_as_it_was(tmp_path: Path) -> None:
    table = Sitting()
    table.settings.folder, table.settings.volume_master = tmp_path, 35
    table.press(pygame.K_m)
    assert Settings.load(tmp_path).volume_master == 0
    table.press(pygame.K_m)
    assert Settings.load(tmp_path).volume_master == 35


def test_what_was_taken_back_is_said() -> None:
    table = Sitting()
    table.scene.commands.answer(table.options[0])
    table.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert table.toasts() == ["Choose again."]


def seat_panel(table: Sitting, seat: int) -> SeatPanel:
    """The panel of a seat, opened through the menu."""
    table.press(pygame.K_ESCAPE)
    menu = table.scene.form.popup
    assert isinstance(menu, Dialog)
    table.click(next(button for button in menu.form.all() if getattr(button, "words", "") == SEATS).rect.center)
    seats = table.scene.form.popup
    assert isinstance(seats, Dialog)
    table.click(seats.buttons[seat].rect.center)
    panel = table.scene.form.popup
    assert isinstance(panel, SeatPanel)
    return panel


def press_row(table: Sitting, rows: ChoiceList, value: str) -> None:
    """A click on an entry of a list."""
    table.click(rows.cells()[[choice.value for choice in rows.choices].index(value)].center)


def test_level_and_personality_of_a_computer_are_changed_in_the_menu_of_a_match() -> None:
    table = Sitting(("human", "gentle", "normal"))
    panel = seat_panel(table, 1)
    press_row(table, panel.levels, "hard")
    press_row(table, panel.personalities, "schemer")
    assert table.session.kinds == ("human", "gentle", "normal")
    table.click(panel.done.rect.center)
    assert table.scene.form.popup is None
    assert table.session.kinds == ("human", "hard+schemer", "normal")
    assert table.session.log[-1].text == "Ben now plays at Hard, Schemer instead of Gentle."


def test_all_computers_can_be_made_like_one_of_them() -> None:
    table = Sitting(("human", "gentle", "normal"))
    panel = seat_panel(table, 2)
    press_row(table, panel.levels, "expert")
    table.click(panel.same.rect.center)
    assert table.session.kinds == ("human", "expert", "expert")


def test_the_seat_of_a_person_leads_to_what_that_person_has_otherwise() -> None:
    table = Sitting(("human", "gentle"))
    panel = seat_panel(table, 0)
    table.click(panel.same.rect.center)
    opened = table.app.scene
    assert isinstance(opened, Opened) and (opened.name, opened.arguments) == ("settings", {"person": "Ada"})
    assert table.session.kinds == ("human", "gentle")


def test_a_person_takes_over_a_seat_and_nothing_changes_by_itself() -> None:
    table = Sitting(("human", "gentle"))
    panel = seat_panel(table, 1)
    table.click(panel.done.rect.center)
    assert table.session.kinds == ("human", "gentle") and "now plays" not in table.session.log[-1].text
    panel = seat_panel(table, 1)
    press_row(table, panel.levels, "human")
    table.press(pygame.K_ESCAPE)
    assert table.session.kinds == ("human", "human")


def test_the_menu_of_a_match_that_is_over_does_not_say_that_it_goes_on() -> None:
    table = Sitting()
    table.press(pygame.K_ESCAPE)
    going_on = table.scene.form.popup
    assert isinstance(going_on, Dialog) and going_on.answers[0].words == "Keep playing"
    table.press(pygame.K_ESCAPE)
    match, chance = table.session.match, random.Random(1)
    while not match.over:
        match.answer(match.asked_seats[0], chance.choice(match.view(match.asked_seats[0]).options))
    table.scene.commands.menu()
    finished = table.scene.form.popup
    assert isinstance(finished, Dialog) and finished.answers[0].words == "View the table"
    assert [answer.words for answer in finished.answers[-2:]] == ["Main menu", "Quit"]
    assert "Change players" not in [answer.words for answer in finished.answers]


def test_the_menu_saves_and_quits() -> None:
    table = Sitting()
    table.app.running = True
    table.press(pygame.K_ESCAPE)
    table.press(*[pygame.K_DOWN] * 6, pygame.K_RETURN)
    assert not table.app.running


def test_the_menu_does_not_say_saved_while_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    table = Sitting(store=Store(Folders.in_home(tmp_path)))
    table.scene.commands.answer(table.options[0])
    table.let(2000)
    [toast] = table.toasts()
    assert "Can't write" in toast and toast.endswith("but your last moves aren't saved yet.")
    assert not table.session.is_saved
    (tmp_path / "data").unlink()
    table.let()
    assert table.session.is_saved


@pytest.mark.parametrize("by_key", [True, False])
def test_faster_spares_first_the_motion_and_then_the_delay_of_the_computers(by_key: bool) -> None:
    table = Sitting()
    table.settings.computer_delay_ms = 3000
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.wait(800)
    table.pool.release()
    table.wait(200)
    assert len(table.session.match.answers) == 1
    if by_key:
        table.press(pygame.K_SPACE)
    else:
        table.click(table.scene.prompt.answer_rects[0].center)
    table.wait(48)
    assert len(table.session.match.answers) == 2


def test_the_menu_pauses_the_computers_and_what_is_shown() -> None:
    table = Sitting(("human", "normal", "normal"))
    option = table.option("Research")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.pool.release()
    while not table.scene.director.waiting:
        table.pool.release()
        table.frame(passed=48)
    table.press(pygame.K_F10)
    table.wait(2000)
    shown, answers = len(table.scene.director.queue), len(table.session.match.answers)
    assert shown, "something is still to be shown"
    table.pool.release()
    table.wait(3000)
    assert (len(table.scene.director.queue), len(table.session.match.answers)) == (shown, answers)
    table.press(pygame.K_ESCAPE)
    table.wait(3000)
    assert len(table.scene.director.queue) < shown


def test_faster_holds_for_one_act_only() -> None:
    table = Sitting(("normal", "normal"), animation="off")
    table.settings.computer_delay_ms = 3000
    for _ in range(2):
        table.press(pygame.K_SPACE)
        table.pool.release()
        table.wait(64)
    acted = len(table.session.match.answers)
    assert acted
    table.pool.release()
    table.wait(1500)
    assert len(table.session.match.answers) == acted


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_space_steps_when_nothing_moves_any_more(animation: str) -> None:
    table = Sitting(("normal", "normal"), step_mode=True, animation=animation)
    for _ in range(3):
        table.pool.release()
        table.wait(3000)
        acted = len(table.session.match.answers)
        while table.scene.director.waits_for_reader:
            table.press(pygame.K_SPACE)
            table.wait(3000)
        table.press(pygame.K_SPACE)
        table.wait(48)
        assert len(table.session.match.answers) > acted


def test_a_seat_is_handed_to_the_computer_and_back_with_a_card_in_the_hand() -> None:
    table = Sitting()
    option = table.option("Work")
    key = table.key(option)
    table.take(table.piece(key).hit.center, table.target(option))
    table.scene.commands.hand_over([(0, "normal")])
    table.frame()
    assert table.scene.hand.drag is None and not table.options
    table.frame(hands.up((600, 300)))
    table.scene.commands.hand_over([(0, "human")])
    table.wait(600)
    assert table.options and table.session.match.answers == []
    assert table.scene.director.stage.where(key, table.clock.now()) == table.piece(key).pose


def test_a_seat_is_handed_over_and_back_while_things_still_move() -> None:
    table = Sitting()
    option = table.option("Work")
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    table.pool.release()
    table.wait(100)
    assert table.scene.director.active(table.clock.now())
    for kind in ("normal", "human"):
        table.scene.commands.hand_over([(0, kind)])
        table.wait(50)
    table.let()
    assert table.options and table.session.viewer == 0
    shown = {piece.card for piece, _ in pieces_of(table.scene.director, table.clock.now()) if piece.face_up}
    assert set(table.session.view().zone("hand", 0)) <= shown
