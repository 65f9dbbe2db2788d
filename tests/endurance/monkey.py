"""Random input: mouse, wheel, keys, text, resizing, focus and dropped files over every scene of every game.

Each event is one frame, and every frame is drawn. Half of the clicks meet something that can be pressed, and on a table
it also answers as a player would, so that matches get on and end.
"""

from __future__ import annotations

import os
import random
import shutil
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame

from client.replay.recording import Recording
from client.shell.scene import Scene
from client.table.actions import NOBODY, SPEAK_UP
from client.table.scene import TableScene
from engine.kernel.match.match import Match
from engine.session.session import Session
from engine.store.player.settings import ANIMATIONS, WATCH_SPEEDS
from tests.client import hands
from tests.endurance.case import Kind, Outcome, raised
from tests.endurance.house import SMALL, House, QuickPool, play_on, seats_by_lot
from tests.endurance.rich_home import rich_home
from tests.endurance.setups import NAMES, drawn

EVENTS = 400
"""Events of a case."""
_TOLD = 25
"""How many of the last events are reported with a failure."""
_SIZES = ((320, 180), SMALL, (400, 300), (200, 640), (640, 360))
_ODD_SIZES = ((1, 1), (2, 500), (500, 2), (64, 48), (1280, 720), (1024, 600))
_ODD_SIZE = 0.01
_PASSED_MS = (0, 5, 16, 40, 120, 400, 3000)
_KEYS = (
    *(pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_TAB, pygame.K_BACKSPACE),
    *(pygame.K_DELETE, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_PLUS, pygame.K_MINUS),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN) * 3,
    *range(pygame.K_F1, pygame.K_F12 + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
)
_MODIFIERS = (0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
_TEXTS = ("a", "Z", "7", " ", "é", "ß", "\u0301", "🂡", "日本", "\u202e", "\t", "\n", "\0", "\ud800", "x" * 300)
_SCENES = ("title", "continue", "matches", "setup", "watch", "settings", "rules", "gallery", "workshop", "statistics",
           "lessons")  # fmt: skip


class Monkey(Kind):
    """A case is a row of `EVENTS` random events that begins in one scene."""

    name = "monkey"
    wanted = 400_000
    unit = "events"

    def run(self, chance: random.Random, work: Path) -> Outcome:
        """Send the events."""
        home = work / "home"
        shutil.copytree(rich_home(work.parent), home)
        os.chdir(work)
        hands_on = Hands(chance, home)
        outcome = Outcome()
        try:
            hands_on.begin()
            for _ in range(EVENTS):
                outcome.tried += 1
                hands_on.act()
            hands_on.house.close()
        except Exception as error:
            told = "\n".join(("begun with " + hands_on.begun, *hands_on.done))
            failure = raised(error, f"{hands_on.begun}, event {outcome.tried}, {hands_on.where}")
            outcome.failures.append(type(failure)(failure.sentence, failure.group, f"{failure.details}\n{told}"))
        return outcome


class Hands:
    """The monkey's hands on one running program."""

    def __init__(self, chance: random.Random, home: Path) -> None:
        self.chance = chance
        size = chance.choice(_SIZES)
        self.house = House(
            home,
            size,
            animation=chance.choice(tuple(ANIMATIONS)),
            watch_speed=chance.choice(WATCH_SPEEDS),
            reduced_motion=chance.random() < 0.2,
            step_mode=chance.random() < 0.2,
            hover_delay_ms=0,
            easy_letters=chance.random() < 0.1,
            text_scale=chance.choice((100, 100, 150, 200)),
        )
        self.house.pool = QuickPool(0.02)
        self.begun = ""
        self.done: deque[str] = deque(maxlen=_TOLD)
        self._point = (0, 0)
        self._deeds: list[tuple[int, Callable[[], list[pygame.event.Event]]]] = [
            (22, self._move), (22, self._click), (6, self._drag), (6, self._wheel), (24, self._press), (6, self._write),
            (3, self._focus), (2, self._resize), (1, self._drop), (8, self._answer), (1, self._go), (2, self._wait),
        ]  # fmt: skip

    @property
    def where(self) -> str:
        """The scene that is shown."""
        return f"in {type(self.house.app.scene).__name__}"

    def begin(self) -> None:
        """Open a random scene; half of the time the table of a match."""
        name = self.chance.choice((*_SCENES, *("table",) * 12, "replay", "replay", "results", "trial"))
        self.begun = name
        if name in ("table", "results", "replay"):
            self._sit_down(name)
        elif name == "trial":
            scene: Any = self.house.open("workshop")
            scene.open(scene.pack, scene.pack.cards[0] if scene.pack else None)
            scene.try_it()
        else:
            game = drawn(self.chance).slug
            takes = name in ("setup", "watch", "rules", "gallery", "lessons")
            self.house.open(name, **({"game": game} if takes else {}))
            self.begun += f" {game}" if takes else ""

    def _sit_down(self, name: str) -> None:
        """Open the table of a match at its beginning, in the middle or near its end, or a screen after its end."""
        chance, setup = self.chance, drawn(self.chance, None, 1)
        kinds = seats_by_lot(chance, setup.seats, 0 if chance.random() < 0.2 else None)
        self.begun = f"{name} of {setup.words}, {kinds}"
        if name == "table":
            session = self.house.begin(setup, kinds)
            for _ in play_on(session, chance, chance.choice((0, 0, 5, 40))):
                pass
            return
        self.house.settings.step_mode = False
        self.house.program.folders = None
        session = self.house.begin(setup, kinds)
        for _ in play_on(session, chance):
            pass
        self.house.program.folders = self.house.folders
        if name == "results":
            self.house.open("results", session=session)
        else:
            match = Match(setup.game, NAMES[: setup.seats], setup.options, setup.seed, kinds)
            match.replay([answer.to_data() for answer in session.match.answers])
            self.house.open("replay", recording=Recording(match), back_words="Title")

    def act(self) -> None:
        """Send one event and draw its frame."""
        [deed] = self.chance.choices([deed for _, deed in self._deeds], [weight for weight, _ in self._deeds])
        events = deed()
        passed = self.chance.choice(_PASSED_MS)
        self.done.append(f"{deed.__name__.strip('_')} {[_told(event) for event in events]} {self.where}, {passed} ms")
        self.house.turn(*events, passed=passed)
        if self.house.app.scene is None:
            self.house.open("title")

    # --- deeds ----------------------------------------------------------------------------------------------

    def _aim(self) -> tuple[int, int]:
        """Return a random point, or the middle of a control or piece."""
        width, height = self.house.app.window.size
        places = [rect for rect in _places(self.house.app.scene) if rect.width and rect.height]
        if places and self.chance.random() < 0.6:
            self._point = self.chance.choice(places).center
        else:
            self._point = (self.chance.randrange(-2, width + 2), self.chance.randrange(-2, height + 2))
        return self._point

    def _move(self) -> list[pygame.event.Event]:
        return [hands.move(self._aim())]

    def _click(self) -> list[pygame.event.Event]:
        point, button = self._aim(), self.chance.choice((1, 1, 1, 1, 1, 2, 3, 6))
        kinds = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
        down, up = (pygame.event.Event(kind, pos=point, button=button) for kind in kinds)
        return [hands.move(point), down, up] * self.chance.choice((1, 1, 1, 2))

    def _drag(self) -> list[pygame.event.Event]:
        """Take hold and move; sometimes let go."""
        begin = [hands.down(self._aim())] if self.chance.random() < 0.7 else []
        end = [hands.up(self._point)] if self.chance.random() < 0.6 else []
        return [*begin, hands.move(self._aim(), held=True), *end]

    def _wheel(self) -> list[pygame.event.Event]:
        return [
            pygame.event.Event(
                pygame.MOUSEWHEEL,
                x=self.chance.randint(-1, 1),
                y=self.chance.randint(-3, 3),
                pos=self._aim(),
                precise_x=0.5,
                precise_y=-0.5,
                flipped=False,
            )
        ]

    def _press(self) -> list[pygame.event.Event]:
        code, mod = self.chance.choice(_KEYS), self.chance.choice(_MODIFIERS)
        letter = chr(code) if code < 128 else ""
        up = pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode=letter)
        return [hands.key(code, mod, letter), *([up] if self.chance.random() < 0.95 else [])]

    def _write(self) -> list[pygame.event.Event]:
        words = self.chance.choice(_TEXTS)
        kind = pygame.TEXTEDITING if self.chance.random() < 0.1 else pygame.TEXTINPUT
        more = {"start": 0, "length": len(words)} if kind == pygame.TEXTEDITING else {}
        return [pygame.event.Event(kind, text=words, **more)]

    def _focus(self) -> list[pygame.event.Event]:
        kinds = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED, pygame.WINDOWLEAVE,
                 pygame.WINDOWENTER, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED)  # fmt: skip
        return [pygame.event.Event(self.chance.choice(kinds))]

    def _resize(self) -> list[pygame.event.Event]:
        size = self.chance.choice(_ODD_SIZES if self.chance.random() < 0.4 else _SIZES)
        pygame.display.set_mode(size)
        return [pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])]

    def _drop(self) -> list[pygame.event.Event]:
        files = [file for file in sorted(self.house.home.rglob("*")) if file.suffix in ("", ".toml", ".match", ".json")]
        file = self.chance.choice([*map(str, files), "/nowhere/at-all.toml", "", "\0", "x" * 5000])
        return [pygame.event.Event(pygame.DROPFILE, file=file)]

    def _answer(self) -> list[pygame.event.Event]:
        """Do what a player at the table would do: take the seat, choose an option."""
        scene = self.house.app.scene
        if isinstance(scene, TableScene) and isinstance(session := scene.session, Session):
            options = session.view().options
            if session.call is not None:
                scene.commands.perform(self.chance.choice((NOBODY, SPEAK_UP.of(session.call.seats[-1]))))
            elif options and session.curtain is None and session.viewer in session.humans:
                scene.commands.answer(self.chance.choice(options))
        return []

    def _go(self) -> list[pygame.event.Event]:
        """Open another scene, alone or over the current one."""
        if self.chance.random() < 0.3:
            self.house.app.open_over(self.chance.choice(("settings", "rules", "gallery")))
        else:
            self.begin()
        return []

    def _wait(self) -> list[pygame.event.Event]:
        """Let a minute pass without an event."""
        for _ in range(3):
            self.house.turn(passed=20_000)
        return []


def _places(scene: Scene | None) -> Iterator[pygame.Rect]:
    """Return the places that react to the pointer: controls, dialog buttons, pieces, zones, plates."""
    forms = [
        getattr(part, name, None)
        for part, name in ((scene, "form"), (getattr(scene, "bar", None), "form"), (scene, "menu"))
    ]
    popup = getattr(forms[0], "popup", None)
    for form in (*forms, getattr(popup, "form", None)):
        if form is not None and hasattr(form, "all"):
            yield from (widget.rect for widget in form.all() if hasattr(widget, "rect"))
    if isinstance(scene, TableScene):
        arrangement = scene.places.arrangement
        yield from (piece.hit for piece in arrangement.pieces)
        yield from arrangement.zone_rects.values()
        yield from arrangement.plate_rects.values()
        yield from arrangement.rects.values()
        yield from scene.prompt.answer_rects


def _told(event: pygame.event.Event) -> str:
    told = ("pos", "key", "mod", "button", "text", "file", "size", "x", "y")
    facts = {name: value for name, value in event.dict.items() if name in told}
    return f"{pygame.event.event_name(event.type)} {facts}"[:120]
