"""The set-up screen of a game with more players at dusk, a number for each person and players to choose from."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from client.scenes.setup import scene as screen
from client.scenes.setup.house_rules import OptionRow
from client.scenes.setup.match_setup import MatchSetup
from client.scenes.setup.numbers import SkipStepper
from client.widgets import Dropdown, Toggle, Widget
from engine.ai.seat_request import HUMAN
from engine.store.player.settings import Settings
from tests.client.scenes.desk import Desk, misplaced
from tests.client.scenes.dusk_game import DUSK_GAME

CTRL = pygame.KMOD_LCTRL


class Board(Desk):
    """The set-up screen of the game, with so many people at the first seats."""

    def __init__(self, people: int = 2, **shown: Any) -> None:
        self.started: list[MatchSetup] = []
        self.scene = screen.SetupScene(self.started.append)
        super().__init__(self.scene, settings=Settings(), knows=("rules", "title"), **shown)
        for place in range(people):
            self.scene.change_kind(place, HUMAN)
        self.settle()

    def row(self, key: str) -> OptionRow:
        return next(row for row in self.scene.rules.rows if row.spec.key == key)

    def control(self, key: str) -> Widget:
        return self.row(key).control

    @property
    def steppers(self) -> list[SkipStepper]:
        return [widget for widget in self.scene.form.all() if isinstance(widget, SkipStepper)]


@pytest.fixture(autouse=True)
def dusk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "load", lambda slug: DUSK_GAME)


def test_the_switch_opens_more_seats_and_its_own_options() -> None:
    board = Board()
    assert board.scene.add_computer.reason == "at most 4 seats"
    assert "up to 8 with The Dusk" in board.scene.limit.words
    board.click(board.control("dusk"))
    assert board.scene.add_computer.reason == ""
    assert board.row("villain").row.visible and not board.row("pets").row.visible
    assert board.steppers == []
    for _ in range(4):
        board.click(board.scene.add_computer)
    assert len(board.scene.rows) == 8
    board.click(board.control("dusk"))
    assert [row.name_field.content for row in board.scene.rows] == board.scene.setup.names
    assert len(board.scene.rows) == 4


def test_every_person_can_say_a_number_or_skip_with_the_mouse() -> None:
    board = Board()
    first, second = board.steppers
    assert first.words(first.value) == "Skip"
    for _ in range(3):
        point = first.rect.right - 10, first.rect.centery
        for event_type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            board.handle(pygame.event.Event(event_type, pos=point, button=1))
    assert board.scene.setup.options["pets"] == [2, None, None, None]
    assert second.number is None


def test_numbers_are_typed_and_skipped_with_keys() -> None:
    board = Board()
    second = board.steppers[1]
    board.scene.form.focus(second)
    board.press(pygame.K_1)
    board.press(pygame.K_2)
    assert board.scene.setup.options["pets"][1] == 12
    board.press(pygame.K_9)
    assert second.number == 9, "129 is more than there can be"
    board.press(pygame.K_LEFT)
    assert second.number == 8
    board.press(pygame.K_s)
    assert board.scene.setup.options["pets"][1] is None
    assert board.scene.form.focused is second


def test_the_last_digit_is_taken_away_before_the_number() -> None:
    stepper = SkipStepper(30, 12, "", lambda _: None)
    numbers = []
    for _ in range(2):
        stepper.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0))
        numbers.append(stepper.number)
    assert numbers == [1, None]


def test_numbers_are_started_with() -> None:
    board = Board()
    board.scene.form.focus(board.steppers[0])
    board.press(pygame.K_3)
    board.press(pygame.K_RETURN, CTRL)
    assert board.started[0].options["pets"] == [3, None, None, None]


def test_only_people_are_asked_and_by_their_names() -> None:
    board = Board()
    board.scene.rename(1, "Ben")
    assert [stepper.name for stepper in board.steppers] == ["How many pets? Ada Volt", "How many pets? Ben"]
    board.scene.change_kind(0, "normal")
    assert [stepper.name for stepper in board.steppers] == ["How many pets? Ben"]


def test_a_player_is_chosen_by_name() -> None:
    board = Board()
    board.click(board.control("dusk"))
    control = board.control("villain")
    assert isinstance(control, Dropdown)
    assert [choice.words for choice in control.choices] == ["By lot", *board.scene.setup.names]
    board.scene.form.focus(control)
    for _ in range(2):
        board.press(pygame.K_DOWN, CTRL)
    assert board.scene.setup.options["villain"] == 2
    board.click(board.scene.rows[1].up)
    assert board.scene.setup.options["villain"] == 1 == control.value


def test_what_is_left_out_is_never_focused() -> None:
    board = Board()
    assert isinstance(board.control("mastery"), Toggle)
    seen = set()
    for _ in range(60):
        board.press(pygame.K_TAB)
        seen.add(board.scene.form.focused)
    assert board.control("flick") in seen and board.control("mastery") not in seen


@pytest.mark.parametrize(
    ("size", "text_scale"),
    [((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200), ((1920, 1080), 100), ((3840, 2160), 100)],
)
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], text_scale: int) -> None:
    board = Board(4, size=size, text_scale=text_scale)
    for _ in range(2):
        for step in range(3) if board.scene.narrow else (0,):
            board.scene.go_to(step)
            assert misplaced(board.scene) == []
        board.scene.change_option("dusk", True)
        while not board.scene.setup.cannot_add():
            board.scene.add("normal")
