"""What a card shows: title, pill, text, footer, and what changes while it is hexed."""

from __future__ import annotations

from typing import Any

import pytest

from client.cards.face import Face
from engine.games.runes_and_regulations.definitions.faces import face
from engine.games.runes_and_regulations.definitions.reader import cards
from tests.engine.games.by_id import by_id

ICONS = {"sunrise", "moon", "enters", "leaves", "always", "would", "reaction"}


def shown(card_id: str, **state: bool) -> dict[str, Any]:
    return face(by_id(cards(), card_id), **state)


def test_a_creature_shows_kind_collar_trigger_and_its_rule_without_the_trigger() -> None:
    data = shown("sparkly-dragon")
    assert (data["kind"], data["id"], data["title"]) == ("creature", "sparkly-dragon", "Sparkly Dragon")
    assert data["fields"] == {
        "footer": "DRAGON · WEARS A COLLAR",
        "full": "When this Creature enters your Lawn: CAST a Spell from your hand.",
        "copies": 1,
        "confirmed": True,
        "species": "dragon",
        "collar": True,
        "hexed": False,
        "powerless": False,
        "pill": "WHEN IT ENTERS",
        "pill_icon": "enters",
        "ruling": by_id(cards(), "sparkly-dragon").ruling,
    }
    assert data["lines"] == [["CAST a Spell from your hand.", "rule"]]


def test_a_hexed_creature_says_that_it_does_nothing_but_can_still_be_read() -> None:
    """RR-1.4"""
    data = shown("sparkly-dragon", hexed=True)
    assert data["lines"] == [["No effect while hexed. Not Mythical.", "rule"]]
    assert data["fields"]["hexed"] is True
    assert "pill" not in data["fields"]
    assert "pill_icon" not in data["fields"]
    assert data["fields"]["full"].endswith("CAST a Spell from your hand.")
    assert (data["title"], data["fields"]["species"], data["fields"]["collar"]) == ("Sparkly Dragon", "dragon", True)


def test_a_creature_on_the_nefarious_lawn_says_that_it_does_nothing_there() -> None:
    """RR-10.5"""
    assert shown("sparkly-dragon", powerless=True)["lines"] == [["No effect on the Nefarious Neighbor's Lawn.", "rule"]]
    assert "pill" not in shown("sparkly-dragon", powerless=True)["fields"]
    assert shown("yeti-in-the-chest-freezer", powerless=True)["lines"] == [["No effect.", "rule"]]


def test_a_beast_shows_its_summoning_cost() -> None:
    """RR-10.3"""
    assert shown("gloom-hoof")["fields"]["cost"] == "SACRIFICE a Creature, DISCARD a card"
    assert shown("rot-retriever")["fields"]["cost"] == "SACRIFICE 2 Creatures"
    assert shown("bane-wing")["fields"]["footer"] == "CORRUPTED BEAST"
    assert [data["kind"] for data in [face(card) for card in cards()] if "cost" in data["fields"]] == ["beast"] * 15


FOOTERS = {
    "a-stray-dog": "CREATURE",
    "spoiled-unicorn": "UNICORN · WEARS A COLLAR",
    "overly-trusting-hamster": "SACRIFICIAL CREATURE · WEARS A COLLAR",
    "grubby-grabber": "RUNE",
    "rake-of-doom": "FORBIDDEN RUNE",
    "garage-spell": "SPELL",
    "pet-larceny": "CURSE",
    "leash-law": "REGULATION",
    "the-tidier": "ROLE",
}


@pytest.mark.parametrize("card_id", FOOTERS)
def test_the_footer_says_what_kind_of_card_it_is(card_id: str) -> None:
    assert shown(card_id)["fields"]["footer"] == FOOTERS[card_id]


def test_only_cards_with_a_phrase_for_their_trigger_have_a_pill() -> None:
    for data, card in zip([face(card) for card in cards()], cards(), strict=True):
        fields = data["fields"]
        without = card.deck in ("spell", "curse", "regulation", "role") or card.trigger == "none"
        assert ("pill" in fields) == (not without), card.id
        assert fields.get("pill_icon", "always") in ICONS
        assert fields.get("pill", "").isupper() or without


def test_every_card_is_in_the_gallery_once_and_can_be_drawn() -> None:
    faces = [face(card) for card in cards()]
    assert len({data["id"] for data in faces}) == len(faces) == 186
    for data in faces:
        read = Face.from_data(data)
        assert read.title
        assert [line.style for line in read.lines] == ["rule"]
        if read.fields["footer"] in ("SPELL", "CURSE", "REGULATION", "ROLE"):
            assert read.fields["full"] == read.lines[0].text
        else:
            assert str(read.fields["full"]).endswith(read.lines[0].text)
