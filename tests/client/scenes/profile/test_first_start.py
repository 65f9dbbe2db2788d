"""The first start: four pages, each with one question. Enter goes on, Esc skips the rest."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.cards import seat_colors
from client.scenes.profile.first_start import PAGES, FirstStartScene
from engine.store.player.profiles import Profiles
from engine.store.player.settings import Settings
from tests.client.scenes.desk import Desk, misplaced

SIZES = [((1024, 600), 100), ((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100), ((1920, 1080), 150)]


class Start(Desk):
    """The first page in front of a new player."""

    def __init__(self, page: str = "who", settings: Settings | None = None, **shown: object) -> None:
        self.left = 0
        self.scene = FirstStartScene(self._leave, page)
        super().__init__(self.scene, settings=settings, **shown)  # type: ignore[arg-type]
        self.app.on_style = lambda: seat_colors.use(self.settings.seat_colors)

    def _leave(self) -> None:
        self.left += 1


def test_four_presses_of_enter_make_a_player(tmp_path: Path) -> None:
    start = Start(settings=Settings.load(tmp_path))
    start.write("Zoe Ray")
    for page in range(len(PAGES)):
        assert start.left == 0 and start.scene.page == page
        start.press(pygame.K_RETURN)
    assert start.left == 1
    made = Profiles(Settings.load(tmp_path)).current
    assert (made.name, made.color, made.portrait) == ("Zoe Ray", 1, 1)


@pytest.mark.parametrize("page", PAGES)
def test_the_button_that_goes_on_is_read_aloud(page: str) -> None:
    button = Start(page).scene.next_button
    assert button.describe().name == ("Start playing" if page == PAGES[-1] else "Next")


def test_portrait_and_color_are_chosen_by_mouse_and_keys() -> None:
    start = Start()
    at = start.scene.identity.portrait.cells()[8].center
    start.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
    start.scene.form.focus(start.scene.identity.color)
    start.press(pygame.K_RIGHT)
    start.press(pygame.K_RIGHT)
    start.press(pygame.K_ESCAPE)
    made = Profiles(start.settings).current
    assert (made.name, made.color, made.portrait) == ("Player 1", 3, 9)


@pytest.mark.parametrize("page", PAGES)
def test_escape_skips_the_rest_of_every_page(page: str) -> None:
    start = Start(page)
    start.press(pygame.K_ESCAPE)
    assert start.left == 1
    assert [(made.name, made.color, made.portrait) for made in Profiles(start.settings).all()] == [("Player 1", 1, 1)]


def test_text_size_applies_at_once_and_the_sample_shows_it() -> None:
    start = Start("size")
    for _ in range(10):
        start.press(pygame.K_RIGHT)
    assert start.scene.sample.percent == start.settings.text_scale == 150
    assert start.app.scale.unit == pytest.approx(1.5) and start.app.scene is start.scene


def test_colors_apply_at_once() -> None:
    start = Start("colors")
    before = start.picture()
    start.press(pygame.K_RIGHT)
    start.settle()
    assert seat_colors.palette_name() == start.settings.seat_colors == "safe"
    start.press(pygame.K_END)
    start.settle()
    assert seat_colors.palette_name() == "strong" and start.picture() != before


def test_speech_says_how_it_sounds() -> None:
    start = Start("speech")
    assert "This is how I sound." not in start.scene.describe_content()
    start.press(pygame.K_RIGHT)
    assert start.settings.speech and start.scene.describe_content()[0] == "This is how I sound."


def test_an_earlier_page_can_be_changed() -> None:
    start = Start()
    start.write("Zoe")
    start.press(pygame.K_RETURN)
    start.click(start.scene.earlier_button)
    assert start.scene.page == 0 and start.scene.identity.name_field.content == "Zoe"


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("size", "text_scale"), SIZES)
def test_every_page_fits(page: str, size: tuple[int, int], text_scale: int) -> None:
    assert misplaced(Start(page, size=size, text_scale=text_scale).scene) == []


@pytest.mark.parametrize("page", PAGES)
def test_a_waiting_page_draws_nothing_but_the_caret(page: str) -> None:
    assert Start(page).frames_while_idle() <= (25 if page == "who" else 0)
