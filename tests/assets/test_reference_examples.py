"""The examples in the rules references speak of cards as they are."""

from __future__ import annotations

import re
from pathlib import Path

from engine import games
from engine.games.nasty_neighbours.definitions import reader as nasty_neighbours

RULES = Path(__file__).resolve().parents[2] / "assets" / "rules"
LOCATION = re.compile(r"((?:[A-Z][\w'-]* ?)+) \((?:(Sanctuary|Nexus), )?Sanity (\d)\)")


def test_locations_in_the_examples_have_the_sanity_and_the_sign_that_is_told_of_them() -> None:
    """CR-1.4"""
    fields = {face["title"]: face["fields"] for face in games.load("cthulhu-realms").shows.faces()}
    told = LOCATION.findall((RULES / "cthulhu-realms.md").read_text(encoding="utf-8"))
    assert told
    for name, sign, sanity in told:
        assert (fields[name]["shield"], fields[name]["sanity"]) == (sign.lower(), int(sanity)), name


def test_cards_in_the_examples_do_what_is_told_of_them() -> None:
    """CR-2.2 CR-3.1: Deep One with R'lyeh; Arkham Asylum leaves play"""
    faces = {face["title"]: face for face in games.load("cthulhu-realms").shows.faces()}
    first, second = (tag["words"] for tag in faces["Deep One"]["tags"])
    assert first == "Cause 2 Sanity loss." and "green" in second and "draws" in second
    assert faces["R'lyeh"]["fields"]["color"] == faces["Deep One"]["fields"]["color"] == "green"
    asylum = faces["Arkham Asylum"]
    assert (asylum["fields"]["color"], asylum["kind"]) == ("purple", "location")
    assert asylum["tags"][-1]["words"].endswith("abjure this card.")


def test_the_numbers_of_cards_are_told_as_they_are() -> None:
    """NN-1.2 NN-1.3 NN-8.5"""
    text = (RULES / "nasty-neighbours.md").read_text(encoding="utf-8")
    told = {name: int(number) for name, number in re.findall(r"\*\*([A-Z][\w ]+)\*\* \((\d+)(?: copies)?\)", text)}
    assert told == {card.name: card.copies for card in nasty_neighbours.cards() if card.kind == "nasty"}
    yard = sum(card.copies for card in nasty_neighbours.cards() if card.is_yard_card)
    assert f"a yard deck of {yard}" in text and f"The Nasty Neighbour deck has {sum(told.values())} cards" in text
