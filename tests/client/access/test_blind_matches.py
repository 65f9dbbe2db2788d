"""Whole matches are played by somebody who only hears what is said, from the title to the results."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.access.blind import BlindPlayer


@pytest.fixture
def player(tmp_path: Path) -> Iterator[BlindPlayer]:
    player = BlindPlayer(tmp_path)
    yield player
    player.close()


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("Nefarious", ()),
        ("Runes & Regulations", ()),
        ("Runes & Regulations", (("Nefarious Neighbor", "Enter"),)),
        ("Nasty Neighbours", (("Rounds, list, 3", "Ctrl Up"), ("2.", "Ctrl Up"))),
        ("Cthulhu Realms", ()),
        ("Garage Sale", ()),
    ],
    ids=["nefarious", "runes", "expansion", "nasty", "cthulhu", "garage"],
)
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
    player.play("Costliest decisions")
    player.find("Rematch, button")
    for line in player.all_heard:
        assert line.strip(" .")
        assert not re.search(r"\[\[|\]\]|⟦|\b[Cc]ard \d+\b(?! times)", line), line
