"""What is kept of lessons and puzzles survives the program, another program, and damage."""

from __future__ import annotations

from pathlib import Path

from engine.store.progress import FILE_NAME, Progress


def test_what_was_noted_is_there_again(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    progress.leave("nefarious", "spies", 2)
    progress.finish("nefarious", "day-job")
    progress.leave("nefarious", "spies", 3)
    progress.note_puzzle("nefarious/01", tries=2, moves=3)
    again = Progress(tmp_path)
    assert again.left("nefarious") == ("spies", 3)
    assert again.finished("nefarious") == ["day-job"]
    assert again.puzzle("nefarious/01") == {"tries": 2, "hints": 0, "moves": 3}


def test_two_programs_take_nothing_from_each_other(tmp_path: Path) -> None:
    one, other = Progress(tmp_path), Progress(tmp_path)
    one.finish("nefarious", "day-job")
    other.finish("cthulhu-realms", "abjure")
    one.dismiss("nefarious")
    assert other.finished("nefarious") == ["day-job"]
    assert one.finished("cthulhu-realms") == ["abjure"]
    assert other.is_dismissed("nefarious")


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"lessons": ', encoding="utf-8")
    progress = Progress(tmp_path)
    assert progress.finished("nefarious") == []
    progress.finish("nefarious", "day-job")
    assert Progress(tmp_path).finished("nefarious") == ["day-job"]
    assert (tmp_path / f"{FILE_NAME}.damaged").exists()


def test_data_of_another_shape_says_nothing(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"lessons": {"a": 3, "b": {"finished": 7, "step": "x"}}, "puzzles": []}')
    progress = Progress(tmp_path)
    assert progress.finished("a") == []
    assert (progress.finished("b"), progress.left("b")) == ([], ("", 0))
    assert progress.puzzle("c")["tries"] == 0


def test_without_a_folder_nothing_is_written() -> None:
    progress = Progress(None)
    progress.finish("nefarious", "day-job")
    assert progress.finished("nefarious") == ["day-job"]
