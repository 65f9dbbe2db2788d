"""Cards that players make for Nasty Neighbours: the forms, packs, and the position in which one is tried out."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.games import load
from engine.games.nasty_neighbours.definitions.forms import card_data, card_kinds, form_values, read_packs, try_out
from engine.games.nasty_neighbours.definitions.reader import NASTY, YARD, cards, read_card
from engine.games.nasty_neighbours.definitions.vocabulary import Card, Effect
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.effects.effect_type import AMOUNT
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.cards.packs import FormField, Pack, read_pack, write_pack
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from engine.kernel.scenarios import reader
from engine.kernel.scenarios.reader import ScenarioStep
from engine.kernel.scenarios.runner import ScenarioRunner
from tests.engine.games.own_cards import card_made, filled_in
from tests.sampling import examples

SLUG = "nasty-neighbours"
GAME = load(SLUG)
FORMS = {kind.key: kind.fields for kind in card_kinds()}
BBQ: dict[str, Any] = {"id": "bbq", "name": "Barbecue", "copies": 2, "when": "any-time", "effects": ["peek any 2"]}
KIOSK: dict[str, Any] = {"id": "kiosk", "name": "Kiosk", "kind": "wild", "copies": 1}


def read(kind: str, data: dict[str, Any]) -> Card:
    return read_card(kind, Reader("pets.toml", "pet", data))


def pack_of(kinds: dict[str, list[dict[str, Any]]], identity: str = "pets") -> Pack:
    """A pack, written to a file and read back."""
    pack = Pack(identity, "Pets", "", {SLUG: {kind: tuple(listed) for kind, listed in kinds.items()}})
    return read_pack(write_pack(pack), f"{identity}.toml")


# --- the forms -------------------------------------------------------------------------------------------------


@given(st.sampled_from([YARD, NASTY]), st.randoms(use_true_random=False))
@examples(1.5)
def test_a_form_gives_a_card_that_gives_the_form_again(kind: str, chooser: random.Random) -> None:
    data = card_data(kind, {"id": "pet", **filled_in(FORMS[kind], chooser)})
    values = form_values(kind, data)
    assert card_data(kind, values) == data
    assert form_values(kind, card_data(kind, values)) == values


@given(st.sampled_from([YARD, NASTY]), st.randoms(use_true_random=False))
@examples(1.5)
def test_a_form_is_a_card_or_refused_for_what_its_effects_mean_together(kind: str, chooser: random.Random) -> None:
    """Each single word of a form can stand in a card; only what the words mean together can be wrong."""
    data = card_data(kind, {"id": "pet", **filled_in(FORMS[kind], chooser)})
    try:
        face = GAME.workshop.read_pack_card(kind, Reader("pets.toml", "pet", data))
    except BadCard as error:
        assert "field 'effects': expected " in str(error)
        assert " only " in str(error)
    else:
        assert face["title"] == "Pet" and face["lines"][0][0]


def test_every_card_of_the_box_could_have_been_made_with_a_form() -> None:
    """NN-1.4"""
    for card in cards():
        kind = YARD if card.is_yard_card else NASTY
        facts = {"suit": card.suit, "number": card.number, "affects": card.affects, "when": card.when}
        data: dict[str, Any] = {"id": "pet", "name": "Pet", "copies": card.copies}
        data |= {key: value for key, value in facts.items() if value}
        data |= {"kind": card.kind} if kind == YARD else {}
        data |= {"effects": [written(effect) for effect in card.effects]} if card.effects else {}
        again = card_data(kind, form_values(kind, data))
        assert again == data
        made = read(kind, again)
        assert (made.kind, made.points, made.effects) == (card.kind, card.points, card.effects)


def written(effect: Effect) -> str:
    amount = [str(effect.amount)] if AMOUNT in find_effect_type(UNITS, effect.name).fields else []
    return " ".join(filter(None, [effect.name, effect.whom, *amount]))


def test_what_a_form_does_not_show_does_not_stand_in_the_card() -> None:
    values = {**form_values(YARD, KIOSK), "suit": "red", "number": 3, "effects": [{"effect": "reset", "amount": 1}]}
    assert card_data(YARD, values) == KIOSK


def test_every_choice_of_a_form_is_told_in_words_and_its_default_is_one_of_them() -> None:
    def every(fields: tuple[FormField, ...]) -> list[FormField]:
        return [one for field in fields for one in (field, *every(field.fields))]

    for field in every(FORMS[YARD]) + every(FORMS[NASTY]):
        assert field.label
        if field.kind == "choice":
            assert field.default in [value for value, _ in field.choices]
            assert all(words for _, words in field.choices)
        if field.kind == "number":
            assert field.low <= field.default <= field.high


# --- packs -----------------------------------------------------------------------------------------------------


def test_the_cards_of_packs_in_their_order() -> None:
    packs = [pack_of({NASTY: [BBQ], YARD: [KIOSK]}), pack_of({YARD: [{**KIOSK, "id": "bar", "name": "Bar"}]}, "bars")]
    assert [card.name for card in read_packs(packs, SLUG)] == ["Kiosk", "Barbecue", "Bar"]
    assert read_packs([], SLUG) == ()


@pytest.mark.parametrize("name", ["Home Security", "GOPHER TROUBLE", "red 7", "wild"])
def test_a_card_of_a_pack_has_a_name_of_its_own(name: str) -> None:
    with pytest.raises(BadCard, match="pets.toml: card 'bbq', field 'name': expected one that no other card has"):
        GAME.with_packs([pack_of({NASTY: [{**BBQ, "name": name}]})])


# --- trying a card out -----------------------------------------------------------------------------------------


def position(kind: str, data: dict[str, Any]) -> dict[str, Any]:
    card = read(kind, data)
    text = try_out(kind, card.id, (*cards(), card))
    assert reader.read(text, "trial").seats == ("Ada", "Ben", "Cora")
    return dict(tomllib.loads(text)["position"])


def test_a_nasty_neighbour_card_is_tried_out_from_the_hand_of_whoever_has_the_turn() -> None:
    tried = position(NASTY, BBQ)
    assert tried["Ada"]["nasty"] == ["bbq"]
    assert tried["table"]["draw_pile"] == []
    for player in ("Ada", "Ben", "Cora"):
        assert sum(entry.startswith("-") for entry in tried[player]["yard"]) >= 4
    assert tried["Ben"]["nasty"] and tried["Cora"]["nasty"]


def test_a_card_that_answers_an_instant_is_tried_out_with_one_to_come() -> None:
    assert position(NASTY, {**BBQ, "when": "instant"})["table"]["draw_pile"] == ["vandalized"]


def test_a_yard_card_is_tried_out_from_the_top_of_the_draw_pile() -> None:
    assert position(YARD, KIOSK)["table"]["draw_pile"] == ["kiosk"]


@pytest.mark.parametrize("number", range(1, 11))
def test_a_suit_card_to_be_tried_out_finds_two_of_its_number_in_a_row(number: int) -> None:
    """NN-4.1"""
    suit = {"id": "pet", "name": "Pet", "kind": "suit", "copies": 1, "suit": "red", "number": number}
    tried = position(YARD, suit)
    first, second, third = tried["Ada"]["yard"][:3]
    assert (first, second) == (f"blue-{number}", f"green-{number}") and third.startswith("-")
    placed = Counter(entry.removeprefix("-") for player in ("Ada", "Ben", "Cora") for entry in tried[player]["yard"])
    placed += Counter(tried["table"]["bin"])
    copies = {card.id: card.copies for card in cards()}
    assert all(count <= copies[name] for name, count in placed.items())
    assert all(len(tried[player]["yard"]) == 9 for player in ("Ada", "Ben", "Cora"))


def trial_of(kind: str, data: dict[str, Any]) -> ScenarioRunner:
    game = GAME.with_packs([pack_of({kind: [{**data, "id": "pet", "name": "Pet"}]})])
    return ScenarioRunner(reader.read(game.workshop.try_out(kind, "pet"), "trial"), game)


def take(trial: ScenarioRunner, **choice: Any) -> None:
    trial.take(ScenarioStep("now", {"seat": "Ada", **choice}, False, "", {}, (), ()))


@given(st.randoms(use_true_random=False))
@examples(0.4)
def test_every_nasty_neighbour_card_can_be_tried_out(chooser: random.Random) -> None:
    """NN-1.4 NN-8.2: Ada is asked first, and has somebody or something to use the card on."""
    data = card_made(GAME, NASTY, chooser)
    trial = trial_of(NASTY, data)
    if data["when"] == "instant":
        take(trial, do="pass")
        for other in ("Ben", "Cora"):
            take(trial, seat=other, do="pass")
        take(trial, do="draw")
    take(trial, do="play", card="pet")


@given(st.randoms(use_true_random=False))
@examples(0.4)
def test_every_yard_card_can_be_tried_out(chooser: random.Random) -> None:
    """NN-1.4 NN-3.1: Ada is asked first; unless Nasty Neighbour cards matter to the card, she draws it at once."""
    data = card_made(GAME, YARD, chooser)
    trial = trial_of(YARD, data)
    if any(effect.split(" ")[0] in ("take-card", "discard-card") for effect in data.get("effects", ())):
        for player in ("Ada", "Ben", "Cora"):
            take(trial, seat=player, do="pass")
    pile = trial.state.zones[GAME.layout.table_zone("draw_pile")]
    top = pile[-1]
    take(trial, do="draw")
    assert top not in trial.state.zones[GAME.layout.table_zone("draw_pile")]
    assert trial.state.table.rules.cards[top].id == "pet"


def test_only_a_card_that_is_there_can_be_tried_out() -> None:
    with pytest.raises(LookupError, match="there is no yard card 'bbq'"):
        try_out(YARD, "bbq", (*cards(), read(NASTY, BBQ)))
