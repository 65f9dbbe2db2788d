"""Either the screen reader speaks or the program's own voice, never both."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.scenes.setup.match_setup import MatchSetup
from engine.games import load
from tests.client.access.listener import TreePlayer
from tests.client.hands import key


def press(player: TreePlayer, code: int, mod: int = 0) -> None:
    player.app.turn([key(code, mod), pygame.event.Event(pygame.KEYUP, key=code, mod=mod)])
    player.wait()


@pytest.mark.parametrize("listens", [False, True])
@pytest.mark.parametrize("speech, always", [(False, False), (True, False), (True, True)])
def test_only_one_of_them_speaks_in_a_match(tmp_path: Path, listens: bool, speech: bool, always: bool) -> None:
    player = TreePlayer(tmp_path, listens, speech=speech, speech_always=always, coach_marks=False)
    player.sit_down(MatchSetup.usual(load("garage-sale")))
    player.wait(20)
    press(player, pygame.K_TAB)
    press(player, pygame.K_q)
    announced, spoken = player.found.announced, player.ear.lines
    assert bool(announced) == (listens and not always)
    assert bool(spoken) == (speech and not announced)
    player.close()


@pytest.fixture
def player(tmp_path: Path) -> Iterator[TreePlayer]:
    player = TreePlayer(tmp_path, coach_marks=False, speech=True)
    yield player
    player.close()


def test_the_focus_and_pages_are_left_to_the_screen_reader(player: TreePlayer) -> None:
    player.app.open("settings")
    player.wait()
    for _ in range(5):
        press(player, pygame.K_TAB)
    assert player.found.focus_node.name and player.found.announced == []


def test_the_table_announces_questions_and_answers_to_keys(player: TreePlayer) -> None:
    player.sit_down(MatchSetup.usual(load("nefarious")))
    player.wait(20)
    assert any("choose an action" in line.lower() for line in player.found.announced)
    before = len(player.found.announced)
    press(player, pygame.K_q)
    told = player.found.announced[before:]
    assert len(told) == 1 and told[0].startswith("Turn 1.")
    urgent = [node for node in player.found.all if node.name == told[0]]
    assert [node.live.name for node in urgent] == ["ASSERTIVE"]


def test_announcements_are_sent_one_by_one_and_the_last_eight_stay(player: TreePlayer) -> None:
    lines = [f"Line {number}." for number in range(12)]
    before = player.found.updates
    player.tree.announce(lines)
    player.wait()
    assert player.found.announced[-12:] == lines and player.found.updates >= before + 12
    assert [node.name for node in player.found.all if node.live.name != "OFF"] == lines[-8:]


def test_the_voice_stops_when_a_screen_reader_comes_and_returns_when_it_goes(tmp_path: Path) -> None:
    player = TreePlayer(tmp_path, listens=False, speech=True)
    assert player.ear.lines
    player.tree.on_activated()
    player.wait()
    before = len(player.ear.lines)
    player.app.open("settings")
    press(player, pygame.K_TAB)
    assert len(player.ear.lines) == before
    player.tree.on_deactivated()
    player.wait()
    press(player, pygame.K_TAB)
    assert len(player.ear.lines) > before
    player.close()


def test_the_key_for_speech_says_that_the_screen_reader_reads(player: TreePlayer) -> None:
    press(player, pygame.K_F4, pygame.KMOD_CTRL)
    assert player.found.announced[-1].startswith("Your screen reader reads everything")
    assert player.ear.lines == []
