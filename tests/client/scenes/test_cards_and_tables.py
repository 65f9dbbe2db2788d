"""Card backs and tables are chosen by their pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from client.cards.choices import BACKS, GROUNDS
from client.scenes.cards_and_tables import CardsAndTablesScene, Pictures
from engine.games import slugs
from tests.client.scenes.desk import Desk, misplaced


@pytest.fixture(autouse=True)
def as_usual() -> Iterator[None]:
    yield
    BACKS.use({})
    GROUNDS.use({})


def pictures(scene: CardsAndTablesScene) -> list[Pictures]:
    return [widget for widget in scene.form.all() if isinstance(widget, Pictures)]


def test_every_game_has_a_row_of_backs_and_one_of_tables() -> None:
    scene = CardsAndTablesScene()
    Desk(scene)
    assert len(pictures(scene)) == 2 * len(slugs())


def test_the_arrow_chooses_the_next_and_it_is_kept() -> None:
    scene = CardsAndTablesScene()
    desk = Desk(scene)
    backs, grounds = pictures(scene)[:2]
    scene.form.focus(grounds)
    desk.press(pygame.K_RIGHT)
    settings = desk.app.settings
    assert list(settings.grounds.values()) == ["2"] and not settings.card_backs
    assert backs.value == "1" and grounds.value == "2"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (1920, 1080)])
@pytest.mark.parametrize("percent", [100, 200])
def test_all_pictures_have_room(size: tuple[int, int], percent: int) -> None:
    scene = CardsAndTablesScene()
    Desk(scene, size, percent)
    assert misplaced(scene) == []
