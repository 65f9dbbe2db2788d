"""Matches are played through the accessibility tree and its actions alone, from the title to the results."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.widgets.description import Role
from engine.store.files.folders import Folders
from engine.store.history.matches import progress_of
from engine.store.store import Store
from tests import positions
from tests.client.access.listener import TreePlayer
from tests.sampling import only

GAMES = ("Garage Sale", "Nefarious", "Runes & Regulations", "Nasty Neighbours", "Cthulhu Realms")
ENDS = ("nefarious", "runes", "expansion", "nasty", "cthulhu", "garage")


@pytest.mark.parametrize("game", only((), GAMES), ids=lambda game: game.lower().replace(" ", "-"))
def test_a_match_can_be_played_through_the_tree(tmp_path: Path, game: str) -> None:
    player = TreePlayer(tmp_path)
    player.press("New game", Role.BUTTON)
    player.press(game, Role.BUTTON)
    player.press("Start", Role.BUTTON)
    player.play()
    assert len(player.found.announced) > 20
    player.close()


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ENDS)
def test_the_end_of_a_stored_match_can_be_played_through_the_tree(tmp_path: Path, name: str) -> None:
    store = Store(Folders.in_home(tmp_path))
    document = positions.document(f"ending-{name}")
    store.matches.begin(document, progress_of(document, 10.0))
    store.close()
    player = TreePlayer(tmp_path)
    player.press("Continue", Role.BUTTON)
    player.play()
    assert player.ear.lines == []
    assert player.found.announced
    player.close()
