"""What is wrong with a card, in the words of the form with which it is made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given, strategies as st

from client.scenes.workshop.own_pack import CardCheck, OwnCard, OwnPack, blank_values, card_kind, makers, matters
from engine.kernel.cards.packs import CardKind, FormField
from tests.sampling import examples


def proof(slug: str, kind: str, **values: Any) -> CardCheck:
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
REGULATION = ("runes-and-regulations", "regulation")


@pytest.mark.parametrize(
    ("kind", "values", "field", "sentence"),
    [
        (
            NASTY,
            {"effects": [{"effect": "cancel"}]},
            "effects",
            "Expected “Cancel the Instant Action” only alone, on a card with “Against an Instant”, found “Any time”.",
        ),
        (NASTY, {"effects": []}, "effects", "Expected a list of effects; there's nothing yet."),
        (
            SPELL,
            {"effect": [{"do": "hex", "what": "creature"}]},
            "effect",
            "For “HEX” choose one of “Mythical Creature”, “Other Mythical Creature”, “This Creature”, “That Creature”, "
            "found “Creature”.",
        ),
        (
            SPELL,
            {"effect": [{"do": "skip", "phase": "cast", "and_phase": "cast"}]},
            "effect",
            "Expected different choices.",
        ),
        (
            TWIST,
            {"changes": [{"rule": "goal", "value": 1}]},
            "changes",
            "“Points to win”: expected a whole number from 5 to 40, found 1.",
        ),
        (
            TWIST,
            {"does": [{"do": "draw", "amount": 1, "per": "spies_here"}]},
            "does",
            "Expected “For each Spy that was there when the turn began” only with “Whenever you place a Spy”, found "
            "“For each "
            "Spy that was there when the turn began”.",
        ),
        (
            ("cthulhu-realms", "general"),
            {"abilities": [{"effect": "abjure-this"}, {"joint": "then", "effect": "draw"}]},
            "abilities",
            "Expected “Abjure this card” only as the last effect of its list.",
        ),
        (
            SPELL,
            {"effect": [{"do": "summon", "what": "creature", "from": "main-discard", "who": "each-player"}]},
            "effect",
            "Expected “You”, where a Creature comes from the Main discard pile, found “Each player”.",
        ),
        (
            REGULATION,
            {"trigger": "beginning-of-turn", "effect": [{"do": "hex", "what": "creature", "who": "active-player"}]},
            "effect",
            "For “HEX” choose “Mythical Creature”, found “Creature”.",
        ),
        (
            ("nefarious", "invention"),
            {"self": [{"do": "draw", "amount": 20}]},
            "self",
            "Expected a whole number from 1 to 9, found 20.",
        ),
    ],
)
def test_an_error_speaks_as_the_form_does(
    kind: tuple[str, str], values: dict[str, Any], field: str, sentence: str
) -> None:
    found = proof(*kind, **values)
    assert (found.face, found.field, found.sentence) == (None, field, sentence)


def test_a_name_that_is_a_word_of_the_data_stays_a_name() -> None:
    assert proof(*NASTY, name="").sentence == "Enter a name for the card."
    assert proof(*NASTY, name="The any-time neighbor at the gate", effects=[{}]).sentence == _LONG
    assert proof(*NASTY, name="any-time", effects=[{"effect": "reset"}]).face is not None
    double = proof("runes-and-regulations", "regulation", name="Quiet Hours", always=[{"do": "limit"}])
    assert double.sentence == "Expected one that no other card has, found 'Quiet Hours' in Runes & Regulations, too."


def filled_in(fields: Sequence[FormField]) -> st.SearchStrategy[dict[str, Any]]:
    """A form as it could be filled in; half of its fields as they are at the beginning."""
    return st.fixed_dictionaries({entry.key: _any_value(entry) for entry in fields})


def _any_value(entry: FormField) -> st.SearchStrategy[Any]:
    if entry.kind == "lines":
        return st.lists(filled_in(entry.fields), max_size=min(entry.most, 3))
    if entry.kind == "choice":
        return st.just(entry.default) | st.sampled_from([value for value, _ in entry.choices])
    if entry.kind == "number":
        return st.just(entry.default) | st.integers(entry.low, entry.high)
    return st.booleans() if entry.kind == "flag" else st.just("Gnome")


def words_of_data(fields: Sequence[FormField]) -> Iterator[str]:
    """Words that only card data has: nobody writes them so."""
    for entry in fields:
        for word in (entry.key, *(value for value, _ in entry.choices)):
            if isinstance(word, str) and ("-" in word or "_" in word):
                yield word
        yield from words_of_data(entry.fields)


@pytest.mark.parametrize(("slug", "kind"), [(game.slug, kind) for game, kinds in makers() for kind in kinds])
@given(data=st.data())
@examples(0.6)
def test_whatever_is_wrong_is_told_at_a_field_that_is_shown_in_the_words_of_the_form(
    slug: str, kind: CardKind, data: st.DataObject
) -> None:
    values = data.draw(filled_in(kind.fields))
    found = OwnPack("pack", "Pack").prove(OwnCard(slug, kind.key, "x", values))
    if found.face is None:
        assert found.field in [entry.key for entry in kind.fields if matters(entry, kind.fields, values)]
        assert found.sentence.endswith(".") and found.sentence.lstrip("“")[0].isupper()
        said = "".join(found.sentence.split("“")[:1] + [part.split("”")[-1] for part in found.sentence.split("“")[1:]])
        assert not set(words_of_data(kind.fields)) & {word.strip(".,;:()") for word in said.split()}
