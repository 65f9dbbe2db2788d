"""Whole matches are played by somebody who only hears what is said, from the title to the results."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.store.files.folders import Folders
from engine.store.history.matches import progress_of
from engine.store.store import Store
from tests import positions
from tests.client.access.blind import BlindPlayer
from tests.sampling import only


@pytest.fixture
def player(tmp_path: Path) -> Iterator[BlindPlayer]:
    player = BlindPlayer(tmp_path)
    yield player
    player.close()


MATCHES: dict[str, tuple[str, tuple[tuple[str, str], ...]]] = {
    "nefarious": ("Nefarious", ()),
    "runes": ("Runes & Regulations", ()),
    "expansion": ("Runes & Regulations", (("Nefarious Neighbor", "Enter"),)),
    "nasty": ("Nasty Neighbours", (("Rounds, list, 3", "Ctrl Up"), ("2.", "Ctrl Up"))),
    "cthulhu": ("Cthulhu Realms", ()),
    "garage": ("Garage Sale", ()),
}


@pytest.mark.parametrize(("game", "rules"), only([MATCHES["garage"]], MATCHES.values()), ids=MATCHES)
def test_a_match_can_be_played_by_ear(player: BlindPlayer, game: str, rules: tuple[tuple[str, str], ...]) -> None:
    player.find("New game")
    player.press("Enter")
    player.find(game)
    player.press("Enter")
    for words, pressed in rules:
        player.find(words)
        player.press(pressed)
    player.find("Start, button")
    player.press("Enter")
    hears_the_end(player)


def hears_the_end(player: BlindPlayer) -> None:
    """Play on to the results; every line that is heard has words."""
    player.play("Costliest moves")
    player.find("Rematch, button")
    for line in player.all_heard:
        assert line.strip(" .")
        assert not re.search(r"\[\[|\]\]|⟦|\b[Cc]ard \d+\b(?! times)", line), line


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", MATCHES)
def test_the_end_of_a_stored_match_can_be_played_by_ear(tmp_path: Path, name: str) -> None:
    store = Store(Folders.in_home(tmp_path))
    document = positions.document(f"ending-{name}")
    store.matches.begin(document, progress_of(document, 10.0))
    store.close()
    player = BlindPlayer(tmp_path)
    player.find("Continue, button")
    player.press("Enter")
    hears_the_end(player)
    player.close()
