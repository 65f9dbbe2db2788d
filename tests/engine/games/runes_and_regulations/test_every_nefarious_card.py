"""Every card of the expansion is played in a scenario of its own, and every clause about it has a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.games.runes_and_regulations.definitions import reader, vocabulary

TESTS = Path(__file__).resolve().parents[3]
SCENARIOS: dict[str, dict[str, Any]] = {
    file.stem: tomllib.loads(file.read_text(encoding="utf-8"))
    for file in (TESTS / "scenarios" / "runes-and-regulations").glob("nefarious-*.toml")
}
CARDS = [card for card in reader.cards() if card.set != vocabulary.BASE]
CLAUSES = {9: 8, 10: 7, 11: 5}
"""How many clauses the chapters about the expansion have."""


def names_in(value: object) -> set[str]:
    """Every card that a scenario names, in whatever place."""
    if isinstance(value, str):
        return {re.sub(r" \(.*\)|^.*[/]|#\d+$", "", value)}
    if isinstance(value, dict):
        return set().union(*map(names_in, value.values()))
    return set().union(*map(names_in, value)) if isinstance(value, list) else set()


def test_there_are_as_many_cards_as_the_expansion_has() -> None:
    """RR-9.1 to RR-9.3: 11 Creatures, 9 Spells, 20 Runes, 40 Forbidden cards, 10 Forbidden Runes, 10 roles."""
    assert sum(card.copies for card in CARDS) == 11 + 9 + 20 + 40 + 10 + 10


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_a_scenario_of_its_own(card: vocabulary.Card) -> None:
    """RR-9 to RR-11: with its name, in which it lies somewhere from the beginning."""
    own = [scenario for stem, scenario in SCENARIOS.items() if stem.startswith(f"nefarious-{card.id}")]
    assert own
    assert any(card.name in names_in(scenario["position"]) for scenario in own)


@pytest.mark.parametrize(
    "clause", [f"RR-{chapter}.{number}" for chapter, most in CLAUSES.items() for number in range(1, most + 1)]
)
def test_every_clause_is_named_by_a_test(clause: str) -> None:
    """RR-9 to RR-11"""
    in_scenarios = any(clause in scenario["rules"] for scenario in SCENARIOS.values())
    own = Path(__file__)
    files = [file for file in own.parent.glob("test_*.py") if file != own]
    in_tests = any(re.search(rf"{re.escape(clause)}(?!\d)", file.read_text(encoding="utf-8")) for file in files)
    assert in_scenarios or in_tests


WORDS = ("dragon", "pegasus", "unicorn", "griffin")
COLLARS = {
    "Rescue-Shelter Griffin",
    "Foster-Parent Pegasus",
    "Werepoodle",
    "Book-Club Unicorn",
    "Overly Trusting Hamster",
    "Piglet in a Tiny Robe",
    "Guinea Pig, Obviously",
}


def test_kinds_and_collars_that_the_roles_ask_for() -> None:
    """RR-11.4: the kind is the word in the name; seven Creatures of the expansion wear collars."""
    creatures = [card for card in CARDS if card.deck in (vocabulary.CREATURE, vocabulary.SACRIFICIAL)]
    for card in creatures:
        assert card.kind == next((word for word in WORDS if word in card.name.casefold()), "other")
    assert {card.name for card in creatures if card.collar} == COLLARS
    assert not any(card.collar for card in CARDS if card.deck == vocabulary.BEAST)
