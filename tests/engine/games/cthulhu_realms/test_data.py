"""The card files: what they hold, and how a mistake in a card or in a file is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.games.cthulhu_realms.definitions.reader import Card, Effect, cards, read_card, read_cards
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from tests.engine.games.by_id import by_id

# --- what there is ---------------------------------------------------------------------------------------------


def card(card_id: str) -> Card:
    return by_id(cards(), card_id)


def test_the_starters_come_first_in_their_published_numbers() -> None:
    """CR-1.1 CR-1.4"""
    starters = [(card.id, card.copies, card.per_player) for card in cards() if card.starter]
    assert starters == [("follower", 24, 6), ("goon", 8, 2), ("initiate", 10, 2)]
    assert [card.starter for card in cards()] == [True] * 3 + [False] * 40
    assert {card.color for card in cards()[:3]} == {"black"}


def test_the_general_deck_is_66_cards_with_as_many_of_each_color() -> None:
    """CR-1.2 CR-1.4"""
    colors: Counter[str] = Counter()
    for title in cards()[3:]:
        colors[title.color] += title.copies
    assert colors == {"green": 22, "yellow": 22, "purple": 22}
    assert {card.type for card in cards()} == {"entity", "artifact", "location"}


def test_every_title_has_an_id_of_its_own() -> None:
    assert len({card.id for card in cards()}) == len(cards()) == 43


def test_only_locations_have_a_sanity_value_and_every_location_has_one() -> None:
    """CR-1.4"""
    assert {card.id for card in cards() if card.sanity} == {card.id for card in cards() if card.type == "location"}
    shields = Counter(card.shield for card in cards() if card.type == "location")
    assert shields == {"": 6, "sanctuary": 4, "nexus": 3}


def test_the_cards_with_published_facts_are_marked() -> None:
    marked = [card.id for card in cards() if card.is_published]
    assert marked == [
        "follower",
        "goon",
        "initiate",
        "deep-one",
        "ghoul",
        "mi-go",
        "rlyeh",
        "dagon",
        "cthulhu",
        "the-yellow-sign",
        "nyarlathotep",
        "the-king-in-yellow",
        "arkham-asylum",
        "terrible-old-man",
        "yithian",
    ]
    assert card("rlyeh").published_facts == ("name", "copies")
    assert not card("innsmouth").is_published


def test_an_ability_has_its_needs_and_one_half_or_two() -> None:
    """CR-3.3 CR-4.10"""
    [first, second, third] = card("nyarlathotep").abilities
    assert first.either and first.halves == ((Effect("power", 3),), (Effect("loss", 4),))
    assert not second.either and second.needs == ("yellow",)
    assert third.needs == ("green", "discard") and third.halves == ((Effect("loss", 3),),)


def test_effects_stand_in_the_order_in_which_they_happen() -> None:
    [ability] = card("initiate").abilities
    assert ability.halves[1] == (Effect("loss", 2), Effect("abjure-this"))
    assert card("pallid-mask").abilities[0].halves == ((Effect("draw-discard", 1, 1),),)


def test_a_card_without_prerequisites_need_not_say_so() -> None:
    assert read({"abilities": [{"do": ["draw 2"]}]}).abilities[0].needs == ()


# --- mistakes in a card ------------------------------------------------------------------------------------------

PET: dict[str, Any] = {
    "id": "pet",
    "name": "Pet",
    "color": "green",
    "type": "entity",
    "cost": 3,
    "copies": 2,
    "abilities": [{"needs": ["yellow"], "do": ["loss 2"]}],
}
SHED = PET | {"id": "shed", "name": "Shed", "type": "location", "sanity": 5}
NOTHING = object()


def read(change: dict[str, Any], base: dict[str, Any] = PET, starter: bool = False) -> Card:
    data = {key: value for key, value in (base | change).items() if value is not NOTHING}
    return read_card(Reader("pets.toml", str(base["id"]), data), starter)


BAD_CARDS: list[tuple[dict[str, Any], str]] = [
    ({"colour": "green"}, "field 'colour': not known; expected one of id, name, color, type, cost, copies, sanity"),
    ({"art": "A pet."}, "field 'art': not known"),
    ({"per_player": 2}, "field 'per_player': not known"),
    ({"id": NOTHING}, "field 'id': expected a text, found 'nothing'"),
    ({"id": "../pet"}, "field 'id': expected small letters, digits and dashes, found '../pet'"),
    ({"id": "Pet"}, "field 'id': expected small letters, digits and dashes, found 'Pet'"),
    ({"name": ""}, "field 'name': expected a text, found ''"),
    ({"color": "blue"}, "field 'color': expected one of green, yellow, purple, black, found 'blue'"),
    ({"color": ["green"]}, "field 'color': expected one of green, yellow, purple, black, found ['green']"),
    ({"type": "spell"}, "field 'type': expected one of entity, artifact, location, found 'spell'"),
    ({"cost": 0}, "field 'cost': expected a whole number from 1 to 9, found 0"),
    ({"cost": 10}, "field 'cost': expected a whole number from 1 to 9, found 10"),
    ({"cost": "3"}, "field 'cost': expected a whole number from 1 to 9, found '3'"),
    ({"cost": True}, "field 'cost': expected a whole number from 1 to 9, found True"),
    ({"copies": 6}, "field 'copies': expected a whole number from 1 to 5, found 6"),
    ({"copies": 0}, "field 'copies': expected a whole number from 1 to 5, found 0"),
    ({"sanity": 4}, "field 'sanity': expected nothing with type = entity, found 4"),
    ({"shield": "nexus"}, "field 'shield': expected nothing with type = entity, found 'nexus'"),
    ({"type": "location"}, "field 'sanity': expected a whole number from 1 to 9, found 'nothing'"),
    ({"type": "location", "sanity": 0}, "field 'sanity': expected a whole number from 1 to 9, found 0"),
    ({"type": "location", "sanity": 12}, "field 'sanity': expected a whole number from 1 to 9, found 12"),
    ({"type": "location", "sanity": 4, "shield": "roof"}, "field 'shield': expected one of sanctuary, nexus"),
    ({"published_facts": ["art"]}, "field 'published_facts': expected a list of different words of: name, "),
    ({"abilities": NOTHING}, "field 'abilities': expected one ability or more, found 'nothing'"),
    ({"abilities": []}, "field 'abilities': expected one ability or more, found []"),
    ({"abilities": "draw 1"}, "field 'abilities': expected a list of tables, found 'draw 1'"),
    ({"abilities": [{"do": ["draw 1"]}] * 5}, "expected at most 4 tag rows (an either/or takes two), found 5"),
    (
        {"abilities": [{"either": [["draw 1"], ["loss 1"]]}] * 2 + [{"do": ["draw 1"]}]},
        "field 'abilities': expected at most 4 tag rows (an either/or takes two), found 5",
    ),
    ({"ruling": 3}, "field 'ruling': expected a text, found 3"),
]


@pytest.mark.parametrize(("change", "expected"), BAD_CARDS, ids=[expected for _, expected in BAD_CARDS])
def test_a_bad_card_is_refused_with_file_card_and_field(change: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadCard) as caught:
        read(change)
    assert str(caught.value).startswith("pets.toml: card 'pet', field ")
    assert expected in str(caught.value)


LIST = "'do': expected a list of effects, found "
BAD_ABILITIES: list[tuple[dict[str, Any], str]] = [
    ({"if": ["green"], "do": ["draw 1"]}, "'if': not known; expected one of needs, do, either"),
    ({"needs": ["green"]}, "'do': expected either do, a list of effects, or either, two lists of effects"),
    ({"do": ["draw 1"], "either": [["draw 1"], ["loss 1"]]}, "'do': expected either do, a list of effects, or either"),
    ({"needs": "green", "do": ["draw 1"]}, "'needs': expected a list of different words of: green, yellow, purple"),
    ({"needs": ["pink"], "do": ["draw 1"]}, "'needs': expected a list of different words of: green, yellow, purple"),
    ({"needs": ["green", "green"], "do": ["draw 1"]}, "'needs': expected a list of different words of: green"),
    ({"needs": ["green", "entity", "abjure"], "do": ["draw 1"]}, "'needs': expected at most 2 prerequisites"),
    ({"do": []}, LIST + "[]"),
    ({"do": "draw 1"}, LIST + "'draw 1'"),
    ({"do": ["dance 1"]}, "'do': expected an effect of: power, sanity, loss, draw, discard, draw-discard, abjure, "),
    ({"do": [1]}, "found 1"),
    ({"do": ["Draw 1"]}, "found 'Draw 1'"),
    ({"do": ["draw"]}, "'do': expected draw with a whole number from 1 to 9, found 'draw'"),
    ({"do": ["draw 0"]}, "'do': expected draw with a whole number from 1 to 9, found 'draw 0'"),
    ({"do": ["loss 10"]}, "'do': expected loss with a whole number from 1 to 9, found 'loss 10'"),
    ({"do": ["loss -1"]}, "'do': expected loss with a whole number from 1 to 9, found 'loss -1'"),
    ({"do": ["loss two"]}, "'do': expected loss with a whole number from 1 to 9, found 'loss two'"),
    ({"do": ["loss \u00b2"]}, "'do': expected loss with a whole number from 1 to 9, found 'loss \u00b2'"),
    ({"do": ["loss  2"]}, "'do': expected loss with a whole number from 1 to 9, found 'loss  2'"),
    ({"do": ["draw-discard 1"]}, "'do': expected draw-discard with a whole number from 1 to 9 and a whole number"),
    ({"do": ["abjure-this 1"]}, "'do': expected abjure-this alone, found 'abjure-this 1'"),
    ({"do": ["abjure-this", "loss 2"]}, "'do': expected abjure-this only as the last effect of its list"),
    ({"do": ["abjure-this", "abjure-this"]}, "'do': expected abjure-this only as the last effect of its list"),
    ({"either": [["draw 1"]]}, "'either': expected two lists of effects, found [['draw 1']]"),
    ({"either": [["draw 1"], ["loss 1"], ["loss 2"]]}, "'either': expected two lists of effects"),
    ({"either": "draw 1"}, "'either': expected two lists of effects, found 'draw 1'"),
    ({"either": ["draw 1", "loss 1"]}, "'either': expected a list of effects, found 'draw 1'"),
    ({"either": [["draw 1"], []]}, "'either': expected a list of effects, found []"),
    ({"either": [["draw 1"], ["draw 1"]]}, "'either': expected two halves that differ"),
    ({"either": [["draw 1"], ["abjure-this", "loss 1"]]}, "'either': expected abjure-this only as the last effect"),
    ({"do": ["draw 1", "loss 1", "power 1", "sanity 1", "abjure 1"]}, "'do': expected at most 4 signs in a tag row"),
    (
        {"needs": ["green", "abjure"], "do": ["draw-discard 1 1"]},
        "'do': expected at most 4 signs in a tag row (prerequisites and effects; draw-discard is three), found 5",
    ),
]


@pytest.mark.parametrize(("ability", "expected"), BAD_ABILITIES, ids=[expected for _, expected in BAD_ABILITIES])
def test_a_bad_ability_is_refused_with_its_place_on_the_card(ability: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadCard) as caught:
        read({"abilities": [{"do": ["power 1"]}, ability]})
    assert str(caught.value).startswith("pets.toml: card 'pet: abilities[1]', field '")
    assert expected in str(caught.value)


def test_a_starter_is_black_and_says_how_many_each_player_has() -> None:
    """CR-1.1 CR-1.4"""
    assert read({"color": "black", "per_player": 2}, starter=True).per_player == 2
    with pytest.raises(BadCard, match="field 'color': expected black \\(all starters are\\), found 'green'"):
        read({"per_player": 2}, starter=True)
    with pytest.raises(BadCard, match="field 'per_player': expected a whole number from 1 to 10, found 'nothing'"):
        read({"color": "black"}, starter=True)


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["entity", "location", "green", "abjure", "draw 1", "abjure-this", "draw-discard 1 1"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["needs", "do", "either"]), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*SHED, "shield", "ruling", "published_facts"]), ANYTHING, min_size=1))
def test_whatever_a_card_file_holds_it_is_a_card_or_one_sentence(change: dict[str, Any]) -> None:
    try:
        made = read(change, SHED)
    except BadCard as refused:
        assert str(refused).startswith("pets.toml: card 'shed")
        assert "field '" in str(refused) and "expected" in str(refused)
    else:
        assert made.abilities and made.name and 1 <= made.sanity <= 9


# --- mistakes in a file ------------------------------------------------------------------------------------------

ONE = 'color = "green"\ntype = "entity"\ncost = 1\ncopies = 1\nabilities = [{ do = ["loss 1"] }]\n'


def test_a_file_of_cards_is_read_in_its_order() -> None:
    text = f'[[card]]\nid = "b"\nname = "B"\n{ONE}\n[[card]]\nid = "a"\nname = "A"\n{ONE}'
    assert [card.id for card in read_cards(text, "pack.toml")] == ["b", "a"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "pack.toml: field 'card': expected one card or more, each below a line [[card]], found none"),
        ("card = []", "pack.toml: field 'card': expected one card or more"),
        ("[[card]", "pack.toml: not readable as TOML: "),
        (f'[card]\nid = "a"\nname = "A"\n{ONE}', "pack.toml: field 'card': expected nothing but cards, each"),
        ("card = 3", "pack.toml: field 'card': expected nothing but cards"),
        ("card = [3]", "pack.toml: field 'card': expected nothing but cards"),
        ("[[crad]]", "pack.toml: field 'crad': expected nothing but cards, each below a line [[card]]"),
        (f'[[card]]\nname = "A"\n{ONE}', "pack.toml: card 'card number 1', field 'id': expected a text"),
        (
            f'[[card]]\nid = "a"\nname = "A"\n{ONE}\n[[card]]\nid = "a"\nname = "B"\n{ONE}',
            "pack.toml: card 'a', field 'id': expected an id used once, found it twice",
        ),
        (
            f'[[card]]\nid = "a"\nname = "Same"\n{ONE}\n[[card]]\nid = "b"\nname = "same"\n{ONE}',
            "pack.toml: card 'b', field 'name': expected one that no other card has, found 'same' again",
        ),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(text: str, expected: str) -> None:
    with pytest.raises(BadCard) as caught:
        read_cards(text, "pack.toml")
    assert str(caught.value).startswith(expected)
