"""A player chooses the back of a game's cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from client.art import assets, svg
from client.cards import backs
from client.cards.theme import Theme


@pytest.fixture(autouse=True)
def usual_backs() -> Iterator[None]:
    yield
    backs.use({})
    Theme.load.cache_clear()


@pytest.mark.parametrize(("slug", "name"), [
    ("nefarious", "card-back"), ("garage-sale", "card-back"), ("cthulhu-realms", "back"),
    ("runes-and-regulations", "back-main"), ("runes-and-regulations", "back-rune"),
    ("nasty-neighbours", "back-yard"), ("nasty-neighbours", "back-nasty"),
])  # fmt: skip
def test_each_back_that_can_be_chosen_is_another_drawing(slug: str, name: str) -> None:
    seen = set()
    for number in backs.choices(f"art/{slug}"):
        backs.use({slug: number})
        Theme.load.cache_clear()
        drawing = Theme.load(slug).art(name)
        assert assets.exists(drawing)
        seen.add(svg.image(drawing, 60, 84).get_buffer().raw)
    assert len(seen) == 3


@pytest.mark.parametrize("chosen", [{"nefarious": "9"}, {"nefarious": ""}, {"no-such-game": "2"}])
def test_a_back_that_is_not_there_is_the_usual_one(chosen: dict[str, str]) -> None:
    backs.use(chosen)
    Theme.load.cache_clear()
    assert Theme.load("nefarious").art("card-back") == "art/nefarious/card-back.svg"
