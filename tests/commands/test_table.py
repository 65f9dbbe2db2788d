"""The command that opens the table."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from client.commands import dispatch
from client.scenes.title.opening import OpeningScene
from client.shell.app import App
from client.watch.scene import WatchScene
from engine.store.folders import HOME_VARIABLE, Folders
from engine.store.settings import Settings

ROOT = Path(__file__).resolve().parents[2]


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
    assert dispatch(["table", "--frames", "1"]) == 0
    assert shown == [OpeningScene.__name__]


def test_more_frames_show_a_match_that_is_not_kept(home: Path, shown: list[str]) -> None:
    assert dispatch(["table", "--frames", "12"]) == 0
    assert shown == [OpeningScene.__name__] + [WatchScene.__name__] * 11
    assert not Folders.below(home).autosaves.exists()


@pytest.mark.parametrize("words", [["--frames", "0"], ["--frames", "many"]])
def test_wrong_input_is_one_line_and_exit_code_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert dispatch(["table", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a desktop")
def test_without_a_desktop_one_sentence_says_so(home: Path) -> None:
    environment = {name: value for name, value in os.environ.items()
                   if name not in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")}  # fmt: skip
    ended = subprocess.run([sys.executable, "main.py", "table"], cwd=ROOT, env=environment, capture_output=True,
                           text=True, check=False)  # fmt: skip
    assert ended.returncode == 2
    assert ended.stderr.splitlines()[-1] == "cul-de-sac table: There can be no window here: no desktop answers."


def test_what_is_new_is_shown_once_after_an_update_and_not_at_the_first_start(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(App, "run", lambda self, name, **arguments: opened.append(name))

    def start() -> str:
        assert dispatch(["table"]) == 0
        return opened[-1]

    assert [start(), start()] == ["title", "title"]
    settings = Settings.load(Folders.below(home).config)
    settings.last_version = "0.0.1"
    settings.save()
    assert [start(), start()] == ["about", "title"]
