"""The results of finished matches are counted right, also where something in them is damaged."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from engine.store.history.results import GameStatistics, MatchResult, SeatResult, SeatStatistics, record
from engine.store.store import Store
from tests.engine.store.stored import new_store


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
) -> MatchResult:
    return MatchResult(game, day, seats, turns, seconds, 2**63 + 5, assisted)


def keep(store: Store, *kept: MatchResult) -> None:
    """Record results as a match does that ends."""
    with store.database.writing() as connection:
        for result in kept:
            record(connection, result)


FIRST = match(human("Ann", 21, True), computer("gentle", 15), day="2026-11-01", turns=10, seconds=100.0)
SECOND = match(human("Ann", 12), computer("normal", 22, True), day="2026-11-03", turns=14, seconds=200.0)
SHARED = match(
    human("Ann", 20, True), human("Bob", 20, True), computer("gentle", -3), day="2026-11-02", turns=12, seconds=300.0
)
ASSISTED = match(human("Ann", 40, True), computer("normal", 3), day="2026-11-04", assisted=True)
OTHER = match(human("Cid", 99, True), human("Dee", 1), game="yard-war", day="2026-11-05")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Five results."""
    store = new_store(tmp_path)
    keep(store, FIRST, SECOND, SHARED, ASSISTED, OTHER)
    return store


def test_matches_are_found_again_after_a_restart_the_newest_first(store: Store, tmp_path: Path) -> None:
    for found in (store.results, new_store(tmp_path).results):
        assert found.recent() == [OTHER, ASSISTED, SHARED, SECOND, FIRST]
        assert found.recent("mad-science", limit=2) == [ASSISTED, SHARED]
        assert found.games() == ["mad-science", "yard-war"]
        assert found.count() == 5


def test_figures_of_a_game_leave_assisted_matches_and_other_games_out(store: Store) -> None:
    assert store.results.game_statistics("mad-science") == GameStatistics(3, 12.0, 200.0, 22)
    assert store.results.game_statistics("mad-science", lowest=True).best_score == -3
    assisted = store.results.game_statistics("mad-science", assisted=True)
    assert assisted == GameStatistics(1, 10.0, 600.0, 40)


def test_figures_per_sort_of_seat(store: Store) -> None:
    figures = store.results.seat_statistics("mad-science")
    assert figures == [
        SeatStatistics("human", "", played=4, won=3, mean_score=18.25, best_score=21),
        SeatStatistics("computer", "gentle", played=2, won=0, mean_score=6.0, best_score=15),
        SeatStatistics("computer", "normal", played=1, won=1, mean_score=22.0, best_score=22),
    ]
    assert [figure.win_rate for figure in figures] == [0.75, 0.0, 1.0]


def test_a_game_never_played_has_figures_of_nothing(store: Store) -> None:
    assert store.results.game_statistics("chess") == GameStatistics(0, 0.0, 0.0, 0)
    assert store.results.seat_statistics("chess") == []
    assert store.results.recent("chess") == []


@given(scores=st.lists(st.integers(-1000, 1000), min_size=1, max_size=6), seed=st.integers(0, 2**128))
def test_any_match_is_read_back_as_it_was_recorded(tmp_path: Path, scores: list[int], seed: int) -> None:
    seats = tuple(human(f"Nr. {place}", score, score == max(scores)) for place, score in enumerate(scores))
    result = MatchResult("mad-science", "2026-11-20T10:00:00", seats, 3, 1.5, seed)
    store = new_store(tmp_path)
    keep(store, result)
    assert store.results.recent(limit=1) == [result]


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE results SET seconds = 1e308",
        "UPDATE results SET seconds = 'long'",
        "UPDATE results SET seed = x'00ff00'",
        "UPDATE results SET seed = 'seven'",
        "UPDATE results SET packs = x'ff'",
        "UPDATE results SET turns = 'many'",
        "UPDATE results SET finished_on = x'ff'",
        "UPDATE results SET game = 7",
        "UPDATE result_seats SET name = x'c328'",
        "UPDATE result_seats SET score = 'best'",
        "UPDATE result_seats SET score = 9e99",
        "UPDATE result_seats SET winner = 'x'",
        "UPDATE result_seats SET level = x'00'",
        "UPDATE results SET assisted = 'x', watched = 'y'",
    ],
)
def test_a_damaged_row_hides_nothing_else(store: Store, change: str) -> None:
    with store.database.writing() as connection:
        table = change.split()[1]
        key = "id" if table == "results" else "result_id"
        connection.execute(f"{change} WHERE {key} = 1")
    found = store.results.recent("mad-science")
    assert {ASSISTED, SECOND, SHARED} <= set(found)
    assert store.results.game_statistics("mad-science").matches in (2, 3)
    assert sum(row.played for row in store.results.seat_statistics("mad-science")) in (5, 6, 7)
    assert store.results.role_statistics("mad-science") == []


def test_a_watched_match_is_counted_apart_and_levels_whatever_their_personality(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    schemer = SeatResult("Eve", "computer", 12, True, "hard", "", "schemer")
    played = match(human("Ann", 4), schemer, SeatResult("Flo", "computer", 7, False, "hard"))
    watched = replace(match(schemer, computer("hard", 2), day="2026-12-02"), watched=True)
    keep(store, played)
    keep(store, watched)
    assert store.results.recent() == [watched, played]
    rows = {row.level: (row.played, row.won) for row in store.results.seat_statistics("mad-science")}
    assert rows == {"": (1, 0), "hard": (2, 1)}
    assert store.results.game_statistics("mad-science").matches == 1
    [row] = store.results.seat_statistics("mad-science", watched=True)
    assert (row.level, row.played, row.won) == ("hard", 2, 1)


def test_the_packs_of_a_match_are_noted_and_it_counts_like_any_other(store: Store) -> None:
    played = replace(match(human("Ann", 4), game="yard-war"), packs=("barbecue", "pets"))
    before = store.results.game_statistics("yard-war").matches
    keep(store, played)
    assert played in store.results.recent("yard-war")
    assert store.results.game_statistics("yard-war").matches == before + 1


def test_roles_are_counted_where_there_are_any(store: Store) -> None:
    roles = ("The Curator", "The Tidier")
    for winner in (0, 0, 1):
        seats = [SeatResult("Ann", "human", 4, place == winner, "", role) for place, role in enumerate(roles)]
        keep(store, match(*seats, game="yard-war"))
    assert [(row.level, row.played, row.won) for row in store.results.role_statistics("yard-war")] == [
        ("The Curator", 3, 2),
        ("The Tidier", 3, 1),
    ]
    assert store.results.role_statistics("mad-science") == []


def test_a_player_is_found_under_earlier_names_too(store: Store) -> None:
    assert store.results.player_statistics("mad-science", ["Zoe", "Ann"]) == SeatStatistics(
        "player", "Zoe", 3, 2, pytest.approx(53 / 3), 21
    )
    assert store.results.player_statistics("mad-science", ["Bob"]) == SeatStatistics("player", "Bob", 1, 1, 20.0, 20)
    assert store.results.player_statistics("mad-science", ["Zoe"]) is None
    assert store.results.player_statistics("mad-science", ["gentle seat"]) is None, "a computer is no player"
