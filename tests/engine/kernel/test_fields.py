"""Fields of cards: one description is read, checked for players' own cards, and shown in a form."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.kernel.cards.effect_types import EffectType, effect_fields, read_text, text_from_form, text_to_form
from engine.kernel.cards.fields import FieldSpec, form_fields, from_form, read_fields, to_form
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard

AMOUNT = FieldSpec("amount", range(1, 100), "Amount", own=range(1, 10))
MANY = FieldSpec("amount", range(1, 100), "Amount", own=range(5, 21))
WHOSE = FieldSpec("whose", ("own", "any"), "Whose", default="own", texts=str.title)
UNITS = [EffectType("draw", "Draw", (AMOUNT,)), EffectType("win", "Win"), EffectType("pay", "Pay", (MANY, WHOSE))]
FIELDS = effect_fields(UNITS, "do", "Effect")


def read(own: bool = False, **data: Any) -> dict[str, Any]:
    return read_fields(Reader("cards.toml", "pet", data), FIELDS, own)


@pytest.mark.parametrize(
    ("data", "found"),
    [
        ({"do": "draw", "amount": 20}, {"do": "draw", "amount": 20}),
        ({"do": "win"}, {"do": "win"}),
        ({"do": "pay", "amount": 2}, {"do": "pay", "amount": 2, "whose": "own"}),
    ],
)
def test_an_effect_has_the_values_of_its_word(data: dict[str, Any], found: dict[str, Any]) -> None:
    assert read(**data) == found


@pytest.mark.parametrize(
    ("own", "data", "told"),
    [
        (False, {"do": "fly"}, "field 'do': expected one of draw, win, pay, found 'fly'"),
        (False, {"do": "draw"}, "field 'amount': expected a whole number from 1 to 99, found 'nothing'"),
        (True, {"do": "draw", "amount": 20}, "field 'amount': expected a whole number from 1 to 9, found 20"),
        (True, {"do": "pay", "amount": 4}, "field 'amount': expected a whole number from 5 to 20, found 4"),
        (False, {"do": "win", "amount": 1}, "field 'amount': expected nothing with do = win, found 1"),
        (False, {"do": "draw", "amount": 1, "whose": "any"}, "field 'whose': expected nothing with do = draw, "),
    ],
)
def test_a_wrong_value_is_refused_by_its_field(own: bool, data: dict[str, Any], told: str) -> None:
    with pytest.raises(BadCard) as caught:
        read(own, **data)
    assert caught.value.inside_file().startswith(f"card 'pet', {told}")


def read_line(text: object) -> dict[str, Any]:
    return read_text(Reader("cards.toml", "pet", {}), "effects", FIELDS, text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("draw 2", {"do": "draw", "amount": 2}),
        ("pay 20 any", {"do": "pay", "amount": 20, "whose": "any"}),
        ("pay 20", {"do": "pay", "amount": 20, "whose": "own"}),
        ("win", {"do": "win"}),
    ],
)
def test_an_effect_as_a_text_has_its_values_in_order(text: str, found: dict[str, Any]) -> None:
    assert read_line(text) == found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("fly 2", "expected an effect of: draw, win, pay, found 'fly 2'"),
        (["draw 2"], "expected an effect of: draw, win, pay, found ['draw 2']"),
        ("draw", "expected draw with a whole number from 1 to 99, found 'draw'"),
        ("draw  2", "expected draw with a whole number from 1 to 99, found 'draw  2'"),
        ("pay 5 none", "expected pay with a whole number from 1 to 99 and one of own, any, found 'pay 5 none'"),
        ("win 1", "expected win alone, found 'win 1'"),
    ],
)
def test_a_wrong_text_is_refused_with_what_it_must_be(text: object, told: str) -> None:
    with pytest.raises(BadCard) as caught:
        read_line(text)
    assert caught.value.inside_file() == f"card 'pet', field 'effects': {told}"


def test_a_form_offers_what_players_can_say_with_one_input_for_a_key() -> None:
    word, amount, whose = form_fields(FIELDS)
    assert word.choices == (("draw", "Draw"), ("win", "Win"), ("pay", "Pay"))
    assert (amount.low, amount.high, amount.default, amount.needs) == (1, 20, 1, ("do", ("draw", "pay")))
    assert (whose.choices, whose.default, whose.needs) == ((("own", "Own"), ("any", "Any")), "own", ("do", ("pay",)))


LINES = st.fixed_dictionaries(
    {
        "do": st.sampled_from(["draw", "win", "pay"]),
        "amount": st.integers(1, 9),
        "whose": st.sampled_from(["own", "any"]),
    }
)


@given(LINES)
def test_data_gives_a_form_that_gives_the_data_again(line: dict[str, Any]) -> None:
    data = from_form(FIELDS, line)
    assert from_form(FIELDS, to_form(FIELDS, data)) == data
    assert data.get("whose") != "own" and ("amount" in data) == (data["do"] != "win")


@given(LINES)
def test_a_text_gives_a_form_that_gives_the_text_again(line: dict[str, Any]) -> None:
    fields = effect_fields(UNITS[:2], "do", "Effect")
    text = text_from_form(fields, line | ({"do": "draw"} if line["do"] == "pay" else {}))
    assert text_from_form(fields, text_to_form(fields, text)) == text
    assert text == "win" or text == f"draw {line['amount']}"
