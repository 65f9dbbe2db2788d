"""The card files: read with checks, put into words, shown as they are now."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from engine.games.nefarious.definitions.reader import inventions, read_invention, read_twist, twists
from engine.games.nefarious.layout import FIRST_ACTION, FIRST_TWIST
from engine.kernel.files.card_file import read_list
from engine.kernel.files.faults import BadCard
from tests.engine.games.nefarious.lab import GAME, Lab

SCENARIOS = Path(__file__).resolve().parents[3] / "scenarios" / "nefarious"


# --- reading ---------------------------------------------------------------------------------------------------

KRAKEN = 'number = 1\nid = "kraken"\nname = "Kraken"\nconfirmed = true\ncost = 16\npoints = 6\n'
BAD_INVENTIONS = {
    KRAKEN.replace("16", '"16"'): "card 'kraken', field 'cost': expected a whole number from 0 to 999, found '16'",
    KRAKEN.replace("= 16", "= -16"): "card 'kraken', field 'cost': expected a whole number from 0 to 999, found -16",
    KRAKEN.replace('"Kraken"', '""'): "card 'kraken', field 'name': expected a text",
    KRAKEN.replace("true", '"yes"'): "card 'kraken', field 'confirmed': expected true or false, found 'yes'",
    KRAKEN + "price = 3": "card 'kraken', field 'price': not known; expected one of number, id, name",
    KRAKEN + 'self = "draw"': "card 'kraken', field 'self': expected a list of tables",
    KRAKEN + 'self = [{ do = "eat", amount = 1 }]': "card 'kraken: self[0]', field 'do': expected one of draw, discard",
    KRAKEN + 'self = [{ do = "draw" }]': "card 'kraken: self[0]', field 'amount': expected a whole number from 1 to 99",
    KRAKEN + 'self = [{ do = "draw", amount = "all" }]': "field 'amount': expected a whole number (only discard and",
    KRAKEN + 'others = [{ do = "draw", amount = 1, per = "day" }]': "field 'per': expected one of ",
    KRAKEN + 'others = [{ do = "draw", amount = 1, by = 2 }]': "field 'by': not known",
    KRAKEN + 'points_per = "spies"': "field 'points_per': expected one of ",
    KRAKEN + '[[invention]]\nid = "kraken"': "card 'kraken', field 'id': expected an id used once, found it twice",
    KRAKEN + "cost = 3": "inventions.toml: not readable as TOML",
}


@pytest.mark.parametrize("text", BAD_INVENTIONS)
def test_a_bad_invention_is_refused_with_file_card_and_field(text: str) -> None:
    with pytest.raises(BadCard) as caught:
        read_list("[[invention]]\n" + text, "inventions.toml", "invention", read_invention)
    assert str(caught.value).startswith("inventions.toml: ")
    assert BAD_INVENTIONS[text] in str(caught.value)


GRANTS = 'number = 1\nid = "grants"\nname = "Grants"\nconfirmed = false\n'
BAD_TWISTS = {
    GRANTS: "card 'grants', field 'does': expected does or changes",
    GRANTS + "changes = 3": "field 'changes': expected a table",
    GRANTS + "changes = { taxes = 3 }": "card 'grants: changes', field 'taxes': not known; expected one of ",
    GRANTS + 'changes = { goal = "many" }': "card 'grants: changes', field 'goal': expected a whole number",
    GRANTS + 'does = [{ at = "noon", do = "gain", amount = 1 }]': "field 'at': expected one of turn_start",
    GRANTS + 'does = [{ at = "research", do = "gain" }]': "card 'grants: does[0]', field 'amount'",
    GRANTS + 'does = [{ at = "research", if = "rich", do = "gain", amount = 1 }]': "field 'if': expected one of ",
    GRANTS + 'does = [{ at = "research", to = "me", do = "gain", amount = 1 }]': "field 'to': expected one of self",
    GRANTS + 'does = [{ at = "spy_placed", do = "discard", amount = 1 }]': "field 'do': expected draw, gain or lose",
    GRANTS + 'does = [{ at = "research", do = "gain", amount = 1, per = "spies_here" }]': "field 'per': expected ",
}


@pytest.mark.parametrize("text", BAD_TWISTS)
def test_a_bad_twist_is_refused_with_file_card_and_field(text: str) -> None:
    with pytest.raises(BadCard) as caught:
        read_list("[[twist]]\n" + text, "twists.toml", "twist", read_twist)
    assert str(caught.value).startswith("twists.toml: ")
    assert BAD_TWISTS[text] in str(caught.value)


def test_the_files_hold_what_there_is() -> None:
    """NF-1.1"""
    assert [card.number for card in inventions()] == list(range(1, 65))
    assert [card.number for card in twists()] == list(range(1, 37))
    assert sum(card.confirmed for card in inventions()) == 14
    assert {twist.name for twist in twists() if twist.confirmed} == {
        "Cheap Fusion Power",
        "Parallel Universe",
        "Private Funding",
    }


def test_every_twist_is_in_force_in_a_scenario() -> None:
    """NF-1.4"""
    played: set[str] = set()
    for file in SCENARIOS.glob("*.toml"):
        position = tomllib.loads(file.read_text(encoding="utf-8")).get("position", {})
        played.update(position.get("table", {}).get("twists", []))
    assert played == {twist.name for twist in twists()}


# --- words on the cards ------------------------------------------------------------------------------------------

TEXTS = {
    "Kraken": [],
    "Panacea": ["Draw 1 card. Gain $1. Place 1 Spy."],
    "Universal Solvent": ["Others: discard 1 card, lose $1 and take back 1 Spy."],
    "Shrink Ray": ["Discard 1 card.", "Others: discard 1 card."],
    "Moon Base": ["Gain $3 per card in your hand. Discard your whole hand."],
    "Time Probe": ["Gain $1 per Spy of yours on the board."],
    "Robot Doubles": ["Place 1 Spy per Invention you have in play."],
    "Brain Swapper": ["Draw 1 card per Invention you have in play. Discard 1 card per Invention you have in play."],
    "Secret Hideout": ["Worth 1 point per Invention you have in play."],
    "Concentrated Brain Juice": ["Draw 2 cards."],
}


@pytest.mark.parametrize("name", TEXTS)
def test_the_text_of_an_invention_says_what_it_does(name: str) -> None:
    """NF-5.2 NF-5.3"""
    [face] = [face for face in GAME.shows.faces() if face["title"] == name]
    assert [text for text, _ in face["lines"]] == TEXTS[name]


def test_every_twist_has_a_text_of_its_own() -> None:
    """NF-1.4"""
    texts = [face["lines"][0][0] for face in GAME.shows.faces() if face["kind"] == "twist"]
    assert len(set(texts)) == 36
    assert all(not text[0].islower() and text.endswith(".") for text in texts)
    assert not any("--" in text or "  " in text for text in texts)


# --- faces now ----------------------------------------------------------------------------------------------------


def fields(lab: Lab, seat: str, name: str) -> dict[str, int]:
    card = GAME.positions.find_cards(lab.state.table, name)[0]
    found: dict[str, int] = GAME.shows.face(lab.view(seat), card)["fields"]
    return found


def test_a_card_in_hand_shows_its_price_now_and_what_is_missing() -> None:
    """NF-7.9"""
    lab = Lab(A={"money": 5, "hand": ["Antigravity Suit", "Kraken"]}, B={}, twists=["Cheap Fusion Power"])
    suit, kraken = fields(lab, "A", "Antigravity Suit"), fields(lab, "A", "Kraken")
    assert (suit["cost"], suit["cost_now"], suit["needs"]) == (9, 5, 0)
    assert (kraken["cost"], kraken["cost_now"], kraken["needs"]) == (16, 8, 3)


def test_a_card_in_play_shows_its_points_now() -> None:
    """NF-5.5 NF-6.1"""
    lab = Lab(A={"inventions": ["Secret Hideout", "Virus"]}, B={}, twists=["Popularisation of Science"])
    assert fields(lab, "B", "Secret Hideout")["points_now"] == 3
    assert fields(lab, "B", "Virus")["points_now"] == 3


def test_a_hand_is_not_looked_into_by_others() -> None:
    """NF-1.2: what A lacks for a card is nobody else's business."""
    lab = Lab(A={"money": 0, "hand": ["Kraken"]}, B={})
    assert "needs" in fields(lab, "A", "Kraken")
    assert "needs" not in fields(lab, "B", "Kraken")


def test_what_a_card_costs_does_not_matter_when_it_is_set_aside() -> None:
    """NF-7.10: Quarterly Planning lets a card be chosen that is paid later."""
    lab = Lab(A={"money": 0, "hand": ["Kraken", "Virus"]}, B={}, twists=["Quarterly Planning"])
    assert lab.view("A").question is not None
    assert "needs" not in fields(lab, "A", "Kraken")


@pytest.mark.parametrize(
    ("twists", "research", "work"),
    [
        ([], "Draw 1 card and gain $2.", "Gain $4."),
        (["Animal Rights"], "Draw 1 card.", "Gain $4."),
        (["Ancient Prophecies", "Fire, Water and White Mice"], "Draw 2 cards and gain $2.", "Gain $6."),
    ],
)
def test_action_cards_say_what_they_give_now(twists: list[str], research: str, work: str) -> None:
    """NF-3.2 NF-3.3"""
    lab = Lab(A={}, B={}, twists=twists)
    cards = lab.view("A").zone("actions", 0)
    texts = [GAME.shows.face(lab.view("A"), card)["lines"][0][0] for card in cards]
    assert texts[2:] == [research, work]


def test_the_instances_of_the_box_are_numbered_by_its_cards() -> None:
    """NF-1.1"""
    assert (len(inventions()), len(inventions()) + len(twists())) == (FIRST_TWIST, FIRST_ACTION)
