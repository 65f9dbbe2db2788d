"""A save that somebody has written by hand, with a checksum that fits: it is played, or refused in one sentence."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.games import UnknownGame, load
from engine.kernel.match.match import BadMatch
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import NAMES, HandPool, finished_session, resume
from tests.sampling import examples

TABLES = {
    "nefarious": (("human", "normal+hoarder", "gentle"), {}),
    "runes-and-regulations": (("human", "normal", "normal"), {"expansion": True}),
    "cthulhu-realms": (("human", "normal"), {}),
    "nasty-neighbours": (("human", "human", "normal"), {}),
}
REFUSED = BadMatch, UnknownGame
"""All that may come of a document; the message of each is one sentence for the player."""
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 2**31, -(2**63), 2**64, 10**400, 0.5, -1e308, float("nan"), float("inf"), "", "x",
    "17", "\x00", "\ud800", "human", "gentle", "y" * 100_000, [], [[]], [0], ["a"], [[1, 2, 3, 4, 5]], {}, {"0": {}},
    {"a": 1}, {"0": {"actions": [[1]]}}, {"0": {"actions": 7, "untaken": [], "roles": 1}},
)  # fmt: skip


def play_on(session: Session, answers: int, seed: int) -> None:
    chance = random.Random(seed)
    wanted = len(session.match.answers) + answers
    for now in range(0, answers * 40_000, 20_000):
        if session.over or len(session.match.answers) >= wanted:
            return
        session.update(now)
        session.open_curtain()
        session.pass_on()
        if session.view().options:
            session.answer(chance.choice(session.view().options))


@cache
def written(slug: str) -> str:
    """A match of a game after 25 answers, as it is saved."""
    kinds, options = TABLES[slug]
    session = Session.start(load(slug), list(NAMES[: len(kinds)]), kinds, options, 3, Settings(computer_delay_ms=0),
                            pool=HandPool(prompt=True))  # fmt: skip
    play_on(session, 25, 1)
    session.hand_over(len(kinds) - 1, "gentle")
    return json.dumps(session.document())


def places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything in a document."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in entries:
        yield (*path, key)
        yield from places(entry, (*path, key))


def changed(document: dict[str, Any], path: tuple[Any, ...], value: object, way: str) -> None:
    """Put another value somewhere in a document, or take what is there away, or put it beside."""
    holder: Any = document
    for key in path[:-1]:
        holder = holder[key]
    if way == "take away":
        del holder[path[-1]]
    elif way == "put beside" and isinstance(holder, list):
        holder.insert(path[-1], copy.deepcopy(value))
    else:
        holder[path[-1]] = copy.deepcopy(value)


def resumed(document: dict[str, Any]) -> Session | None:
    try:
        return resume(document, Settings(computer_delay_ms=0), pool=HandPool(prompt=True))
    except REFUSED as error:
        assert 0 < len(str(error)) < 1000
        return None


@pytest.mark.parametrize("slug", TABLES)
@given(data=st.data())
@examples(0.6)
def test_a_changed_save_is_played_or_refused(slug: str, data: st.DataObject) -> None:
    document = json.loads(written(slug))
    for _ in range(data.draw(st.integers(1, 3), label="changes")):
        branch = data.draw(st.sampled_from(("match", "session", "memories")), label="branch")
        start = {"match": (), "session": ("session",), "memories": ("session", "memories")}[branch]
        inside: Any = document
        for key in start:
            inside = inside.get(key, {}) if isinstance(inside, dict) else {}
        known = [(*start, *path) for path in places(inside) if branch != "match" or len(path) < 3]
        if known:
            path = data.draw(st.sampled_from(known), label="place")
            way = data.draw(st.sampled_from(("put", "put", "put beside", "take away")), label="way")
            changed(document, path, data.draw(st.sampled_from(STRANGE), label="value"), way)
    session = resumed(document)
    if session is not None:
        play_on(session, 20, 2)
        json.dumps(session.document(), allow_nan=False)


@pytest.mark.parametrize("slug", TABLES)
def test_an_unchanged_save_goes_on_as_it_was(slug: str) -> None:
    document = json.loads(written(slug))
    session = resumed(document)
    assert session is not None
    assert json.loads(json.dumps(session.document())) == document


@pytest.mark.sample(14)
@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("seed", "17"),
        ("seed", 10**400),
        ("seed", 1.5),
        ("seed", True),
        ("seats", ["Ada", 7, "Cy"]),
        ("seats", ["Ada", "B\x00", "Cy"]),
        ("seats", 3),
        ("seats", ["Ada"]),
        ("kinds", ["human"]),
        ("kinds", [1, 2, 3]),
        ("options", []),
        ("options", {"twists": "many"}),
        ("options", {"twists": 1.0}),
        ("options", {"unheard-of": 1}),
        ("answers", {}),
        ("answers", [[0, 1]]),
        ("answers", [["a"] * 5]),
        ("answers", [[0, 1, 2, 3, 10**400]]),
        ("state", {}),
        ("state", None),
        ("format", "1"),
        ("packs", 7),
        ("packs", [{"id": 1, "name": 2, "digest": 3}]),
        ("game", ["nefarious"]),
        ("game", "x" * 100_000),
    ],
)
def test_what_is_no_match_is_refused_in_one_sentence(entry: str, value: object) -> None:
    document = json.loads(written("nefarious")) | {entry: value}
    with pytest.raises(REFUSED) as refused:
        resume(document, Settings(), pool=HandPool(prompt=True))
    assert len(str(refused.value)) < 500


@pytest.mark.parametrize(
    "memory",
    [
        {"actions": [[1]]},
        {"actions": 7},
        {"actions": [["a", "b"]]},
        {"actions": [[0, -1, -1, -1]]},
        [],
        7,
        "x",
        {"actions": [[[[[[[[[[[[1]]]]]]]]]]]]},
    ],
)
def test_a_seat_with_a_bad_memory_thinks_without_one(memory: object) -> None:
    document = json.loads(written("nefarious"))
    document["session"]["memories"] = document["session"]["noted"] = {str(seat): memory for seat in range(3)}
    session = resumed(document)
    assert session is not None
    play_on(session, 20, 2)
    assert len(session.match.answers) >= 45 and session.take_remarks() == []


def test_a_person_with_a_bad_memory_is_advised_all_the_same() -> None:
    document = json.loads(written("nefarious"))
    document["session"]["noted"] = {"0": {"actions": [[1]]}}
    session = resumed(document)
    assert session is not None
    while not session.view().options:
        session.update(1_000_000)
    assert session.ask_hint()
    session.update(2_000_000)
    assert session.advice.hint is not None and session.advice.hint.option in session.view().options


def test_a_turn_long_before_the_first_keeps_nobody_counting() -> None:
    document = json.loads(written("runes-and-regulations"))
    memories = [
        memory for kept in ("memories", "noted") for memory in document["session"][kept].values() if "before" in memory
    ]
    for memory in memories:
        memory["before"]["turn"] = -(2**62)
    session = resumed(document)
    assert memories and session is not None
    play_on(session, 5, 2)
    assert len(session.match.answers) >= 30


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("number", "x"),
        ("number", None),
        ("seconds", "long"),
        ("seconds", 1e308),
        ("played", [1]),
        ("told", [["a"]]),
        ("told", [["a\x00", 0, 0]]),
        ("changed", {"0": [0, [[]]]}),
        ("reactions", {"declined": 7}),
        ("seal", {}),
        ("seal", {"salt": "\x00", "hash": "x"}),
        ("last_looked", [10**9] * 3),
        ("noted", {"9": {}}),
        ("watched", 3),
    ],
)
def test_notes_that_are_none_are_left_out(entry: str, value: object) -> None:
    document = json.loads(written("nefarious"))
    document["session"][entry] = value
    session = resumed(document)
    assert session is not None
    assert session.document()["session"].get(entry) != value
    play_on(session, 20, 2)


def test_the_notes_may_be_no_table_at_all() -> None:
    document = json.loads(written("nefarious")) | {"session": [1, 2]}
    assert resumed(document) is not None


def test_a_finished_match_can_be_read_again() -> None:
    session = finished_session(("human", "normal"))
    again = resumed(json.loads(json.dumps(session.document())))
    assert again is not None and again.over
