"""Matches in progress and named saves: what is written is found again, and told in words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.store.atomic import Damaged, StoreError
from engine.store.saves import AUTOSAVE_SLOTS, Autosave, NamedSaves, Save, read_match, unfinished

TITLES = {"mad-science": "Mad Science"}


def match_document(
    turn: int = 7, *, finished: bool = False, names: tuple[str, ...] = ("Ann", "Bob")
) -> dict[str, Any]:
    """A document as a match would give it, with entries of which the store knows nothing."""
    seats = [{"name": name, "kind": "human"} for name in names]
    return {"game": "mad-science", "seats": seats, "turn": turn, "finished": finished, "answers": [3] * turn}


def test_without_a_match_there_is_nothing_to_continue(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "none")
    assert autosave.newest() is None
    assert autosave.remarks == []
    assert unfinished(tmp_path / "none").saves == []


@given(turns=st.lists(st.integers(0, 50), min_size=1, max_size=12))
def test_the_last_answer_written_is_the_one_continued(tmp_path: Path, turns: list[int]) -> None:
    autosave = Autosave(tmp_path)
    for turn in turns:
        autosave.write(match_document(turn))
        newest = Autosave(tmp_path).newest()
        assert newest is not None
        assert newest.document == match_document(turn)
    assert len(list(tmp_path.iterdir())) <= AUTOSAVE_SLOTS


def test_a_program_that_starts_anew_goes_on_writing_where_the_last_one_ended(tmp_path: Path) -> None:
    for turn in range(1, 9):
        Autosave(tmp_path).write(match_document(turn))
    newest = Autosave(tmp_path).newest()
    assert newest is not None and newest.turn == 8
    assert len(list(tmp_path.iterdir())) == AUTOSAVE_SLOTS


def test_two_programs_on_one_match_notice_each_other_and_the_last_answer_is_continued(tmp_path: Path) -> None:
    first, second = Autosave(tmp_path), Autosave(tmp_path)
    first.write(match_document(1))
    second.newest()
    for turn in range(2, 9):
        (first if turn % 3 else second).write(match_document(turn))
        newest = Autosave(tmp_path).newest()
        assert newest is not None and newest.turn == turn
    first.write(match_document(9))
    second.write(match_document(10))
    assert second.shared
    second.write(match_document(11))
    assert not second.shared
    assert len(list(tmp_path.iterdir())) == AUTOSAVE_SLOTS


def test_a_finished_match_takes_nothing_away_that_another_program_has_written_since(tmp_path: Path) -> None:
    first, second = Autosave(tmp_path), Autosave(tmp_path)
    first.write(match_document(1))
    second.newest()
    second.write(match_document(2))
    first.clear()
    newest = Autosave(tmp_path).newest()
    assert newest is not None and newest.turn == 2
    second.clear()
    assert Autosave(tmp_path).newest() is None


def test_what_a_killed_program_left_half_written_is_removed_later(tmp_path: Path) -> None:
    Autosave(tmp_path).write(match_document(1))
    old, new = tmp_path / ".autosave-2.match.77.partial", tmp_path / ".autosave-3.match.78.partial"
    for partial in (old, new):
        partial.write_bytes(b"Cul-de-")
    os.utime(old, (1, 1))
    newest = Autosave(tmp_path).newest()
    assert newest is not None and newest.turn == 1
    assert not old.exists() and new.exists()


@pytest.mark.parametrize("damaged", [1, 2])
def test_when_the_newest_files_are_damaged_the_next_one_is_continued(tmp_path: Path, damaged: int) -> None:
    autosave = Autosave(tmp_path)
    for turn in range(1, 6):
        autosave.write(match_document(turn))
    for _ in range(damaged):
        newest = Autosave(tmp_path).newest()
        assert newest is not None
        newest.path.write_bytes(newest.path.read_bytes()[:-9])
        again = Autosave(tmp_path)
        older = again.newest()
        assert older is not None and older.turn == newest.turn - 1
        assert again.remarks == [
            f"{newest.path.name} is damaged: its content does not fit its checksum; "
            f"it is kept as {newest.path.name}.damaged."
        ]
        assert newest.path.with_name(f"{newest.path.name}.damaged").exists()


def test_writing_goes_on_when_every_file_was_damaged(tmp_path: Path) -> None:
    for turn in range(1, 4):
        Autosave(tmp_path).write(match_document(turn))
    for path in list(tmp_path.iterdir()):
        path.write_bytes(b"nonsense")
    autosave = Autosave(tmp_path)
    autosave.write(match_document(4))
    assert len(autosave.remarks) == 3
    newest = Autosave(tmp_path).newest()
    assert newest is not None and newest.turn == 4


def test_a_cleared_match_is_not_continued_and_a_new_one_is(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    for turn in range(1, 6):
        autosave.write(match_document(turn))
    autosave.clear()
    assert Autosave(tmp_path).newest() is None
    autosave.write(match_document(1))
    newest = Autosave(tmp_path).newest()
    assert newest is not None and newest.turn == 1


@pytest.mark.parametrize("removals", range(AUTOSAVE_SLOTS))
def test_an_interrupted_clearing_never_brings_an_older_turn_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, removals: int
) -> None:
    autosave = Autosave(tmp_path)
    for turn in range(1, 6):
        autosave.write(match_document(turn))
    removed: list[Path] = []
    unlink = Path.unlink

    def stop_in_between(path: Path, missing_ok: bool = False) -> None:
        if len(removed) == removals:
            raise KeyboardInterrupt
        removed.append(path)
        unlink(path, missing_ok)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", stop_in_between)
        with pytest.raises(KeyboardInterrupt):
            autosave.clear()
    newest = Autosave(tmp_path).newest()
    assert newest is not None and newest.turn == 5


def test_matches_of_two_games_do_not_touch_each_other(tmp_path: Path) -> None:
    Autosave(tmp_path, "mad-science").write(match_document(2))
    Autosave(tmp_path, "yard-war").write(match_document(9) | {"game": "yard-war"})
    Autosave(tmp_path, "over-and-done").write(match_document(30, finished=True))
    for number, path in enumerate(sorted(tmp_path.iterdir())):
        os.utime(path, (1000 + number, 1000 + number))
    saves = unfinished(tmp_path).saves
    assert [(save.game, save.turn) for save in saves] == [("yard-war", 9), ("mad-science", 2)]


def test_unfinished_tells_of_what_it_could_not_read(tmp_path: Path) -> None:
    Autosave(tmp_path, "mad-science").write(match_document(2))
    (tmp_path / "mad-science-2.match").write_text("Dear diary", encoding="utf-8")
    found = unfinished(tmp_path)
    assert [save.turn for save in found.saves] == [2]
    assert len(found.remarks) == 1 and "mad-science-2.match.damaged" in found.remarks[0]


@pytest.mark.parametrize(
    ("document", "words"),
    [
        (match_document(7, names=("Ann", "Bob", "Cid")), "Mad Science, Ann, Bob and Cid, turn 7"),
        (match_document(1), "Mad Science, Ann and Bob, turn 1"),
        (match_document(9, finished=True, names=("Ann",)), "Mad Science, Ann, finished"),
        ({"game": "other-game", "seats": ["Ann", "Bob"], "turn": 2}, "other-game, Ann and Bob, turn 2"),
        ({"game": 5, "seats": "Ann", "turn": None}, ""),
    ],
)
def test_a_save_says_in_words_what_it_continues(document: dict[str, object], words: str) -> None:
    assert Save(Path("some.match"), document, 0.0).words(TITLES) == words


def test_named_saves_are_listed_newest_first_and_read_back(tmp_path: Path) -> None:
    saves = NamedSaves(tmp_path / "saves")
    assert saves.list().saves == []
    for number, name in enumerate(("Before the storm", "Zoë's lead", "ничья 2")):
        path = saves.write(name, match_document(number))
        os.utime(path, (1000 + number, 1000 + number))
    listed = saves.list()
    assert [save.name for save in listed.saves] == ["ничья 2", "Zoë's lead", "Before the storm"]
    assert [save.turn for save in listed.saves] == [2, 1, 0]
    assert listed.remarks == []


def test_a_second_save_of_a_name_replaces_the_first(tmp_path: Path) -> None:
    saves = NamedSaves(tmp_path)
    assert not saves.exists("Friday")
    saves.write("Friday", match_document(1))
    assert saves.exists("Friday")
    saves.write("Friday", match_document(2))
    assert [save.turn for save in saves.list().saves] == [2]


def test_a_deleted_save_is_gone_and_deleting_it_twice_does_no_harm(tmp_path: Path) -> None:
    saves = NamedSaves(tmp_path)
    saves.write("Friday", match_document(1))
    [save] = saves.list().saves
    saves.delete(save)
    saves.delete(save)
    assert saves.list().saves == []


def test_a_damaged_named_save_is_kept_aside_and_the_others_are_listed(tmp_path: Path) -> None:
    saves = NamedSaves(tmp_path)
    saves.write("Good", match_document(1))
    saves.write("Bad", match_document(2)).write_bytes(b"")
    listed = saves.list()
    assert [save.name for save in listed.saves] == ["Good"]
    assert listed.remarks == ["Bad.match is not a Cul-de-Sac match file; it is kept as Bad.match.damaged."]
    assert saves.list().remarks == []


@given(name=st.text(max_size=80))
def test_whatever_the_name_the_save_stays_in_its_folder_or_is_refused(tmp_path: Path, name: str) -> None:
    saves = NamedSaves(tmp_path)
    try:
        path = saves.write(name, match_document(3))
    except StoreError:
        assert list(tmp_path.iterdir()) == []
        return
    assert path.parent == tmp_path
    assert read_match(path) == match_document(3)
    path.unlink()


@pytest.mark.parametrize("name", ["", "   ", "../..", "?*", ".", "--"])
def test_a_name_without_letter_or_digit_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(StoreError, match=r"^A save needs a name with at least one letter or digit\.$"):
        NamedSaves(tmp_path).write(name, match_document())


def test_device_names_of_windows_are_evaded(tmp_path: Path) -> None:
    assert NamedSaves(tmp_path).path("CON").name == "CON_.match"


def test_a_match_file_from_anywhere_is_read_and_never_moved(tmp_path: Path) -> None:
    path = NamedSaves(tmp_path).write("Friday", match_document(4))
    assert read_match(path) == match_document(4)
    path.write_bytes(b"not ours")
    with pytest.raises(Damaged, match=r"^Friday\.match is not a Cul-de-Sac match file\.$"):
        read_match(path)
    assert path.read_bytes() == b"not ours"
