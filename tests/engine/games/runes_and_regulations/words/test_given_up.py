"""What a phase of Runes & Regulations that is skipped could still bring (RR-3.4, RR-3.5)."""

from __future__ import annotations

from typing import Any

from tests.engine.games.runes_and_regulations.words.lab import GAME, Lab


def skipped(phase: str, table: dict[str, Any] | None = None, **given: Any) -> str:
    """What skipping a phase of Ada's gives up."""
    lab = Lab(phase=phase, Ada=given, Ben={}, table=table)
    view = lab.view("Ada")
    skip = next(option for option in view.options if GAME.verbs[option[0]] == "skip")
    assert all(GAME.words.describe_forfeits(view, option, lab.names) == "" for option in view.options if option != skip)
    return GAME.words.describe_forfeits(view, skip, lab.names)


def test_spells_to_cast_and_a_card_to_draw() -> None:
    """RR-3.4"""
    assert skipped("cast", hand=["Staycation"]) == "Ada could still cast Staycation, or draw a card."
    assert skipped("cast") == "Ada could still draw a card."


def test_creatures_to_summon() -> None:
    """RR-3.5"""
    told = skipped("summon", hand=["Alley Cat", "A Stray Dog"])
    assert told == "Ada could still summon Alley Cat or A Stray Dog, or draw a card."
    many = skipped("summon", hand=["Alley Cat", "A Stray Dog", "Sparkly Dragon", "Bratty Dragon"])
    assert many == "Ada could still summon one of 4 cards, or draw a card."


def test_nothing_is_given_up_where_there_is_no_card_left_to_draw() -> None:
    """RR-2.3"""
    lab = Lab(phase="cast", Ada={}, Ben={})
    view = lab.view("Ada")
    layout = view.table.layout
    for name in ("main_deck", "main_discard"):
        view.zones[layout.table_zone(name)] = []
    skip = next(option for option in view.options if GAME.verbs[option[0]] == "skip")
    assert GAME.words.describe_forfeits(view, skip, lab.names) == ""
