"""The log of a stored match, to be read."""

from __future__ import annotations

import pygame
import pytest

from client.scenes.matches.log import MatchLogScene
from tests.client.scenes.desk import Desk, misplaced

EMPTY = "This match's log is empty."
LINES = [f"Turn {number}: Ada plays [[{number}|Death Ray]] on [[17|Kraken]]" for number in range(80)]


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    taken: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", taken.append)
    return taken


def show(lines: list[str], **shown: int) -> tuple[Desk, MatchLogScene]:
    scene = MatchLogScene("Nefarious, Ada and Ben, turn 7", lines)
    return Desk(scene, knows=("title",), **shown), scene


def test_the_marks_of_cards_are_not_shown() -> None:
    _, scene = show(LINES)
    assert scene.lines[3] == "Turn 3: Ada plays Death Ray on Kraken"


def test_it_is_scrolled_with_the_keys_and_left_with_escape() -> None:
    desk, scene = show(LINES)
    end = scene.log.offset
    assert end > 0
    desk.press(pygame.K_HOME)
    assert scene.log.offset == 0
    desk.press(pygame.K_PAGEDOWN)
    assert 0 < scene.log.offset < end
    desk.press(pygame.K_ESCAPE)
    assert [name for name, _ in desk.opened] == ["title"]


def test_it_can_be_copied(clipboard: list[str]) -> None:
    desk, scene = show(LINES[:2])
    desk.press(pygame.K_c, pygame.KMOD_CTRL)
    desk.click(scene.copy_tool)
    assert clipboard == ["Turn 0: Ada plays Death Ray on Kraken\nTurn 1: Ada plays Death Ray on Kraken"] * 2
    assert scene.toasts.toasts


def test_without_a_clipboard_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fails)
    desk, scene = show(LINES[:2])
    desk.press(pygame.K_c, pygame.KMOD_CTRL)
    assert [toast.kind for toast in scene.toasts.toasts] == ["refused"]


def test_an_empty_log_says_so() -> None:
    _, scene = show([])
    assert scene.empty in list(scene.form.all()) and scene.empty.words == EMPTY and not scene.copy_tool.visible


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 100), ((640, 480), 200), ((2560, 1440), 150)])
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], text_scale: int) -> None:
    scene = MatchLogScene("Nefarious, " + ", ".join(["Featherstonehaugh Jun"] * 8), LINES)
    assert misplaced(Desk(scene, size, text_scale).page) == []
