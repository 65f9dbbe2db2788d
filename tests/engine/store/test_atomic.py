"""A document is read back exactly, or refused with one sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.store.files.atomic import (
    LARGEST_DOCUMENT,
    Damaged,
    Unreadable,
    Unwritable,
    read_document,
    set_aside,
    write_all,
    write_bytes,
    write_document,
)
from tests.forbidden import forbid

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
documents = st.dictionaries(st.text(), json_values, max_size=5)


@given(body=documents)
def test_any_document_is_read_back_as_written(tmp_path: Path, body: dict[str, Any]) -> None:
    path = tmp_path / "some.file"
    write_document(path, "match", 3, body)
    assert read_document(path, "match", 3) == body


def test_writing_makes_the_folder_and_leaves_no_other_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "some.file"
    write_document(path, "match", 1, {"turn": 1})
    write_document(path, "match", 1, {"turn": 2})
    assert list(path.parent.iterdir()) == [path]
    assert read_document(path, "match", 1) == {"turn": 2}


@given(data=st.data())
def test_a_change_of_any_byte_is_noticed(tmp_path: Path, data: st.DataObject) -> None:
    path = tmp_path / "some.file"
    write_document(path, "match", 1, {"answers": [1, 2, 3], "names": ["Zoë"]})
    content = bytearray(path.read_bytes())
    place = data.draw(st.integers(0, len(content) - 2))
    content[place] ^= data.draw(st.integers(1, 255))
    path.write_bytes(content)
    with pytest.raises(Damaged):
        read_document(path, "match", 1)


@given(data=st.data())
def test_a_file_that_ends_early_is_noticed(tmp_path: Path, data: st.DataObject) -> None:
    path = tmp_path / "some.file"
    write_document(path, "match", 1, {"answers": [1, 2, 3]})
    content = path.read_bytes()
    path.write_bytes(content[: data.draw(st.integers(0, len(content) - 2))])
    with pytest.raises(Damaged):
        read_document(path, "match", 1)


@given(content=st.binary(max_size=200))
def test_a_foreign_file_is_refused_with_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign.file"
    path.write_bytes(content)
    with pytest.raises(Damaged, match=r"^foreign\.file isn't a Cul-de-Sac match file\.$"):
        read_document(path, "match", 1)


def test_a_document_of_another_sort_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.file"
    write_document(path, "puzzle", 1, {})
    with pytest.raises(Damaged, match=r"^some\.file isn't a Cul-de-Sac match file\.$"):
        read_document(path, "match", 1)


def test_a_document_of_a_newer_program_is_refused_and_of_an_older_one_read(tmp_path: Path) -> None:
    path = tmp_path / "some.file"
    write_document(path, "match", 2, {"turn": 4})
    assert read_document(path, "match", 3) == {"turn": 4}
    with pytest.raises(Damaged, match=r"^some\.file was saved by a newer version"):
        read_document(path, "match", 1)


def test_a_missing_file_a_folder_and_a_giant_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"^Can't read gone\.file: No such file or directory\.$"):
        read_document(tmp_path / "gone.file", "match", 1)
    (tmp_path / "folder").mkdir()
    with pytest.raises(Unreadable, match=r"^Can't read folder: .*\.$"):
        read_document(tmp_path / "folder", "match", 1)
    with (tmp_path / "giant").open("wb") as file:
        file.truncate(LARGEST_DOCUMENT + 1)
    with pytest.raises(Damaged, match=r"^giant is too large"):
        read_document(tmp_path / "giant", "match", 1)


def test_refused_files_are_kept_aside_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "some.file"
    for content, name in ((b"one", "some.file.damaged"), (b"two", "some.file.damaged-2")):
        path.write_bytes(content)
        assert set_aside(path) == tmp_path / name
    assert not path.exists()
    assert (tmp_path / "some.file.damaged").read_bytes() == b"one"
    assert (tmp_path / "some.file.damaged-2").read_bytes() == b"two"


def test_a_file_that_cannot_be_moved_is_not_set_aside(tmp_path: Path) -> None:
    assert set_aside(tmp_path / "gone.file") is None


def test_what_cannot_be_read_now_is_not_taken_for_damaged_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "some.file"
    write_document(path, "match", 1, {"turn": 1})
    with monkeypatch.context() as held:
        forbid(held, path)
        with pytest.raises(Unreadable, match=r"^Can't read some\.file: Permission denied\.$"):
            read_document(path, "match", 1)
    assert list(tmp_path.iterdir()) == [path]
    assert read_document(path, "match", 1) == {"turn": 1}


def test_a_document_nested_beyond_all_measure_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "some.file"
    body: Any = []
    for _ in range(500):
        body = [body]
    write_document(path, "match", 1, {"turn": body})
    with pytest.raises(Damaged, match=r"^some\.file is damaged: it has no document in it\.$"):
        read_document(path, "match", 1)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unwritable, match=r"^Can't write some\.file: .*\.$"):
        write_bytes(tmp_path / "file" / "some.file", b"")


def test_a_link_stays_and_its_file_is_written(tmp_path: Path) -> None:
    kept, link, chain = tmp_path / "kept" / "real.file", tmp_path / "some.file", tmp_path / "other.file"
    link.symlink_to(kept)  # the file and its folder do not exist yet
    chain.symlink_to(link)
    for path, content in ((link, b"one"), (chain, b"two")):
        write_bytes(path, content)
        assert link.is_symlink() and chain.is_symlink() and kept.read_bytes() == content
    assert list(kept.parent.iterdir()) == [kept] and sorted(tmp_path.iterdir()) == [kept.parent, chain, link]


def test_a_damaged_file_behind_a_link_is_set_aside_and_the_link_stays(tmp_path: Path) -> None:
    kept, link = tmp_path / "kept", tmp_path / "some.file"
    kept.write_bytes(b"damaged")
    link.symlink_to(kept)
    assert set_aside(link) == tmp_path / "kept.damaged" and (tmp_path / "kept.damaged").read_bytes() == b"damaged"
    write_bytes(link, b"sound")
    assert link.is_symlink() and kept.read_bytes() == b"sound"


def test_where_the_content_of_one_file_cannot_be_had_nothing_is_left_of_any(tmp_path: Path) -> None:
    def contents() -> Iterator[tuple[Path, list[bytes]]]:
        yield tmp_path / "one.file", [b"1"]
        raise EOFError("the archive ends here")

    with pytest.raises(EOFError):
        write_all(contents())
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_json_is_never_written(tmp_path: Path) -> None:
    path = tmp_path / "some.file"
    write_document(path, "match", 1, {"turn": 1})
    for value in (float("nan"), {1, 2}):
        with pytest.raises((TypeError, ValueError)):
            write_document(path, "match", 1, {"turn": value})
    assert read_document(path, "match", 1) == {"turn": 1}


def scanned(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Let another program read every file that is to be replaced, for so many tries: Windows refuses it meanwhile."""
    replace, refused = os.replace, []

    def try_it(source: Path, target: Path) -> None:
        if len(refused) < times:
            refused.append(source)
            raise PermissionError(13, "The process cannot access the file")
        replace(source, target)

    monkeypatch.setattr(os, "replace", try_it)


def test_a_file_is_written_although_a_virus_scanner_reads_it_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "some.file"
    write_bytes(path, b"old")
    scanned(monkeypatch, 2)
    write_bytes(path, b"new")
    assert path.read_bytes() == b"new" and list(tmp_path.iterdir()) == [path]
    scanned(monkeypatch, 1)
    assert set_aside(path) == tmp_path / "some.file.damaged"


def test_a_file_that_stays_locked_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "some.file"
    write_bytes(path, b"old")
    scanned(monkeypatch, 99)
    with pytest.raises(Unwritable, match="Can't write some.file"):
        write_bytes(path, b"new")
    assert path.read_bytes() == b"old" and list(tmp_path.iterdir()) == [path]
