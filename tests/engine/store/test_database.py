"""The file of matches is checked, backed up and mended, and never given up because it cannot be used just now."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

from engine.store.files.atomic import StoreError, Unreadable, Unwritable
from engine.store.files.folders import Folders
from engine.store.history import database
from engine.store.history.database import FILE_NAME, NotReady, backup_paths
from engine.store.history.schema import prepare_tables
from engine.store.store import Store
from tests.chance import seeds
from tests.engine.store.stored import begin, new_store, play

MATCHES = 6


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home folder with some matches, all in the one file."""
    store = new_store(tmp_path)
    for seed in seeds(MATCHES):
        match, identity = begin(store, seed=seed)
        play(store, match, identity, 40, random.Random(seed))
    store.close()
    return tmp_path


def file_of(home: Path) -> Path:
    return home / "data" / FILE_NAME


def answers(store: Store) -> dict[int, int]:
    return {match.id: len(store.matches.document(match.id)["answers"]) for match in store.matches.list_matches()}


def _cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def _no_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)


def _scribbled_over(path: Path) -> None:
    content = bytearray(path.read_bytes())
    for page in range(4, len(content) // 4096, 3):
        content[page * 4096 : (page + 1) * 4096] = b"\xab" * 4096
    path.write_bytes(content)


def _foreign(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def _emptied(path: Path) -> None:
    path.write_bytes(b"")


def _one_byte_left(path: Path) -> None:
    path.write_bytes(b"[")


HARMS = [_emptied, _one_byte_left, _cut_short, _no_database, _scribbled_over, _foreign]


@pytest.mark.sample(3)
@pytest.mark.parametrize("harm", HARMS)
def test_a_damaged_file_is_kept_and_everything_comes_back_from_the_backup(
    home: Path, harm: Callable[[Path], None]
) -> None:
    store = new_store(home)
    before = answers(store)
    assert store.start() == []
    store.close()
    harm(file_of(home))
    content = file_of(home).read_bytes()
    again = new_store(home)
    [remark] = again.start()
    assert remark == (
        f"{FILE_NAME} was damaged. {MATCHES} matches and 0 results were recovered. The damaged file is kept as "
        f"{FILE_NAME}.damaged."
    )
    assert answers(again) == before
    assert (home / "data" / f"{FILE_NAME}.damaged").read_bytes() == content
    again.close()
    assert new_store(home).start() == []


def test_without_a_backup_what_can_be_read_comes_back(home: Path) -> None:
    before = answers(new_store(home))
    _scribbled_over(file_of(home))
    store = new_store(home)
    [remark] = store.start()
    assert "was damaged" in remark and "were recovered" in remark
    for match, count in answers(store).items():
        assert count <= before[match]


def test_a_wrong_number_in_the_header_costs_nothing(home: Path) -> None:
    with sqlite3.connect(file_of(home)) as connection:
        connection.execute("PRAGMA user_version = 65")
    connection.close()
    store = new_store(home)
    assert store.start() == [] and len(store.matches.list_matches()) == MATCHES


def test_a_file_of_a_newer_program_is_left_alone(home: Path) -> None:
    with sqlite3.connect(file_of(home)) as connection:
        connection.execute("PRAGMA user_version = 9")
        connection.execute("ALTER TABLE matches ADD COLUMN weather TEXT")
    connection.close()
    content = file_of(home).read_bytes()
    store = new_store(home)
    [remark] = store.start()
    assert "newer version" in remark and file_of(home).read_bytes() == content
    with pytest.raises(StoreError):
        begin(store)


def test_a_file_of_the_version_before_is_updated_and_its_backup_serves(home: Path) -> None:
    before = answers(new_store(home))
    with closing(sqlite3.connect(file_of(home), isolation_level=None)) as connection:
        connection.execute("CREATE TABLE taken_over (source TEXT PRIMARY KEY) WITHOUT ROWID")
        for table in ("matches", "results"):
            connection.execute(f"ALTER TABLE {table} ADD COLUMN origin TEXT NOT NULL DEFAULT ''")
        connection.execute("CREATE UNIQUE INDEX results_once ON results (origin) WHERE origin <> ''")
        connection.execute("PRAGMA user_version = 2")
    content = file_of(home).read_bytes()
    store = new_store(home)
    assert store.start() == [] and answers(store) == before
    begin(store)
    store.close()
    _no_database(file_of(home))
    for backup in filter(Path.exists, backup_paths(file_of(home))):
        backup.write_bytes(content)
    again = new_store(home)
    [remark] = again.start()
    assert "were recovered" in remark and answers(again).items() >= before.items()


def test_a_file_of_the_first_version_is_told_in_a_sentence_and_left_alone(home: Path) -> None:
    with closing(sqlite3.connect(file_of(home), isolation_level=None)) as connection:
        connection.execute("DROP TABLE game_sums")
        connection.execute("PRAGMA user_version = 1")
    content = file_of(home).read_bytes()
    store = new_store(home)
    [remark] = store.start()
    assert "early version" in remark and "move matches.sqlite" in remark and file_of(home).read_bytes() == content
    with pytest.raises(StoreError):
        begin(store)


def test_files_of_early_versions_are_told_in_a_sentence_and_left_alone(home: Path) -> None:
    old = [
        home / "state" / "autosaves" / "nefarious-1.match",
        home / "data" / "saves" / "Friday evening.match",
        home / "data" / "replays" / "1.match",
        home / "data" / "history.sqlite",
    ]
    for path in old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(path.name.encode())
    store = new_store(home)
    [remark] = store.start()
    assert all(str(path.parent) in remark for path in old) and "\n" not in remark
    assert [path.read_bytes() for path in old] == [path.name.encode() for path in old]
    assert len(store.matches.list_matches()) == MATCHES


def test_a_file_that_cannot_be_opened_now_is_tried_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> sqlite3.Connection:
        raise PermissionError(13, "Permission denied")

    content = file_of(home).read_bytes()
    store = new_store(home)
    with monkeypatch.context() as locked:
        locked.setattr(database.sqlite3, "connect", refused)
        assert store.start() == [f"Can't write {FILE_NAME} right now: Permission denied."]
        with pytest.raises(Unreadable, match=r"^Can't read matches\.sqlite right now: Permission denied\.$"):
            store.matches.list_matches()
    assert len(store.matches.list_matches()) == MATCHES
    assert not list((home / "data").glob("*.damaged")) and file_of(home).read_bytes()[:4096] == content[:4096]


def test_a_new_file_is_not_ready_while_this_program_creates_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, met = new_store(tmp_path), []

    def slowly(connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN EXCLUSIVE")
        with ThreadPoolExecutor(1) as other:
            met.append(other.submit(store.matches.list_matches).exception())
        connection.execute("ROLLBACK")
        prepare_tables(connection)

    monkeypatch.setattr(database, "prepare_tables", slowly)
    assert store.start() == []
    assert [type(problem) for problem in met] == [NotReady] and store.matches.list_matches() == []
    store.close()


def test_while_another_program_writes_nothing_is_taken_for_damaged(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "WAIT_SECONDS", 0.0)
    other = sqlite3.connect(file_of(home), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    store = new_store(home)
    with pytest.raises(Unwritable, match=r"^Another program is using your saved matches\.$"):
        begin(store)
    assert len(store.matches.list_matches()) == MATCHES
    other.execute("ROLLBACK")
    other.close()
    begin(store)


def test_a_full_disk_keeps_what_was_there(home: Path) -> None:
    store = new_store(home)
    with store.database.writing() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
    before = answers(store)
    with pytest.raises(Unwritable, match="full"):
        for seed in seeds(200):
            match, identity = begin(store, seed=seed)
            play(store, match, identity, 40, random.Random(seed))
    kept = answers(store)
    assert {match: kept[match] for match in before} == before


def test_three_copies_of_good_starts_are_kept_and_none_of_the_same_twice(tmp_path: Path) -> None:
    counts = []
    for seed in seeds(5):
        store = new_store(tmp_path)
        begin(store, seed=seed, now=float(seed))
        assert store.start() == []
        store.close()
    for path in backup_paths(file_of(tmp_path)):
        with sqlite3.connect(path) as connection:
            counts.append(connection.execute("SELECT count(*) FROM matches").fetchone()[0])
        connection.close()
    assert counts == [5, 4, 3]


def test_whoever_comes_second_is_told_and_can_play(tmp_path: Path) -> None:
    first, second = new_store(tmp_path), new_store(tmp_path)
    assert first.start() == []
    [sentence] = second.start()
    assert sentence.startswith("Another Cul-de-Sac is open")
    begin(second)
    begin(first)
    assert len(first.matches.list_matches()) == 2
    first.close()
    second.close()
    assert new_store(tmp_path).start() == []


def test_where_no_folder_can_be_made_that_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    store = new_store(tmp_path)
    [remark] = store.start()
    assert remark.startswith(f"Can't write {FILE_NAME} right now: ") and remark.count("\n") == 0


@pytest.mark.skipif(resource is None, reason="this system has no limit for the size of a file")
@pytest.mark.parametrize("damaged", [False, True], ids=["back up", "mend"])
def test_a_full_disk_leaves_no_half_copies(tmp_path: Path, damaged: bool) -> None:
    assert resource is not None
    store = new_store(tmp_path)
    begin(store)
    store.close()
    if damaged:
        content = bytearray(file_of(tmp_path).read_bytes())
        content[8192:] = bytes(len(content) - 8192)
        file_of(tmp_path).write_bytes(content)
    else:
        store.matches.list_matches()  # the file is open before the disk is full
    before, usual = {path.name for path in tmp_path.rglob("*")}, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, usual[1]))
    try:
        with pytest.raises(StoreError):
            store.database.back_up()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
        store.close()
    left = {path.name for path in tmp_path.rglob("*")} - before
    assert left <= {"backups", f"{FILE_NAME}-wal", f"{FILE_NAME}-shm"}


def test_a_file_of_matches_that_is_a_link_is_mended_where_it_lies(home: Path) -> None:
    """Its copies still lie next to the link."""
    kept, store = home / "elsewhere" / FILE_NAME, Store(Folders.in_home(home))
    store.database.back_up()
    store.close()
    kept.parent.mkdir()
    file_of(home).rename(kept)
    file_of(home).symlink_to(kept)
    _cut_short(kept)
    assert len(store.matches.list_matches()) == MATCHES
    store.close()
    assert file_of(home).is_symlink() and kept.with_name(f"{FILE_NAME}.damaged").exists()
