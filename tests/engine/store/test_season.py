"""Seasons are kept by player: one under way, past ones, and the album. Two programs keep each other's changes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.store.files.folders import Folders
from engine.store.player.backup_file import export_all, import_all
from engine.store.player.season import FILE_NAME, MOST_PHOTOS, Photo, SeasonProgress, SeasonRecord

PLAN = [[["science-fair", "nefarious", 1, 2]]]


def record(seed: int = 7, week: str = "", begun: str = "2026-11-29T20:00:00") -> SeasonRecord:
    return SeasonRecord(seed, "neighborly", ("nefarious",), PLAN, begun, week)


def photo(number: int) -> Photo:
    return Photo(f"{number:03}.png", number, "2026-11-29", "science-fair", "won")


def test_a_season_is_there_again_after_a_restart_with_its_steps(tmp_path: Path) -> None:
    progress = SeasonProgress(tmp_path)
    assert progress.now() is None and progress.step(("opened",)) is None
    progress.begin(record())
    progress.step(("opened",))
    progress.step(("begun", 1, 1, 17, "undo nefarious pip-fuse"))
    found = SeasonProgress(tmp_path).now()
    assert found is not None and found.steps == (("opened",), ("begun", 1, 1, 17, "undo nefarious pip-fuse"))
    assert (found.seed, found.streets, found.plan, found.id) == (7, ("nefarious",), PLAN, "2026-11-29T20:00:00 7")


def test_a_closed_season_is_a_past_one(tmp_path: Path) -> None:
    progress = SeasonProgress(tmp_path)
    progress.begin(record())
    progress.close("2026-11-30T20:00:00", 5, 6)
    progress.begin(record(8, begun="2026-12-01T20:00:00"))
    again = SeasonProgress(tmp_path)
    assert [(past.seed, past.closed, past.points, past.wins) for past in again.past()] == [
        (7, "2026-11-30T20:00:00", 5, 6)
    ]
    now = again.now()
    assert now is not None and now.seed == 8


def test_beginning_another_season_closes_the_one_under_way(tmp_path: Path) -> None:
    progress = SeasonProgress(tmp_path)
    progress.begin(record())
    progress.begin(record(8, begun="2026-12-01T20:00:00"))
    assert [past.seed for past in progress.past()] == [7]


def test_players_have_seasons_of_their_own(tmp_path: Path) -> None:
    progress = SeasonProgress(tmp_path)
    progress.begin(record(7))
    progress.player = "ben/"
    assert progress.now() is None
    progress.begin(record(8))
    progress.step(("opened",))
    progress.keep_photo(photo(1))
    ben = progress.now()
    progress.player = ""
    ann = progress.now()
    assert ann is not None and ben is not None and (ann.seed, ann.steps) == (7, ()) and ben.steps == (("opened",),)
    assert progress.album() == ()


def test_a_week_is_tried_once_under_way_or_closed(tmp_path: Path) -> None:
    progress = SeasonProgress(tmp_path)
    assert progress.week_season("2026-W48") is None
    progress.begin(record(week="2026-W48"))
    assert progress.week_season("2026-W48") is not None
    progress.close("2026-11-30T20:00:00", 0, 0)
    assert progress.week_season("2026-W48") is not None and progress.week_season("2026-W49") is None


def test_two_programs_keep_each_others_steps(tmp_path: Path) -> None:
    one, other = SeasonProgress(tmp_path), SeasonProgress(tmp_path)
    one.begin(record())
    other.step(("opened",))
    one.step(("begun", 1, 1, 5, ""))
    found = other.now()
    assert found is not None and found.steps == (("opened",), ("begun", 1, 1, 5, ""))


def test_the_album_keeps_photos_until_it_is_full(tmp_path: Path) -> None:
    progress = SeasonProgress(tmp_path)
    for number in range(MOST_PHOTOS):
        assert progress.keep_photo(photo(number))
    assert not progress.keep_photo(photo(99))
    assert SeasonProgress(tmp_path).album() == tuple(map(photo, range(MOST_PHOTOS)))


@pytest.mark.parametrize(
    "season",
    [
        3,
        [],
        {},
        {"seed": "seven"},
        {"steps": 3},
        {"plan": "all"},
        {"plan": [[["x" * 500]]]},
        {"streets": [1]},
        {"begun": None},
        {"points": True},
    ],
)
def test_data_of_another_shape_are_no_season(tmp_path: Path, season: Any) -> None:
    progress = SeasonProgress(tmp_path)
    progress.begin(record())
    stored = json.loads((tmp_path / FILE_NAME).read_text(encoding="utf-8"))
    sound = stored["now"][""]["season"]
    stored["now"][""]["season"] = sound | season if isinstance(season, dict) and season else season
    (tmp_path / FILE_NAME).write_text(json.dumps(stored), encoding="utf-8")
    found = SeasonProgress(tmp_path).now()
    assert found is None or (season == {"steps": 3} and found.steps == ())


def test_a_damaged_file_is_set_aside_and_the_player_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("{", encoding="utf-8")
    progress = SeasonProgress(tmp_path)
    assert progress.now() is None
    (remark,) = progress.take_remarks()
    assert FILE_NAME in remark
    progress.begin(record())
    assert SeasonProgress(tmp_path).now() is not None and len(list(tmp_path.glob("*"))) == 2


def test_a_season_and_its_photos_come_along_with_everything_else(tmp_path: Path) -> None:
    here, there = Folders.in_home(tmp_path / "here"), Folders.in_home(tmp_path / "there")
    progress = SeasonProgress(here.data)
    progress.begin(record())
    progress.keep_photo(photo(1))
    (here.data / "album").mkdir()
    (here.data / "album" / "001.png").write_bytes(b"a photo")
    export_all(here, tmp_path / "everything.culdesac")
    import_all(there, tmp_path / "everything.culdesac")
    again = SeasonProgress(there.data)
    assert again.now() == progress.now() and again.album() == (photo(1),)
    assert (there.data / "album" / "001.png").read_bytes() == b"a photo"
