"""Whole programs in the hands of somebody who has nothing but a game controller."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from client.input import pad
from client.scenes.about import AboutScene
from client.scenes.title.scene import TitleScene
from client.table.scene import TableScene
from client.widgets.controls.field import TextField
from client.widgets.controls.keyboard import OnScreenKeyboard
from engine import games
from tests.endurance.house import House

BUTTONS = {
    "A": pygame.CONTROLLER_BUTTON_A,
    "B": pygame.CONTROLLER_BUTTON_B,
    "X": pygame.CONTROLLER_BUTTON_X,
    "RB": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "Start": pygame.CONTROLLER_BUTTON_START,
    "Down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "Right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
ANSWERS = 8


class Hands:
    """A program in memory, and a pad."""

    def __init__(self, home: Path) -> None:
        self.house = House(
            home, (1280, 800), animation="off", coach_marks=False, computer_delay_ms=0, size_offered=True
        )
        self.house.settings.pad_glyphs = "xbox"

    def press(self, button: str, passed: int = 400) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.house.turn(pygame.event.Event(kind, instance_id=0, button=BUTTONS[button]), passed=passed)

    @property
    def focused(self) -> str:
        """What has the focus of the form that is shown."""
        scene = self.house.app.scene
        found = getattr(getattr(scene, "form", None), "focused", None)
        return found.name or getattr(found, "words", "") if found is not None else ""

    def seek(self, name: str) -> None:
        """Go on until something has the focus."""
        for _ in range(60):
            if self.focused.startswith(name):
                return
            self.press("RB")
        raise AssertionError(f"{name} is never reached")


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


@pytest.mark.parametrize("slug", games.slugs())
def test_a_match_is_set_up_and_played(hands: Hands, slug: str) -> None:
    hands.house.open("setup", game=slug)
    play(hands)


def test_a_match_of_the_expansion_is_set_up_and_played(hands: Hands) -> None:
    hands.house.open("setup", game="runes-and-regulations")
    hands.seek("Nefarious Neighbor")
    hands.press("A")
    play(hands)
    assert hands.house.session.match.options["expansion"] is True and len(hands.house.session.names) > 2


def play(hands: Hands) -> None:
    """Begin the match that is set up, and give some answers in it."""
    hands.press("Start")
    assert isinstance(hands.house.app.scene, TableScene)
    session, chance = hands.house.session, random.Random(3)
    before = len(session.match.answers)
    for _ in range(400):
        if len(session.match.answers) >= before + ANSWERS:
            break
        hands.press(chance.choice(("RB", "RB", "A", "A", "A", "X", "Right", "Down")))
    assert len(session.match.answers) >= before + ANSWERS
    assert pad.family() == "xbox"


def test_what_the_program_is_can_be_read_from_the_title(hands: Hands) -> None:
    hands.house.open("title")
    hands.seek("New game")
    for button, name in (("Down", "Quit"), ("Right", "About")):
        for _ in range(12):
            if hands.focused == name:
                break
            hands.press(button)
    hands.press("A")
    assert isinstance(hands.house.app.scene, AboutScene)
    hands.press("B")
    assert isinstance(hands.house.app.scene, TitleScene)


def test_start_opens_the_menu_of_a_match_and_b_closes_it(hands: Hands) -> None:
    hands.house.open("setup", game="nefarious")
    hands.press("Start")
    scene = hands.house.app.scene
    assert isinstance(scene, TableScene)
    hands.press("Start")
    assert scene.form.popup is not None
    hands.press("B")
    assert scene.form.popup is None


def test_a_name_is_written_on_the_screen(hands: Hands) -> None:
    hands.house.open("setup", game="nefarious")
    scene = hands.house.app.scene
    assert scene is not None
    form = scene.form
    field = next(widget for widget in form.all() if isinstance(widget, TextField))
    form.focus(field)
    field.content = ""
    hands.press("A")
    assert isinstance(form.popup, OnScreenKeyboard)
    for button in ("A", "Right", "A", "Down", "A", "B"):
        hands.press(button)
    assert form.popup is None and field.content == "Qws"
