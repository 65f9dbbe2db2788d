"""What is kept of lessons and puzzles survives the program, another program, and damage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.store.player.progress import FILE_NAME, Progress
from engine.store.player.street import DayResult, StreetProgress


def test_what_was_noted_is_there_again(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    progress.leave("nefarious", "spies", 2)
    progress.finish("nefarious", "day-job")
    progress.leave("nefarious", "spies", 3)
    progress.note_puzzle("nefarious/01", tries=2, moves=3)
    again = Progress(tmp_path)
    assert again.find_left_step("nefarious") == ("spies", 3)
    assert again.list_finished("nefarious") == ["day-job"]
    assert again.puzzle("nefarious/01") == {"tries": 2, "hints": 0, "moves": 3}


def test_two_programs_take_nothing_from_each_other(tmp_path: Path) -> None:
    one, other = Progress(tmp_path), Progress(tmp_path)
    one.finish("nefarious", "day-job")
    other.finish("cthulhu-realms", "abjure")
    one.dismiss("nefarious")
    assert other.list_finished("nefarious") == ["day-job"]
    assert one.list_finished("cthulhu-realms") == ["abjure"]
    assert other.is_dismissed("nefarious")


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"lessons": ', encoding="utf-8")
    progress = Progress(tmp_path)
    assert progress.list_finished("nefarious") == []
    progress.finish("nefarious", "day-job")
    assert Progress(tmp_path).list_finished("nefarious") == ["day-job"]
    assert (tmp_path / f"{FILE_NAME}.damaged").exists()


def test_data_of_another_shape_says_nothing(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"lessons": {"a": 3, "b": {"finished": 7, "step": "x"}}, "puzzles": []}')
    progress = Progress(tmp_path)
    assert progress.list_finished("a") == []
    assert (progress.list_finished("b"), progress.find_left_step("b")) == ([], ("", 0))
    assert progress.puzzle("c")["tries"] == 0


def test_progress_that_cannot_be_written_holds_and_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    progress = Progress(tmp_path / "file")
    progress.finish("nefarious", "day-job")
    progress.note_puzzle("nefarious/01", tries=2)
    assert progress.list_finished("nefarious") == ["day-job"] and progress.puzzle("nefarious/01")["tries"] == 2
    [remark] = progress.take_remarks()
    assert "Can't write" in remark and "until you quit" in remark
    (tmp_path / "file").unlink()
    progress.dismiss("nefarious")
    again = Progress(tmp_path / "file")
    assert again.list_finished("nefarious") == ["day-job"] and again.is_dismissed("nefarious")


def test_without_a_folder_nothing_is_written() -> None:
    progress = Progress(None)
    progress.finish("nefarious", "day-job")
    assert progress.list_finished("nefarious") == ["day-job"]


@pytest.mark.parametrize("kind", [Progress, StreetProgress])
def test_half_characters_do_not_keep_later_progress_from_being_written(
    tmp_path: Path, kind: type[Progress] | type[StreetProgress]
) -> None:
    (tmp_path / kind.name).write_text('{"marks": {"nefarious": {"\\ud800": true}}, "beaten": {"x": {"a": "\\udfff"}}}')
    Progress(tmp_path).note_puzzle("nefarious/01", tries=2)
    StreetProgress(tmp_path).note_deal("nefarious", "2026-11-28", DayResult("won", 3))
    assert Progress(tmp_path).puzzle("nefarious/01")["tries"] == 2
    assert StreetProgress(tmp_path).deals("nefarious") == {"2026-11-28": DayResult("won", 3)}


@pytest.mark.parametrize("number", [-1, 10**9, 10**80, True, 2.5, "3", None])
def test_numbers_beyond_their_range_count_as_none(tmp_path: Path, number: object) -> None:
    (tmp_path / FILE_NAME).write_text(
        json.dumps(
            {
                "lessons": {"nefarious": {"chapter": "spies", "step": number}},
                "puzzles": {"nefarious/01": {"tries": number, "hints": 1, "moves": number}},
            }
        )
    )
    progress = Progress(tmp_path)
    assert progress.find_left_step("nefarious") == ("spies", 0)
    assert progress.puzzle("nefarious/01") == {"tries": 0, "hints": 1, "moves": 0}
