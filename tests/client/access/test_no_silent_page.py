"""With speech on, every page, every control and every panel says something."""

from __future__ import annotations

import pygame
import pytest

from client.access.speech import SpeechSwitch
from client.commands import screenshot
from client.commands.screenshot import MATCH_SCENES, SCENES
from client.shell.app import App
from client.shell.scene import ManualClock
from client.widgets import Form
from engine.games import slugs
from tests.client.access.blind import Ear
from tests.client.hands import key

MENUS = [f"--scene {scene}" for scene in SCENES if scene not in (*MATCH_SCENES, "widgets")]
_MOST_STOPS = 40


class Heard:
    """A screen, and what is said of it."""

    def __init__(self, words: str) -> None:
        self.app: App = screenshot.show(screenshot.parse([*words.split(), "--size", "640x360"]))
        self.ear = Ear()
        SpeechSwitch(self.app, self.ear)
        self.wait()

    def wait(self) -> None:
        assert isinstance(self.app.clock, ManualClock)
        for _ in range(2):
            self.app.clock.advance(100)
            self.app.turn(())

    def press(self, code: int, mod: int = 0) -> list[str]:
        """Press a key; returns what was said after it."""
        before = len(self.ear.lines)
        self.app.turn([key(code, mod), pygame.event.Event(pygame.KEYUP, key=code, mod=mod)])
        self.wait()
        return [line for line in self.ear.lines[before:] if line.strip()]

    @property
    def form(self) -> Form:
        form = getattr(self.app.scene, "form", None)
        assert isinstance(form, Form)
        return form


@pytest.mark.sample(6)
@pytest.mark.parametrize("words", MENUS)
def test_every_page_and_every_control_is_spoken(words: str) -> None:
    heard = Heard(words)
    title = getattr(heard.app.scene, "title", "")
    assert any(title in line for line in heard.ear.lines[1:]) and len(heard.ear.lines) > 1
    for _ in range(min(_MOST_STOPS, len(heard.form.stops()))):
        assert heard.press(pygame.K_TAB), heard.form.focused


@pytest.mark.sample(6)
@pytest.mark.parametrize("words", MENUS)
def test_every_panel_that_a_page_opens_is_spoken(words: str) -> None:
    heard = Heard(words)
    for number in range(min(_MOST_STOPS, len(heard.form.stops()))):
        heard = heard if heard.app.scene is not None else Heard(words)
        scene, stops = heard.app.scene, heard.form.stops()
        if number >= len(stops):
            break
        heard.form.focus(stops[number])
        heard.wait()
        said = heard.press(pygame.K_RETURN)
        if heard.app.scene is not scene:
            heard = Heard(words)
        elif heard.form.popup is not None:
            assert said, stops[number].name
            heard.form.popup = None


@pytest.mark.sample(2)
@pytest.mark.parametrize("slug", slugs())
def test_the_menu_of_every_table_is_spoken_with_all_its_answers(slug: str) -> None:
    heard = Heard(f"--game {slug} --players 3")
    said = heard.press(pygame.K_ESCAPE)
    if heard.form.popup is None:  # the first press has closed a tip
        said = heard.press(pygame.K_ESCAPE)
    assert heard.form.popup is not None and said
    for _ in range(8):
        assert heard.press(pygame.K_TAB)
