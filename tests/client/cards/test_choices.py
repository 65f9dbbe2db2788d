"""A player chooses the backs of a game's cards and what its table stands on."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from client.art import svg
from client.cards.choices import BACKS, GROUNDS, DrawingChoice
from client.cards.theme import Theme
from client.table.picture.ground import ground
from client.table.picture.registry import of_table
from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.words import assets


@pytest.fixture(autouse=True)
def as_usual() -> Iterator[None]:
    yield
    for choice in (BACKS, GROUNDS):
        choice.use({})


@pytest.mark.parametrize("choice", [BACKS, GROUNDS])
@pytest.mark.parametrize("slug", sorted(slugs()))
def test_three_drawings_that_are_not_alike_can_be_chosen_for_every_game(slug: str, choice: DrawingChoice) -> None:
    samples = choice.samples(f"art/{slug}")
    assert list(samples) == ["1", "2", "3"]
    assert len({svg.image(file, 60, 60).get_buffer().raw for file in samples.values()}) == 3


@pytest.mark.parametrize(
    ("slug", "name"),
    [
        ("nefarious", "card-back"),
        ("garage-sale", "card-back"),
        ("cthulhu-realms", "back"),
        ("runes-and-regulations", "back-main"),
        ("runes-and-regulations", "back-rune"),
        ("nasty-neighbours", "back-yard"),
        ("nasty-neighbours", "back-nasty"),
    ],
)
def test_the_decks_of_a_game_have_the_back_that_was_chosen(slug: str, name: str) -> None:
    BACKS.use({slug: "3"})
    drawing = Theme.load(slug).art(name)
    assert drawing == f"art/{slug}/{name}-3.svg" and assets.exists(drawing)


@pytest.mark.parametrize("slug", sorted(slugs()))
def test_the_table_stands_on_what_was_chosen(slug: str) -> None:
    game = load(slug)
    table = of_table(Match(game, ["Ada", "Bo", "Cy"], game.checked_options({}), 1).view(0).table)
    seen: set[bytes] = set()
    for number in GROUNDS.samples(f"art/{slug}"):
        GROUNDS.use({slug: number})
        seen.add(pygame.image.tobytes(ground(table, slug, (320, 180)), "RGB"))
    assert len(seen) == 3


@pytest.mark.parametrize("chosen", [{"nefarious": "9"}, {"nefarious": ""}, {"no-such-game": "2"}])
def test_what_is_not_there_is_as_usual(chosen: dict[str, str]) -> None:
    BACKS.use(chosen)
    assert Theme.load("nefarious").art("card-back") == "art/nefarious/card-back.svg"
