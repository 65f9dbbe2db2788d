from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from client.scenes.statistics.scene import GameRecord, StatisticsScene, read_record
from client.scenes.statistics.widgets import (
    FinishedMatchRow,
    WinRow,
    duration_words,
    figures_of,
    seat_words,
    winner_words,
)
from client.widgets import Words
from engine.store.files.folders import Folders
from engine.store.history.database import FILE_NAME
from engine.store.history.results import MatchResult, SeatResult, record
from engine.store.player.profiles import Profiles
from engine.store.player.settings import Settings
from engine.store.store import Store
from engine.words.dates import day_of
from tests.client.scenes.desk import Desk, misplaced

EMPTY = "No finished matches yet. Your first one will show up here."
SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 150), ((1280, 720), 200)]


def only_record(store: Store) -> GameRecord:
    """The record of the one game that was played."""
    [slug] = store.results.games()
    return read_record(store, slug, Profiles(Settings()))


def match(seed: int, ann: int, ben: int, *, assisted: bool = False, turns: int = 12) -> MatchResult:
    """A match that Ann won when she has more points than the computer Ben."""
    seats = (SeatResult("Ann", "human", ann, ann > ben), SeatResult("Ben", "computer", ben, ben > ann, "gentle"))
    return MatchResult("nefarious", f"2025-11-{seed:02d}T10:00:00", seats, turns, 600.0, seed, assisted)


@pytest.fixture
def empty(tmp_path: Path) -> Store:
    return Store(Folders.in_home(tmp_path))


@pytest.fixture
def store(empty: Store) -> Store:
    keep(empty, match(1, 20, 11), match(2, 21, 9), match(3, 8, 22), match(4, 30, 0, assisted=True))
    return empty


def keep(store: Store, *results: MatchResult) -> None:
    """Record results as a match does that ends."""
    with store.database.writing() as connection:
        for result in results:
            record(connection, result)


def sentences(desk: Desk) -> list[str]:
    return [widget.words for widget in desk.page.form.all() if isinstance(widget, Words)]


def show(store: Store | None, **shown: Any) -> Desk:
    return Desk(StatisticsScene(store), knows=("setup",), **shown)


def test_forced_undo_is_counted_apart(store: Store) -> None:
    record = only_record(store)
    assert (record.totals.matches, record.totals.best_score, record.helped) == (3, 22, 1)
    assert "Not counted: 1 assisted match" in sentences(show(store))


def test_the_win_rate_of_people_and_of_each_level_is_shown(store: Store) -> None:
    record = only_record(store)
    rates = {seat_words(seats.kind, seats.level): (seats.won, seats.played) for seats in record.seats}
    assert rates == {"Humans": (2, 3), "Computer, Gentle": (1, 3)}
    names = [widget.name for widget in show(store).page.form.all()]
    assert "Humans" in names and "Computer, Gentle" in names


def test_the_latest_matches_come_first(store: Store) -> None:
    names = [widget.name for widget in show(store).page.form.all() if " won with " in widget.name]
    assert names == ["Ann won with 30", "Ben won with 22", "Ann won with 21", "Ann won with 20"]


def test_before_the_first_match_there_is_a_sentence_and_a_way_on(empty: Store) -> None:
    desk = show(empty)
    assert sentences(desk) == [EMPTY]
    assert isinstance(desk.page, StatisticsScene)
    desk.click(desk.page.new_game)
    assert [name for name, _ in desk.opened] == ["setup"]


def test_results_that_cannot_be_read_now_are_told(empty: Store) -> None:
    empty.folders.data.parent.mkdir(parents=True, exist_ok=True)
    empty.folders.data.write_bytes(b"")
    desk = show(empty)
    desk.page.enter(desk.app)
    assert any(FILE_NAME in toast.sentence for toast in desk.page.toasts.toasts)
    assert sentences(desk) == [EMPTY]


def test_figures_are_written_for_people(store: Store) -> None:
    record = only_record(store)
    assert figures_of(record.totals) == [
        ("3", "matches"),
        ("12.0", "turns on average"),
        ("10:00", "minutes per match"),
        ("22", "best score"),
    ]


@pytest.mark.parametrize(("seconds", "words"), [(0, "0:00"), (59.6, "1:00"), (754, "12:34"), (3720, "62:00")])
def test_durations_are_minutes_and_seconds(seconds: float, words: str) -> None:
    assert duration_words(seconds) == words


@pytest.mark.parametrize(
    ("iso", "words"), [("2025-11-03T07:08:09", "Nov 3, 2025"), ("2025-01-31", "Jan 31, 2025"), ("soon", "soon")]
)
def test_days_are_written_as_players_write_them(iso: str, words: str) -> None:
    assert day_of(iso) == words


def test_a_match_without_or_with_several_winners() -> None:
    assert winner_words(match(1, 7, 7)) == "Nobody won"
    both = tuple(SeatResult(name, "human", 20, True) for name in ("Ann", "Ben"))
    assert winner_words(MatchResult("nefarious", "2025-01-01", both, 3, 1.0, 1)) == "Ann and Ben won with 20"


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
def test_nothing_overlaps_or_leaves_the_window(store: Store, size: tuple[int, int], text_scale: int) -> None:
    assert misplaced(show(store, size=size, text_scale=text_scale).page) == []


def test_secret_roles_have_their_own_win_rates(empty: Store) -> None:
    seats = (
        SeatResult("Ann", "human", 4, True, "", "The Curator"),
        SeatResult("Ben", "computer", 2, False, "gentle", "The Tidier"),
    )
    keep(empty, MatchResult("nefarious", "2025-01-01", seats, 3, 1.0, 1))
    shown = show(empty)
    rows = {row.name: row.seats for row in shown.page.form.all() if isinstance(row, WinRow)}
    assert (rows["The Curator"].won, rows["The Tidier"].won, rows["The Tidier"].played) == (1, 0, 1)
    matches = [row.name for row in shown.page.form.all() if isinstance(row, FinishedMatchRow)]
    assert matches == ["Ann (The Curator) won with 4"]
    assert misplaced(shown.page) == []


def test_idle_statistics_draw_nothing(store: Store) -> None:
    assert show(store).frames_while_idle() == 0


def test_where_the_lowest_wins_the_best_score_is_the_lowest_and_packs_are_named(empty: Store) -> None:
    seats = (SeatResult("Ann", "human", 7, True), SeatResult("Bo", "human", 39, False))
    keep(empty, MatchResult("nasty-neighbours", "2025-01-01", seats, 3, 60.0, 1, packs=("barbecue",)))
    record = only_record(empty)
    assert figures_of(record.totals)[-1] == ("7", "best score")
    row = FinishedMatchRow(record.recent[0])
    assert row.others() == "Bo 39; with the card pack barbecue"


def test_what_computers_played_among_themselves_is_counted_apart(store: Store) -> None:
    seats = (
        SeatResult("Eve", "computer", 21, True, "expert", "", "schemer"),
        SeatResult("Flo", "computer", 5, False, "gentle"),
    )
    keep(store, MatchResult("nefarious", "2025-11-20", seats, 9, 60.0, 9, watched=True))
    record = only_record(store)
    assert (record.totals.matches, record.watched) == (3, 1)
    assert [seat.level for seat in record.duels] == ["gentle", "expert"]
    desk = show(store)
    assert "Not counted: 1 match that computers finished alone" in sentences(desk)
    names = [widget.name for widget in desk.page.form.all()]
    assert "Computers only" in names and "Computer, Expert" in names


def test_levels_stand_in_the_order_of_their_strength(empty: Store) -> None:
    levels = ("normal", "expert", "gentle", "hard", "random")
    seats = [SeatResult("Ann", "human", 9, True)]
    seats += [SeatResult(level, "computer", 1, False, level) for level in levels]
    keep(empty, MatchResult("nefarious", "2025-11-20", tuple(seats), 9, 60.0, 9))
    record = only_record(empty)
    assert [seat.level for seat in record.seats] == ["", "gentle", "normal", "hard", "expert", "random"]
