"""How a match ends: a scene of its own before the results, in the drawing of its game, that any press passes over."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from client.scenes.ending.look import deciding_cards, ending_look
from client.scenes.ending.play import parts_of
from client.scenes.ending.scene import EndingScene
from client.shell.app import App
from client.shell.scene import ManualClock
from client.sound.player import SoundPlayer
from engine.games import slugs
from engine.kernel.match.match import Match
from engine.kernel.state.state import WINNERS
from engine.store.player.settings import Settings
from tests.client import hands
from tests.client.matches_at_the_end import ended


class Show:
    """An ending in a window without a screen."""

    def __init__(
        self, match: Match, size: tuple[int, int] = (1280, 720), nobody: bool = False, reduced_motion: bool = False
    ) -> None:
        view = match.view()
        if nobody:
            view.values[WINNERS] = 0
        self.went_on = 0
        self.clock = ManualClock(1000)
        kept = Settings(volume_master=0, reduced_motion=reduced_motion)
        self.app = App(size, headless=True, settings=kept, clock=self.clock, paint="always")
        self.scene = EndingScene(match.game, view, match.names, self._then, SoundPlayer(kept, threaded=False))
        self.app.go(self.scene)
        self.app.turn([])

    def _then(self) -> None:
        self.went_on += 1

    def wait(self, milliseconds: int) -> None:
        self.clock.advance(milliseconds)
        self.app.turn([])

    def picture(self) -> bytes:
        return pygame.image.tobytes(self.app.window.surface, "RGB")


@pytest.mark.parametrize("slug", slugs())
def test_every_game_ends_in_three_to_five_seconds_with_the_cards_that_decided_it(slug: str) -> None:
    match = ended(slug)
    look, view = ending_look(slug), match.view()
    assert look is not None and 3000 <= look.milliseconds <= 5000
    faces = deciding_cards(look, match.game, view)
    shown = [
        part for part in parts_of(look.actors, Show(match).scene.theme, faces, look.detail, view, 1) if part.actor.face
    ]
    assert 0 < len(shown) == len(faces) <= look.most
    assert all(part.pose(look.milliseconds) is not None for part in shown)


@pytest.mark.parametrize("slug", slugs())
def test_it_moves_and_goes_on_by_itself(slug: str) -> None:
    show = Show(ended(slug))
    show.wait(1400)
    before = show.picture()
    show.wait(1200)
    assert show.picture() != before and not show.went_on
    show.wait(3000)
    assert show.went_on == 1


@pytest.mark.parametrize("press", [lambda: hands.key(pygame.K_SPACE), lambda: hands.down((10, 10))])
def test_any_press_passes_over_it_at_once(press: Callable[[], pygame.event.Event]) -> None:
    show = Show(ended("nefarious"))
    show.wait(100)
    show.app.turn([press()])
    show.wait(9000)
    assert show.went_on == 1


def test_with_reduced_motion_it_is_a_still() -> None:
    show = Show(ended("nasty-neighbours"), reduced_motion=True)
    before, drawn = show.picture(), show.app.frames_drawn
    show.wait(2000)
    assert show.picture() == before and show.app.frames_drawn == drawn and not show.scene.animating()
    show.wait(3000)
    assert show.went_on == 1


def test_a_match_that_nobody_has_won_has_no_ending() -> None:
    assert Show(ended("runes-and-regulations"), nobody=True).went_on == 1


def test_a_game_without_one_has_no_ending() -> None:
    assert ending_look("workshop") is None


@pytest.mark.parametrize("size", [(640, 480), (2560, 1080)])
def test_it_fits_any_window(size: tuple[int, int]) -> None:
    show = Show(ended("cthulhu-realms"), size)
    show.wait(4000)
    assert not show.went_on
