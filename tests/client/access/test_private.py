"""With several people at one computer, nothing is said that others must not hear."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.program import Program
from client.scenes.curtain import CurtainScene
from client.scenes.setup.match_setup import MatchSetup
from client.shell.app import App
from client.shell.scene import ManualClock
from client.table.scene import TableScene
from engine.ai.seat_request import HUMAN
from engine.games import load
from engine.kernel.state.layout import ALL, SPECTATOR
from engine.store.files.folders import Folders
from engine.store.player.settings import Settings
from tests.client.access.blind import BlindPlayer, Ear
from tests.client.hands import key
from tests.sampling import amount


class Sofa:
    """Several people before one program that speaks."""

    def __init__(self, home: Path, people: int = 2) -> None:
        self.ear, self.clock = Ear(), ManualClock(1000)
        settings = Settings(animation="off", computer_delay_ms=0, coach_marks=False)
        self.app = App((1280, 720), headless=True, settings=settings, clock=self.clock)
        self.program = Program(self.app, Folders.in_home(home), speech=self.ear)
        setup = MatchSetup.usual(load("nefarious"))
        setup.seats = setup.seats[:2]
        for number, seat in enumerate(setup.seats):
            seat.kind = HUMAN if number < people else "gentle"
        self.program.start(setup)
        opened = self.app.scene
        assert isinstance(opened, (CurtainScene, TableScene))
        self.session = opened.session
        for _ in range(20):
            self.frame()

    def frame(self) -> None:
        self.clock.advance(100)
        self.app.turn([])

    def press(self, code: int, mod: int = 0) -> str:
        """What is said after a key."""
        before = len(self.ear.lines)
        self.app.turn([key(code, mod), pygame.event.Event(pygame.KEYUP, key=code, mod=mod)])
        for _ in range(10):
            self.frame()
        return "\n".join(self.ear.lines[before:])

    def hand(self, seat: int) -> list[str]:
        view = self.session.match.view(seat)
        return [self.session.game.words.card_name(view.table, card) for card in view.zone("hand", seat)]


@pytest.fixture
def sofa(tmp_path: Path) -> Iterator[Sofa]:
    sofa = Sofa(tmp_path)
    yield sofa
    sofa.app.close_scenes()
    sofa.program.close()


def test_before_the_curtain_is_up_no_hand_is_heard(sofa: Sofa) -> None:
    assert isinstance(sofa.app.scene, CurtainScene)
    sofa.press(pygame.K_F5)
    sofa.press(pygame.K_q)
    heard = "\n".join(sofa.ear.lines)
    assert heard and not [name for seat in (0, 1) for name in sofa.hand(seat) if name in heard]


def test_whoever_has_no_headphones_hears_numbers_and_with_them_the_hand(sofa: Sofa) -> None:
    sofa.press(pygame.K_RETURN)
    assert isinstance(sofa.app.scene, TableScene)
    seat = sofa.app.scene.session.viewer
    own = sofa.hand(seat)
    for code in (pygame.K_q, pygame.K_TAB, pygame.K_v, pygame.K_TAB, pygame.K_v):
        sofa.press(code)
    heard = "\n".join(sofa.ear.lines)
    assert f"our hand: {len(own)} cards" in heard
    assert not [name for name in own if name in heard]
    sofa.press(pygame.K_F7)
    told = sofa.press(pygame.K_q)
    assert all(name in told for name in own)


def test_whoever_plays_alone_hears_everything(tmp_path: Path) -> None:
    sofa = Sofa(tmp_path, people=1)
    told = sofa.press(pygame.K_q)
    assert all(name in told for name in sofa.hand(0))
    sofa.app.close_scenes()
    sofa.program.close()


def test_what_was_said_before_a_curtain_is_not_repeated_behind_it(sofa: Sofa) -> None:
    sofa.press(pygame.K_RETURN)
    sofa.press(pygame.K_F7)
    own = sofa.hand(0) + sofa.hand(1)
    for _ in range(40):
        if isinstance(sofa.app.scene, CurtainScene):
            break
        sofa.press(pygame.K_TAB)
        sofa.press(pygame.K_RETURN)
    assert isinstance(sofa.app.scene, CurtainScene)
    told = sofa.press(pygame.K_F4)
    assert told and not [name for name in own if name in told]


class Couch:
    """Two people who play by ear at one computer, each behind the curtain when it is their turn."""

    def __init__(self, home: Path, slug: str, headphones: bool) -> None:
        self.headphones = headphones
        self.player = BlindPlayer(home, speech_headphones=headphones, coach_marks=False)
        setup = MatchSetup.usual(load(slug))
        setup.seats, setup.seed_text = setup.seats[:2], "11"
        for seat in setup.seats:
            seat.kind = HUMAN
        self.session = self.player.sit_down(setup)
        self.lines = list(self.player.all_heard)

    def names(self, seat: int, hidden: bool = False) -> set[str]:
        """The names of the cards that a seat knows; only of those in its own hidden zones, or of all."""
        view = self.session.match.view(seat)
        zones = range(view.table.layout.zone_count(view.table.seats))
        shown = [zone for zone in zones if not hidden or view.table.layout.zone(zone).sees != ALL]
        return {
            self.session.game.words.card_name(view.table, card)
            for zone in shown
            for card in view.zones[zone]
            if card >= 0
        }

    def secrets(self) -> set[str]:
        """The names of cards that must not be heard now: those of whoever does not look, and without headphones all."""
        behind = isinstance(self.player.scene, CurtainScene)
        looks = SPECTATOR if behind or self.session.openly else self.session.viewer
        mine = self.names(looks) if self.headphones and looks != SPECTATOR else set()
        return self.names(0, hidden=True).union(self.names(1, hidden=True)) - self.names(SPECTATOR) - mine

    def go_on(self) -> list[str]:
        """Do one thing more and return what was said that must not be heard. Own cards may be heard until an answer
        covers them.
        """
        before = self.secrets()
        if isinstance(self.player.scene, CurtainScene):
            self.lines = self.player.press("Enter") + self.player.wait(6)
            self.player.heard = self.lines
        else:
            self.lines = self.player.go_on()
        names = before & self.secrets()
        return [line for line in self.lines if any(re.search(rf"\b{re.escape(name)}\b", line) for name in names)]


@pytest.mark.sample(2)
@pytest.mark.parametrize("headphones", [False, True])
@pytest.mark.parametrize("slug", ["nefarious", "runes-and-regulations"])
def test_nobody_ever_hears_what_the_other_holds(tmp_path: Path, slug: str, headphones: bool) -> None:
    couch = Couch(tmp_path, slug, headphones)
    for _ in range(amount(130, 40)):
        assert couch.go_on() == []
    heard = couch.player.all_heard
    called = [line for line in heard if "take your seat" in line]
    assert len(called) > amount(2, 1) and all(any(name in line for name in couch.session.names) for line in called)
    asked = [line for line in heard if re.search(r"\. \d+ choices?\b", line)]
    assert asked and all(any(name in line for name in couch.session.names) for line in asked)
    assert not headphones or any("in your hand" in line and "card, in your hand" not in line for line in heard)
    assert headphones or not [line for line in heard if re.search(r"[Aa] card, \$\d", line)]
    assert not [line for line in heard if re.match(r"(Espionage|Invent|Research|Work): \d", line)]
    assert not [line for line in heard if re.search(r"(reveals|turns up|casts) a card", line)]
    couch.player.close()
