"""Texts of others are parsed within bounds, and shown in few characters."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.kernel.files.limits import LONGEST_SHOWN, LONGEST_WORD, abbreviate, parse_json, parse_toml

FRAGMENTS = ("a", "=", ".", '"', "'", '"""', "'''", "[", "]", "{", "}", "\\", "\n", "#", ",", "1", '\\"', " ",
             "'a' = 1\n", "a.b = 1\n", "[[a.b]]\n", '"\\\\"', "0x" + "f" * 200, "[" * 50, "a." * 9)  # fmt: skip


@given(st.lists(st.sampled_from(FRAGMENTS), max_size=14).map("".join))
def test_what_is_parsed_is_what_the_parser_alone_would_have_made(text: str) -> None:
    try:
        bounded = parse_toml(text)
    except ValueError:
        return
    assert bounded == tomllib.loads(text)


@given(st.text(), st.text(st.characters(codec="utf-8"), max_size=300))
def test_any_text_may_stand_in_quotes(key: str, value: str) -> None:
    assert parse_json(json.dumps({key: [value, value * 9]})) == {key: [value, value * 9]}


@pytest.mark.parametrize(
    "text",
    [
        "a = 0x" + "f" * 4000,
        "a = 1" + "_0" * 4000,
        "a = " + "9" * 500_000,
        "a = 1e" + "9" * 5000,
        "a." * 20_000 + "b = 1",
        " . ".join(["'a'"] * 5000) + " = 1",
        "[" + ".".join("a" * 5000) + "]",
        "a = { " + ".".join("a" * 5000) + " = 1 }",
        "a = " + "[" * 100_000,
        "a = " + "{a=" * 100_000,
        'a = """' + '\\"' * 100_000,
        '"""a\\' * 100_000,
        "'''" * 99_999,
    ],
)
def test_what_would_take_hours_or_gigabytes_is_refused_in_a_few_words(text: str) -> None:
    with pytest.raises(ValueError) as caught:
        parse_toml(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "9" * 5000, '{"a": -' + "1" * 4400 + "}", "'[' ["])
def test_the_same_holds_for_json(text: str) -> None:
    with pytest.raises(ValueError):
        parse_json(text)


def test_a_word_of_the_longest_kind_is_still_read() -> None:
    assert parse_toml("a" * LONGEST_WORD + " = 1") == {"a" * LONGEST_WORD: 1}
    assert parse_toml("a.b.c.d.e.f = 1") == {"a": {"b": {"c": {"d": {"e": {"f": 1}}}}}}


def test_a_value_of_any_size_is_shown_in_one_short_line() -> None:
    deep: Any = 1
    for _ in range(500):
        deep = [deep]
    giants: list[Any] = [16**4000, -(10**5000), "x" * 10**6, b"x" * 10**6, deep, dict.fromkeys(range(10**5))]
    for value in (*giants, giants, {"a": giants}):
        assert len(abbreviate(value)) <= LONGEST_SHOWN


def test_small_values_are_shown_as_they_are() -> None:
    for value in (1, -99999, True, "it's", [1, "a"], {"a": [1, {"b": 2}]}, None, 1.5):
        assert abbreviate(value) == repr(value)


@pytest.mark.parametrize(
    "text", ['{"\\ud800": ["\\udfffa", "\\ud83d\\ude00"]}', '{"\ud800": ["\udfffa", "\\ud83d\\ude00"]}']
)
def test_halves_of_characters_are_replaced_and_whole_ones_stay(text: str) -> None:
    assert parse_json(text) == {"?": ["?a", "\U0001f600"]}


def test_no_half_of_a_character_stands_in_a_pack() -> None:
    with pytest.raises(ValueError, match="no file can hold"):
        parse_toml('name = "\ud800"')
