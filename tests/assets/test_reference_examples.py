"""The examples in the rules references speak of cards as they are."""

from __future__ import annotations

import re
from pathlib import Path

from engine import games

RULES = Path(__file__).resolve().parents[2] / "assets" / "rules"
LOCATION = re.compile(r"((?:[A-Z][\w'-]* ?)+) \((?:(Sanctuary|Nexus), )?Sanity (\d)\)")


def test_locations_in_the_examples_have_the_sanity_and_the_sign_that_is_told_of_them() -> None:
    """CR-1.4"""
    fields = {face["title"]: face["fields"] for face in games.load("cthulhu-realms").faces()}
    told = LOCATION.findall((RULES / "cthulhu-realms.md").read_text(encoding="utf-8"))
    assert told
    for name, sign, sanity in told:
        assert (fields[name]["shield"], fields[name]["sanity"]) == (sign.lower(), int(sanity)), name


def test_cards_in_the_examples_do_what_is_told_of_them() -> None:
    """CR-2.2 CR-3.1: Deep One with R'lyeh; Arkham Asylum leaves play"""
    faces = {face["title"]: face for face in games.load("cthulhu-realms").faces()}
    first, second = (tag["words"] for tag in faces["Deep One"]["tags"])
    assert first == "Cause 2 Sanity loss." and "green" in second and "draws" in second
    assert faces["R'lyeh"]["fields"]["color"] == faces["Deep One"]["fields"]["color"] == "green"
    asylum = faces["Arkham Asylum"]
    assert (asylum["fields"]["color"], asylum["kind"]) == ("purple", "location")
    assert asylum["tags"][-1]["words"].endswith("abjure this card.")
