"""The command that opens the table."""

from __future__ import annotations

import os
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from client.scenes.error_page import TroubleScene
from client.scenes.title.scene import TitleScene
from client.shell.app import App
from client.watch.scene import WatchScene
from engine.store.files.folders import HOME_VARIABLE, Folders
from engine.store.player.settings import Settings
from engine.store.store import Store
from main import main

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kind of scene of every frame that is drawn."""
    frames: list[str] = []

    def noting(step: Callable[..., object]) -> Callable[..., object]:
        def note(self: App, *arguments: object) -> object:
            before = self.frames_drawn
            result = step(self, *arguments)
            frames.extend([type(self.last_drawn).__name__] * (self.frames_drawn - before))
            return result

        return note

    monkeypatch.setattr(App, "render", noting(App.render))
    monkeypatch.setattr(App, "turn", noting(App.turn))
    return frames


def test_one_frame_shows_the_title(home: Path, shown: list[str]) -> None:
    assert main(["table", "--frames", "1"]) == 0
    assert shown == [TitleScene.__name__]


def test_more_frames_show_a_match_that_is_not_kept(home: Path, shown: list[str]) -> None:
    assert main(["table", "--frames", "12"]) == 0
    assert shown == [TitleScene.__name__] + [WatchScene.__name__] * 11
    assert Store(Folders.in_home(home)).matches.list_matches() == []


@pytest.mark.parametrize("words", [["--frames", "0"], ["--frames", "many"]])
def test_wrong_input_is_one_line_and_exit_code_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a desktop")
def test_without_a_desktop_one_sentence_says_so(home: Path) -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    }
    environment["XDG_RUNTIME_DIR"] = str(home)  # without it, the Wayland library says so on its own
    ended = subprocess.run(
        [sys.executable, "main.py", "table"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2
    assert ended.stderr.splitlines() == [
        "cul-de-sac table: No display found. Cul-de-Sac needs a desktop session (X11 or Wayland). "
        "To try it without one: `cul-de-sac simulate`, `cul-de-sac screenshot`."
    ]


def test_what_is_new_is_shown_once_after_an_update_and_not_at_the_first_start(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(App, "run", lambda self, name, **arguments: opened.append(name))

    def start() -> str:
        assert main(["table"]) == 0
        return opened[-1]

    assert [start(), start()] == ["first-start", "title"]
    settings = Settings.load(Folders.in_home(home).config)
    settings.last_version = "0.0.1"
    settings.save()
    assert [start(), start()] == ["about", "title"]


@pytest.mark.parametrize("words", [["table", "--game", "nefarious"], ["table", "--frames", "1"]])
def test_the_first_start_asks_nothing_when_the_command_says_what_to_show(
    home: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(App, "run", lambda self, name, **arguments: opened.append(name))
    monkeypatch.setattr(App, "render", lambda self, name, **arguments: opened.append(name))
    assert main(words) == 0
    assert "first-start" not in opened and opened


def test_a_player_of_an_older_version_is_asked_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(App, "run", lambda self, name, **arguments: opened.append(name))
    Settings(own_name="Ada", folder=Folders.in_home(home).config).save()
    assert main(["table"]) == 0
    assert opened == ["title"]


@pytest.fixture
def title(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the title tells at the start, after which the player leaves."""
    told: list[str] = []

    def show(app: App, name: str, **arguments: object) -> None:
        app.render(name, **arguments)
        app.turn(())  # what is stored is looked at once something is shown
        assert isinstance(app.scene, TitleScene)
        told.extend(toast.sentence for toast in app.scene.toasts.toasts)

    monkeypatch.setattr(App, "run", show)
    return told


def test_a_home_of_a_user_that_does_not_exist_gives_a_window_and_a_message(
    title: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, "~nosuchuser/x")
    assert main([]) == 0
    assert title == [
        "Can't find the folder ~nosuchuser/x, which CUL_DE_SAC_HOME names. Nothing can be saved until it "
        "names another one."
    ]


def test_without_a_home_folder_there_is_a_window_and_a_message(
    title: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(path: str) -> str:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv(HOME_VARIABLE)
    for folder in ("config", "data", "state", "cache"):
        monkeypatch.setattr(platformdirs.PlatformDirs, f"user_{folder}_path", property(missing))
    assert main([]) == 0
    assert len(title) == 1
    assert title[0].startswith("Can't find your home folder.")


def test_a_folder_with_too_long_a_name_gives_a_window_and_a_message(
    title: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / ("a" * 300)))
    assert main([]) == 0
    assert any("Can't read or save your" in sentence for sentence in title)


@pytest.mark.parametrize(
    ("module", "name", "part"),
    [
        ("engine.store.player.backup_file", "run_scheduled_import", "import"),
        ("engine.store.player.settings.Settings", "load", "settings"),
    ],
)
def test_an_unforeseen_error_before_the_window_gives_a_window_a_message_and_a_report(
    home: Path, title: list[str], monkeypatch: pytest.MonkeyPatch, module: str, name: str, part: str
) -> None:
    def fail(*_: object) -> None:
        raise zlib.error("invalid stored block lengths")

    monkeypatch.setattr(f"{module}.{name}", fail)
    assert main([]) == 0
    assert any(part in sentence for sentence in title)
    [report] = Folders.in_home(home).reports.iterdir()
    assert "invalid stored block lengths" in report.read_text()


def test_an_unforeseen_error_in_the_matches_gives_a_page_and_a_report(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise zlib.error("invalid stored block lengths")

    def show(app: App, name: str, **arguments: object) -> None:
        app.render(name, **arguments)
        app.turn(())
        assert isinstance(app.scene, TroubleScene)

    monkeypatch.setattr("engine.store.store.Store.start", fail)
    monkeypatch.setattr(App, "run", show)
    assert main([]) == 0
    [report] = Folders.in_home(home).reports.iterdir()
    assert "invalid stored block lengths" in report.read_text()


def test_another_command_says_in_one_line_that_there_is_no_folder(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, "~nosuchuser/x")
    assert main(["matches"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
