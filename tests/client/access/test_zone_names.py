"""Places of the table are called in the words of the game, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.words.messages import ENGLISH, speak
from tests.client.access.test_private import Sofa


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.mark.parametrize("slug", slugs())
def test_every_place_has_a_name_of_words_without_an_article(slug: str) -> None:
    game = load(slug)
    layout = Match(game, ["Ada", "Bo", "Cy"], game.checked_options({}), 1).view(0).table.layout
    names = [zone.name for zone in (*layout.table_zones, *layout.seat_zones)] + list(layout.places)
    called = [game.words.zone_name(name) for name in names]
    assert all(words and "_" not in words and not words.startswith(("the ", "your ")) for words in called)


def test_in_german_the_hand_and_the_built_inventions_are_called_in_german(tmp_path: Path) -> None:
    speak("de")
    sofa = Sofa(tmp_path, people=1)
    told = sofa.press(pygame.K_q)
    sofa.press(pygame.K_F5)
    for _ in range(12):
        told += "\n" + sofa.press(pygame.K_TAB)
    sofa.app.close_scenes()
    sofa.program.close()
    assert "bei dir: Hand" in told.replace("Bei dir", "bei dir") and "Aktionskarten" in told
    assert " hand" not in told and "inventions" not in told and "actions" not in told
