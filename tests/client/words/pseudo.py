"""What the screens show that is no message: `python -m tests.client.words.pseudo FOLDER [SCREEN...]`.

Every message is said in brackets. What stands outside of them was put together in code; only names, numbers, keys,
commands, and what players and rules have written may.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pygame

from client.art import text
from client.cards import picture
from client.scenes.games import default_names, game_entries, kind_names
from client.table.picture import miniature
from client.table.scene import TableScene
from client.widgets import Form
from engine.ai.seat_request import HUMAN
from engine.games import load, slugs
from engine.words import assets
from engine.words.messages import PSEUDO, speak
from tests.client import hands
from tests.engine.words.pseudo import outside

KEYS = re.compile(
    r"\b(Enter|Space|Esc|Tab|Del(ete)?|Home|End|Pg(Up|Dn)|Left|Right|Up|Down|Arrows|F\d+)\b"
    r"|\b(Shift|Alt) \w+\b|^ ?[A-Z]$"
)
CARDS = str(Path(picture.__file__).parent), miniature.__file__
"""What draws cards, and pictures of tables: what stands there is the games' own."""
CODES = re.compile(r"\bcul-de-sac \S+ \d+ [0-9a-f]+|\b[0-9a-f]{8,}\b|^[A-Z]{2}-[0-9.]+$|^\S+\.toml(: .*|, )?")
"""What is computed of a match, numbers of clauses, and files with what is wrong inside."""


class Shown:
    """Notes what is drawn and what controls are called; lines of a longer text are noted as the whole."""

    def __init__(self) -> None:
        self.texts: dict[str, None] = {}
        self._parts: set[str] = set()
        wrap, shorten, render = text.wrap, text.shorten, text.render

        def wrapped(words: str, *more: Any, **named: Any) -> list[str]:
            self.note(words)
            lines = wrap(words, *more, **named)
            self._parts.update(lines)
            return lines

        def shortened(words: str, *more: Any) -> str:
            self.note(words)
            self._parts.add(shorter := shorten(words, *more))
            return shorter

        def rendered(words: str, *more: Any, **named: Any) -> pygame.Surface:
            self.note(words)
            return render(words, *more, **named)

        text.wrap, text.shorten, text.render = wrapped, shortened, rendered  # type: ignore[assignment]

    def note(self, words: str) -> None:
        frame: FrameType | None = sys._getframe(2)
        while frame is not None and not frame.f_code.co_filename.startswith(CARDS):
            frame = frame.f_back
        if frame is None and words not in self._parts:
            self.texts[words] = None

    def controls(self, form: Form) -> None:
        """What the controls of a form are called, and what they say when they are pointed at."""
        for widget in form.all():
            for name in ("name", "tooltip", "reason", "hint", "words", "subtitle"):
                if isinstance(words := getattr(widget, name, ""), str):
                    self.note(words)


# --- the screens ---------------------------------------------------------------------------------------------


def title(home: Path) -> Iterator[Any]:
    from tests.client.scenes.listed import add
    from tests.client.test_program import Machine

    machine = Machine(home, PSEUDO)
    yield machine.app
    assert machine.program.store is not None
    add(machine.program.store, ago=5.0)
    machine.program.remarks += ["⟦1⟧", "⟦2⟧", "⟦3⟧", "⟦4⟧"]
    machine.app.open("title")
    machine.press(pygame.K_TAB)
    yield machine.app


def pages(home: Path) -> Iterator[Any]:
    """Pages that the program opens without more ado."""
    from tests.client.scenes.listed import add, finish
    from tests.client.test_program import Machine

    machine = Machine(home, PSEUDO)
    for scene in ("matches", "statistics", "workshop"):
        machine.app.open(scene)
        yield machine.app
    store = machine.program.store
    assert store is not None
    add(store), finish(store), finish(store, "nasty-neighbours", 90_000.0)
    for scene in ("settings", "rules", "gallery", "setup", "watch", "statistics", "matches"):
        machine.app.open(scene)
        for _ in range(12):
            machine.press(pygame.K_TAB)
            yield machine.app
        if scene in ("rules", "gallery", "setup"):
            for slug in slugs():
                machine.app.open(scene, game=slug)
                yield machine.app
    for code in (pygame.K_DELETE, pygame.K_F2):
        machine.press(code)
        yield machine.app
    machine.app.open("log", words="Ada", lines=[])
    yield machine.app
    machine.app.open("gallery")
    machine.press(pygame.K_TAB), machine.press(pygame.K_TAB), machine.press(pygame.K_RETURN)
    yield machine.app


def workshop(home: Path) -> Iterator[Any]:
    from client.scenes.workshop.files import PackFiles
    from client.scenes.workshop.own_pack import makers
    from tests.client.scenes.workshop.test_scene import Bench

    (home / "broken.toml").write_text("nonsense", encoding="utf-8")
    bench = Bench(home)
    for row in range(len(bench.scene.rows)):
        bench.scene.form.focus(bench.scene.rows[row])
        bench.press(pygame.K_RETURN)
        yield bench.app
    for _, kinds in makers():
        for kind in kinds:
            bench.scene.new_pack()
            bench.push(kind.title)
            bench.settle()
            yield bench.app
            bench.write("Grill")
            bench.settle()
            yield bench.app
            for control in bench.scene.form.all():
                if getattr(control, "icon", "") != "plus" or control is bench.scene.new_button:
                    continue
                bench.scene.form.focus(control)
                bench.press(pygame.K_RETURN)
                bench.settle()
                yield bench.app
    assert isinstance(bench.scene.files, PackFiles)
    bench.scene.files.ask_for_one()
    yield bench.app


def results(home: Path) -> Iterator[Any]:
    from tests.client.scenes.results.test_scene import TWO, Program
    from tests.client.sessions import finished_session

    for kinds in (TWO, ("human", "gentle+hoarder", "human", "hard"), ("normal", "normal")):
        program = Program(finished_session(kinds), scenes=("title", "setup", "table", "replay"))
        yield program.app
        for control in [each for each in program.results.form.all() if getattr(each, "icon", "") == "lock"]:
            program.results.form.focus(control)
            program.app.turn([hands.key(pygame.K_RETURN)])
            yield program.app


def bars(home: Path) -> Iterator[Any]:
    """The bars below a table that is only looked at."""
    from tests.client.replay.matches import recording
    from tests.client.replay.watching import Watched
    from tests.client.watch.test_scene import Watching

    for slug in slugs():
        watched = Watched(recording(slug, 3), size=(1920, 1080))
        for code in (pygame.K_DOWN, pygame.K_SPACE, pygame.K_SPACE, pygame.K_END):
            watched.press(code)
            yield watched.scene.bar.form
    watching = Watching(size=(1920, 1080))
    yield watching.scene.bar.form
    watching.press(pygame.K_SPACE)
    yield watching.scene.bar.form


def tables(home: Path) -> Iterator[Any]:
    """Tables in play: what is asked, pointed at and refused, the menus, a hint."""
    from engine.kernel.match.match import Match
    from tests.client.table import test_secrecy

    test_secrecy.SIZE = 1280, 720
    for slug in slugs():
        match = Match(load(slug), ["Ada", "Otto", "Morgan"], {}, 5)
        table = test_secrecy.Watched(match, ["human", "normal", "human"], animation="off")
        table.session.open_curtain()
        table.wait(600)
        for code in (
            pygame.K_F2,
            pygame.K_F3,
            pygame.K_b,
            pygame.K_ESCAPE,
            pygame.K_ESCAPE,
            pygame.K_DOWN,
            pygame.K_RETURN,
            pygame.K_DOWN,
            pygame.K_DOWN,
            pygame.K_n,
            pygame.K_r,
            pygame.K_m,
        ):
            table.press(code)
            table.wait(600)
            yield table.app
            if isinstance(table.app.scene, TableScene):
                yield table.app.scene.form
        for point in [(x, y) for x in range(60, 1280, 200) for y in range(40, 720, 120)]:
            table.frame(hands.move(point))
            table.wait(500)
            yield table.app


def interruptions(home: Path) -> Iterator[Any]:
    """What stands before a match: the curtain, and what is shown after an error."""
    from client.scenes.curtain import CurtainScene
    from client.scenes.error_page import TroubleScene
    from client.shell.guard import InterruptedMatch
    from tests.client.scenes.test_curtain import new_app
    from tests.client.sessions import new_session

    session = new_session((HUMAN, HUMAN, "normal"))
    session.update(1000)
    app = new_app((1280, 720))
    app.go(CurtainScene(session))
    yield app
    app.turn([hands.key(pygame.K_ESCAPE)])
    yield app
    for report in (None, home / "report.txt"):
        app.go(TroubleScene(InterruptedMatch(lambda: None, True, "", ["Ada"]), report))
        yield app


SCREENS: dict[str, Callable[[Path], Iterator[Any]]] = {
    each.__name__: each for each in (title, pages, workshop, results, bars, tables, interruptions)
}


def names() -> re.Pattern[str]:
    """What has a name of its own: games, cards, people, the parts of pictures."""
    from engine.words.player_names import NAMES
    from tests.engine.words.spoken import NAMES as SAID

    known = {*NAMES, *SAID, "Cul-de-Sac", "Cul", "de", "Sac", "Grill", "Gril", "Morgan", "Priya", "Otto"}
    known.update(*((entry.title, entry.tagline) for entry in game_entries()))
    for slug in slugs():
        game = load(slug)
        known.update({game.title, slug}, kind_names(slug).values(), default_names(slug))
        known.update(str(face["title"]) for face in game.shows.faces())
    return re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in sorted(filter(None, known), key=len)[::-1]))


def unsaid(home: Path, screens: list[str]) -> Iterator[tuple[str, str]]:
    """What has letters outside of messages and names: the screen, and the words."""
    speak(PSEUDO)  # before a game is loaded
    pygame.init()
    shown, known = Shown(), names()
    written = [file for kind in ("rules/*", "themes/*.toml", "texts/*.toml") for file in assets.folder().glob(kind)]
    rules = " ".join(file.read_text(encoding="utf-8") for file in written)
    rules = re.sub(r"<!--.*?-->|[*#]", "", rules, flags=re.S)
    rules = " ".join(rules.split())
    counted = re.sub(r"\{\w+\}", "#", rules)  # words of a theme in which a number stands
    for name in screens:
        shown.texts.clear()
        folder = home / name
        folder.mkdir(parents=True)
        for app in SCREENS[name](folder):
            if isinstance(app, Form):
                shown.texts.clear()
                shown.controls(app)
                continue
            app.scene.redraw()
            app.turn([])
            if (form := getattr(app.scene, "form", None)) is not None:
                shown.controls(form)
        for words in shown.texts:
            rest = KEYS.sub("", known.sub("", CODES.sub("", outside(words))))
            plain = " ".join(words.split())
            if (
                any(letter.isalpha() for letter in rest)
                and plain not in rules
                and (re.sub(r"\d+", "#", plain) not in counted)
            ):
                yield name, words


if __name__ == "__main__":
    for found in unsaid(Path(sys.argv[1]), sys.argv[2:] or list(SCREENS)):
        print(": ".join(found))
