"""Saving in a thread of its own: nobody waits for a disk, nothing is lost, and what is read is what was saved."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import get_ident

import pytest

from engine.store.files.atomic import StoreError, Unreadable, Unwritable
from engine.store.files.folders import Folders
from engine.store.files.writer import Writer
from engine.store.history.database import FILE_NAME
from engine.store.store import Store
from tests.engine.store.stored import begin, new_store, play


@pytest.fixture
def writer() -> Iterator[Writer]:
    writer = Writer(threaded=True)
    yield writer
    writer.close()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store with a thread that writes."""
    store = Store(Folders.in_home(tmp_path), threaded=True)
    yield store
    store.close()


def locked(home: Path) -> sqlite3.Connection:
    """Another program that holds the database until the connection is closed."""
    connection = sqlite3.connect(home / "data" / FILE_NAME, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    return connection


def test_jobs_run_in_their_order_in_another_thread_and_are_delivered_in_this_one(writer: Writer) -> None:
    ran, told = list[int](), list[tuple[object, int]]()
    for number in range(20):
        writer.put(lambda number=number: ran.append(get_ident()) or number, lambda it: told.append((it, get_ident())))
    assert writer.flush()
    assert told == [(number, get_ident()) for number in range(20)]
    assert len(set(ran)) == 1 and get_ident() not in ran


@pytest.mark.parametrize("threaded", [True, False])
def test_a_lasting_job_is_tried_until_it_succeeds_and_the_others_wait(threaded: bool) -> None:
    writer, full, order = Writer(threaded), [True], list[str]()

    def work() -> None:
        if full:
            raise Unwritable("The disk is full.")
        order.append("lasting")

    writer.put(work, lasting=True)
    writer.put(lambda: order.append("after"))
    assert not writer.flush(0.05)
    assert writer.pending and writer.problem == "The disk is full." and order == []
    full.clear()
    assert writer.flush() and order == ["lasting", "after"] and writer.problem == ""
    writer.close()


def test_another_job_that_fails_is_tried_once_and_its_error_is_handed_out(writer: Writer) -> None:
    told = list[object]()

    def work() -> None:
        raise Unwritable("The disk is full.")

    writer.put(work, told.append)
    assert writer.flush() and [str(error) for error in told] == ["The disk is full."]


def test_a_fault_of_the_program_ends_no_thread_and_is_raised_where_it_is_delivered(writer: Writer) -> None:
    writer.put(lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        writer.flush()
    told = list[object]()
    writer.put(lambda: 5, told.append)
    assert writer.flush() and told == [5]


def test_while_another_program_holds_the_file_reading_goes_on_and_saving_follows(store: Store, tmp_path: Path) -> None:
    begin(store)
    assert len(store.matches.list_matches()) == 1
    with closing(locked(tmp_path)):
        store.writer.put(lambda: begin(store, seed=6), lasting=True)
        assert not store.flush(0.1) and "Another program" in store.writer.problem
        assert len(store.matches.list_matches()) == 1
        with pytest.raises(Unreadable, match="still being saved"):
            store.settle()
    assert store.flush() and len(store.matches.list_matches()) == 2
    store.settle()


def test_a_threaded_start_checks_in_the_background_and_tells_later(store: Store, tmp_path: Path) -> None:
    filled = new_store(tmp_path)
    match, identity = begin(filled)
    play(filled, match, identity, 5, random.Random(1))
    assert filled.start() == []
    filled.close()
    (tmp_path / "data" / FILE_NAME).write_bytes(b"Dear diary, " * 1000)
    remarks = store.start()
    store.wait_for_check()
    assert store.flush()
    [remark] = remarks + store.take_remarks()
    assert "was damaged. 1 match and 0 results were recovered" in remark
    assert len(store.matches.document(identity)["answers"]) == 5


def test_a_list_is_read_in_pages_and_counted_by_game(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    matches = [begin(store, slug, seed)[1] for seed in range(3) for slug in ("nefarious", "cthulhu-realms")]
    assert [match.id for match in store.matches.list_matches(limit=2, skip=1)] == matches[::-1][1:3]
    assert store.matches.counts() == {("nefarious", False): 3, ("cthulhu-realms", False): 3}
    store.matches.delete(matches[0], 5.0)
    assert store.matches.counts()["nefarious", False] == 2
    assert store.matches.are_kept([*matches, 99]) == matches[1:]


def test_where_nothing_can_be_written_saving_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    store = Store(Folders.in_home(tmp_path), threaded=True)
    told = list[object]()
    store.writer.put(lambda: begin(store), told.append)
    assert store.flush()
    [error] = told
    assert isinstance(error, StoreError) and str(error).startswith(f"Can't write {FILE_NAME} right now: ")
    store.close()
