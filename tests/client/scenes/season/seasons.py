"""A program in which a season is played, with computers that answer at once."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame

from client.commands._shared.season_stage import play_evenings
from client.program import Program
from client.scenes.season.scene import SeasonScene
from client.shell.app import App
from client.shell.scene import ManualClock, Scene
from client.street.season import SeasonUnderWay
from client.table.scene import TableScene
from client.widgets import Button
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.player.season import OPENED, SeasonProgress
from engine.store.player.settings import Settings
from engine.street.season_playing import Season, begin, step
from tests.client.hands import click, key

NEFARIOUS = ("nefarious",)
BEGUN = datetime(2026, 11, 23, 19)


class Calls:
    """What a map asks for, written down."""

    store = None

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def play(self, season: SeasonUnderWay, door: int, favor: str) -> None:
        self.asked.append(("play", door, favor))

    def go_on(self, season: SeasonUnderWay) -> None:
        self.asked.append(("go on",))

    def concede(self, season: SeasonUnderWay) -> None:
        self.asked.append(("concede",))

    def end_season(self, season: SeasonUnderWay) -> None:
        self.asked.append(("end",))

    def is_kept(self, match: int) -> bool:
        return False


def under_way(evenings: int, seed: int = 1) -> SeasonUnderWay:
    """A season with so many evenings behind it."""
    progress = SeasonProgress(None)
    play_evenings(progress, evenings, seed)
    season = Season.of(progress.now())
    assert season is not None
    return SeasonUnderWay(progress, season)


class Neighbor:
    """A player with the program, and a season of Nefarious that has begun."""

    def __init__(
        self,
        home: Path,
        evenings: int = -1,
        streets: Sequence[str] = NEFARIOUS,
        seed: int = 7,
        difficulty: str = "easygoing",
    ) -> None:
        """`evenings`: how many are over, without matches; -1 takes the season that is stored."""
        self.clock = ManualClock(1000)
        settings = Settings(own_name="Ann")
        settings.animation = "off"
        self.app = App((1280, 720), headless=True, settings=settings, clock=self.clock)
        self.program = Program(self.app, Folders.in_home(home))
        self.progress = self.program.season.progress
        if evenings == 0:
            begin(self.progress, (), streets, difficulty, seed, BEGUN)
            step(self.progress, OPENED)
        elif evenings > 0:
            play_evenings(self.progress, evenings, seed)
        self.app.open("title")
        self.settle()

    def settle(self, turns: int = 3) -> None:
        for _ in range(turns):
            self.clock.advance(100)
            self.app.turn([])

    def press(self, code: int) -> None:
        self.app.turn([key(code), pygame.event.Event(pygame.KEYUP, key=code, mod=0)])
        self.settle()

    def click(self, button: Button) -> None:
        click(lambda event: self.app.turn([event]), button.rect.center)
        self.settle()

    def open(self, name: str = "season", **arguments: Any) -> Scene:
        self.app.open(name, **arguments)
        self.settle()
        assert self.app.scene is not None
        return self.app.scene

    @property
    def map(self) -> SeasonScene:
        scene = self.app.scene
        assert isinstance(scene, SeasonScene), scene
        return scene

    @property
    def table(self) -> TableScene:
        scene = self.app.scene
        assert isinstance(scene, TableScene), scene
        return scene

    @property
    def steps(self) -> list[tuple[str | int, ...]]:
        record = self.progress.now()
        return [*record.steps] if record is not None else []

    def play(self, door: int = 0) -> Session:
        """Open a door of tonight."""
        self.open()
        self.map.panel.plays[door].press()
        self.settle()
        session = self.table.session
        assert isinstance(session, Session)
        return session

    def play_out(self, session: Session) -> None:
        """To the end, the person taking any option."""
        chance, now = random.Random(1), self.clock.now()
        while not session.over:
            now += 5000
            session.update(now)
            session.open_curtain()
            if session.view().options:
                session.answer(chance.choice(session.view().options))
        self.clock.advance(now)
        self.settle()
