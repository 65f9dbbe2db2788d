"""A branch: a new match that begins where another one stood once, whatever has been taken back since."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine.ai.seat_request import HUMAN
from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.session.branch import branch, go_back
from engine.session.computers.memories import record_memories
from engine.session.computers.opponents import USUAL_LEVEL
from engine.session.computers.thinking import known_kinds
from engine.session.resume import CannotResume, resume
from engine.session.saving.autosave import Autosave, StoredAt
from engine.session.session import Session
from engine.store.files.atomic import StoreError
from engine.store.files.folders import Folders
from engine.store.history.matches import Bookmark
from engine.store.player.settings import Settings
from engine.store.store import Store
from tests.client.sessions import HandPool

GAMES = tuple(slugs())
NAMES = ["Ada", "Ben", "Cy"]
PEOPLE = [HUMAN, "gentle", "normal"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(Folders.in_home(tmp_path))
    yield store
    store.close()


@dataclass
class Played:
    """A match that was kept row by row, with what stood after each row."""

    store: Store
    match: Match
    keeper: Autosave
    after: dict[int, tuple[list[list[int]], dict[str, Any]]] = field(default_factory=dict)

    @classmethod
    def begin(cls, store: Store, slug: str, kinds: list[str] = PEOPLE) -> Played:
        options = {"rounds": 1} if slug == "nasty-neighbours" else {}
        match = Match(load(slug), NAMES, options, 7, kinds)
        played = cls(store, match, Autosave(store, match))
        played.save()
        return played

    def save(self) -> None:
        notes = {"number": 5, "seal": {"salt": "s", "hash": "h"}}
        self.keeper.save(notes)
        assert self.keeper.is_saved
        answers = [answer.to_data() for answer in self.match.answers]
        self.after[self.keeper.row] = answers, json.loads(json.dumps(self.match.state.to_data()))

    def answer(self, chance: random.Random) -> None:
        seat = chance.choice(self.match.asked_seats)
        self.match.answer(seat, chance.choice(self.match.view(seat).options))
        self.save()

    def take_back(self, answers: int) -> None:
        for _ in range(min(answers, len(self.match.answers))):
            assert self.match.undo(self.match.answers[-1].seat, force=True)
        self.save()

    def some(self, answers: int, seed: int = 1) -> Played:
        chance = random.Random(seed)
        for _ in range(answers):
            if self.match.over:
                break
            self.answer(chance)
            if chance.random() < 0.08:
                self.take_back(chance.randrange(1, 12))
        return self

    def to_the_end(self) -> Played:
        chance = random.Random(2)
        while not self.match.over:
            self.answer(chance)
        return self

    @property
    def kept(self) -> StoredAt:
        kept = self.keeper.find_place()
        assert kept is not None
        return kept

    def branch(self, row: int, seat: int = 0, **more: Any) -> Session:
        return branch(
            self.store, self.keeper.id, row, seat, Settings(computer_delay_ms=0), pool=HandPool(prompt=True), **more
        )


def stood(session: Session, answers: int) -> dict[str, Any]:
    """The position of a session's match after so many answers, as JSON has it."""
    return dict(json.loads(json.dumps(session.match.position(answers).to_data())))


@pytest.mark.sample(3)
@pytest.mark.parametrize("slug", GAMES)
def test_a_branch_at_any_row_stands_exactly_where_the_match_stood_then(store: Store, slug: str) -> None:
    played = Played.begin(store, slug).some(60)
    before = store.matches.document(played.keeper.id)
    lines = store.matches.log(played.keeper.id)
    rows = sorted(played.after)
    assert rows == list(range(rows[-1] + 1)) and any(not played.after[row][0] for row in rows[:1])
    for row in [*random.Random(3).sample(rows, 9), 0, rows[-1]]:
        answers, state = played.after[row]
        session = played.branch(row, seat=1)
        count = len(answers)
        assert [answer.to_data() for answer in session.match.answers[:count]] == answers
        assert stood(session, count) == state
        assert session.match.assisted and session.match.seed == 7
        assert list(session.kinds) == [USUAL_LEVEL, HUMAN, "normal"]
    assert store.matches.document(played.keeper.id) == before
    assert store.matches.log(played.keeper.id) == lines


@pytest.mark.sample(2)
@pytest.mark.parametrize("slug", GAMES)
def test_a_branch_at_any_moment_of_a_finished_match_goes_on_as_a_match_of_its_own(store: Store, slug: str) -> None:
    played = Played.begin(store, slug).some(60).to_the_end()
    before = store.matches.document(played.keeper.id)
    positions = [json.loads(json.dumps(played.match.position(moment).to_data())) for moment in range(40)]
    rows = played.kept.rows
    assert len(rows) == len(played.match.answers) + 1
    for moment in (0, 1, 17, 39):
        session = played.branch(rows[moment], seat=2)
        assert stood(session, moment) == positions[moment]
        play_on(session, 12)
        assert len(session.match.answers) >= moment + 12
        again = resume(store, session.keeper.id, Settings(), pool=HandPool())
        assert again.match.position(len(session.match.answers)) == session.match.state and again.match.assisted
        listed = next(one for one in store.matches.list_matches() if one.id == session.keeper.id)
        assert listed.assisted and not listed.finished and listed.turn == session.view().turn
    assert store.matches.document(played.keeper.id) == before
    assert [one.finished for one in store.matches.list_matches() if one.id == played.keeper.id] == [True]


def play_on(session: Session, rounds: int = 10_000, seed: int = 1) -> Session:
    """The person answers at random, the computers as they like, until the match is over or after so many rounds."""
    chance, now = random.Random(seed), 0
    for _ in range(rounds):
        now += 5000
        if session.over:
            break
        session.update(now)
        if session.view().options:
            session.answer(chance.choice(session.view().options))
    return session


def start(store: Store, slug: str, kinds: list[str], **options: Any) -> Session:
    """A match in which computers answer at once."""
    return Session.start(
        load(slug),
        NAMES[: len(kinds)],
        kinds,
        options,
        4,
        Settings(computer_delay_ms=0),
        store=store,
        pool=HandPool(prompt=True),
    )


def kept(session: Session) -> StoredAt:
    """Where a session is stored."""
    found = session.keeper.find_place()
    assert found is not None
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_seats_that_note_what_they_were_shown_again_know_what_they_have_noted_in_play(store: Store, slug: str) -> None:
    session = play_on(start(store, slug, [HUMAN, "hard", "gentle"]), 25)
    notes, again = json.loads(json.dumps(session.notes())), json.loads(json.dumps(record_memories(session.match)))
    assert again["memories"] == notes["memories"]
    # A person's seat has also noted the question that is open.
    assert again["noted"].keys() <= notes["noted"].keys()


def test_computers_remember_in_a_branch_what_they_have_seen_by_then_and_nothing_else(store: Store) -> None:
    session = start(store, "nefarious", [HUMAN, "normal", "normal"], twists=0)
    play_on(session, 3)
    moment, then = len(session.match.answers), record_memories(session.match)["memories"]
    play_on(session, 6)
    assert then != record_memories(session.match)["memories"]
    other = branch(store, session.keeper.id, kept(session).rows[moment], 0, Settings(), pool=HandPool())
    assert other.notes()["memories"] == json.loads(json.dumps(then)) and then["1"]


def test_the_decks_of_a_branch_are_those_that_were_sealed(store: Store) -> None:
    session = play_on(start(store, "nefarious", [HUMAN, "normal"], twists=0))
    assert session.over and session.seal is not None
    other = play_on(
        branch(
            store,
            session.keeper.id,
            kept(session).rows[9],
            1,
            Settings(computer_delay_ms=0),
            pool=HandPool(prompt=True),
        )
    )
    assert other.over and other.seal == session.seal and other.seal.fits("nefarious", other.seed)
    first, second = store.results.recent("nefarious")[::-1]
    assert (first.assisted, second.assisted) == (False, True) and second.match == other.keeper.id
    assert store.results.game_statistics("nefarious").matches == 1


def test_nobody_plays_on_from_the_end_of_a_match_and_nothing_is_begun(store: Store) -> None:
    played = Played.begin(store, "nefarious").to_the_end()
    with pytest.raises(CannotResume, match="over at this moment"):
        played.branch(played.keeper.row)
    with pytest.raises(CannotResume):
        played.branch(3, seat=7)
    assert len(store.matches.list_matches()) == 1


def test_a_match_that_is_gone_is_told_in_a_sentence(store: Store) -> None:
    played = Played.begin(store, "nefarious").some(10)
    store.matches.delete(played.keeper.id, 1.0)
    store.matches.forget_deleted(2.0)
    with pytest.raises(StoreError, match="no longer exists"):
        played.branch(3)


def test_a_moment_before_the_position_a_match_goes_on_from_is_refused_and_later_ones_are_not(store: Store) -> None:
    played = Played.begin(store, "nefarious").some(30)
    last = played.keeper.row
    store.matches.begin_at(played.keeper.id, "other rules", played.match.state.to_data())
    played = Played(store, played.match, Autosave(store, played.match, store.matches.document(played.keeper.id)))
    with pytest.raises(StoreError, match="rules have changed"):
        played.branch(last - 1)
    assert played.branch(last).match.state == played.match.state
    assert len(store.matches.list_matches()) == 2


def test_a_match_whose_early_positions_were_never_written_down_can_be_branched_there(store: Store) -> None:
    """As those are that earlier versions have kept in files."""
    played = Played.begin(store, "nefarious").some(30)
    with store.database.writing() as connection:
        connection.execute("DELETE FROM positions WHERE number < ?", (played.keeper.row,))
    answers, state = played.after[4]
    assert stood(played.branch(4), len(answers)) == state


def test_a_match_that_began_at_a_position_can_be_written_down_whole_and_gone_on_with(store: Store) -> None:
    first = Played.begin(store, "nefarious").some(12)
    match = Match(first.match.game, NAMES, first.match.options, 7, PEOPLE)
    match.start_at(first.match.state.to_data())
    played = Played(store, match, Autosave(store, match))
    played.save()
    played.some(30)
    again = resume(store, played.keeper.id, Settings(), pool=HandPool())
    count = len(match.answers)
    assert stood(again, count) == played.after[played.keeper.row][1]
    for row in (played.kept.rows[0], played.kept.rows[5]):
        answers, state = played.after[row]
        assert stood(played.branch(row), len(answers)) == state


def test_levels_that_this_version_does_not_know_do_not_hold_up_a_branch(store: Store) -> None:
    played = Played.begin(store, "nefarious", [HUMAN, "genius", "normal"]).some(10)
    assert played.branch(5, seat=0).kinds == (HUMAN, known_kinds(["Ben"], ["genius"])[0][0], "normal")


# --- bookmarks -------------------------------------------------------------------------------------------


def test_a_bookmark_leads_back_to_its_moment_with_all_that_was_noted_then(store: Store) -> None:
    session = play_on(start(store, "nefarious", [HUMAN, "normal", "hard"], twists=0), 4)
    at, state, notes = len(session.match.answers), session.match.state.copy(), json.loads(json.dumps(session.notes()))
    bookmark = session.bookmarks.set(3)
    assert session.bookmarks.list_bookmarks() == [bookmark]
    assert (bookmark.slot, bookmark.turn) == (3, session.view().turn)
    while not session.undo():
        play_on(session, 1)
    play_on(session, 5)
    assert session.match.state != state
    before = store.matches.document(session.keeper.id)
    other = go_back(session.bookmarks, bookmark)
    assert other.match.position(at) == state and other.match.assisted and not session.match.assisted
    assert json.loads(json.dumps(other.notes()))["memories"] == notes["memories"]
    assert {key: other.notes()[key] for key in ("number", "seal", "seconds")} == {
        key: notes[key] for key in ("number", "seal", "seconds")
    }
    play_on(other, 3)
    assert store.matches.document(session.keeper.id) == before


def test_who_went_back_finds_the_bookmarks_of_moments_before_and_not_those_of_a_future_that_is_not(
    store: Store,
) -> None:
    session = play_on(start(store, "nefarious", [HUMAN, "normal"], twists=0), 2)
    first = session.bookmarks.set(1)
    second = session.bookmarks.set(2) if play_on(session, 2) else first
    session.bookmarks.set(9) if play_on(session, 2) else None
    other = go_back(session.bookmarks, second)
    assert other.bookmarks.list_bookmarks() == [first, second] and len(session.bookmarks.list_bookmarks()) == 3
    again = go_back(other.bookmarks, first)
    assert again.match.position(len(again.match.answers)) is again.match.state
    assert again.bookmarks.list_bookmarks() == [first]
    play_on(again, 2)
    later = again.bookmarks.set(2)
    assert [one.turn for one in again.bookmarks.list_bookmarks()] == [first.turn, later.turn]


def test_a_bookmark_can_be_set_anew_removed_and_put_back(store: Store) -> None:
    session = play_on(start(store, "nefarious", [HUMAN, "normal"], twists=0), 2)
    first = session.bookmarks.set(5)
    second = session.bookmarks.set(5) if play_on(session, 3) else first
    assert session.bookmarks.list_bookmarks() == [second] and second.number > first.number
    notes = session.bookmarks.remove(5)
    assert session.bookmarks.list_bookmarks() == []
    session.bookmarks.put_back(second, notes)
    assert session.bookmarks.list_bookmarks() == [second]
    assert go_back(session.bookmarks, second).notes()["number"] == session.notes()["number"]


def test_bookmarks_are_for_one_person_in_a_match_that_is_saved(store: Store) -> None:
    two = start(store, "nefarious", [HUMAN, HUMAN, "normal"])
    watched = start(store, "nefarious", ["normal", "normal"])
    for session in (two, watched):
        assert "one human" in session.bookmarks.refusal and session.bookmarks.set_refusal
        with pytest.raises(StoreError, match="one human"):
            session.bookmarks.set(1)
    two.hand_over(1, "normal")
    assert two.bookmarks.refusal == "" and two.bookmarks.set(1).slot == 1
    unsaved = Session.start(load("nefarious"), NAMES, PEOPLE, {}, 4, Settings(), pool=HandPool())
    assert "isn't saved" in unsaved.bookmarks.refusal
    with pytest.raises(StoreError, match="isn't saved"):
        unsaved.bookmarks.set(1)
    with pytest.raises(StoreError, match="isn't saved"):
        go_back(unsaved.bookmarks, Bookmark(1, 0, 0, 0.0))


def test_after_the_end_one_can_go_back_but_sets_no_bookmark(store: Store) -> None:
    session = play_on(start(store, "nefarious", [HUMAN, "normal"], twists=0), 3)
    bookmark = session.bookmarks.set(1)
    play_on(session)
    assert session.over and session.bookmarks.refusal == "" and "over" in session.bookmarks.set_refusal
    assert not go_back(session.bookmarks, bookmark).over
