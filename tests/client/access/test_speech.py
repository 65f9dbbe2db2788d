"""The voice: turned on and off, repeated, faster, in a file; and that nothing waits for it."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

import pygame
import pytest

from client.access import screen_reader, voice
from client.access.speech import SpeechSwitch
from client.access.voice import EspeakEngine, FileVoice, SpokenVoice
from client.access.voice_process import VoiceProcess
from client.program import Program
from client.shell.app import App
from client.shell.scene import ManualClock
from engine.store.files.folders import Folders
from engine.store.player.settings import Settings
from tests.client.access.blind import Ear
from tests.client.hands import key


class Desk:
    """The program with speech that is off until somebody turns it on."""

    def __init__(self, home: Path) -> None:
        self.ear = Ear()
        folders = Folders.in_home(home)
        self.settings = Settings.load(folders.config)
        self.app = App((1280, 720), headless=True, settings=self.settings, clock=ManualClock(1000))
        self.program = Program(self.app, folders)
        self.program.speech = SpeechSwitch(self.app, find_voice=lambda: self.ear)
        self.app.open("title")
        self.app.turn([])

    def press(self, code: int, mod: int = 0) -> list[str]:
        before = len(self.ear.lines)
        self.app.turn([key(code, mod, chr(code) if code < 128 else ""), pygame.event.Event(pygame.KEYUP, key=code)])
        return self.ear.lines[before:]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_speech_is_off_until_a_key_turns_it_on_and_the_choice_is_kept(desk: Desk, tmp_path: Path) -> None:
    assert desk.press(pygame.K_TAB) == []
    told = desk.press(pygame.K_F4, pygame.KMOD_CTRL)
    assert told[0].startswith("Speech on.") and "Cul-de-Sac" in told[1]
    assert Settings.load(Folders.in_home(tmp_path).config).speech
    assert desk.press(pygame.K_TAB)
    assert desk.press(pygame.K_F4, pygame.KMOD_CTRL) == ["Speech off."]
    assert desk.press(pygame.K_TAB) == []


def test_the_last_words_can_be_repeated_and_the_speed_changed(desk: Desk) -> None:
    desk.press(pygame.K_F4, pygame.KMOD_CTRL)
    told = desk.press(pygame.K_TAB)
    before = desk.settings.speech_rate
    desk.press(pygame.K_F9)
    assert desk.settings.speech_rate > before
    desk.press(pygame.K_F9, pygame.KMOD_SHIFT)
    assert desk.settings.speech_rate == before
    assert desk.press(pygame.K_F4) == told


def test_controls_are_told_with_kind_state_and_place(desk: Desk) -> None:
    desk.press(pygame.K_F4, pygame.KMOD_CTRL)
    desk.app.open("settings")
    told: list[str] = []
    for _ in range(60):
        told += desk.press(pygame.K_TAB)
    rate = next(line for line in told if line.startswith("Speaking speed, number, 50%"))
    speech = next(line for line in told if line.startswith("Read aloud, switch, on"))
    assert " of " in rate and " of " in speech


def test_letters_are_left_to_whoever_types(desk: Desk) -> None:
    desk.press(pygame.K_F4, pygame.KMOD_CTRL)
    desk.app.open("rules")
    desk.app.turn([])
    assert not any("Turn" in line for line in desk.press(pygame.K_q))


def test_a_file_has_a_line_for_each_utterance(tmp_path: Path) -> None:
    path = tmp_path / "said.txt"
    spoken = FileVoice(path)
    spoken.say("One card.\nTwo.")
    spoken.say("Ada: build.", interrupt=True)
    assert path.read_text(encoding="utf-8") == "One card. Two.\nAda: build.\n"
    spoken.close()


class SlowEngine:
    """Speaks one utterance until it is let go."""

    def __init__(self) -> None:
        self.begun, self.let_go, self.said_all = threading.Event(), threading.Event(), threading.Event()
        self.said: list[str] = []

    def say(self, words: str, interrupt: bool) -> None:
        self.said.append(words)
        self.begun.set()
        self.let_go.wait(10)
        if words == "newest":
            self.said_all.set()

    def stop(self) -> None:
        pass

    def set_rate(self, percent: int) -> None:
        pass


def test_nothing_waits_for_the_voice_and_newer_words_take_the_place_of_older_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    engine = SlowEngine()
    monkeypatch.setattr(voice, "find_engine", lambda: engine)
    spoken = SpokenVoice()
    spoken.say("first")
    assert engine.begun.wait(10)
    spoken.say("second")
    spoken.say("newest", interrupt=True)
    engine.let_go.set()
    assert engine.said_all.wait(10)
    assert engine.said == ["first", "newest"]
    spoken.close()


def test_without_a_voice_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voice, "find_engine", lambda: None)
    spoken = SpokenVoice()
    spoken.say("nobody hears this")
    spoken.close()
    assert spoken.problem.startswith("No voice found. ") and spoken.problem.count(".") <= 2


@pytest.mark.parametrize("reads", [False, True])
def test_speech_is_offered_by_voice_only_where_the_system_tells_of_a_screen_reader(
    reads: bool, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, looked = SlowEngine(), []
    engine.let_go.set()
    monkeypatch.setattr(voice, "find_engine", lambda: looked.append(engine) or engine)
    monkeypatch.setattr(screen_reader, "is_running", lambda: reads)
    desk.app.headless = False
    speech = SpeechSwitch(desk.app)
    speech.turn()
    speech.close()
    assert bool(looked) == desk.settings.speech_offered == reads
    assert not desk.settings.speech


def test_a_screen_reader_is_known_by_its_process(tmp_path: Path) -> None:
    for number, name in (("1", "systemd"), ("self", "orca"), ("20", "orcas")):
        (tmp_path / number).mkdir()
        (tmp_path / number / "comm").write_text(f"{name}\n")
    (tmp_path / "30").mkdir()  # a process that has just ended
    assert not screen_reader.is_running(tmp_path)
    (tmp_path / "30" / "comm").write_text("orca\n")
    assert screen_reader.is_running(tmp_path)


SPEAKS = """#!/bin/sh
echo "$0 $*" >> {log}
if [ "$1" != --cancel ]; then cat >> {log}; fi
exit {code}
"""


def programs(folder: Path, monkeypatch: pytest.MonkeyPatch, **codes: int) -> Path:
    """Stand-ins for programs that speak, with their exit codes. Returns the file in which they write."""
    log = folder / "spoken.txt"
    for name, code in codes.items():
        program = folder / name.replace("_", "-")
        program.write_text(SPEAKS.format(log=log, code=code))
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(sys, "platform", "linux")
    return log


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")
def test_on_linux_the_voice_of_the_desktop_speaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = programs(tmp_path, monkeypatch, spd_say=0, espeak_ng=0)
    engine = voice.find_engine()
    assert engine is not None
    engine.set_rate(75)
    engine.say("Your move.", False)
    assert "--rate 50" in log.read_text() and log.read_text().endswith("Your move.\n")
    engine.say("At once.", True)
    lines = log.read_text().splitlines()
    assert lines[2].endswith("spd-say --cancel") and lines[-1] == "At once."
    assert not [line for line in lines if "espeak-ng" in line]


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")
def test_espeak_speaks_where_the_service_of_the_desktop_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = programs(tmp_path, monkeypatch, spd_say=1, espeak_ng=0)
    heard, real = threading.Event(), EspeakEngine.say

    def say(engine: EspeakEngine, words: str, interrupt: bool) -> None:
        real(engine, words, interrupt)
        if words == "second":
            heard.set()

    monkeypatch.setattr(EspeakEngine, "say", say)
    spoken = SpokenVoice()
    spoken.say("first")
    spoken.say("second")
    assert heard.wait(10)
    spoken.close()
    lines = [line for line in log.read_text().splitlines() if "espeak" in line or " " not in line]
    assert lines[-1] == "second" and lines[-3] == "first" and "espeak-ng" in lines[-2] and not spoken.problem


DYING = """
import os
from types import SimpleNamespace

class Context:
    def acquire_best(self):
        return SimpleNamespace(name="a voice", speak=lambda words, interrupt: os.abort())

    def id_of(self, name):
        return SimpleNamespace(name="SAPI")
"""


def test_a_speech_library_that_dies_leaves_the_program_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "prism.py").write_text(DYING)
    monkeypatch.syspath_prepend(tmp_path)
    speaker = VoiceProcess()
    with pytest.raises(OSError, match="ended"):
        speaker.say("the last words", False)
    with pytest.raises(OSError):
        speaker.say("nobody is there", False)
