"""What is played is kept: after every answer, through damage, and among the results when it is over."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from client.scenes.statistics.widgets import seat_words
from engine.kernel.files.faults import BadCard, one_of
from engine.kernel.match.match import Match
from engine.kernel.match.rules_identity import rules_identity
from engine.kernel.state.state import TURN
from engine.session.resume import CannotResume, resume
from engine.session.seat_history import SeatHistory
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.history.database import FILE_NAME
from engine.store.history.matches import progress_of
from engine.store.player.settings import Settings
from engine.store.store import Store
from tests.client.sessions import resume as resume_document

Start = Callable[..., Session]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(Folders.in_home(tmp_path))


def answers_of(store: Store, session: Session) -> list[list[int]]:
    answers: list[list[int]] = store.matches.document(session.keeper.id)["answers"]
    return answers


def stored(store: Store, document: dict[str, Any]) -> int:
    """Store a document as it is."""
    return store.matches.begin(document, progress_of(document, 1.0))


def test_every_answer_is_on_disk_when_it_can_be_seen(sit_down: Start, pool: Any, store: Store) -> None:
    session = sit_down(("human", "normal", "gentle"), store=store)
    pool.prompt = True
    assert answers_of(store, session) == []
    for now in range(0, 30_000, 700):
        if session.view().options:
            session.answer(session.view().options[0])
            kept = store.matches.document(session.keeper.id)
            assert kept["session"] == json.loads(json.dumps(session.notes()))
        session.update(now)
        assert answers_of(store, session) == [answer.to_data() for answer in session.match.answers]
    assert len(session.match.answers) > 20


def test_a_match_goes_on_where_it_was_left(sit_down: Start, pool: Any, settings: Settings, store: Store) -> None:
    session = sit_down(("human", "normal", "gentle"), twists=2, store=store)
    pool.prompt = True
    for now in range(0, 9_000, 700):
        if session.view().options:
            session.answer(session.view().options[-1])
        session.update(now)
    again = resume(store, session.keeper.id, settings, pool=pool)
    assert again.take_remarks() == [] and again.match.state == session.match.state
    assert again.view().to_data() == session.view().to_data()
    assert list(again.log) == list(session.log)
    assert (again.names, again.kinds) == (session.names, session.kinds)
    later = [resume_document(session.document(), settings, pool=pool) for _ in range(2)]
    for now in range(0, 5_000, 700):
        for copy in later:
            copy.update(now)
            if copy.view().options:
                copy.answer(copy.view().options[0])
    assert later[0].match.state == later[1].match.state


def test_a_match_waits_while_the_cards_of_its_game_cannot_be_read(
    sit_down: Start, pool: Any, settings: Settings, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(*_: object, **__: object) -> Match:
        raise BadCard("cards/pets.toml", "yeti", ("kind",), one_of(["pet"]), "pte")

    match = sit_down(("human", "normal", "gentle"), store=store).keeper.id
    with monkeypatch.context() as broken:
        broken.setattr("engine.session.resume.game_of", unreadable)
        with pytest.raises(CannotResume, match="card 'yeti'"):
            resume(store, match, settings, pool=pool)
    assert resume(store, match, settings, pool=pool).match.answers == []


def test_taking_back_is_kept_too(sit_down: Start, store: Store) -> None:
    session = sit_down(("human", "normal"), store=store)
    session.answer(session.view().options[0])
    assert len(answers_of(store, session)) == 1
    session.undo()
    assert answers_of(store, session) == []


def test_a_finished_match_and_its_result_are_stored_together(sit_down: Start, pool: Any, store: Store) -> None:
    session = sit_down(("human", "gentle"), store=store)
    pool.prompt = True
    now = 0
    while not session.over:
        now += 1000
        session.update(now)
        if session.view().options:
            session.answer(session.view().options[0])
    [listed] = store.matches.list_matches()
    (result,) = store.results.recent()
    assert listed.finished and result.match == listed.id
    scores = session.game.shows.scores(session.view())
    assert [(seat.name, seat.kind, seat.level, seat.score) for seat in result.seats] == [
        ("Ada", "human", "", scores[0]),
        ("Ben", "computer", "gentle", scores[1]),
    ]
    assert [seat.winner for seat in result.seats] == [seat in session.view().winners for seat in (0, 1)]
    assert result.turns == session.view().turn and result.seed == session.match.seed
    assert result.seconds == pytest.approx((now - 1000) / 1000)


def test_a_match_whose_answers_do_not_fit_goes_on_from_its_position(
    sit_down: Start, settings: Settings, pool: Any, store: Store
) -> None:
    session = sit_down(("human", "normal"), store=store)
    pool.prompt = True
    for now in range(0, 12_000, 700):
        if session.view().options:
            session.answer(session.view().options[0])
        session.update(now)
    document = session.document() | {"answers": [[0, 99, 0, 0, 0]]}
    again = resume(store, stored(store, document), settings, pool=pool)
    assert again.match.state.to_data() == session.match.state.to_data() and again.match.answers == []
    [sentence] = again.take_remarks()
    assert "didn't replay as expected" in sentence
    for now in range(0, 60_000, 700):
        if again.view().options:
            break
        again.update(now)
    again.answer(again.view().options[0])
    later = resume(store, again.keeper.id, settings, pool=pool)
    assert later.match.state == again.match.state and later.take_remarks() == []


def test_a_match_of_other_rules_says_so_and_goes_on(
    sit_down: Start, settings: Settings, pool: Any, store: Store
) -> None:
    session = sit_down(("human", "normal"), store=store)
    session.answer(session.view().options[0])
    document = session.document() | {"rules": "those of before"}
    again = resume(store, stored(store, document), settings, pool=pool)
    [sentence] = again.take_remarks()
    assert sentence.startswith("The rules of Nefarious have changed")
    assert again.match.state == session.match.state
    assert store.matches.document(again.keeper.id)["rules"] == rules_identity(session.game)
    assert resume(store, again.keeper.id, settings, pool=pool).take_remarks() == []


def test_a_match_that_cannot_be_played_any_more_can_be_read(
    sit_down: Start, settings: Settings, pool: Any, store: Store
) -> None:
    session = sit_down(("human", "human"), store=store)
    for _ in range(4):
        session.open_curtain()
        session.answer(session.view().options[-1])
    with sqlite3.connect(store.database.path) as foreign:
        foreign.execute("UPDATE answers SET verb = 98")
        foreign.execute("UPDATE positions SET state = '{}'")
    foreign.close()
    with pytest.raises(CannotResume, match="It's still under Matches"):
        resume(store, session.keeper.id, settings, pool=pool)
    assert store.matches.log(session.keeper.id)[0].startswith("Turn 1")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "no-such-game"},
        {"seats": None},
        {"kinds": ["human"]},
        {"state": {}},
        {"options": {"twists": 9}},
        {"seed": "seven"},
    ],
)
def test_a_foreign_document_is_refused_in_one_sentence(
    sit_down: Start, settings: Settings, pool: Any, store: Store, change: dict[str, Any]
) -> None:
    document = sit_down(("human", "normal")).document() | change
    with pytest.raises(CannotResume) as refused:
        resume(store, stored(store, document | {"kinds": document["kinds"] or []}), settings, pool=pool)
    assert "\n" not in str(refused.value) and "Can't continue" in str(refused.value)


@pytest.mark.parametrize("kind", ["genius", "hard+dancer", ""])
def test_a_seat_of_a_level_that_is_not_known_goes_on_at_normal_and_that_is_told(
    sit_down: Start, settings: Settings, pool: Any, store: Store, kind: str
) -> None:
    document = sit_down(("human", "normal")).document() | {"kinds": ["human", kind]}
    session = resume(store, stored(store, document), settings, pool=pool)
    assert session.kinds == ("human", "normal")
    (sentence,) = session.take_remarks()
    assert "Ben" in sentence and f"'{kind}'" in sentence and "Normal" in sentence


def test_levels_and_personalities_are_kept_with_the_match(sit_down: Start, settings: Settings, pool: Any) -> None:
    session = sit_down(("human", "hard+schemer", "normal"))
    again = resume_document(session.document(), settings, pool=pool)
    assert again.kinds == ("human", "hard+schemer", "normal") and again.take_remarks() == []


def test_a_match_that_only_computers_played_is_nobody_s_own(sit_down: Start, pool: Any, store: Store) -> None:
    for kinds in (("normal+hoarder", "gentle"), ("human", "gentle")):
        session = sit_down(kinds, store=store)
        pool.prompt = True
        now = 0
        while not session.over:
            now += 5000
            session.update(now)
            if session.view().options:
                session.answer(session.view().options[0])
    assert store.results.game_statistics("nefarious").matches == 1
    assert store.results.game_statistics("nefarious", watched=True).matches == 1
    [gentle, normal] = store.results.seat_statistics("nefarious", watched=True)
    assert (gentle.level, normal.level) == ("gentle", "normal")
    watched = next(result for result in store.results.recent() if result.watched)
    assert [seat.personality for seat in watched.seats] == ["hoarder", ""]


def test_a_match_that_was_handed_to_the_computer_for_a_while_is_nobody_s_own_either(
    sit_down: Start, settings: Settings, pool: Any
) -> None:
    session = sit_down(("human", "normal"))
    session.hand_over(0, "normal")
    pool.prompt = True
    for now in range(0, 5000, 500):
        session.update(now)
    session.hand_over(0, "human")
    assert session.document()["session"]["watched"]
    assert resume_document(session.document(), settings, pool=pool).document()["session"]["watched"]


@pytest.mark.parametrize(
    ("first", "then", "counted"),
    [
        ("gentle", "normal", ("mixed", "")),
        ("gentle+hoarder", "gentle+schemer", ("gentle", "")),
        ("human", "gentle", ("mixed", "")),
    ],
)
def test_a_seat_counts_for_no_level_that_has_not_played_the_whole_match(
    sit_down: Start, settings: Settings, pool: Any, store: Store, first: str, then: str, counted: tuple[str, str]
) -> None:
    session = sit_down(("human", first), store=store)
    pool.prompt = True
    now = 0
    while not session.over:
        now += 1000
        session.update(now)
        session.open_curtain()
        if session.view().options:
            session.answer(session.view().options[0])
        if len(session.match.answers) > 6 and session.kinds[1] == first:
            session.hand_over(1, then)
            session = resume(store, session.keeper.id, settings, pool=pool)
    seat = store.results.recent()[0].seats[1]
    assert (seat.level, seat.personality) == counted
    assert seat.kind.partition(" ")[0] == ("handed" if first == "human" else "computer")
    assert seat_words("computer", "mixed") == "Computer, Mixed"


def test_the_turns_that_a_person_had_played_of_a_seat_are_counted_apart(
    sit_down: Start, settings: Settings, pool: Any, store: Store
) -> None:
    session, now, played = sit_down(("human", "human"), store=store), 0, set[int]()
    pool.prompt = True
    while not session.over:
        now += 1000
        session.update(now)
        session.open_curtain()
        if session.view().options:
            if session.viewer == 1 and session.match.state.values[TURN] < 4:
                played.add(session.match.state.values[TURN])
            session.answer(session.view().options[0])
        if session.match.state.values[TURN] == 4 and session.kinds[1] == "human":
            session.hand_over(1, "gentle")
            session = resume(store, session.keeper.id, settings, pool=pool)
    assert len(played) > 1 and store.results.recent()[0].seats[1].kind == f"handed {len(played)}"
    people, handed = store.results.seat_statistics("nefarious")
    assert (people.kind, people.played, handed.kind, handed.played) == ("human", 1, "handed", 1)
    assert handed.turns == len(played)
    assert seat_words(handed.kind, handed.level, handed.turns).endswith(f"{len(played)} turns played")


def test_a_level_that_was_changed_before_its_first_choice_has_played_the_whole_match(
    sit_down: Start, pool: Any
) -> None:
    session = sit_down(("human", "normal"))
    session.hand_over(1, "hard")
    assert SeatHistory(session.match, session.notes()["changed"]).results() == [("", ""), ("hard", "")]


def test_a_disk_that_cannot_be_written_is_told_once_and_the_match_goes_on(sit_down: Start, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    session = sit_down(("human", "human"), store=Store(Folders.in_home(tmp_path)))
    for _ in range(3):
        session.open_curtain()
        session.answer(session.view().options[3])
    for now in (0, 999):
        session.update(now)
        assert not session.save_is_late and session.take_remarks() == []
    for now in (1000, 2000):
        session.update(now)
        assert session.save_is_late and not session.is_saved
    [remark] = session.take_remarks()
    assert "aren't saved yet" in remark
    assert len(session.match.answers) == 3


def test_when_the_disk_can_be_written_again_nothing_is_missing(sit_down: Start, tmp_path: Path) -> None:
    place = tmp_path / "data"
    place.write_text("a file where the folder should be")
    store = Store(Folders.in_home(tmp_path))
    session = sit_down(("human", "human"), store=store)
    session.open_curtain()
    session.answer(session.view().options[0])
    session.update(0)
    place.unlink()
    session.update(60_000)
    assert session.is_saved and len(answers_of(store, session)) == 1


def test_a_match_that_is_played_in_two_programs_goes_on_as_two(
    sit_down: Start, settings: Settings, pool: Any, store: Store, tmp_path: Path
) -> None:
    session = sit_down(("human", "human"), store=store)
    session.open_curtain()
    session.answer(session.view().options[0])
    elsewhere = Store(Folders.in_home(tmp_path))
    other = resume(elsewhere, session.keeper.id, settings, pool=pool)
    for one, option in ((other, 1), (session, 2)):
        one.open_curtain()
        one.answer(one.view().options[option])
    [sentence] = session.take_remarks()
    assert "Another copy of Cul-de-Sac" in sentence and other.take_remarks() == []
    kept = {match.id: store.matches.document(match.id)["answers"] for match in store.matches.list_matches()}
    assert len(kept) == 2 and session.keeper.id != other.keeper.id
    for one in (session, other):
        assert kept[one.keeper.id] == [answer.to_data() for answer in one.match.answers]


def test_a_match_that_another_program_has_removed_is_stored_anew(sit_down: Start, store: Store) -> None:
    session = sit_down(("human", "human"), store=store)
    store.matches.delete(session.keeper.id, 1.0)
    store.matches.forget_deleted(2.0)
    session.open_curtain()
    session.answer(session.view().options[0])
    assert len(answers_of(store, session)) == 1


def test_a_finished_match_whose_last_answer_could_not_be_written_has_its_result_later(
    sit_down: Start, pool: Any, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sit_down(("gentle", "gentle"), store=store)
    pool.prompt = True
    now = 0
    path = store.database.path
    while not session.over:
        now += 5000
        if len(session.match.answers) >= 6 and path.is_file():
            store.database.close()
            path.rename(path.with_name("elsewhere"))
            path.mkdir()
        session.update(now)
    assert not session.is_saved and path.name == FILE_NAME
    path.rmdir()
    path.with_name("elsewhere").rename(path)
    session.close()
    [result] = store.results.recent()
    assert session.is_saved and result.match == session.keeper.id
