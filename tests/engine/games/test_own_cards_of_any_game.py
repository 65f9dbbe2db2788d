"""Players' own cards of every game: whatever a pack says, it is a card or is refused in one sentence."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.games import check_pack, load, load_with, slugs
from engine.kernel.cards.packs import FormField, Pack, read_pack
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from engine.kernel.match.rules_identity import rules_identity
from engine.kernel.scenarios.runner import run
from tests.chance import run_seed
from tests.engine.games.own_cards import card_made, pack_of, random_pack
from tests.sampling import examples

KINDS = [(slug, kind.key) for slug in slugs() for kind in load(slug).workshop.card_kinds()]
GAMES = sorted({slug for slug, _ in KINDS})


JUNK = (0, -1, 9999, True, "", "x", "all", [], {}, [1], ["x"], [[]], [{}], {"x": 1}, [{"do": 1}], [["x"]])


def words_of(fields: tuple[FormField, ...]) -> Iterator[Any]:
    """What could stand in a card: the keys and the choices of a form."""
    for field in fields:
        yield field.key
        yield from (value for value, _ in field.choices)
        yield from words_of(field.fields)


def junk_for(slug: str, kind: str) -> st.SearchStrategy[dict[str, Any]]:
    [fields] = [one.fields for one in load(slug).workshop.card_kinds() if one.key == kind]
    keys = [word for word in dict.fromkeys(words_of(fields)) if isinstance(word, str) and word]
    leaves = st.sampled_from([*keys, 0, 1, 2, 99, -1, True, False, "all", "draw 2", "gain 1 to you", ""])
    names = st.sampled_from([*keys, "do", "amount"])
    inner = st.recursive(
        leaves, lambda one: st.lists(one, max_size=3) | st.dictionaries(names, one, max_size=3), max_leaves=5
    )
    return st.dictionaries(st.sampled_from(keys), inner, max_size=6)


@pytest.mark.sample(4)
@pytest.mark.parametrize(("slug", "kind"), KINDS)
@given(data=st.data())
@examples(0.6)
def test_junk_is_refused_and_nothing_worse(slug: str, kind: str, data: st.DataObject) -> None:
    card = {**data.draw(junk_for(slug, kind)), "id": "junk", "name": "Junk"}
    game = load(slug)
    try:
        face = game.workshop.read_pack_card(kind, Reader("junk.toml", "junk", card))
    except BadCard as error:
        assert str(error).startswith("junk.toml: card 'junk") and "\n" not in str(error)
        assert error.card == "junk" and leads_into(card, error.path)
        with pytest.raises(BadCard):
            game.with_packs([pack_of(game, {kind: [card]})])
    else:
        assert game.with_packs([pack_of(game, {kind: [card]})]).shows.faces()[-1] == face


@pytest.mark.sample(4)
@pytest.mark.parametrize(("slug", "kind"), KINDS)
@given(data=st.data())
@examples(0.4)
def test_a_card_with_junk_in_one_field_is_refused_and_nothing_worse(slug: str, kind: str, data: st.DataObject) -> None:
    game = load(slug)
    pack = random_pack(game, data.draw(st.integers(0, 5)), 1)
    card = dict(pack.of_kind(slug, kind)[0])
    card[data.draw(st.sampled_from(sorted(card)))] = data.draw(st.sampled_from(JUNK))
    try:
        game.workshop.read_pack_card(kind, Reader("junk.toml", "junk", card))
    except BadCard as error:
        assert "\n" not in str(error) and leads_into(card, error.path)


@pytest.mark.sample(4)
@pytest.mark.parametrize(("slug", "kind"), KINDS)
@given(data=st.data())
@examples(0.6)
def test_an_error_leads_to_what_is_wrong(slug: str, kind: str, data: st.DataObject) -> None:
    """One value anywhere in a sound card becomes one that no card has there: it is what was found, in its place."""
    game = load(slug)
    card = copy.deepcopy(dict(random_pack(game, data.draw(st.integers(0, 5)), 1).of_kind(slug, kind)[0]))
    path = data.draw(st.sampled_from([path for path in paths(card) if path[0] not in ("id", "name")]))
    holder: Any = card
    for part in path[:-1]:
        holder = holder[part]
    holder[path[-1]] = STRANGE
    with pytest.raises(BadCard) as raised:
        game.workshop.read_pack_card(kind, Reader("junk.toml", "junk", card))
    found = raised.value.path
    assert leads_into(card, found) and found == path[: len(found)]
    if found == path:
        assert raised.value.found == STRANGE


STRANGE = "no word of any card"


def paths(value: Any, start: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to everything in a card."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, (list, tuple)) else ()
    for key, inner in entries:
        yield (*start, key)
        yield from paths(inner, (*start, key))


def leads_into(card: Any, path: tuple[str | int, ...]) -> bool:
    """Whether a path leads through tables and lists of a card to a field, which itself may be missing."""
    *tables, last = path
    for part in tables:
        card = card[part]
    return isinstance(card, dict) and isinstance(last, str)


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_with_packs_is_the_box_and_then_the_packs(slug: str) -> None:
    box, packs = load(slug), [random_pack(load(slug), 1, 2)]
    game = load_with(slug, packs)
    assert game.box is box and game.slug == slug
    assert list(game.packs) == packs and box.packs == ()
    assert game.shows.faces()[: len(box.shows.faces())] == box.shows.faces()
    assert len(game.shows.faces()) == len(box.shows.faces()) + packs[0].count()
    assert rules_identity(game) == rules_identity(box)
    assert load_with(slug, packs) is game and game.with_packs(packs) is game
    assert game.with_packs([]) is box and load_with(slug, []) is box


@pytest.mark.parametrize("slug", GAMES)
def test_the_order_of_packs_does_not_matter(slug: str) -> None:
    game = load(slug)
    first, second = (renamed(random_pack(game, seed, 1), name) for seed, name in ((1, "ants"), (2, "bees")))
    assert game.with_packs([second, first]) is game.with_packs([first, second])
    with pytest.raises(BadCard, match="field 'id': expected one that no other card has, found "):
        game.with_packs([first, Pack("wasps", "Wasps", "", first.cards)])


def renamed(pack: Pack, name: str) -> Pack:
    """The pack under a name that is in those of its cards, too."""
    cards = {
        slug: {
            kind: tuple({**card, "id": f"{name}-{card['id']}", "name": f"{name} {card['name']}"} for card in of_kind)
            for kind, of_kind in kinds.items()
        }
        for slug, kinds in pack.cards.items()
    }
    return Pack(name, name.title(), "", cards)


@pytest.mark.parametrize(("slug", "kind"), KINDS)
def test_every_card_can_be_tried_out(slug: str, kind: str) -> None:
    pack = random_pack(load(slug), 3, 4)
    game = load_with(slug, [pack])
    for card in pack.of_kind(slug, kind):
        run(
            game.workshop.try_out(kind, card["id"]),
            "try-out.toml",
            lambda wanted: game if wanted == slug else load(wanted),
        )
    with pytest.raises(LookupError):
        game.workshop.try_out(kind, "no-such-card")


def test_a_pack_for_an_unknown_game_is_refused() -> None:
    text = 'format = 1\n[pack]\nid = "a"\nname = "A"\n[[chess.pawn]]\nid = "joe"\nname = "Joe"\n'
    with pytest.raises(BadCard, match=r"^a\.toml: 'chess': expected the slug of a game, one of "):
        check_pack(read_pack(text, "a.toml"))


def with_numbers(value: Any, number: int) -> Iterator[Any]:
    """A part of a card, once for each number in it, with another number there."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield number
    elif isinstance(value, str) and any(word.isdigit() for word in value.split()):
        yield " ".join(str(number) if word.isdigit() else word for word in value.split())
    elif isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            for inside in with_numbers(value[key], number):
                changed = copy.copy(value)
                changed[key] = inside
                yield changed


@pytest.mark.parametrize(("slug", "kind"), KINDS)
def test_no_number_of_a_card_can_be_far_below_nothing_or_endless(slug: str, kind: str) -> None:
    game = load(slug)
    chooser = random.Random(run_seed())
    for _ in range(5):
        card = card_made(game, kind, chooser)
        facts = {key: value for key, value in card.items() if key not in ("id", "name", "picture")}
        for number in (-10, 10_000):
            for changed in with_numbers(facts, number):
                with pytest.raises(BadCard):
                    game.workshop.read_pack_card(kind, Reader("pet.toml", "pet", {**card, **changed}))
                    pytest.fail(f"{changed} is taken")
