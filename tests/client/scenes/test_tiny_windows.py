"""A window may become as small as its system lets it: everything is drawn as far as it goes, and nothing fails."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.program import Program
from client.replay.recording import Recording
from client.scenes.error_page import TroubleScene
from client.scenes.workshop.trial import TrialTable
from client.shell.app import App
from client.shell.guard import PlainErrorScene
from client.shell.scene import ManualClock
from client.widgets import Dialog
from client.widgets.dialog import DialogButton
from engine.games import load, slugs
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.player.settings import Settings
from tests.client.hands import click, key, move
from tests.client.sessions import HandPool, finished_session, new_session

SIZES = [(1, 1), (2, 2), (10, 300), (300, 10)]
MENUS = ["title", "setup", "watch", "settings", "rules", "gallery", "workshop", "statistics"]


class Tiny:
    """The program in a window that is made tiny, at both text scales, and large again."""

    def __init__(self, home: Path) -> None:
        self.clock = ManualClock(1000)
        self.app = App((640, 360), headless=True, settings=Settings(), clock=self.clock, paint="always")
        self.program = Program(self.app, Folders.in_home(home))

    def resize(self, size: tuple[int, int], text_scale: int) -> None:
        pygame.display.set_mode(size)
        self.app.settings.text_scale = text_scale
        self.clock.advance(500)
        self.app.apply_settings()
        if self.app.scene is not None:
            self.use(size)

    def use(self, size: tuple[int, int]) -> None:
        """Draw, point at it, and let time pass."""
        self.app.turn([move((0, 0))])
        self.app.turn([move((size[0] // 2, size[1] // 2)), key(pygame.K_TAB), pygame.event.Event(pygame.KEYUP, key=9)])
        self.clock.advance(700)
        self.app.turn([])
        assert self.app.scene is not None
        self.app.scene.redraw()
        assert self.app.turn([])

    def through_all_sizes(self) -> None:
        self.use((640, 360))
        for size in SIZES:
            self.resize(size, 100)
        self.resize(SIZES[-1], 200)
        self.resize((640, 360), 100)


@pytest.fixture
def tiny(tmp_path: Path) -> Tiny:
    return Tiny(tmp_path)


@pytest.mark.parametrize("name", MENUS)
def test_the_menus(tiny: Tiny, name: str) -> None:
    tiny.app.open(name)
    tiny.through_all_sizes()


@pytest.mark.parametrize("name", MENUS)
@pytest.mark.parametrize("size", SIZES[::3])
def test_the_menus_opened_in_a_tiny_window(tiny: Tiny, name: str, size: tuple[int, int]) -> None:
    tiny.resize(size, 100)
    tiny.app.open(name)
    tiny.use(size)


@pytest.mark.parametrize("slug", slugs())
def test_the_tables(tiny: Tiny, slug: str) -> None:
    session = Session.start(
        load(slug), ["Ada", "Ben"], ("human", "normal"), {}, 3, Settings(), pool=HandPool(prompt=True)
    )
    tiny.app.open("table", session=session)
    tiny.through_all_sizes()
    tiny.app.turn([key(pygame.K_ESCAPE)])
    tiny.through_all_sizes()


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("size", SIZES[:1])
def test_a_table_opened_in_a_tiny_window(tiny: Tiny, slug: str, size: tuple[int, int]) -> None:
    tiny.resize(size, 100)
    session = Session.start(
        load(slug), ["Ada", "Ben"], ("human", "normal"), {}, 3, Settings(), pool=HandPool(prompt=True)
    )
    tiny.app.open("table", session=session)
    tiny.use(size)


def test_the_table_of_those_who_watch(tiny: Tiny) -> None:
    tiny.app.open("table", session=new_session(("normal", "normal")))
    tiny.through_all_sizes()


def test_the_table_of_the_workshop(tiny: Tiny) -> None:
    tiny.app.open("trial", session=new_session(("human", "normal")))
    assert isinstance(tiny.app.scene, TrialTable)
    tiny.through_all_sizes()


def test_the_curtain(tiny: Tiny) -> None:
    session = new_session(("human", "human"))
    assert session.curtain is not None
    tiny.app.open("curtain", session=session)
    tiny.through_all_sizes()


def test_the_results(tiny: Tiny) -> None:
    tiny.app.open("results", session=finished_session(("human", "normal")))
    tiny.through_all_sizes()


def test_a_replay(tiny: Tiny) -> None:
    tiny.app.open("replay", recording=Recording(finished_session(("human", "normal")).match))
    tiny.through_all_sizes()


def test_the_pages_of_what_goes_wrong(tiny: Tiny) -> None:
    for scene in (TroubleScene(None, Path("report.txt")), PlainErrorScene()):
        tiny.app.go(scene)
        tiny.through_all_sizes()


def test_a_dialog(tiny: Tiny) -> None:
    tiny.app.open("settings")
    tiny.app.scene.form.show(Dialog("A question", "Really and truly?", [DialogButton("Yes", 1), DialogButton("No", 2)]))  # type: ignore[union-attr]
    tiny.through_all_sizes()
    click(lambda event: tiny.app.turn([event]), (0, 0))
