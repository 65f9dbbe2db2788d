"""Errors tell in data what is wrong where; their sentence is made of it."""

from __future__ import annotations

import pickle

import pytest

from engine.games import load
from engine.kernel.cards.packs import read_pack
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import (
    MISSING,
    NOT_REPEATED,
    BadCard,
    BadOption,
    BadPack,
    Expected,
    KeyValue,
    Phrase,
    WordList,
    one_of,
)
from engine.kernel.scenarios.reader import BadScenario, read

READER = Reader("pets.toml", "yeti", {"size": 12, "does": [{"do": "purr"}, {"do": "bark", "n": 0}]})
HEAD = 'format = 1\n[pack]\nid = "pets"\nname = "Pets"\n'


def test_a_field_of_a_card() -> None:
    with pytest.raises(BadCard) as raised:
        READER.number("size", 1, 9)
    error = raised.value
    assert (error.file, error.card, error.path, error.found) == ("pets.toml", "yeti", ("size",), 12)
    assert (error.expected.kind, error.expected.args) == ("number", (1, 9))
    assert str(error) == "pets.toml: card 'yeti', field 'size': expected a whole number from 1 to 9, found 12"
    assert error.inside_file() == "card 'yeti', field 'size': expected a whole number from 1 to 9, found 12"


def test_a_field_of_a_table_in_a_list_and_one_that_is_missing() -> None:
    with pytest.raises(BadCard) as raised:
        READER.tables("does")[1].choice("to", ["me", "you"])
    assert (raised.value.path, raised.value.found) == (("does", 1, "to"), MISSING)
    assert raised.value.expected == one_of(["me", "you"])
    assert str(raised.value).endswith("'yeti: does[1]', field 'to': expected one of me, you, found 'nothing'")


def test_a_field_that_means_nothing() -> None:
    with pytest.raises(BadCard) as raised:
        READER.tables("does")[1].only("do", "to")
    assert (raised.value.path, raised.value.expected.kind) == (("does", 1, "n"), "unknown")
    assert str(raised.value).endswith("field 'n': not known; expected one of do, to")


def test_words_of_data_in_a_rule_stand_as_the_file_has_them() -> None:
    rule = Expected("{} with {}, or else {}", (WordList(("a", "b", "c"), last=" or "), KeyValue("n", "all"), "d"))
    error = READER.fail("size", rule, Phrase("{}", (KeyValue("n", "some", quoted=True),)))
    assert str(error).partition("expected ")[2] == "a, b or c with n = all, or else d, found n = 'some'"


def test_an_error_comes_whole_from_another_process() -> None:
    error = READER.fail("size", one_of(["big"]), MISSING)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.path, again.expected, again.found) == (str(error), ("size",), one_of(["big"]), MISSING)


@pytest.mark.parametrize(
    ("text", "path", "place"),
    [
        (HEAD.replace("= 1", "= 2"), ("format",), "field 'format'"),
        (HEAD + "paws = 4\n", ("pack", "paws"), "[pack], field 'paws'"),
        (HEAD + "[chess]\npawn = 1\n", ("chess", "pawn"), "chess, 'pawn'"),
        ("chess = 1\n" + HEAD, ("chess",), "'chess'"),
    ],
)
def test_a_place_in_a_pack(text: str, path: tuple[str, ...], place: str) -> None:
    with pytest.raises(BadPack) as raised:
        read_pack(text, "pets.toml")
    assert (raised.value.card, raised.value.path, raised.value.place()) == ("", path, place)


def test_an_option() -> None:
    with pytest.raises(BadOption, match="^option 'twists' must be one of 0, 1, 2, not 7$") as raised:
        load("nefarious").checked_options({"twists": 7})
    assert (raised.value.key, raised.value.expected.kind, raised.value.found) == ("twists", "one-of", 7)


def test_a_key_of_a_scenario() -> None:
    with pytest.raises(BadScenario) as raised:
        read('game = "chess"\nseats = ["Ada", "Ben"]\n[[step]]\nmaybe = 3\ndo = "castle"\n', "night.toml")
    assert (raised.value.file, raised.value.key, raised.value.found) == ("night.toml", "step 1: maybe", 3)
    assert str(raised.value) == "night.toml: step 1: maybe: expected true or false, found 3"
    with pytest.raises(BadScenario) as raised:
        read("game = ", "night.toml")
    assert (raised.value.key, raised.value.found) == ("", NOT_REPEATED)
