"""Maps and themes ask only for what a game tells."""

from __future__ import annotations

from dataclasses import replace

import pytest

from client.table.trait_check import disagreements
from engine.games import load, slugs


@pytest.mark.parametrize("slug", slugs())
def test_maps_and_theme_of_a_game_show_only_what_it_tells(slug: str) -> None:
    assert [*disagreements(load(slug))] == []


def test_a_piece_whose_trait_the_game_lacks_is_told_with_its_place() -> None:
    game = replace(load("cthulhu-realms"), traits=())
    told = [*disagreements(game)]
    assert (
        "tables/cthulhu-realms-2.tmx, objects of type lamps: expected a game with the trait HasLamps; "
        "Cthulhu Realms has none."
    ) in told
    assert [line.partition(":")[0] for line in told[3:]] == [
        "themes/cthulhu-realms-input.toml, shares",
        "themes/cthulhu-realms-input.toml, sweeps",
    ]


def test_what_a_game_has_instead_is_told() -> None:
    game = replace(load("runes-and-regulations"), traits=load("nefarious").traits)
    assert (
        "tables/runes-and-regulations-2.tmx, objects of type chain: expected a game with the trait HasChain; "
        "Runes & Regulations has HasGoal, HasPublicAnswers." in disagreements(game)
    )
