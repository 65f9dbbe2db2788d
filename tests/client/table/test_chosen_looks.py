"""Card backs, tables and nameplates that a player chooses apply to the table at once, and where they belong."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from client.cards.choices import BACKS, GROUNDS, NAMEPLATES
from client.scenes.cards_and_tables import CardsAndTablesScene, Pictures
from client.scenes.games import game_entries
from engine.games import load, slugs
from engine.kernel.match.match import Match
from tests.client import hands
from tests.client.table.sitting import Sitting

SLUG = "nefarious"
CALM = {"animation": "off", "reduced_motion": True}


@pytest.fixture(autouse=True)
def as_usual() -> Iterator[None]:
    yield
    BACKS.use({})
    GROUNDS.use({})
    NAMEPLATES.use({})


def looks(table: Sitting) -> bytes:
    table.wait(2000)
    return bytes(table.app.window.surface.get_buffer().raw)


def choose(table: Sitting, kind: int) -> None:
    """Choose the second back (0) or table (1) in the settings, and return to the match."""
    page = CardsAndTablesScene(table.app.back)
    table.app.register("cards-and-tables", lambda: page)
    table.app.open_over("cards-and-tables")
    table.frame()
    rows = [widget for widget in page.form.all() if isinstance(widget, Pictures)]
    page.form.focus(rows[2 * [game.slug for game in game_entries()].index(SLUG) + kind])
    table.frame(hands.key(pygame.K_RIGHT))
    table.frame(hands.key(pygame.K_ESCAPE))
    assert table.app.scene is table.scene


@pytest.mark.parametrize("kind", [0, 1], ids=["back", "table"])
def test_a_choice_during_a_match_changes_its_whole_table_at_once(kind: int) -> None:
    table = Sitting(**CALM)
    before = looks(table)
    choose(table, kind)
    after = looks(table)
    assert after != before
    assert after == looks(Sitting(**CALM))  # a new match with the choice


def picture(slug: str, nameplate: str) -> tuple[Sitting, pygame.Surface]:
    """Return a table with a person in the first seat, and how it looks."""
    NAMEPLATES.use({"": nameplate})
    table = Sitting(match=Match(load(slug), ["Ada", "Ben"], {}, 3), **CALM)
    table.wait(2000)
    return table, table.app.window.surface.copy()


@pytest.mark.parametrize("slug", slugs())
def test_a_nameplate_shows_at_the_players_own_plate_and_nowhere_else(slug: str) -> None:
    (_, before), (table, after) = picture(slug, ""), picture(slug, "plate-host")
    plate = table.scene.places.arrangement.plate_rects[0]
    around = plate.inflate(24, 24)
    changed = [
        (x, y)
        for x in range(0, before.get_width(), 2)
        for y in range(0, before.get_height(), 2)
        if before.get_at((x, y)) != after.get_at((x, y))
    ]
    assert all(around.collidepoint(place) for place in changed)
    assert len([place for place in changed if not plate.collidepoint(place)]) > 100
