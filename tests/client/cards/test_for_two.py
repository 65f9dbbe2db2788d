"""Words of cards that depend on how many play are right for a table of two."""

from __future__ import annotations

import pygame
import pytest

from client.cards.compositor import FaceCompositor
from client.cards.faces import Faces, face_in
from client.cards.theme import Theme
from client.cards.two_player_text import for_two
from client.table.hover.placement import Room
from client.table.hover.zoom import Zoom
from engine.games import load
from engine.kernel.match.match import Match


def said(slug: str, seats: int) -> str:
    """All sentences on the cards of a match."""
    match = Match(load(slug), ("Ada", "Igor", "Otto")[:seats], {}, 1)
    faces = Faces(Theme.load(slug), match.game, ())
    view = match.view(0)
    faces.look_at(view, "now")
    return " ".join(line.text for card in range(len(view.table.faces)) for line in faces.face(card).lines)


@pytest.mark.parametrize(
    ("slug", "several", "one"),
    [("runes-and-regulations", "ny neighbor", "our opponent"), ("nefarious", "ach other player", "he other player")],
)
def test_cards_speak_of_the_other_player_where_there_is_one(slug: str, several: str, one: str) -> None:
    two, three = said(slug, 2), said(slug, 3)
    assert one in two and several in three and one not in three
    assert several not in two.replace("ny neighbor means", "").replace("each other player with their", "")


def test_the_start_of_a_sentence_stays_one_and_the_longest_phrase_is_taken() -> None:
    slug = "runes-and-regulations"
    assert for_two("Any neighbor SPINs.", slug) == "Your opponent SPINs."
    assert for_two("RETURN up to 2 Creatures, each on any neighbor's Lawn.", slug) == (
        "RETURN up to 2 Creatures on your opponent's Lawn."
    )


@pytest.mark.parametrize("two", [False, True])
def test_terms_beside_an_enlarged_card_speak_of_one_opponent_where_two_play(two: bool) -> None:
    theme = Theme.load("cthulhu-realms")
    match = Match(load("cthulhu-realms"), ("Ada", "Igor"), {}, 1)
    faces = Faces(theme, match.game, ())
    faces.look_at(match.view(0), "now")
    zoom = Zoom(theme, FaceCompositor(theme), two=two)
    room = Room(pygame.Rect(0, 0, 1920, 1080))
    notes = {
        note.text for card in range(len(match.table.faces)) for note in zoom.lay(faces.face(card), room, 1.0, 1.0).notes
    }
    said = " ".join(notes).lower()
    assert ("your opponent" in said) == two and ("each neighbor" in said) != two


@pytest.mark.parametrize("slug", ["runes-and-regulations", "nefarious"])
def test_a_card_that_is_held_up_says_what_it_says_on_the_table(slug: str) -> None:
    match = Match(load(slug), ("Ada", "Igor"), {}, 1)
    faces, view = Faces(Theme.load(slug), match.game, ()), match.view(0)
    faces.look_at(view, "now")
    cards = range(len(view.table.faces))
    assert [face_in(view, card, ()).lines for card in cards] == [faces.face(card).lines for card in cards]
