"""Packs of players' own cards as files: read, written, refused in one sentence, never anything else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.kernel.cards.packs import (
    LARGEST_FILE,
    MOST_CARDS,
    Pack,
    check_together,
    digest,
    id_from,
    id_problem,
    name_problem,
    read_pack,
    write_pack,
)
from engine.kernel.files.faults import BadCard, BadPack

HEAD = 'format = 1\n[pack]\nid = "pets"\nname = "Our Pets"\n'
CARD = '[[yard-war.cat]]\nid = "tom"\nname = "Tom"\n'
PICTURE = 'picture = { backdrop = "dusk", backdrop_color = "plum", thing = "cat", thing_color = "red" }\n'


def pack_with(*cards: dict[str, Any], identity: str = "pets", kind: str = "cat") -> Pack:
    return Pack(identity, identity.title(), "", {"yard-war": {kind: tuple(cards)}})


def refused(text: str) -> str:
    with pytest.raises(BadCard) as caught:
        read_pack(text, "pets.toml")
    return str(caught.value).removeprefix("pets.toml: ")


# --- reading and writing ---------------------------------------------------------------------------------------------

names = st.text(st.characters(exclude_categories=("C", "Z"), exclude_characters="[]{}|<>\\"), min_size=1, max_size=40)
texts = st.text(st.characters(exclude_categories=("C", "Zl", "Zp", "Zs")), max_size=40)
words = st.from_regex(r"[A-Za-z0-9_-]{1,9}", fullmatch=True)
plain = st.recursive(
    st.booleans() | st.integers(-9999, 9999) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
keys = words.filter(lambda key: key not in ("id", "name", "picture"))


@given(names, names | st.just(""), st.dictionaries(keys, plain, max_size=4), st.text(st.characters(codec="utf-8")))
def test_a_pack_that_is_written_is_read_again_as_it_was(
    name: str, author: str, fields: dict[str, Any], workshop: str
) -> None:
    card = {"id": "tom", "name": name, **fields}
    cards = {"yard-war": {"cat": (card,)}, "other-game": {"dog": (card,)}}
    pack = Pack("pets", name, author, cards, workshop=workshop)
    assert read_pack(write_pack(pack), "pets.toml") == pack


def test_what_a_pack_says_is_read() -> None:
    pack = read_pack(HEAD + CARD + PICTURE + CARD.replace("tom", "kit").replace("Tom", "Kit"), "pets.toml")
    assert (pack.id, pack.name, pack.author) == ("pets", "Our Pets", "")
    assert [card["name"] for card in pack.of_kind("yard-war", "cat")] == ["Tom", "Kit"]
    assert (pack.count(), pack.count("yard-war"), pack.count("chess")) == (2, 2, 0)
    [tom, _] = pack.readers("yard-war", "cat")
    assert (tom.file, tom.card) == ("pets.toml", "tom")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("format = ", "not readable as TOML: "),
        ("a = " + "[" * 5000, "not readable as TOML: nested too deeply"),
        (HEAD.replace("1", "2", 1), "field 'format': expected 1, found 2"),
        ('[pack]\nid = "pets"\n', "field 'format': expected 1, found 'nothing'"),
        ("format = 1\n", "expected a table [pack] with id, name and author, found 'nothing'"),
        (HEAD + 'color = "red"\n', "[pack], field 'color': not known; expected one of id, name, author"),
        (HEAD.replace('"pets"', '"Our Pets"'), "[pack], field 'id': expected small letters, digits and "),
        (HEAD.replace('"pets"', '"../pets"'), "[pack], field 'id': expected small letters, digits and "),
        (HEAD.replace('"pets"', '"con"'), "[pack], field 'id': expected another one, since Windows keeps con"),
        (HEAD.replace("Our", "[[Our"), "[pack], field 'name': expected a name without [ ] "),
        (HEAD + 'author = "' + "x" * 41 + '"\n', "[pack], field 'author': expected a name of 1 to 40 "),
        (HEAD + "[yard-war]\ncat = 3\n", "yard-war, 'cat': expected cards as [[yard-war.<kind>]], found 3"),
        (HEAD + "[[yard-war]]\nid = 3\n", "'yard-war': expected cards as [[<game>.<kind>]], found "),
        (HEAD + "[[yard-war.cat]]\n", "card 'cat number 1', field 'id': expected small letters, "),
        (HEAD + CARD.replace('name = "Tom"', ""), "card 'tom', field 'name': expected a name of 1 to 40 "),
        (HEAD + CARD + CARD, "card 'tom', field 'id': expected an id used once, found it twice"),
        (HEAD + CARD + "born = 2020-01-01\n", "card 'tom', field 'born': expected a text, a whole number, true, "),
        (HEAD + CARD + "weight = 1.5\n", "card 'tom', field 'weight': expected a text, a whole number, true, "),
        (HEAD + CARD + "weight = 10000\n", "card 'tom', field 'weight': expected a number up to 9999, found 10000"),
        (HEAD + CARD + "x = [" + "1," * 25 + "]\n", "card 'tom', field 'x': expected at most 24 entries, found "),
        (HEAD + CARD + "x = [[[[[[[1]]]]]]]\n", "card 'tom', field 'x': expected at most 6 tables inside each other"),
        (HEAD + CARD + 'x = "\\u0007"\n', "card 'tom', field 'x': expected a text of at most 300 ordinary characters"),
        (HEAD + CARD + PICTURE.replace("cat", "yeti"), "card 'tom: picture', field 'thing': expected one of gnome, "),
        (HEAD + CARD + "cost = 0x" + "f" * 4000, "not readable as TOML: a number or word of more than 100 characters"),
        (HEAD + CARD + "cost = " + "9" * 4000, "not readable as TOML: a number or word of more than 100 characters"),
        (HEAD + ".".join("a" * 20000) + " = 1", "not readable as TOML: a key of more than 6 parts"),
        (HEAD + " . ".join(['"a"'] * 7) + " = 1", "not readable as TOML: a key of more than 6 parts"),
        (HEAD + "a = " + "[" * 20000, "not readable as TOML: nested too deeply"),
        ("workshop = 3\n" + HEAD + CARD, "field 'workshop': expected a text, found 3"),
        ("#" * (LARGEST_FILE + 1), f"expected at most {LARGEST_FILE // 1024} KB, found "),
        (
            HEAD + "".join(CARD.replace("tom", f"tom-{number}") for number in range(MOST_CARDS + 1)),
            f"expected at most {MOST_CARDS} cards, found {MOST_CARDS + 1}",
        ),
    ],
)
def test_a_file_that_is_no_pack_is_refused_by_its_place(text: str, told: str) -> None:
    assert refused(text).startswith(told)
    assert "\n" not in refused(text)


def test_what_looks_like_too_much_is_a_text_like_any_other() -> None:
    text = "a.b.c.d.e.f.g.h [[[[ " + "x" * 200 + ' \\" """ \'\'\' # {'
    pack = pack_with({"id": "tom", "name": "Tom", "text": text})
    assert read_pack(write_pack(pack), "pets.toml") == pack


JUNK = ("format = 1", "[pack]", 'id = "pets"', 'name = "Our Pets"', "[[yard-war.cat]]", "[yard-war]", 'id = "tom"',
        "= 3", 'name = ""', "x = [1, {a = 2}]", "x = inf", "x = 1979-05-27T07:32:00Z", "[[pack]]", "pack = 1",
        "a.b.c = 1", "x = " + "9" * 5000, "x = '''", '"" = 1', "[[yard-war.'']]", "picture = {}",
        'picture = { thing = ["cat"] }')  # fmt: skip


@given(st.lists(st.sampled_from(JUNK) | st.text(max_size=12), max_size=12))
def test_junk_is_never_more_than_a_bad_pack(lines: list[str]) -> None:
    try:
        pack = read_pack("\n".join(lines), "junk.toml")
    except BadCard as error:
        assert str(error).startswith("junk.toml: ")
    else:
        assert read_pack(write_pack(pack), "junk.toml") == pack


def test_what_is_no_plain_data_is_not_written() -> None:
    with pytest.raises(BadPack):
        write_pack(pack_with({"id": "tom", "name": "Tom", "weight": 1.5}))


# --- names and ids ---------------------------------------------------------------------------------------------------


@given(st.text(max_size=60))
def test_an_id_made_of_a_name_is_an_id_or_nothing(name: str) -> None:
    made = id_from(name)
    assert not made or not id_problem(made)


def test_an_id_looks_like_its_name() -> None:
    assert id_from("The Barbecue Set!") == "the-barbecue-set"
    assert name_problem("The Barbecue Set!") == ""


# --- fingerprints ----------------------------------------------------------------------------------------------------


def test_the_fingerprint_is_that_of_the_cards_for_a_game() -> None:
    text = HEAD + CARD + "weight = 4\n[[chess.pawn]]\nid = 'joe'\nname = 'Joe'\n"
    pack = read_pack(text, "pets.toml")
    renamed = read_pack(text.replace("Our", "Your"), "pets.toml")
    drawn = read_pack(text.replace("weight = 4\n", "weight = 4\n" + PICTURE), "pets.toml")
    heavier = read_pack(text.replace("weight = 4", "weight = 5"), "pets.toml")
    assert digest(pack) == digest(renamed) == digest(drawn)
    assert digest(heavier, "yard-war") != digest(pack, "yard-war")
    assert digest(heavier, "chess") == digest(pack, "chess")


# --- packs and games together ----------------------------------------------------------------------------------------

BOX = [{"id": "rex", "title": "Rex"}]
TOM, KIT = {"id": "tom", "name": "Tom"}, {"id": "kit", "name": "Kit"}


def together(*packs: Pack) -> str:
    try:
        check_together(packs, "yard-war", "Yard War", ["cat", "dog"], BOX)
    except BadPack as error:
        return str(error)
    return ""


def test_packs_with_cards_of_their_own_go_together() -> None:
    assert together(pack_with(TOM), pack_with(KIT, identity="birds")) == ""


@pytest.mark.parametrize(
    ("packs", "told"),
    [
        (
            [pack_with(TOM, kind="yeti")],
            "pets.toml: [[yard-war.yeti]]: not known; expected [[yard-war.cat]], [[yard-war.dog]]",
        ),
        (
            [pack_with({"id": "rex", "name": "King"})],
            "pets.toml: card 'rex', field 'id': expected one that no other card has, found 'rex' in Yard War, too",
        ),
        (
            [pack_with({"id": "king", "name": "REX"})],
            "pets.toml: card 'king', field 'name': expected one that no other card has, found 'REX' in Yard War, too",
        ),
        (
            [pack_with(TOM), pack_with(TOM, identity="birds")],
            "birds.toml: card 'tom', field 'id': expected one that no other card has, found 'tom' in the pack Pets, "
            "too",
        ),
    ],
)
def test_cards_that_could_be_mistaken_for_each_other_are_refused(packs: list[Pack], told: str) -> None:
    assert together(*packs) == told
