"""What is played is kept: after every answer, through damage, and in the history when it is over."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from client.scenes.statistics_widgets import seat_words
from client.session.resuming import CannotResume, resume_autosave, resume_save
from client.session.session import Session
from engine.kernel.cards import BadCard
from engine.store.folders import Folders
from engine.store.history import History
from engine.store.saves import Autosave, NamedSaves, unfinished
from engine.store.settings import Settings

Start = Callable[..., Session]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.below(tmp_path)


def on_disk(folders: Folders) -> dict[str, Any]:
    save = Autosave(folders.autosaves, "nefarious").newest()
    assert save is not None
    return dict(save.document)


def test_every_answer_is_on_disk_when_it_can_be_seen(sit_down: Start, pool: Any, folders: Folders) -> None:
    session = sit_down(("human", "normal", "gentle"), folders=folders)
    pool.prompt = True
    assert on_disk(folders)["answers"] == []
    for now in range(0, 30_000, 700):
        if session.view().options:
            session.answer(session.view().options[0])
            assert on_disk(folders) == json.loads(json.dumps(session.document()))
        if session.update(now):
            assert on_disk(folders)["answers"] == [answer.to_data() for answer in session.match.answers]
    assert len(session.match.answers) > 20


def test_a_match_goes_on_where_it_was_left(
    sit_down: Start, pool: Any, settings: Settings, folders: Folders
) -> None:
    session = sit_down(("human", "normal", "gentle"), twists=2, folders=folders)
    pool.prompt = True
    for now in range(0, 9_000, 700):
        if session.view().options:
            session.answer(session.view().options[-1])
        session.update(now)
    again, remarks = resume_autosave("nefarious", settings, folders=folders, pool=pool)
    assert again is not None and remarks == []
    assert again.match.state == session.match.state
    assert again.view().to_data() == session.view().to_data()
    assert list(again.log) == list(session.log)
    assert (again.names, again.kinds) == (session.names, session.kinds)
    later = [Session.resume(session.document(), settings, pool=pool) for _ in range(2)]
    for now in range(0, 5_000, 700):
        for copy in later:
            copy.update(now)
            if copy.view().options:
                copy.answer(copy.view().options[0])
    assert later[0].match.state == later[1].match.state


def test_a_match_waits_while_the_cards_of_its_game_cannot_be_read(
    sit_down: Start, pool: Any, settings: Settings, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    def resume(*_: object, **__: object) -> Session:
        raise BadCard("cards/pets.toml: card 'yeti', field 'kind': expected one of pet, found 'pte'")

    sit_down(("human", "normal", "gentle"), folders=folders)
    with monkeypatch.context() as broken:
        broken.setattr(Session, "resume", resume)
        session, remarks = resume_autosave("nefarious", settings, folders=folders, pool=pool)
    assert session is None and len(remarks) == 1 and "card 'yeti'" in remarks[0]
    again, remarks = resume_autosave("nefarious", settings, folders=folders, pool=pool)
    assert again is not None and remarks == []


def test_taking_back_is_kept_too(sit_down: Start, folders: Folders) -> None:
    session = sit_down(("human", "normal"), folders=folders)
    session.answer(session.view().options[0])
    assert len(on_disk(folders)["answers"]) == 1
    session.undo()
    assert on_disk(folders)["answers"] == []


def test_a_finished_match_moves_from_the_saves_to_the_history(
    sit_down: Start, pool: Any, folders: Folders
) -> None:
    session = sit_down(("human", "gentle"), folders=folders)
    pool.prompt = True
    now = 0
    while not session.over:
        now += 1000
        session.update(now)
        if session.view().options:
            session.answer(session.view().options[0])
    assert unfinished(folders.autosaves).saves == []
    with History.open(folders.data) as history:
        (result,) = history.recent()
    scores = session.game.scores(session.view())
    assert [(seat.name, seat.kind, seat.level, seat.score) for seat in result.seats] == [
        ("Ada", "human", "", scores[0]),
        ("Ben", "computer", "gentle", scores[1]),
    ]
    assert [seat.winner for seat in result.seats] == [seat in session.view().winners for seat in (0, 1)]
    assert result.turns == session.view().turn and result.seed == session.match.seed
    assert result.seconds == pytest.approx((now - 1000) / 1000)


def test_a_damaged_save_is_told_in_a_sentence_kept_aside_and_the_one_before_is_taken(
    sit_down: Start, settings: Settings, pool: Any, folders: Folders
) -> None:
    session = sit_down(("human", "normal"), folders=folders)
    session.answer(session.view().options[0])
    newest = Autosave(folders.autosaves, "nefarious").newest()
    assert newest is not None
    newest.path.write_bytes(newest.path.read_bytes()[:-40])
    again, remarks = resume_autosave("nefarious", settings, folders=folders, pool=pool)
    assert again is not None and again.match.answers == []
    assert len(remarks) == 1 and newest.path.name in remarks[0] and remarks[0].count(".damaged") == 1
    assert newest.path.with_name(newest.path.name + ".damaged").exists()


def test_a_save_that_does_not_fit_the_rules_is_kept_aside(
    sit_down: Start, settings: Settings, pool: Any, folders: Folders
) -> None:
    document = sit_down(("human", "normal")).document()
    document["answers"] = [[0, 99, 0, 0, 0]]
    path = NamedSaves(folders.data).write("Sunday", document)
    (save,) = NamedSaves(folders.data).list().saves
    with pytest.raises(CannotResume, match=r"Sunday\.match cannot be played on: .*Sunday\.match\.damaged\."):
        resume_save(save, settings, pool=pool)
    assert not path.exists()


@pytest.mark.parametrize(
    "change",
    [
        {"game": "no-such-game"},
        {"seats": None},
        {"kinds": ["human"]},
        {"state": {}},
        {"cards": "other"},
        {"options": {"twists": 9}},
        {"seed": "seven"},
    ],
)
def test_a_foreign_document_is_refused_in_one_sentence(
    sit_down: Start, settings: Settings, pool: Any, folders: Folders, change: dict[str, Any]
) -> None:
    document = sit_down(("human", "normal")).document() | change
    NamedSaves(folders.data).write("Foreign", document)
    (save,) = NamedSaves(folders.data).list().saves
    with pytest.raises(CannotResume) as refused:
        resume_save(save, settings, pool=pool)
    assert "\n" not in str(refused.value) and str(refused.value).endswith(".match.damaged.")


@pytest.mark.parametrize("kind", ["genius", "hard+dancer", ""])
def test_a_seat_of_a_level_that_is_not_known_goes_on_at_normal_and_that_is_told(
    sit_down: Start, settings: Settings, pool: Any, folders: Folders, kind: str
) -> None:
    document = sit_down(("human", "normal")).document() | {"kinds": ["human", kind]}
    NamedSaves(folders.data).write("Newer", document)
    (save,) = NamedSaves(folders.data).list().saves
    session = resume_save(save, settings, pool=pool)
    assert session.kinds == ("human", "normal")
    (sentence,) = session.take_remarks()
    assert "Ben" in sentence and f"'{kind}'" in sentence and "Normal" in sentence


def test_levels_and_personalities_are_kept_with_the_match(sit_down: Start, settings: Settings, pool: Any) -> None:
    session = sit_down(("human", "hard+schemer", "normal"))
    again = Session.resume(session.document(), settings, pool=pool)
    assert again.kinds == ("human", "hard+schemer", "normal") and again.take_remarks() == []


def test_a_match_that_only_computers_played_is_nobody_s_own(sit_down: Start, pool: Any, folders: Folders) -> None:
    for kinds in (("normal+hoarder", "gentle"), ("human", "gentle")):
        session = sit_down(kinds, folders=folders)
        pool.prompt = True
        now = 0
        while not session.over:
            now += 5000
            session.update(now)
            if session.view().options:
                session.answer(session.view().options[0])
    with History.open(folders.data) as history:
        assert history.game_statistics("nefarious").matches == 1
        assert history.game_statistics("nefarious", watched=True).matches == 1
        [gentle, normal] = history.seat_statistics("nefarious", watched=True)
        assert (gentle.level, normal.level) == ("gentle", "normal")
        watched = next(result for result in history.recent() if result.watched)
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
    assert Session.resume(session.document(), settings, pool=pool).document()["session"]["watched"]


@pytest.mark.parametrize(("first", "then", "counted"), [
    ("gentle", "normal", ("mixed", "")),
    ("gentle+hoarder", "gentle+schemer", ("gentle", "")),
    ("human", "gentle", ("mixed", "")),
])  # fmt: skip
def test_a_seat_counts_for_no_level_that_has_not_played_the_whole_match(
    sit_down: Start, settings: Settings, pool: Any, folders: Folders, first: str, then: str, counted: tuple[str, str]
) -> None:
    session = sit_down(("human", first), folders=folders)
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
            session = Session.resume(session.document(), settings, folders=folders, pool=pool)
    with History.open(folders.data) as history:
        seat = history.recent()[0].seats[1]
    assert (seat.kind, seat.level, seat.personality) == ("computer", *counted)
    assert seat_words("computer", "mixed") == "Computer, Mixed"


def test_a_level_that_was_changed_before_its_first_choice_has_played_the_whole_match(
    sit_down: Start, pool: Any
) -> None:
    session = sit_down(("human", "normal"))
    session.hand_over(1, "hard")
    assert session._played.results() == [("", ""), ("hard", "")]


def test_a_disk_that_cannot_be_written_is_told_once_and_the_match_goes_on(
    sit_down: Start, tmp_path: Path
) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    session = sit_down(("human", "human"), folders=Folders.below(tmp_path))
    for _ in range(3):
        session.open_curtain()
        session.answer(session.view().options[3])
    remarks = session.take_remarks()
    assert len(remarks) == 1 and "not saved" in remarks[0]
    assert len(session.match.answers) == 3


def test_another_program_on_the_same_match_is_told_once(sit_down: Start, folders: Folders) -> None:
    session = sit_down(("human", "normal"), folders=folders)
    elsewhere = Autosave(folders.autosaves, "nefarious")
    for _ in range(2):
        newest = elsewhere.newest()
        assert newest is not None
        elsewhere.write(newest.document)
        session.answer(session.view().options[0])
        session.undo()
    assert len([sentence for sentence in session.take_remarks() if "Another Cul-de-Sac" in sentence]) == 1
