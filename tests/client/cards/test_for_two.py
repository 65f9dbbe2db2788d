"""Words of cards that depend on how many play are right for a table of two."""

from __future__ import annotations

import pytest

from client.cards.faces import Faces
from client.cards.for_two import for_two
from client.cards.theme import Theme
from engine.games import load
from engine.kernel.match import Match


def said(slug: str, seats: int) -> str:
    """All sentences on the cards of a match."""
    match = Match(load(slug), ("Ada", "Igor", "Otto")[:seats], {}, 1)
    faces = Faces(Theme.load(slug), match.game, ())
    view = match.view(0)
    faces.look_at(view, "now")
    return " ".join(line.text for card in range(len(view.table.faces)) for line in faces.face(card).lines)


@pytest.mark.parametrize(("slug", "several", "one"), [
    ("runes-and-regulations", "ny neighbor", "our neighbor"), ("nefarious", "ach other player", "he other player"),
])  # fmt: skip
def test_cards_speak_of_the_other_player_where_there_is_one(slug: str, several: str, one: str) -> None:
    two, three = said(slug, 2), said(slug, 3)
    assert one in two and several in three and one not in three
    assert several not in two.replace("ny neighbor means", "").replace("each other player with their", "")


def test_the_start_of_a_sentence_stays_one_and_the_longest_phrase_is_taken() -> None:
    slug = "runes-and-regulations"
    assert for_two("Any neighbor SPINs.", slug) == "Your neighbor SPINs."
    assert for_two("RETURN up to 2 Creatures, each on any neighbor's Lawn.", slug) == (
        "RETURN up to 2 Creatures on your neighbor's Lawn.")  # fmt: skip
