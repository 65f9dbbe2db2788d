"""Every card of the base game is played in a scenario of its own name."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.games.runes_and_regulations.definitions import reader, vocabulary

FOLDER = Path(__file__).resolve().parents[3] / "scenarios" / "runes-and-regulations"
BASE = [card for card in reader.cards() if card.set == vocabulary.BASE]


@cache
def scenarios() -> dict[str, dict[str, Any]]:
    """The scenarios by the names of their files."""
    return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in FOLDER.glob("*.toml")}


@pytest.mark.parametrize("card", BASE, ids=lambda card: card.id)
def test_every_base_card_has_a_scenario_that_it_lies_in(card: vocabulary.Card) -> None:
    """RR-1.1: creature-..., spell-..., rune-... or regulation-... and the id, with the card in its position."""
    own = [scenario for name, scenario in scenarios().items() if name.startswith(f"{card.deck}-{card.id}")]
    assert own
    for scenario in own:
        zones = [zone for owner in scenario["position"].values() for zone in owner.values()]
        named = [entry.removesuffix(" (hexed)") for zone in zones if isinstance(zone, list) for entry in zone]
        assert card.name in named
