"""What is wrong with a card, in the words of the form with which it is made."""

from __future__ import annotations

from typing import Any

import pytest

from client.scenes.workshop_cards import OwnCard, OwnPack, Proof, blank_values, card_kind


def proof(slug: str, kind: str, **values: Any) -> Proof:
    """What a card of this form is worth; lines of the form need only what differs from an empty line."""
    entry = card_kind(slug, kind)
    assert entry is not None
    lines = {field.key: blank_values(field.fields) for field in entry.fields if field.kind == "lines"}
    values = {key: [lines[key] | line for line in value] if key in lines else value for key, value in values.items()}
    card = OwnCard(slug, kind, "x", blank_values(entry.fields) | {"name": "Gnome"} | values)
    return OwnPack("pack", "Pack", cards=[card]).prove(card)


_LONG = "Expected a name of at most 24 characters."
NASTY = ("nasty-neighbours", "nasty")
SPELL = ("runes-and-regulations", "spell")
TWIST = ("nefarious", "twist")


@pytest.mark.parametrize(("kind", "values", "field", "sentence"), [
    (NASTY, {"effects": [{"effect": "cancel"}]}, "effects",
     "Expected “Cancel the Instant Action” only alone, on a card with “Answers an Instant”, found “Any time”."),
    (NASTY, {"effects": []}, "effects", "Expected a list of effects; there is nothing yet."),
    (SPELL, {"effect": [{"do": "hex", "what": "creature"}]}, "effect",
     "For “HEX” choose one of “Mythical Creature”, “Other Mythical Creature”, “This Creature”, “That Creature”, "
     "found “Creature”."),
    (SPELL, {"effect": [{"do": "skip", "phase": "cast", "and_phase": "cast"}]}, "effect",
     "Expected different choices."),
    (TWIST, {"changes": [{"rule": "goal", "value": 1}]}, "changes",
     "“Points that win”: expected a whole number from 5 to 40, found 1."),
    (TWIST, {"does": [{"do": "draw", "amount": 1, "per": "spies_here"}]}, "does",
     "Expected “For each Spy that was there when the turn began” only with “Whenever you place a Spy”, found “For each "
     "Spy that was there when the turn began”."),
    (("cthulhu-realms", "general"), {"abilities": [{"effect": "abjure-this"}, {"joint": "then", "effect": "draw"}]},
     "abilities", "Expected “Abjure this card” only as the last effect of its list."),
])  # fmt: skip
def test_an_error_speaks_as_the_form_does(
    kind: tuple[str, str], values: dict[str, Any], field: str, sentence: str
) -> None:
    found = proof(*kind, **values)
    assert (found.face, found.field, found.sentence) == (None, field, sentence)


def test_a_name_that_is_a_word_of_the_data_stays_a_name() -> None:
    assert proof(*NASTY, name="").sentence == "The card needs a name."
    assert proof(*NASTY, name="The any-time neighbor at the gate", effects=[{}]).sentence == _LONG
    assert proof(*NASTY, name="any-time", effects=[{"effect": "reset"}]).face is not None
    double = proof("runes-and-regulations", "regulation", name="Quiet Hours", always=[{"do": "limit"}])
    assert double.sentence == "Expected one that no other card has, found 'Quiet Hours' in Runes & Regulations, too."
