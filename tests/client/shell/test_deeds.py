"""What a report tells of the last things that were done."""

from __future__ import annotations

import pygame

from client.shell.recent_input import MOST_DEEDS, RecentInput
from client.shell.scene import Scene
from tests.client.hands import key, move


def test_keys_presses_and_the_scene_are_told_in_plain_words() -> None:
    deeds = RecentInput()
    deeds.note(1500, Scene(), key(pygame.K_z, pygame.KMOD_LCTRL))
    deeds.note(2000, Scene(), pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(310, 220), button=1))
    first, second = deeds.lines()
    assert first.split() == ["1.500", "Scene:", "key", "Ctrl+z"]
    assert second.endswith("Scene: mouse button 1 pressed at 310, 220")


def test_what_is_typed_into_a_field_is_not_told() -> None:
    deeds = RecentInput()
    for letter in "ada":
        deeds.note(0, Scene(), key(getattr(pygame, f"K_{letter}")))
        deeds.note(0, Scene(), pygame.event.Event(pygame.TEXTINPUT, text=letter))
    deeds.note(0, Scene(), key(pygame.K_RETURN))
    assert [line.partition(": ")[2] for line in deeds.lines()] == ["a letter is typed"] * 3 + ["key return"]


def test_the_last_200_are_kept_and_movements_are_none() -> None:
    deeds = RecentInput()
    for number in range(MOST_DEEDS + 50):
        deeds.note(number, Scene(), key(pygame.K_TAB))
        deeds.note(number, Scene(), move((number, 0)))
    assert len(deeds.lines()) == MOST_DEEDS == 200
    assert deeds.lines()[0].split()[0] == "0.050"
