"""What is told over a table, toasts and the reasons of a computer player, lies where nothing is needed."""

from __future__ import annotations

import pygame
import pytest

from client.table.advice.layer import AdviceLayer
from client.widgets import Toast
from engine.games import load
from engine.kernel.match.match import Match
from tests.client.table.sitting import Sitting
from tests.client.table.test_advice_layer import panel_rect

GAMES = ("nefarious", "runes-and-regulations", "cthulhu-realms", "nasty-neighbours")
NAMES = ("Ada", "Hugo", "Otto", "Vera")
WORDS = "That cannot be done now, because it is somebody else's turn and nobody may answer."


def seated(slug: str, size: tuple[int, int]) -> Sitting:
    """One person and three computers who have moved."""
    sitting = Sitting(["human", "normal", "normal", "normal"], match=Match(load(slug), NAMES, {}, 3), size=size)
    for _ in range(1):
        sitting.let()
        if sitting.options:
            sitting.session.answer(sitting.options[0])
    sitting.let()
    sitting.scene.director.skip(sitting.clock.now())
    sitting.frame()
    return sitting


def needed(sitting: Sitting) -> list[pygame.Rect]:
    """The plates of all, the question and its answers."""
    scene = sitting.scene
    return [*scene.places.arrangement.plate_rects.values(), scene.prompt.rect, *scene.prompt.answer_rects]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
@pytest.mark.parametrize("slug", GAMES)
def test_toasts_and_reasons_cover_neither_plates_nor_the_question(slug: str, size: tuple[int, int]) -> None:
    sitting = seated(slug, size)
    sitting.scene.toasts.show(Toast("refused", "Not now", WORDS), sitting.clock.now())
    sitting.frame()
    assert sitting.scene.toasts.rect.collidelist(needed(sitting)) < 0
    sitting.press(pygame.K_F3)
    for _ in range(10):
        sitting.pool.release()
        sitting.frame()
    assert sitting.scene.layers.of(AdviceLayer).why is not None
    assert panel_rect(sitting).collidelist(needed(sitting)) < 0
