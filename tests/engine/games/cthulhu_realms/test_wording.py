"""The texts of the cards are made from what the cards do and read like printed ones."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from engine.games.cthulhu_realms.definitions.card_text import (
    ability_words,
    cells,
    condition_words,
    effect_words,
    foot,
    need_words,
    type_line,
)
from engine.games.cthulhu_realms.definitions.reader import Ability, Card, Effect, cards
from engine.games.cthulhu_realms.definitions.vocabulary import NEEDS
from engine.games.cthulhu_realms.effects import UNITS
from engine.kernel.cards.effect_types import effect_names, find_effect_type
from tests.engine.games.by_id import by_id

ASSETS = Path(__file__).resolve().parents[4] / "assets"
QUIPS = tomllib.loads((ASSETS / "texts" / "quips.toml").read_text(encoding="utf-8"))["cthulhu-realms"]
DRAW, POWER, LOSS, GONE = Effect("draw", 1), Effect("power", 3), Effect("loss", 2), Effect("abjure-this")


def card(card_id: str) -> Card:
    return by_id(cards(), card_id)


PRINTED = [
    ("follower", 0, "Gain 1 Conjuring Power."),
    ("initiate", 0, "Gain 2 Conjuring Power; or cause 2 Sanity loss, then abjure this card."),
    ("deep-one", 1, "With another green card of yours in play: a chosen player draws 1 card."),
    ("ghoul", 1, "With a yellow card of yours in play: cause 4 Sanity loss."),
    ("innsmouth", 0, "With an Entity of yours in play: cause 2 Sanity loss."),
    ("innsmouth", 1, "Gain 4 Conjuring Power, then abjure this card."),
    ("shoggoth", 0, "Cause 4 Sanity loss, then abjure up to 1 card of cost 6 or less."),
    ("sacrificial-spork", 1, "If a card was abjured this turn: cause 3 Sanity loss."),
    ("potluck-hierophant", 1, "If an effect made a player discard this turn: cause 5 Sanity loss."),
    ("recruiting-deacon", 2, "A chosen player discards 1 card; then abjure this card."),
    ("pallid-mask", 0, "A chosen player draws 1 card, then discards 1 card."),
    ("arkham-asylum", 0, "Gain 2 Conjuring Power, or a chosen player gains 2 Sanity."),
    ("professor-emeritus", 0, "Gain 3 Conjuring Power, then a chosen player gains 2 Sanity."),
    ("emergency-elder-sign", 2, "Destroy a Location, then abjure this card."),
    ("silver-key", 2, "If a card was abjured this turn: acquire 1 such card, to the top of your deck."),
    ("yithian", 0, "A chosen player draws 1 card; then gain 2 Conjuring Power."),
    ("strange-high-house", 1, "With another purple card and an Entity of yours in play: a chosen player draws 1 card."),
    (
        "nyarlathotep",
        2,
        "With a green card of yours in play, if an effect made a player discard this turn: cause 3 Sanity loss.",
    ),
]


@pytest.mark.parametrize(("card_id", "ability", "text"), PRINTED)
def test_a_card_reads_like_a_printed_one(card_id: str, ability: int, text: str) -> None:
    assert ability_words(card(card_id).abilities[ability], card(card_id)) == text


@pytest.mark.parametrize("title", cards(), ids=lambda title: title.id)
def test_every_text_is_one_plain_sentence(title: Card) -> None:
    for ability in title.abilities:
        text = ability_words(ability, title)
        assert re.fullmatch(r"[A-Z][^.]*\.", text) and "  " not in text and "--" not in text
        # Every number of the behavior stands in the text, and nothing else does but the cost limit of abjuring.
        told = [int(number) for number in re.findall(r"\d+", text.replace(" of cost 6 or less", ""))]
        effects = [effect for half in ability.halves for effect in half]
        meant = [number for e in effects for number in (e.amount, e.second) if number and e.name in told_names(e)]
        assert told == meant


def told_names(effect: Effect) -> tuple[str, ...]:
    """Effects whose text has a number: those with one, and the single card that is acquired."""
    return (effect.name,) if find_effect_type(UNITS, effect.name).fields or effect.name == "acquire-abjured" else ()


def test_two_different_abilities_never_read_alike() -> None:
    texts: dict[str, Ability] = {}
    for ability in {ability for title in cards() for ability in title.abilities}:
        assert texts.setdefault(ability_words(ability), ability) == ability


def test_without_its_card_a_prerequisite_says_another() -> None:
    """CR-3.1"""
    assert ability_words(Ability(("black",), ((LOSS,),))) == (
        "With another black card of yours in play: cause 2 Sanity loss."
    )
    assert need_words("entity") == "another Entity in play"
    assert need_words("entity", card("follower")) == "another Entity in play"
    assert need_words("entity", card("innsmouth")) == "an Entity in play"
    assert need_words("location", card("follower")) == "a Location in play"


def test_a_missing_prerequisite_has_words_for_a_reason() -> None:
    """CR-3.1 CR-3.2"""
    assert [need_words(need) for need in NEEDS] == [
        "another green card in play",
        "another yellow card in play",
        "another purple card in play",
        "another black card in play",
        "another Entity in play",
        "another Artifact in play",
        "another Location in play",
        "a card discarded from a hand this turn by an effect",
        "a card abjured this turn",
    ]


def test_two_prerequisites_are_both_told() -> None:
    """CR-3.3"""
    assert condition_words(("green", "black")) == "with another green card and another black card of yours in play"
    assert condition_words(("abjure", "artifact")) == (
        "with another Artifact of yours in play, if a card was abjured this turn"
    )
    assert condition_words(("discard", "abjure")) == (
        "if an effect made a player discard this turn and a card was abjured this turn"
    )
    assert condition_words(()) == ""


@pytest.mark.parametrize(
    ("halves", "text"),
    [
        (((Effect("draw", 2),),), "A chosen player draws 2 cards."),
        (((Effect("draw-discard", 2, 1),),), "A chosen player draws 2 cards, then discards 1 card."),
        (((Effect("abjure", 2),),), "Abjure up to 2 cards of cost 6 or less."),
        (((Effect("acquire-abjured"),),), "Acquire 1 card abjured this turn, to the top of your deck."),
        (((POWER, LOSS, GONE),), "Gain 3 Conjuring Power, then cause 2 Sanity loss, then abjure this card."),
        (((LOSS, GONE), (POWER,)), "Cause 2 Sanity loss, then abjure this card; or gain 3 Conjuring Power."),
        (
            ((Effect("draw-discard", 1, 1),), (POWER,)),
            "A chosen player draws 1 card, then discards 1 card; or gain 3 Conjuring Power.",
        ),
    ],
)
def test_cards_of_other_makers_read_well_too(halves: tuple[tuple[Effect, ...], ...], text: str) -> None:
    assert ability_words(Ability((), halves)) == text


def test_buttons_and_the_log_say_effects_in_short() -> None:
    assert effect_words((POWER,)) == "3 Conjuring Power"
    assert effect_words(card("arkham-asylum").abilities[1].halves[0]) == "5 Sanity loss, abjure this card"
    assert effect_words((Effect("sanity", 4), Effect("abjure", 2))) == "4 Sanity, abjure up to 2 cards"
    assert effect_words((Effect("draw-discard", 2, 1),)) == "draw 2 cards, then discard 1 card"
    assert effect_words((Effect("discard", 1), Effect("acquire-abjured"))) == "discard 1 card, acquire an abjured card"
    assert effect_words((Effect("destroy-location"),)) == "destroy a Location"


def test_nothing_that_the_log_says_speaks_to_a_player() -> None:
    every = [effect_words((Effect(name, 2, 1),)) for name in effect_names(UNITS)] + [need_words(need) for need in NEEDS]
    assert [words for words in every if re.search(r"\b(you|yours?)\b", words, re.IGNORECASE)] == []


def test_a_tag_row_shows_its_effects_in_order_with_their_numbers() -> None:
    assert cells((LOSS, GONE)) == [{"icon": "loss", "text": "2"}, {"icon": "abjure-this", "text": ""}]
    assert cells((Effect("draw-discard", 2, 1),)) == [
        {"icon": "draw", "text": "2"},
        {"icon": "then", "text": ""},
        {"icon": "discard", "text": "1"},
    ]


def test_every_sign_of_every_tag_is_drawn() -> None:
    drawings = ASSETS / "art" / "cthulhu-realms"
    halves = [half for title in cards() for ability in title.abilities for half in ability.halves]
    signs = {cell["icon"] for half in halves for cell in cells(half)}
    assert {sign for sign in signs if not (drawings / f"icon-{sign}.svg").is_file()} == set()


def test_the_type_line_says_color_protection_and_type() -> None:
    assert type_line(card("follower")) == "Black Entity"
    assert (foot(card("follower")), foot(card("silver-key"))) == ("Entity", "Artifact")
    assert (type_line(card("rlyeh")), foot(card("rlyeh"))) == ("Green Sanctuary Location", "Sanctuary")
    assert (type_line(card("ghoul-warren")), foot(card("ghoul-warren"))) == ("Green Nexus Location", "Nexus")
    assert (type_line(card("carcosa")), foot(card("carcosa"))) == ("Yellow Location", "Location")


def test_the_remark_of_every_card_fits_its_foot() -> None:
    limits = {title.id: 24 if title.type == "location" else 32 for title in cards()}
    assert set(QUIPS) == set(limits)
    assert {card_id: quip for card_id, quip in QUIPS.items() if len(quip) > limits[card_id]} == {}
