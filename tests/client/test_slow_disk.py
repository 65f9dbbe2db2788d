"""While another program holds the file of matches, the window goes on, says what isn't saved, and loses nothing."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, get_ident

import pygame
import pytest

from client.program import Program
from client.scenes.about import AboutScene
from client.scenes.data_buttons import OwnThings
from client.scenes.matches.scene import MatchesScene
from client.scenes.saving import SavingScene
from client.scenes.setup.match_setup import MatchSetup, SeatSetup
from client.scenes.title.scene import TitleScene
from client.shell.app import App
from client.shell.scene import ManualClock
from client.table.furniture.bar.clock import ClockLayer
from engine.ai.seat_request import HUMAN
from engine.games import load
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.history.database import Database
from engine.store.player.progress import Progress
from engine.store.player.settings import Settings
from engine.store.store import Store
from engine.words.messages import ENGLISH, speak
from tests.client.hands import key
from tests.client.scenes.listed import add
from tests.client.table.sitting import Sitting


class Window:
    """The program as it runs in a window: it saves in a thread of its own."""

    def __init__(self, home: Path) -> None:
        self.clock = ManualClock(1000)
        self.app = App((640, 360), headless=True, settings=Settings(volume_master=0), clock=self.clock, paint="always")
        self.program = Program(self.app, Folders.in_home(home), threaded=True)
        assert self.program.store is not None
        self.store = self.program.store

    def begin(self) -> Session:
        setup = MatchSetup(load("nefarious"), [SeatSetup("Ada", HUMAN), SeatSetup("Ben", HUMAN)], seed_text="5")
        self.program.start(setup)
        self.app.turn(())
        return self.session

    @property
    def session(self) -> Session:
        session = getattr(self.app.scene, "session", None)
        assert isinstance(session, Session)
        session.open_curtain()
        return session

    def saved(self) -> None:
        """Wait until the check at the start has run and all is saved, and tell the scene."""
        self.app.turn(())  # the check starts after the first picture
        self.store.wait_for_check()
        assert self.store.writer.wait(10.0)
        self.app.turn(())

    def close(self) -> None:
        self.app.close_scenes()
        self.program.close()


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    window = Window(tmp_path)
    yield window
    window.close()


@contextmanager
def locked(store: Store) -> Iterator[sqlite3.Connection]:
    """Another program that holds the file; closing the connection lets it go."""
    store.database.open()
    with closing(sqlite3.connect(store.database.path, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield connection


@pytest.mark.slow
def test_a_mark_stands_on_the_table_from_one_second_on_until_all_is_saved(tmp_path: Path) -> None:
    store = Store(Folders.in_home(tmp_path), threaded=True)
    table = Sitting(store=store, size=(640, 360))
    assert store.flush()
    layer = table.scene.layers.of(ClockLayer)
    with locked(store):
        table.scene.commands.answer(table.options[0])
        table.frame()
        table.clock.advance(900)
        table.frame()
        assert layer.mark == "" and not table.session.is_saved
        table.clock.advance(200)
        table.frame()
        assert layer.mark == "Not saved yet" and table.session.save_is_late
        table.let()
        table.scene.commands.answer(table.options[0])
        assert len(table.session.match.answers) >= 3, "the match goes on"
    assert store.flush()
    table.frame()
    assert layer.mark == "" and table.session.is_saved
    kept = Store(Folders.in_home(tmp_path))
    answers = kept.matches.document(table.session.keeper.id)["answers"]
    assert answers == [answer.to_data() for answer in table.session.match.answers]
    store.close()


def test_nothing_is_written_in_the_thread_that_draws(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    writers, writing = list[int](), Database.writing

    @contextmanager
    def noted(self: Database) -> Iterator[sqlite3.Connection]:
        writers.append(get_ident())
        with writing(self) as connection:
            yield connection

    monkeypatch.setattr(Database, "writing", noted)
    window.app.open("title")
    window.app.turn(())
    session = window.begin()
    session.answer(session.view().options[0])
    window.saved()
    window.app.open_alone("matches")
    window.app.turn([key(pygame.K_DELETE)])
    window.saved()
    scene = window.app.scene
    assert isinstance(scene, MatchesScene) and len(scene.deleted) == 1
    scene.put_back()
    window.saved()
    window.app.open_alone("title")
    assert len(writers) >= 5 and get_ident() not in writers


def test_a_match_that_is_still_being_saved_is_resumed_a_moment_later(window: Window) -> None:
    session = window.begin()
    window.saved()
    with locked(window.store):
        session.answer(session.view().options[0])
        window.app.open_alone("continue")
        assert isinstance(window.app.scene, TitleScene)
        [toast] = window.app.scene.toasts.toasts
        assert toast.sentence == "Your last moves are still being saved. Try again in a moment."
    window.saved()
    window.app.open_alone("continue")
    assert len(window.session.match.answers) == len(session.match.answers)


@pytest.mark.parametrize("reason", ["saving", "repairing"])
def test_continue_says_why_there_is_no_match_yet(tmp_path: Path, reason: str) -> None:
    window = Window(tmp_path)
    with locked(window.store):
        if reason == "saving":
            window.begin()
            sentence = "Your last moves are still being saved. Try again in a moment."
        else:
            window.store.database.path.write_bytes(b"no matches" * 100)
            window.store.database.prepare = lambda: None
            sentence = "Your saved matches are being updated. Try again in a moment."
        window.app.open_alone("continue")
        assert isinstance(window.app.scene, TitleScene)
        assert [toast.sentence for toast in window.app.scene.toasts.toasts] == [sentence]
    window.close()


def test_the_title_offers_a_match_as_soon_as_it_is_saved(window: Window) -> None:
    window.app.open("title")
    window.app.turn(())
    window.saved()
    with locked(window.store):
        window.begin()
        window.app.open_alone("title")
        scene = window.app.scene
        assert isinstance(scene, TitleScene)
        assert "Continue" not in [widget.name for widget in scene.form.all()]
    window.saved()
    assert "Continue" in [widget.name for widget in scene.form.all()]


@pytest.mark.parametrize("waits", [True, False])
def test_quitting_waits_until_all_is_saved_or_the_player_has_enough(tmp_path: Path, waits: bool) -> None:
    window = Window(tmp_path)
    window.begin()
    window.saved()
    told = list[str]()

    with locked(window.store) as other:

        def on_turn() -> None:
            scene = window.app.scene
            if scene is None:
                return
            if not isinstance(scene, SavingScene):
                session = window.session
                session.answer(session.view().options[0])
                window.app.quit()
                return
            told.extend(words for words in [scene.problem.words] if words)
            if told and waits:
                other.close()
            elif told:
                scene.leave_now.press()

        window.app.on_turn = on_turn
        window.app.open_alone("continue")
        window.app.register("first", lambda: window.app.scene)
        pygame.event.clear()  # a window of another test may have left its end here
        window.app.run("first")
        window.program.close()
    assert told and "Another program" in told[0]
    kept = Store(Folders.in_home(tmp_path)).matches
    assert len(kept.document(kept.list_matches()[0].id)["answers"]) == int(waits)


def test_drawing_never_waits_for_settings_progress_and_exports(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.saved()
    synced: list[int] = []
    sync = os.fsync
    monkeypatch.setattr("os.fsync", lambda file: (synced.append(get_ident()), sync(file)))
    page = AboutScene(window.program.folders)
    page.enter(window.app)
    window.app.settings.folder = tmp_path
    window.app.settings.own_name = "Ada"
    window.app.save_settings()
    window.program.progress.finish("nefarious", "day-job")
    assert window.program.progress.list_finished("nefarious") == ["day-job"]
    assert window.program.folders is not None
    OwnThings(window.program.folders, page).give(tmp_path / "all.culdesac")
    OwnThings(window.program.folders, page).give(tmp_path)
    assert window.app.files.flush()
    assert Settings.load(tmp_path).own_name == "Ada"
    assert Progress(window.program.folders.data).list_finished("nefarious") == ["day-job"]
    assert [toast.kind for toast in page.toasts.toasts] == ["done", "refused"] and (tmp_path / "all.culdesac").is_file()
    assert synced and get_ident() not in synced


@pytest.mark.parametrize("slow", [True, False])
def test_quitting_waits_for_settings_and_progress(tmp_path: Path, slow: bool) -> None:
    window, gate, scenes = Window(tmp_path), Event(), set[type]()
    window.saved()
    window.app.settings.folder = tmp_path
    if slow:
        window.app.files.put(lambda: gate.wait(10.0))

    def on_turn() -> None:
        scenes.add(type(window.app.scene))
        if isinstance(window.app.scene, SavingScene):
            gate.set()
        elif window.app.running:
            window.program.progress.finish("nefarious", "day-job")
            window.app.settings.own_name = "Ada"
            window.app.quit()

    window.app.on_turn = on_turn
    pygame.event.clear()  # a window of another test may have left its end here
    window.app.run("title")
    window.program.close()
    assert SavingScene in scenes or not slow
    assert Progress(Folders.in_home(tmp_path).data).list_finished("nefarious") == ["day-job"]
    assert Settings.load(tmp_path).own_name == "Ada"


@pytest.mark.parametrize(
    ("language", "title", "sentence"),
    [
        (ENGLISH, "Delete", "Another program is using your saved matches."),
        ("de", "Löschen", "Ein anderes Programm benutzt deine gespeicherten Partien."),
    ],
)
def test_a_list_that_another_program_locks_changes_nothing_and_says_why(
    tmp_path: Path, language: str, title: str, sentence: str
) -> None:
    store = Store(Folders.in_home(tmp_path))
    match = add(store)
    store.close()
    window = Window(tmp_path)
    speak(language)
    window.app.open("matches")
    window.app.turn(())
    window.saved()
    with locked(window.store):
        window.app.turn([key(pygame.K_DELETE)])
        window.saved()
        scene = window.app.scene
        assert isinstance(scene, MatchesScene)
        assert [(toast.title, toast.sentence) for toast in scene.toasts.toasts] == [(title, sentence)]
        assert [row.match.id for row in scene.list.rows] == [match]
    window.close()
