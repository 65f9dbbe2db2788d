"""The texts of the cards are made from what the cards do and read like printed ones."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from engine.games.runes_and_regulations.definitions.card_text import ICONS, effect_text, rule_text
from engine.games.runes_and_regulations.definitions.faces import face
from engine.games.runes_and_regulations.definitions.reader import cards, read_card
from engine.games.runes_and_regulations.definitions.vocabulary import PRICES, TRIGGERS, WOULDS, Card, Step
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.files.card_file import read_list
from tests.engine.games.by_id import by_id

EXPECTED = tomllib.loads((Path(__file__).parent / "expected_texts.toml").read_text(encoding="utf-8"))
VERBS = {"DRAW", "DISCARD", "SPIN", "CAST", "SUMMON", "ACTIVATE", "HEX", "RESTORE", "DESTROY", "STEAL", "RETURN"}


def card(card_id: str) -> Card:
    return by_id(cards(), card_id)


def test_every_card_has_an_expected_text() -> None:
    assert [card.id for card in cards() if card.id not in EXPECTED] == []
    assert len(EXPECTED) == len(cards())


@pytest.mark.parametrize("card_id", EXPECTED)
def test_a_card_reads_like_a_printed_one(card_id: str) -> None:
    assert rule_text(card(card_id)) == EXPECTED[card_id]


def test_only_verbs_of_the_game_stand_in_capitals() -> None:
    """RR-4"""
    for data in cards():
        capitals = set(re.findall(r"\b[A-Z]{3,}(?=e?s?\b)", rule_text(data)))
        assert capitals <= VERBS | {"SACRIFICE"}, data.id


def test_the_phrase_of_the_trigger_is_left_out_where_the_pill_says_it() -> None:
    alley_cat = card("alley-cat")
    assert rule_text(alley_cat) == "If this Creature would be destroyed: RETURN this Creature instead."
    assert effect_text(alley_cat) == "RETURN this Creature instead."
    fields = face(alley_cat)["fields"]
    assert (fields["pill"], fields["pill_icon"]) == ("WOULD BE DESTROYED", "would")
    for card_id in ("garage-spell", "leash-law", "welcome-basket-program", "the-savior", "yeti-in-the-chest-freezer"):
        other = card(card_id)
        assert rule_text(other) == effect_text(other)
        assert not {"pill", "pill_icon"} & face(other)["fields"].keys()


def test_every_trigger_that_is_named_has_phrase_and_pill() -> None:
    named = set(TRIGGERS) - {"none", "cast", "becomes-active", "nefarious-neighbor-wins"}
    assert set(ICONS) == named
    assert all(say(f"trigger-{trigger}") and say(f"pill-{trigger}") for trigger in named)
    assert all(say(f"stopped-{trigger}") for trigger in WOULDS)


@pytest.mark.parametrize("token", PRICES)
def test_every_price_is_said_as_an_instruction(token: str) -> None:
    assert re.fullmatch(r"(DISCARD|SACRIFICE|HEX|DESTROY|RETURN|move) (a|2|this) .+", say(f"price-{token}"))


TARGETS = {
    "a Mythical Creature on any neighbor's Lawn": Step("hex", what="mythical", of="any-neighbor"),
    "up to 3 Runes, each from any neighbor's Fence": Step("steal", n=3, upto=True, what="rune", of="any-neighbor"),
    "another Creature from their Lawn": Step("return", who="each-player", what="other-creature"),
    "another Creature on your Lawn": Step("return", what="other-creature", of="you"),
    "all Hexed Creatures on each neighbor's Lawn": Step("destroy", n="all", what="hexed", of="each-neighbor"),
    "any number of Mythical Creatures on your Lawn": Step("hex", n="any", what="mythical"),
    "that Creature": Step("hex", what="that", of="that-neighbor"),
}


@pytest.mark.parametrize("words", TARGETS)
def test_a_target_is_named_with_number_and_place(words: str) -> None:
    step = TARGETS[words]
    assert find_effect_type(UNITS, step.do).phrase(card("alley-cat"), step, "") == words


# Cards that this edition does not have: the phrases are general.
OTHER_CARDS = {
    'deck = "rune"\ntrigger = "yours-would-be-hexed"\nprice = ["discard-1"]\n'
    'effect = [{ do = "nullify" }, { do = "return", what = "that", of = "you" }]': (
        "If a Mythical Creature on your Lawn would be hexed: DISCARD a card, then RETURN that Creature instead."
    ),
    'deck = "rune"\ntrigger = "you-would-discard"\neffect = [{ do = "nullify" }]': (
        "If you would DISCARD a card: Do not DISCARD."
    ),
    'deck = "rune"\ntrigger = "yours-would-be-stolen"\neffect = [{ do = "nullify" }, { do = "spin" }]': (
        "If a neighbor would STEAL a Creature from your Lawn: That Creature is not stolen. SPIN."
    ),
    'deck = "rune"\ntrigger = "yours-would-be-hexed"\n'
    'effect = [{ do = "nullify" }, { do = "hex", who = "each-neighbor", what = "mythical" }, { do = "draw" }]': (
        "If a Mythical Creature on your Lawn would be hexed: "
        "Each neighbor HEXes a Mythical Creature on their Lawn instead, if able. DRAW a card."
    ),
    'deck = "rune"\ntrigger = "neighbor-casts"\neffect = [{ do = "skip", who = "that-neighbor", phase = "summon", '
    'when = "next" }, { do = "hex", what = "mythical", of = "that-neighbor" }]': (
        "When a neighbor CASTs a Spell: That neighbor skips their next Summon phase. "
        "HEX a Mythical Creature on that neighbor's Lawn."
    ),
    'deck = "spell"\ntrigger = "cast"\nprice = ["sacrifice-1"]\n'
    'effect = [{ do = "summon", n = 2, upto = true, what = "other-creature", from = "main-discard" }]': (
        "SACRIFICE a Creature, then SUMMON up to 2 other Creatures from the Main discard pile onto your Lawn."
    ),
    'deck = "spell"\ntrigger = "cast"\neffect = [{ do = "hex", n = 3, upto = true, what = "mythical", of = "you" }, '
    '{ do = "draw", n = "that-many" }]': (
        "HEX up to 3 Mythical Creatures on your Lawn. DRAW a card for each one hexed."
    ),
    'deck = "regulation"\ntrigger = "continuous"\neffect = [{ do = "forbid", act = ["hex", "steal", "return"], '
    'who = "each-player", what = "creature", of = "each-player" }]': ("Creatures cannot be hexed, stolen or returned."),
    'deck = "regulation"\ntrigger = "continuous"\neffect = [{ do = "phase", phase = "cast", who = "each-player", '
    'n = 2 }, { do = "limit", which = "hand", who = "each-player", add = -1 }]': (
        "In their Cast phase, each player may CAST up to 2 Spells. Each player's hand limit is decreased by 1."
    ),
    'deck = "regulation"\ntrigger = "becomes-active"\neffect = [{ do = "return", who = "each-player", '
    'what = "creature" }, { do = "hex", who = "each-player", what = "mythical" }]': (
        "Each player RETURNs a Creature from their Lawn and HEXes a Mythical Creature on their Lawn, if able."
    ),
}


@pytest.mark.parametrize("text", OTHER_CARDS, ids=OTHER_CARDS.values())
def test_a_new_card_gets_its_words_from_the_same_phrases(text: str) -> None:
    head = '[[card]]\nid = "new"\nname = "New"\nset = "base"\ncopies = 1\n'
    [data] = read_list(head + text, "new.toml", "card", read_card)
    assert rule_text(data) == OTHER_CARDS[text]
