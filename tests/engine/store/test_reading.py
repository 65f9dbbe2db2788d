"""Files of others are read within bounds, and what cannot be read now is told apart from what is damaged."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.store.files.atomic import Damaged, Unreadable
from engine.store.files.bounded_files import (
    LARGEST_FILE,
    list_files,
    path_exists,
    read_json,
    read_text,
    read_toml,
    read_xml,
)
from tests.forbidden import forbid

READERS = (read_text, read_toml, read_json, read_xml)
DECLARED = '<?xml version="1.0" encoding="{}"?>'


@pytest.mark.parametrize("read", READERS)
def test_what_cannot_be_read_now_is_unreadable_and_what_is_wrong_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, read: Callable[[Path], Any]
) -> None:
    file = tmp_path / "some.file"
    with pytest.raises(Unreadable, match=r"^Can't read some\.file: No such file or directory\.$"):
        read(file)
    for content in (b"\xff\xfe\xff", b" " * (LARGEST_FILE + 1)):
        file.write_bytes(content)
        with pytest.raises(Damaged, match=r"^some\.file .*\.$"):
            read(file)
    for code in (errno.EACCES, errno.EIO, errno.EMFILE):
        with monkeypatch.context() as held:
            forbid(held, file, code=code)
            with pytest.raises(Unreadable, match=rf"^Can't read some\.file: {os.strerror(code)}\.$"):
                read(file)
    with pytest.raises(Unreadable, match=r"Can't read .*: it isn't a file\.$"):
        read(tmp_path)
    with pytest.raises(Unreadable, match=r"^Can't read some\.file: it isn't a file\.$"):
        read(tmp_path / "some.\0file")


@pytest.mark.skipif(os.name == "nt", reason="pipes have no names there")
def test_a_pipe_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(Unreadable, match=r"^Can't read pipe: it isn't a file\.$"):
        read_text(tmp_path / "pipe")


@pytest.mark.parametrize(
    "text",
    [
        '<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>',
        '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
        "<a>" * 5000 + "</a>" * 5000,
        "<a b='" + "9" * 5000 + "'/>",
        "<a>",
        '<?xml version="1.0" encoding="rot13"?><a/>',
    ],
)
def test_xml_that_unfolds_or_nests_without_end_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "map.tmx").write_text(text, encoding="utf-8")
    with pytest.raises(Damaged, match=r"^map\.tmx isn't valid XML: ") as caught:
        read_xml(tmp_path / "map.tmx")
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-16-le", "latin-1", "cp1252"])
@pytest.mark.parametrize("declared", ["", DECLARED])
def test_entities_hide_in_no_encoding(tmp_path: Path, encoding: str, declared: str) -> None:
    bomb = declared.format(encoding) + '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>'
    (tmp_path / "map.tmx").write_bytes(bomb.encode(encoding))
    with pytest.raises(Damaged):
        read_xml(tmp_path / "map.tmx")


def test_a_byte_order_mark_is_no_part_of_a_text(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\xef\xbb\xbfa = 1\r\n")
    assert read_toml(tmp_path / "a") == {"a": 1}


def test_the_files_of_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("b.toml", "a.toml", ".hidden.toml", "other.txt"):
        (tmp_path / name).touch()
    assert [file.name for file in list_files(tmp_path, "*.toml")] == ["a.toml", "b.toml"]
    assert list_files(tmp_path / "nowhere", "*.toml") == []
    assert (
        path_exists(tmp_path / "a.toml")
        and not path_exists(tmp_path / "nowhere")
        and not path_exists(tmp_path / "a.toml/b")
    )
    forbid(monkeypatch, tmp_path)
    with pytest.raises(Unreadable, match=r"^Can't read the folder .*: Permission denied\.$"):
        list_files(tmp_path, "*.toml")
    with pytest.raises(Unreadable, match=r"^Can't read a\.toml: Permission denied\.$"):
        path_exists(tmp_path / "a.toml")
