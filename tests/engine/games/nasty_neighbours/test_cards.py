"""The card files: what they hold, and how a mistake in a card or in a file is told."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.games.nasty_neighbours.definitions.checks import check_total
from engine.games.nasty_neighbours.definitions.reader import NASTY, YARD, cards, read_card, read_deck, suits
from engine.games.nasty_neighbours.definitions.vocabulary import Card, Effect
from engine.kernel.files.card_file import Reader, check_unique
from engine.kernel.files.faults import BadCard
from tests.engine.games.by_id import by_id

# --- what there is ---------------------------------------------------------------------------------------------


def card(card_id: str) -> Card:
    return by_id(cards(), card_id)


def test_the_suits_have_two_of_each_number() -> None:
    """NN-1.1"""
    titles = [card for card in cards() if card.kind == "suit"]
    assert [(card.suit, card.number) for card in titles] == [
        (suit, number) for suit in ("blue", "brown", "green", "red", "yellow") for number in range(1, 11)
    ]
    assert {card.copies for card in titles} == {2}
    assert all(card.points == card.number and card.name == f"{card.suit.capitalize()} {card.number}" for card in titles)
    assert list(cards()[:50]) == titles


def test_wild_stumped_and_the_instant_actions_follow() -> None:
    """NN-1.2 NN-7.1"""
    others = [(card.name, card.kind, card.copies, card.points) for card in cards()[50:55]]
    assert others == [
        ("Wild", "wild", 8, 25),
        ("Stumped", "stumped", 6, 0),
        ("Vandalized", "instant", 4, 0),
        ("Nasty Dog", "instant", 4, 0),
        ("Eviction Notice", "instant", 4, 0),
    ]
    assert sum(card.copies for card in cards() if card.is_yard_card) == 126


def test_the_nasty_neighbour_deck_has_its_ten_cards_and_one_of_them_is_published() -> None:
    """NN-1.3 NN-8.5"""
    deck = {card.name: card.copies for card in cards() if not card.is_yard_card}
    assert deck == {
        "Home Security": 8,
        "Peeping Neighbour": 4,
        "Over the Fence": 4,
        "Gopher Trouble": 4,
        "Garden Gnome Shuffle": 4,
        "Noise Complaint": 3,
        "Borrowed Tools": 3,
        "Sprinkler Mishap": 4,
        "Dumpster Dive": 3,
        "Yard Sale": 3,
    }
    assert list(deck) == [card.name for card in cards()[55:]]
    assert [card.id for card in cards() if card.published and not card.is_yard_card] == ["home-security"]
    assert all(card.published for card in cards() if card.is_yard_card)


def test_when_the_cards_may_be_played_and_whom_the_instants_affect() -> None:
    """NN-5.1 NN-5.2 NN-5.3 NN-8.5"""
    timing = Counter(card.when for card in cards() if card.kind == "nasty")
    assert timing == {"any-time": 8, "instant": 1, "before-drawing": 1}
    assert (card("home-security").when, card("dumpster-dive").when) == ("instant", "before-drawing")
    assert [card.affects for card in cards() if card.kind == "instant"] == ["you", "other", "other"]
    assert card("vandalized").effects == card("nasty-dog").effects == (Effect("reset", "target"),)
    assert card("peeping-neighbour").effects == (Effect("peek", "any", 2),)


def test_each_suit_has_a_thing_and_a_letter_of_its_own() -> None:
    assert [(suit.thing, suit.letter) for suit in suits()] == [
        ("pool", "P"),
        ("doghouse", "D"),
        ("hedge", "H"),
        ("letterbox", "L"),
        ("sunflower", "S"),
    ]


def test_every_title_has_an_id_of_its_own() -> None:
    assert len({card.id for card in cards()}) == len(cards()) == 65


# --- players' own cards ----------------------------------------------------------------------------------------

BASE = 'id = "bbq"\nname = "Barbecue"\ncopies = 1\n'
NASTY_BASE = BASE + 'when = "any-time"\n'
INSTANT_BASE = BASE + 'kind = "instant"\naffects = "other"\n'
PICTURE = 'picture = { backdrop = "dusk", backdrop_color = "plum", thing = "gnome", thing_color = "red" }\n'


def read(kind: str, text: str) -> Card:
    data: dict[str, Any] = tomllib.loads(text)
    return read_card(kind, Reader("barbecue.toml", str(data.get("id", "?")), data))


def test_a_nasty_neighbour_card_of_players() -> None:
    own = read(NASTY, NASTY_BASE + 'effects = ["peek own", "draw-card 3", "swap-seats other"]\n' + PICTURE)
    assert own.effects == (Effect("peek", "own", 1), Effect("draw-card", "", 3), Effect("swap-seats", "other"))
    assert (own.kind, own.when, own.published, own.picture["thing"]) == ("nasty", "any-time", False, "gnome")


def test_yard_cards_of_players_count_what_cards_of_their_kind_count() -> None:
    """NN-7.1"""
    flamingo = read(YARD, BASE + 'kind = "suit"\nsuit = "red"\nnumber = 9\n')
    assert (flamingo.suit, flamingo.number, flamingo.points) == ("red", 9, 9)
    assert read(YARD, BASE + 'kind = "wild"').points == 25
    assert read(YARD, BASE + 'kind = "stumped"').points == 0
    instant = read(YARD, BASE + 'kind = "instant"\naffects = "others"\neffects = ["turn-down target"]')
    assert (instant.affects, instant.effects) == ("others", (Effect("turn-down", "target"),))


def test_an_answer_to_an_instant_may_do_something_else_than_cancel_it() -> None:
    own = read(NASTY, BASE + 'when = "instant"\neffects = ["draw-card 2"]')
    assert own.when == "instant"


BAD_NASTY = {
    NASTY_BASE: "field 'effects': expected a list of effects, found 'nothing'",
    NASTY_BASE + "effects = []": "field 'effects': expected a list of effects, found []",
    NASTY_BASE + 'effects = "peek any"': "field 'effects': expected a list of effects",
    NASTY_BASE + "effects = [3]": "field 'effects': expected an effect of: reset, swap-seats, peek, ",
    NASTY_BASE + 'effects = ["eat"]': "expected an effect of: reset, swap-seats, peek, ",
    NASTY_BASE + 'effects = ["peek"]': "peek with one of own, other, any and a whole number from 1 to 4",
    NASTY_BASE + 'effects = ["reset any"]': "expected reset with one of own, other, target, found 'reset any'",
    NASTY_BASE + 'effects = ["peek any 5"]': "other, any and a whole number from 1 to 4, found 'peek any 5'",
    NASTY_BASE + 'effects = ["peek any many"]': "peek with one of own, other, any and a whole number from 1 to 4",
    NASTY_BASE + 'effects = ["turn-up any 2"]': "expected turn-up with one of own, other, any, target, found",
    NASTY_BASE + 'effects = ["draw-card own 2"]': "expected draw-card with a whole number from 1 to 4",
    NASTY_BASE + 'effects = ["reset target"]': "expected no effect on the target (only Instant Actions have one)",
    NASTY_BASE + 'effects = ["cancel"]': "expected cancel only alone, on a card with when = 'instant', found when = ",
    NASTY_BASE + 'effects = ["dive"]': "expected dive only on a card with when = 'before-drawing'",
    NASTY_BASE + 'effects = ["swap-seats other", "peek own"]': "expected swap-seats only as the last effect",
    NASTY_BASE + f"effects = {['peek any'] * 4}": "expected one to 3 effects, found 4",
    BASE + 'when = "instant"\neffects = ["cancel", "peek any"]': "expected cancel only alone",
    BASE + 'when = "before-drawing"\neffects = ["dive", "peek any"]': "expected dive only as the last effect",
    BASE + 'when = "noon"\neffects = ["peek any"]': "field 'when': expected one of any-time, instant, before-drawing",
    NASTY_BASE + 'effects = ["peek any"]\nprice = 3': "field 'price': not known; expected one of id, name, copies, ",
    NASTY_BASE + 'effects = ["peek any"]\npublished = true': "field 'published': not known",
    NASTY_BASE + 'effects = ["peek any"]\npicture = { thing = "tank" }': "card 'bbq: picture', field 'backdrop'",
    NASTY_BASE.replace("= 1", "= 9") + 'effects = ["peek any"]': "field 'copies': expected a whole number from 1 to 8",
    NASTY_BASE.replace("Barbecue", "Barbecue " * 5) + 'effects = ["peek any"]': "field 'name': expected a name of ",
    NASTY_BASE.replace("Barbecue", "A much too long Barbecue!") + 'effects = ["peek any"]': "at most 24 characters",
    NASTY_BASE.replace("Barbecue", "[[3|x]]") + 'effects = ["peek any"]': "field 'name': expected a name without",
    NASTY_BASE.replace("bbq", "B B Q") + 'effects = ["peek any"]': "field 'id': expected small letters, digits and ",
}

BAD_YARD = {
    BASE: "field 'kind': expected one of suit, wild, stumped, instant, found 'nothing'",
    BASE + 'kind = "nasty"': "field 'kind': expected one of suit, wild, stumped, instant, found 'nasty'",
    BASE + 'kind = "suit"\nsuit = "pink"\nnumber = 3': "field 'suit': expected one of blue, brown, green, red, yellow",
    BASE + 'kind = "suit"\nsuit = "red"\nnumber = 11': "field 'number': expected a whole number from 1 to 10, found 11",
    BASE + 'kind = "suit"\nsuit = "red"': "field 'number': expected a whole number from 1 to 10, found 'nothing'",
    BASE + 'kind = "wild"\nnumber = 3': "field 'number': not known",
    BASE + 'kind = "stumped"\neffects = ["reset target"]': "field 'effects': not known",
    BASE + 'kind = "instant"\neffects = ["reset target"]': "field 'affects': expected one of you, other, others",
    INSTANT_BASE + 'effects = ["reset own"]': "expected effects on the target (or draw-card) on an Instant Action",
    INSTANT_BASE + 'effects = ["cancel"]': "expected effects on the target (or draw-card) on an Instant Action",
    INSTANT_BASE + 'effects = ["draw-card 2"]': "expected draw-card only where the card affects you, found other",
    INSTANT_BASE.replace("other", "you") + 'effects = ["take-card target"]': "expected take-card only where the card",
    INSTANT_BASE.replace("other", "others") + 'effects = ["swap-seats target"]': "expected swap-seats only where the",
    INSTANT_BASE + 'effects = ["swap-seats target", "reset target"]': "expected swap-seats only as the last effect",
}


@pytest.mark.parametrize(
    ("kind", "text", "told"),
    [(NASTY, text, told) for text, told in BAD_NASTY.items()] + [(YARD, text, told) for text, told in BAD_YARD.items()],
)
def test_a_bad_card_is_refused_with_file_card_and_field(kind: str, text: str, told: str) -> None:
    with pytest.raises(BadCard) as caught:
        read(kind, text)
    assert str(caught.value).startswith("barbecue.toml: card '")
    assert told in str(caught.value)


def test_there_are_two_kinds_of_cards() -> None:
    with pytest.raises(BadCard, match="expected a card of the kind yard or nasty, found 'weather'"):
        read("weather", BASE)


# --- files of the box ------------------------------------------------------------------------------------------


def test_a_deck_of_the_box_holds_nothing_but_cards() -> None:
    with pytest.raises(BadCard, match="nasty.toml: field 'crad': expected nothing but entries below"):
        read_deck(NASTY, "[[crad]]\nid = 'x'", "nasty.toml")
    with pytest.raises(BadCard, match="field 'id': expected an id used once"):
        read_deck(YARD, f"[[card]]\n{BASE}kind = 'wild'\n[[card]]\n{BASE}kind = 'wild'", "yard.toml")


def test_a_card_of_the_box_has_a_drawing_and_no_parts_of_one() -> None:
    with pytest.raises(BadCard, match="field 'picture': not known"):
        read_deck(NASTY, f"[[card]]\n{NASTY_BASE}effects = ['peek any']\n{PICTURE}", "nasty.toml")


def test_a_deck_that_lacks_a_card_and_a_name_used_twice_are_told() -> None:
    """NN-1.2 NN-1.3"""
    with pytest.raises(BadCard, match="nasty.toml: all cards, field 'copies': expected 40 cards together, found 37"):
        check_total("nasty.toml", cards()[55:-1], 40)
    again = replace(card("yard-sale"), id="garage-sale")
    with pytest.raises(BadCard, match="card 'garage-sale', field 'name': expected one that no other card has"):
        check_unique("nasty.toml", (*cards(), again))
