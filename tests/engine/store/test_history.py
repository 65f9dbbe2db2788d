"""The history of finished matches counts right, and survives a damaged file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.store.atomic import StoreError, Unwritable
from engine.store.history import (
    FILE_NAME,
    GameStatistics,
    History,
    MatchResult,
    SeatResult,
    SeatStatistics,
)


def human(name: str, score: int, winner: bool = False) -> SeatResult:
    return SeatResult(name, "human", score, winner)


def computer(level: str, score: int, winner: bool = False) -> SeatResult:
    return SeatResult(f"{level} seat", "computer", score, winner, level)


def match(
    *seats: SeatResult,
    game: str = "mad-science",
    day: str = "2026-11-20",
    turns: int = 10,
    seconds: float = 600.0,
    assisted: bool = False,
    identity: str = "",
) -> MatchResult:
    return MatchResult(game, day, seats, turns, seconds, 2**63 + 5, assisted, identity)


FIRST = match(human("Ann", 21, True), computer("gentle", 15), day="2026-11-01", turns=10, seconds=100.0)
SECOND = match(human("Ann", 12), computer("normal", 22, True), day="2026-11-03", turns=14, seconds=200.0)
SHARED = match(
    human("Ann", 20, True),
    human("Bob", 20, True),
    computer("gentle", -3),
    day="2026-11-02",
    turns=12,
    seconds=300.0,
)
ASSISTED = match(human("Ann", 40, True), computer("normal", 3), day="2026-11-04", assisted=True)
OTHER = match(human("Cid", 99, True), human("Dee", 1), game="yard-war", day="2026-11-05")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a history of five matches."""
    with History.open(tmp_path) as history:
        for result in (FIRST, SECOND, SHARED, ASSISTED, OTHER):
            assert history.record(result)
    return tmp_path


def test_matches_are_found_again_after_a_restart_the_newest_first(folder: Path) -> None:
    with History.open(folder) as history:
        assert history.remarks == []
        assert history.recent() == [OTHER, ASSISTED, SECOND, SHARED, FIRST]
        assert history.recent("mad-science", limit=2) == [ASSISTED, SECOND]
        assert history.games() == ["mad-science", "yard-war"]
        assert history.count() == 5


def test_figures_of_a_game_leave_assisted_matches_and_other_games_out(folder: Path) -> None:
    with History.open(folder) as history:
        assert history.game_statistics("mad-science") == GameStatistics(3, 12.0, 200.0, 600.0, 22)
        assert history.game_statistics("mad-science", lowest=True).best_score == -3
        assisted = history.game_statistics("mad-science", assisted=True)
        assert assisted == GameStatistics(1, 10.0, 600.0, 600.0, 40)


def test_figures_per_sort_of_seat(folder: Path) -> None:
    with History.open(folder) as history:
        figures = history.seat_statistics("mad-science")
        assert figures == [
            SeatStatistics("human", "", played=4, won=3, mean_score=18.25, best_score=21),
            SeatStatistics("computer", "gentle", played=2, won=0, mean_score=6.0, best_score=15),
            SeatStatistics("computer", "normal", played=1, won=1, mean_score=22.0, best_score=22),
        ]
        assert [figure.win_rate for figure in figures] == [0.75, 0.0, 1.0]


def test_a_game_never_played_has_figures_of_nothing(folder: Path) -> None:
    with History.open(folder) as history:
        assert history.game_statistics("chess") == GameStatistics(0, 0.0, 0.0, 0.0, 0)
        assert history.seat_statistics("chess") == []
        assert history.recent("chess") == []


@given(scores=st.lists(st.integers(-1000, 1000), min_size=1, max_size=6), seed=st.integers(0, 2**128))
def test_any_match_is_read_back_as_it_was_recorded(tmp_path: Path, scores: list[int], seed: int) -> None:
    seats = tuple(human(f"Nr. {place}", score, score == max(scores)) for place, score in enumerate(scores))
    result = MatchResult("mad-science", "2026-11-20T10:00:00", seats, 3, 1.5, seed)
    with History.open(tmp_path) as history:
        history.record(result)
        assert history.recent(limit=1) == [result]


def test_one_match_is_counted_once_and_two_alike_are_two(tmp_path: Path) -> None:
    known = match(human("Ann", 1), identity="abc")
    with History.open(tmp_path) as history:
        assert history.record(known)
        assert not history.record(known)
        assert history.record(match(human("Ann", 1), identity="abd"))
        assert history.record(FIRST) and history.record(FIRST)
        assert history.count() == 4
        assert sum(figure.played for figure in history.seat_statistics("mad-science")) == 6


def test_a_match_with_an_impossible_seat_is_refused_whole(tmp_path: Path) -> None:
    with History.open(tmp_path) as history:
        with pytest.raises(StoreError, match=r"^The match cannot be added to history\.sqlite: .*\.$"):
            history.record(match(human("Ann", 1), SeatResult("Rex", "dog", 3, False)))
        assert history.count() == 0


def _cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def _not_a_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)


def _scribbled_over(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:8192] = b"\xab" * 4096
    path.write_bytes(content)


def _foreign(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def _newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()


def _to_version(path: Path, version: int) -> None:
    """Make the file what an older version of the program wrote."""
    with sqlite3.connect(path) as connection:
        connection.execute("ALTER TABLE seats DROP COLUMN personality")
        connection.execute("ALTER TABLE matches DROP COLUMN watched")
        if version < 3:
            connection.execute("ALTER TABLE matches DROP COLUMN packs")
        if version < 2:
            connection.execute("ALTER TABLE seats DROP COLUMN role")
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


def test_a_file_of_the_first_version_goes_on_with_all_its_matches(folder: Path) -> None:
    _to_version(folder / FILE_NAME, 1)
    curator = SeatResult("Ann", "human", 4, True, "", "The Curator")
    for new in (True, False):
        with History.open(folder) as history:
            before = history.count()
            assert history.record(match(curator, human("Ben", 3), day="2026-12-01", identity="roles")) is new
            assert history.remarks == [] and history.count() == before + new
            assert FIRST in history.recent() and history.recent()[0].seats[0] == curator


def test_matches_among_computers_of_an_older_file_are_no_longer_counted_as_played(tmp_path: Path) -> None:
    with History.open(tmp_path) as history:
        history.record(match(computer("gentle", 3), computer("normal", 8, True), game="yard-war"))
        history.record(match(human("Ann", 9, True), computer("normal", 8), game="yard-war"))
    _to_version(tmp_path / FILE_NAME, 3)
    with History.open(tmp_path) as history:
        assert history.game_statistics("yard-war").matches == 1
        assert history.game_statistics("yard-war", watched=True).matches == 1
        assert [row.level for row in history.seat_statistics("yard-war")] == ["", "normal"]


def test_a_watched_match_is_counted_apart_and_levels_whatever_their_personality(tmp_path: Path) -> None:
    schemer = SeatResult("Eve", "computer", 12, True, "hard", "", "schemer")
    played = match(human("Ann", 4), schemer, SeatResult("Flo", "computer", 7, False, "hard"))
    watched = replace(match(schemer, computer("hard", 2), day="2026-12-02"), watched=True)
    with History.open(tmp_path) as history:
        history.record(played)
        history.record(watched)
        assert history.recent() == [watched, played]
        rows = {row.level: (row.played, row.won) for row in history.seat_statistics("mad-science")}
        assert rows == {"": (1, 0), "hard": (2, 1)}
        assert history.game_statistics("mad-science").matches == 1
        [row] = history.seat_statistics("mad-science", watched=True)
        assert (row.level, row.played, row.won) == ("hard", 2, 1)


def test_the_packs_of_a_match_are_noted_and_it_counts_like_any_other(folder: Path) -> None:
    with History.open(folder) as history:
        played = replace(match(human("Ann", 4), game="yard-war"), packs=("barbecue", "pets"))
        before = history.game_statistics("yard-war").matches
        assert history.record(played)
        assert played in history.recent("yard-war")
        assert history.game_statistics("yard-war").matches == before + 1


def test_roles_are_counted_where_there_are_any(folder: Path) -> None:
    roles = ("The Curator", "The Tidier")
    with History.open(folder) as history:
        for winner in (0, 0, 1):
            seats = [SeatResult("Ann", "human", 4, place == winner, "", role) for place, role in enumerate(roles)]
            history.record(match(*seats, game="yard-war"))
        assert [(row.level, row.played, row.won) for row in history.role_statistics("yard-war")] == [
            ("The Curator", 3, 2),
            ("The Tidier", 3, 1),
        ]
        assert history.role_statistics("mad-science") == []


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (_cut_short, "is damaged"),
        (_not_a_database, "is damaged"),
        (_scribbled_over, "is damaged"),
        (_foreign, "is not a match history of Cul-de-Sac"),
        (_newer, "was written by a newer Cul-de-Sac"),
    ],
)
def test_an_unusable_file_is_kept_aside_and_a_new_history_begun(
    folder: Path, harm: Callable[[Path], None], reason: str
) -> None:
    path = folder / FILE_NAME
    harm(path)
    content = path.read_bytes()
    with History.open(folder) as history:
        assert history.remarks == [
            f"history.sqlite {reason}, so a new match history was begun; "
            "the old file is kept as history.sqlite.damaged."
        ]
        assert history.count() == 0
        history.record(FIRST)
    assert (folder / "history.sqlite.damaged").read_bytes() == content
    with History.open(folder) as history:
        assert history.remarks == []
        assert history.recent() == [FIRST]


def test_an_empty_file_becomes_a_history(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    with History.open(tmp_path) as history:
        assert history.remarks == []
        assert history.record(FIRST)


def test_a_history_that_another_program_holds_is_not_taken_for_damaged(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.store.history._WAIT_SECONDS", 0.0)
    other = sqlite3.connect(folder / FILE_NAME)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Unwritable, match=r"^history\.sqlite cannot be used: database is locked\.$"):
        History.open(folder)
    other.rollback()
    other.close()
    with History.open(folder) as history:
        assert history.count() == 5


def test_where_no_folder_can_be_made_there_is_no_history(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unwritable, match=r"^history\.sqlite cannot be used: "):
        History.open(tmp_path / "file" / "folder")


def test_a_closed_history_says_so(tmp_path: Path) -> None:
    history = History.open(tmp_path)
    history.close()
    with pytest.raises(StoreError, match=r"^history\.sqlite cannot be read: "):
        history.count()
