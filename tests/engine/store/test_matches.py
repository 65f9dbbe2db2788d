"""Matches are stored answer by answer, listed, branched, deleted and put back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.store.files.atomic import Damaged, StoreError
from engine.store.history.matches import Bookmark, ChangedElsewhere, as_text
from engine.store.history.results import MatchResult, SeatResult
from engine.store.store import Store
from tests.engine.store.stored import begin, new_store, play, progress, take_back
from tests.sampling import amount, examples


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return new_store(tmp_path)


@given(
    slug=st.sampled_from(slugs()),
    steps=st.lists(st.tuples(st.integers(1, 9), st.integers(0, 6)), max_size=6),
    seed=st.integers(0, 999),
)
@examples(amount(1.0, 0.4))
def test_a_match_is_read_back_at_any_row_as_it_stood_then(
    tmp_path_factory: pytest.TempPathFactory, slug: str, steps: list[tuple[int, int]], seed: int
) -> None:
    store, chooser = new_store(tmp_path_factory.mktemp("home")), random.Random(seed)
    match, identity = begin(store, slug, seed)
    entries, stood = 0, {0: match.state.to_data()}
    for forward, back in steps:
        for _ in range(forward):
            entries = play(store, match, identity, 1, chooser, entries)
            stood[entries] = match.state.to_data()
        if back and match.answers:
            entries = take_back(store, match, identity, min(back, len(match.answers)), entries)
            stood[entries] = match.state.to_data()
    game = load(slug)
    for row, position in stood.items():
        document = store.matches.document(identity, row)
        again = Match.from_document(game, document)
        assert again.state.to_data() == position
        assert len(document["numbers"]) == len(document["answers"])
    for row in random.Random(seed).sample(sorted(stood), min(2, len(stood))):
        then = Match.from_document(game, store.matches.document(identity, row))
        then.kinds[:], then.assisted = ["human", "human"], True
        branch = store.matches.branch(identity, row, progress(then, (), 20.0))
        copied = store.matches.document(branch)
        assert copied["assisted"] and copied["kinds"] == ["human", "human"] and copied["session"] == {"number": 7}
        assert Match.from_document(game, copied).state.to_data() == stood[row]
        other = Match.from_document(game, copied)
        play(store, other, branch, 3, chooser, copied["entries"])
    assert Match.from_document(game, store.matches.document(identity)).state.to_data() == match.state.to_data()


def test_the_list_has_the_match_first_that_was_played_last(store: Store) -> None:
    first, second = begin(store, now=10.0)[1], begin(store, "cthulhu-realms", now=30.0)[1]
    third = begin(store, now=20.0)[1]
    assert [match.id for match in store.matches.list_matches()] == [third, second, first]
    latest = store.matches.latest(["nefarious"])
    assert latest is not None and latest.id == third and latest.seats == ("Ada", "Ben")
    assert latest.words({"nefarious": "Nefarious"}) == "Nefarious, Ada and Ben, turn 1"
    assert store.matches.latest(["chess"]) is None


def test_a_name_is_kept_short_and_plain(store: Store) -> None:
    _, identity = begin(store)
    store.matches.rename(identity, "  The   great \n rematch\ud800 ")
    assert store.matches.list_matches()[0].name == "The great rematch?"
    store.matches.rename(identity, "x" * 200)
    assert len(store.matches.list_matches()[0].name) == 48


def test_a_deleted_match_can_be_put_back_until_it_is_forgotten(store: Store) -> None:
    match, identity = begin(store)
    play(store, match, identity, 5, random.Random(1))
    store.matches.delete(identity, 100.0)
    assert store.matches.list_matches() == []
    store.matches.forget_deleted(100.0)
    store.matches.restore(identity)
    assert len(store.matches.document(identity)["answers"]) == 5
    store.matches.delete(identity, 100.0)
    store.matches.forget_deleted(101.0)
    store.matches.restore(identity)
    with pytest.raises(Damaged, match="no longer exists"):
        store.matches.document(identity)


def test_a_deleted_match_still_counts(store: Store) -> None:
    match, identity = begin(store)
    result = MatchResult("nefarious", "2026-11-20", (SeatResult("Ada", "human", 20, True),), 9, 60.0, 5)
    store.matches.go_on(identity, 0, progress(match, [], result=result))
    assert store.results.recent()[0].match == identity
    store.matches.delete(identity, 1.0)
    store.matches.forget_deleted(2.0)
    assert store.results.recent()[0].match == 0 and store.results.count() == 1


def test_whoever_is_not_the_last_to_write_hears_of_it_and_changes_nothing(store: Store) -> None:
    match, identity = begin(store)
    entries = play(store, match, identity, 2, random.Random(1))
    with pytest.raises(ChangedElsewhere):
        store.matches.go_on(identity, entries - 1, progress(match, [(0, 1, 2, 3, 4)]))
    assert store.matches.document(identity)["entries"] == entries


def test_bookmarks_lead_back_also_to_what_was_taken_back(store: Store) -> None:
    match, identity = begin(store)
    entries = play(store, match, identity, 4, random.Random(1))
    position = match.state.to_data()
    store.matches.set_bookmark(identity, Bookmark(3, entries, 1, 50.0), as_text({"number": 8}))
    entries = take_back(store, match, identity, 3, entries)
    play(store, match, identity, 4, random.Random(2), entries)
    [bookmark] = store.matches.bookmarks(identity)
    assert (bookmark.slot, bookmark.turn) == (3, 1)
    assert store.matches.bookmark_notes(identity, 3) == {"number": 8}
    document = store.matches.document(identity, bookmark.number)
    assert Match.from_document(match.game, document).state.to_data() == position
    store.matches.remove_bookmark(identity, 3)
    assert store.matches.bookmarks(identity) == [] and store.matches.bookmark_notes(identity, 3) == {}


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE answers SET seat = -2, kind = 40 WHERE number = 2",
        "UPDATE answers SET verb = 'sing' WHERE number = 2",
        "UPDATE matches SET options = '{'",
        "UPDATE matches SET seats = x'00ff'",
        "UPDATE matches SET base = 2",
        "UPDATE matches SET base = '[[[['",
        "UPDATE matches SET entries = 'many'",
    ],
)
def test_rows_that_make_no_sense_are_told_in_one_sentence(store: Store, change: str) -> None:
    match, identity = begin(store)
    play(store, match, identity, 3, random.Random(1))
    with store.database.writing() as connection:
        connection.execute(change)
        connection.execute("DELETE FROM positions WHERE number = 2")
    with pytest.raises(Damaged, match=r"^This match is damaged: [^\n]*\.$"):
        store.matches.document(identity)


def test_the_list_shows_what_can_be_told_of_a_damaged_match(store: Store) -> None:
    begin(store)
    with store.database.writing() as connection:
        connection.execute("UPDATE matches SET seats = '[[', kinds = 7, packs = x'ff', turn = 'x', played_at = 'y'")
    [match] = store.matches.list_matches()
    assert match.seats == match.kinds == match.packs == () and match.turn == 0 and match.words({}) == "nefarious"


def test_a_moment_before_the_position_a_match_begins_with_is_refused(store: Store) -> None:
    match, identity = begin(store)
    play(store, match, identity, 6, random.Random(1))
    store.matches.begin_at(identity, "other rules", match.state.to_data())
    document = store.matches.document(identity)
    assert document["answers"] == [] and document["base"] == match.state.to_data()
    assert Match.from_document(match.game, document).state == match.state
    with pytest.raises(StoreError, match="rules have changed"):
        store.matches.document(identity, 3)
