"""The printed faces: what the table, the gallery and whoever reads a card are told."""

from __future__ import annotations

import pytest

from engine.games.nasty_neighbours.definitions.card_text import rule_text, sentence, short
from engine.games.nasty_neighbours.definitions.faces import OWN_DESIGN, PLAYER_MADE, all_faces, printed_face
from engine.games.nasty_neighbours.definitions.reader import NASTY, cards, read_card
from engine.kernel.files.card_file import Reader
from tests.engine.games.by_id import by_id

FACES = {face["id"]: face for face in all_faces()}


def test_the_gallery_has_every_title_once_in_order() -> None:
    assert list(FACES) == [card.id for card in cards()]
    assert {face["kind"] for face in FACES.values()} == {"suit", "wild", "stumped", "instant", "nasty"}


def test_the_gallery_says_which_cards_are_this_editions_own() -> None:
    """NN-1.3"""
    ours = {name for name, face in FACES.items() if face["fields"].get("origin") == OWN_DESIGN}
    nasty = {card.id for card in cards() if card.kind == "nasty"}
    assert ours == nasty - {"home-security"}
    assert {name for name, face in FACES.items() if not face["fields"]["published"]} == ours


@pytest.mark.parametrize(
    ("card_id", "number", "letter", "thing"),
    [
        ("blue-1", 1, "P", "pool"),
        ("brown-10", 10, "D", "doghouse"),
        ("green-3", 3, "H", "hedge"),
        ("red-9", 9, "L", "letterbox"),
        ("yellow-6", 6, "S", "sunflower"),
    ],
)
def test_a_suit_card_shows_number_letter_and_thing(card_id: str, number: int, letter: str, thing: str) -> None:
    """NN-1.1 NN-7.1"""
    face = FACES[card_id]
    fields = face["fields"]
    assert (fields["number"], fields["points"], fields["letter"], fields["thing"]) == (number, number, letter, thing)
    assert face["title"] == f"{fields['suit'].capitalize()} {number}"


def test_wild_and_stumped_show_what_they_count() -> None:
    """NN-7.1"""
    assert FACES["wild"]["fields"]["points"] == 25
    assert FACES["stumped"]["fields"]["points"] == 0


def test_a_nasty_neighbour_card_shows_when_it_may_be_played() -> None:
    """NN-8.2 NN-8.5"""
    fields = FACES["dumpster-dive"]["fields"]
    assert (fields["when"], fields["when_words"]) == ("before-drawing", "Your turn, before drawing")
    assert FACES["home-security"]["fields"]["when_words"] == "Against an Instant"
    assert FACES["yard-sale"]["fields"]["when_words"] == "Any time"
    assert "points" not in fields


@pytest.mark.parametrize("card_id", ["home-security", "sprinkler-mishap", "eviction-notice", "peeping-neighbour"])
def test_a_face_has_the_sentence_the_short_one_and_the_whole_text(card_id: str) -> None:
    face, card = FACES[card_id], by_id(cards(), card_id)
    assert face["lines"] == [[sentence(card), "rule"]]
    assert face["fields"]["short"] == short(card)
    assert face["fields"].get("full", face["lines"][0][0]) == rule_text(card)


def test_a_players_own_card_brings_the_words_of_its_picture() -> None:
    """NN-1.4"""
    picture = {"backdrop": "dusk", "backdrop_color": "plum", "thing": "gnome", "thing_color": "red"}
    data = {"id": "bbq", "name": "Barbecue", "copies": 1, "when": "any-time", "effects": ["peek any"]}
    plain = printed_face(read_card(NASTY, Reader("bbq.toml", "bbq", data)))
    drawn = printed_face(read_card(NASTY, Reader("bbq.toml", "bbq", {**data, "picture": picture})))
    assert "picture" not in plain["fields"]
    assert picture.items() <= drawn["fields"]["picture"].items()
    assert drawn["fields"]["origin"] == PLAYER_MADE and not drawn["fields"]["published"]


def test_what_a_match_adds_to_a_face_does_not_change_the_printed_one() -> None:
    card = by_id(cards(), "home-security")
    printed_face(card)["fields"]["veil"] = "No Instant yet"
    assert "veil" not in printed_face(card)["fields"]
