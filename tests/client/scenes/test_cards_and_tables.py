"""Card backs and tables are chosen by their pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from client.cards.choices import BACKS, EARNED, GROUNDS, NAMEPLATES, apply_styles
from client.cards.theme import Theme
from client.scenes.cards_and_tables import CardsAndTablesScene, Pictures
from engine.games import slugs
from engine.street.library import season_rules
from engine.words import assets
from tests.client.scenes.desk import Desk, misplaced


@pytest.fixture(autouse=True)
def as_usual() -> Iterator[None]:
    yield
    BACKS.use({})
    GROUNDS.use({})
    NAMEPLATES.use({})


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


def test_what_seasons_have_earned_can_be_chosen_where_it_fits() -> None:
    rewards = [reward for reward in season_rules().rewards if reward.kind in ("back", "cloth")]
    scene = CardsAndTablesScene(earned=rewards)
    desk = Desk(scene)
    for backs, grounds in zip(pictures(scene)[::2], pictures(scene)[1::2], strict=True):
        assert {reward.id for reward in rewards if reward.kind == "back"} <= {value for value, _ in backs.entries()}
        cloths = [value for value, _ in grounds.entries() if not value.isdigit()]
        assert cloths and len(cloths) < 4  # a dark cloth lies only where the table's words are bright
    desk.app.on_style = lambda: apply_styles(desk.app.settings)
    backs = pictures(scene)[0]
    scene.form.focus(backs)
    desk.press(pygame.K_END)
    assert list(desk.app.settings.card_backs.values()) == [backs.entries()[-1][0]]
    slug = next(iter(desk.app.settings.card_backs))
    assert Theme.load(slug).art("card-back").endswith(f"{backs.entries()[-1][0]}.svg")


def test_an_earned_nameplate_can_be_chosen_and_left_again() -> None:
    scene = CardsAndTablesScene(earned=season_rules().rewards)
    desk = Desk(scene)
    plates = pictures(scene)[0]
    scene.form.focus(plates)
    desk.press(pygame.K_END)
    assert desk.app.settings.nameplate == plates.entries()[-1][0]
    apply_styles(desk.app.settings)
    assert assets.exists(NAMEPLATES.file("", ""))
    desk.press(pygame.K_HOME)
    apply_styles(desk.app.settings)
    assert not desk.app.settings.nameplate and not NAMEPLATES.file("", "")


def test_an_earned_back_replaces_that_of_one_deck_only() -> None:
    BACKS.use({"runes-and-regulations": "back-bunting"})
    theme = Theme.load("runes-and-regulations")
    changed = [name for name in ("back-main", "back-rune") if theme.art(name).startswith(EARNED)]
    assert changed == ["back-main"]
