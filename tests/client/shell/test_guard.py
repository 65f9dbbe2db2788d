"""No error of a scene ends the program: a page takes its place, and the match goes on."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.program import Program
from client.scenes import error_page
from client.scenes.error_page import TroubleScene
from client.scenes.setup.match_setup import MatchSetup
from client.scenes.title.scene import TitleScene
from client.shell.app import App
from client.shell.guard import Guard, PlainErrorScene
from client.shell.scene import ManualClock, Scale, Scene
from client.table.scene import TableScene
from client.widgets import Button
from engine.games import load
from engine.store.files.folders import Folders
from engine.store.files.reports import MOST_REPORTS, Reports
from engine.store.player.settings import Settings
from tests.client.hands import click, key

GO_ON = "Continue match"
OPEN_FOLDER = "Open report folder"
TO_TITLE = "Main menu"


class Failing(Scene):
    """A scene that fails in one of its methods, every time."""

    def __init__(self, method: str) -> None:
        super().__init__()
        setattr(self, method, self.fail)

    def fail(self, *arguments: object) -> Any:
        raise RuntimeError("a scene fails")


class Watched:
    """The program with a guard, on a computer with these folders."""

    def __init__(self, home: Path) -> None:
        self.folders = Folders.in_home(home)
        self.guard = Guard(Reports(self.folders.reports))
        self.settings = Settings.load(self.folders.config)
        self.app = App(
            (1280, 720),
            headless=True,
            settings=self.settings,
            clock=ManualClock(1000),
            guard=self.guard,
            paint="always",
        )
        self.program = Program(self.app, self.folders)
        self.app.open("title")
        self.frame()

    def frame(self, *events: pygame.event.Event) -> None:
        self.app.turn(events)

    def press(self, code: int) -> None:
        self.frame(key(code), pygame.event.Event(pygame.KEYUP, key=code, mod=0))

    def play(self, *kinds: str, names: tuple[str, ...] = ("Zebulon", "Wilhelmina")) -> TableScene:
        setup = MatchSetup.usual(load("nefarious"))
        setup.seats = setup.seats[: len(kinds)]
        for seat, kind, name in zip(setup.seats, kinds, names, strict=True):
            seat.kind, seat.name = kind, name
        setup.options["twists"] = 0
        self.program.start(setup)
        self.frame()
        return self.table

    @property
    def table(self) -> TableScene:
        assert isinstance(self.app.scene, TableScene)
        return self.app.scene

    @property
    def page(self) -> TroubleScene:
        assert isinstance(self.app.scene, TroubleScene)
        return self.app.scene

    def offers(self) -> list[str]:
        return [
            widget.words
            for widget in self.page.form.all()
            if isinstance(widget, Button) and widget.visible and widget is not self.page.back_button
        ]

    def choose(self, words: str) -> None:
        button = next(widget for widget in self.page.form.all() if isinstance(widget, Button) and widget.words == words)
        click(lambda event: self.app.turn([event]), button.rect.center)
        self.frame()

    def reports(self) -> list[str]:
        return [path.read_text() for path in sorted(self.folders.reports.glob("*"))]


@pytest.fixture
def program(tmp_path: Path) -> Watched:
    return Watched(tmp_path)


def fail(*arguments: object) -> Any:
    raise RuntimeError("a scene fails")


@pytest.mark.parametrize("method", ["enter", "layout", "handle", "update", "draw", "leave"])
def test_a_scene_that_fails_is_closed_and_a_page_offers_the_title(program: Watched, method: str) -> None:
    program.app.register("failing", lambda: Failing(method))
    program.app.register("another", Scene)
    program.frame(key(pygame.K_DOWN))
    opens = next(widget for widget in program.app.scene.form.all() if isinstance(widget, Button))  # type: ignore[union-attr]
    opens.then = lambda _: program.app.open("failing")
    click(lambda event: program.app.turn([event]), opens.rect.center)
    program.frame(key(pygame.K_a))
    if method == "leave":
        program.app.scene.update = lambda now: program.app.open("another")  # type: ignore[union-attr, method-assign]
    program.frame()
    assert program.offers() == [TO_TITLE, OPEN_FOLDER]
    assert program.app.running is False and "RuntimeError: a scene fails" in program.reports()[0]
    program.press(pygame.K_RETURN)
    assert isinstance(program.app.scene, TitleScene)


def test_scenes_that_wait_badly_are_closed_too(program: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    assert TroubleScene in run(program, monkeypatch, "wake_at")


def run(program: Watched, monkeypatch: pytest.MonkeyPatch, method: str) -> list[type[Scene]]:
    """Run the program for four turns, from a scene that fails in this method; returns what each turn begins with."""
    scenes: list[type[Scene]] = []

    def count(self: App, events: Iterable[pygame.event.Event]) -> bool:
        assert self.scene is not None
        scenes.append(type(self.scene))
        self.running = len(scenes) < 4
        return turn(self, events)

    turn = App.turn
    monkeypatch.setattr(App, "turn", count)
    program.app.register("failing", lambda: Failing(method))
    program.app.run("failing")
    return scenes


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["update", "draw_changes", "handle"])
def test_a_match_goes_on_from_its_last_answer(program: Watched, method: str) -> None:
    table = program.play("human", "normal")
    session = table.session
    session.answer(session.view().options[0])
    answers = list(session.match.answers)
    setattr(table, method, fail)
    program.frame(key(pygame.K_z))
    program.frame()
    assert program.offers() == [GO_ON, TO_TITLE, OPEN_FOLDER]
    assert any("safe" in getattr(widget, "words", "") for widget in words_of(program.page))
    program.choose(GO_ON)
    assert program.table.session is not session
    assert program.table.session.match.answers == answers


def test_what_lies_over_the_table_takes_the_match_along(program: Watched) -> None:
    program.play("human", "normal")
    program.app.open_over("settings")
    program.app.scene.draw = fail  # type: ignore[union-attr, method-assign]
    program.frame()
    assert not program.app.covers_another
    program.press(pygame.K_RETURN)
    assert program.table.session.match.answers == []


def test_a_report_tells_what_was_done_but_no_names(program: Watched) -> None:
    table = program.play("human", "normal")

    def fail_by_name(now: int) -> bool:
        raise KeyError(table.session.names[0])

    program.press(pygame.K_h)
    table.update = fail_by_name  # type: ignore[method-assign]
    program.frame()
    (report,) = program.reports()
    assert "KeyError" in report and "test_guard.py" in report and "TipTable: key h" in report
    assert "nefarious, human, normal, answers=0" in report and "Python" in report and "Cul-de-Sac" in report
    assert "Zebulon" not in report and "Wilhelmina" not in report and str(Path.home()) not in report


def test_the_same_error_twice_in_a_row_leads_to_the_title(program: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    program.play("human", "normal")
    monkeypatch.setattr(TableScene, "compose", fail)
    program.app.scene.redraw()  # type: ignore[union-attr]
    program.frame()
    program.choose(GO_ON)
    program.frame()
    assert isinstance(program.app.scene, TitleScene)
    assert "failed again" in program.app.scene.toasts.toasts[-1].sentence
    monkeypatch.undo()
    program.app.open("continue")
    program.frame()
    assert program.table.session.match.answers == []


@pytest.mark.parametrize("method", ["enter", "layout", "update", "draw", "animating"])
def test_when_the_page_fails_too_the_title_is_shown(
    program: Watched, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    monkeypatch.setattr(TroubleScene, method, fail)
    assert run(program, monkeypatch, "draw")[-1] is TitleScene


@pytest.mark.parametrize("method", ["enter", "layout", "update", "draw"])
def test_when_the_title_fails_too_there_are_still_words(
    program: Watched, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    monkeypatch.setattr(TitleScene, method, fail)
    program.app.go(Failing("draw"))
    program.frame()
    assert isinstance(program.app.scene, TroubleScene)
    program.choose(TO_TITLE)
    program.frame()
    program.frame()
    assert isinstance(program.app.scene, PlainErrorScene)
    drawn = program.app.frames_drawn
    for _ in range(5):
        program.frame()
    assert program.app.frames_drawn <= drawn + 1  # it rests
    program.press(pygame.K_RETURN)
    program.frame()
    assert isinstance(program.app.scene, PlainErrorScene)
    monkeypatch.undo()
    program.press(pygame.K_RETURN)
    assert isinstance(program.app.scene, TitleScene)


def test_errors_that_take_turns_end_with_the_words(program: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two pages that fail in turns, without anybody doing anything, would go on for ever."""
    frames = iter(range(100))

    def fail_later(scene: Scene, now: int) -> bool:
        if next(frames) % 2:
            raise RuntimeError("now and then") from None
        return True

    monkeypatch.setattr(TroubleScene, "update", fail_later)
    monkeypatch.setattr(TitleScene, "update", fail_later)
    program.app.go(Failing("draw"))
    for _ in range(12):
        program.frame()
    assert isinstance(program.app.scene, PlainErrorScene)


def test_a_window_that_cannot_show_anything_ends_the_program_in_good_order(
    program: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program.app.window, "present", fail)
    monkeypatch.setattr(pygame.time, "wait", lambda milliseconds: 0)
    program.app.running = True
    for _ in range(30):
        program.app.scene.redraw()  # type: ignore[union-attr]
        program.frame()
    assert not program.app.running


def test_the_page_says_when_no_report_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    program = Watched(tmp_path)
    program.app.go(Failing("draw"))
    program.frame()
    assert program.offers() == [TO_TITLE]


def test_the_folder_is_shown_and_otherwise_named(program: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(error_page, "show_folder", lambda folder: opened.append(folder) or len(opened) == 1)
    program.app.go(Failing("draw"))
    program.frame()
    program.choose(OPEN_FOLDER)
    assert opened == [program.folders.reports] and program.page.toasts.toasts == []
    program.choose(OPEN_FOLDER)
    assert str(program.folders.reports) in program.page.toasts.toasts[0].sentence


def test_everything_on_the_page_is_reached_with_the_keyboard(program: Watched) -> None:
    program.play("human", "normal").compose = fail  # type: ignore[method-assign]
    program.table.redraw()
    program.frame()
    names = []
    for _ in range(4):
        assert program.page.form.focused is not None
        names.append(program.page.form.focused.name)
        program.press(pygame.K_TAB)
    assert set(names) == {GO_ON, TO_TITLE, OPEN_FOLDER, "Back"}
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.app.scene, TitleScene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (640, 480), (320, 240), (200, 900)])
@pytest.mark.parametrize("text_scale", [100, 200])
def test_the_page_fits_every_window(program: Watched, size: tuple[int, int], text_scale: int) -> None:
    program.app.go(Failing("draw"))
    program.frame()
    page = program.page
    page.layout(size, Scale.of(size, text_scale))
    assert page.scale.rect.contains(page.area.rect)
    page.draw(pygame.Surface(size))


def test_without_a_guard_errors_are_let_through() -> None:
    app = App((320, 200), headless=True, paint="always")
    app.go(Failing("draw"))
    with pytest.raises(RuntimeError, match="a scene fails"):
        app.turn([])


def test_five_reports_are_kept(tmp_path: Path) -> None:
    reports = Reports(tmp_path / "reports")
    written = [reports.write(f"report {number}") for number in range(MOST_REPORTS + 3)]
    kept = sorted((tmp_path / "reports").iterdir())
    assert kept == written[-MOST_REPORTS:]
    assert written[-1].read_text() == f"report {MOST_REPORTS + 2}"


def words_of(page: TroubleScene) -> list[Any]:
    found, open_ = [], [*page.form.widgets]
    while open_:
        widget = open_.pop()
        found.append(widget)
        open_.extend(widget.parts())
    return found
