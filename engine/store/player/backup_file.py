"""One file with all data of a player: settings, matches and results, packs, puzzles, progress.

It is a zip archive of the player's folders. An import replaces files of the same name. Before that, the old files are
exported to such an archive.
"""

from __future__ import annotations

import errno
import io
import lzma
import os
import sqlite3
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path, PurePath, PurePosixPath

from engine.kernel.match.document_check import is_short_text
from engine.store.files.atomic import (
    PARTIAL,
    Damaged,
    StoreError,
    Unreadable,
    follow_link,
    read_chunks,
    set_aside,
    write_all,
    write_bytes,
)
from engine.store.files.bounded_files import path_exists
from engine.store.files.folder_lock import FILE_NAME as LOCK, InUse, lock_folders
from engine.store.files.folders import Folders
from engine.store.history.database import BACKUPS, FILE_NAME
from engine.store.messages import say
from engine.store.player.packs import free_file
from engine.store.player.progress import FILE_NAME as LESSONS
from engine.store.player.season import FILE_NAME as SEASON
from engine.store.player.settings import FILE_NAME as SETTINGS
from engine.store.player.street import FILE_NAME as STREET

SUFFIX = ".culdesac"
_FORMAT = b"cul-de-sac everything 1\n"
_MARK = "what-this-is"
_WAITING = f"taken-in{SUFFIX}"
_LEFT_OUT = frozenset((BACKUPS, "reports", LOCK, _WAITING))
"""Files and folders that the program makes again, or that don't belong to the player."""
_COMPANIONS = (f"{FILE_NAME}-", f"{LOCK}-")
"""Prefixes of the files that SQLite writes next to a database."""
_ARE_FILES = (
    f"data/{FILE_NAME}",
    f"data/{LESSONS}",
    f"data/{SEASON}",
    f"data/{STREET}",
    f"config/{SETTINGS}",
    f"state/{LOCK}",
)
"""Names in an archive that must never be folders."""
_MOST_FILES = 20_000
LARGEST_ARCHIVE = 2_000_000_000
"""The limit in bytes for all files in an archive, and for the archive itself."""
_LARGEST_DATABASE, _LARGEST_MEMBER = 1_000_000_000, 64_000_000
_TIGHTEST = 200
"""A member is refused if it unpacks to more than this many times its size and to more than `_LOOSE` bytes."""
_LOOSE = 8_000_000
_CHUNK = 1 << 20
_LONGEST_NAME = 500
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED = 1
_NOT_A_ZIP = (zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, NotImplementedError, RuntimeError, ValueError,
              ArithmeticError, LookupError, TypeError, MemoryError, struct.error)  # fmt: skip
"""Everything that `zipfile` raises for a damaged archive, except OSError."""


def export_all(folders: Folders, file: Path) -> None:
    """Write all data of the player into a file, or leave the file unchanged. Raises Unwritable or Unreadable."""
    content, count, size = io.BytesIO(), 0, 0
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(_MARK, _FORMAT)
        for name, path in _files(folders):
            inside = _read(path)
            count, size = count + 1, size + len(inside)
            if count >= _MOST_FILES or size > LARGEST_ARCHIVE:
                raise Unreadable(say("export-too-much", folder=str(path.parent)))
            packed.writestr(name, inside)
    write_bytes(file, content.getvalue())


def check(file: Path) -> None:
    """Raise Unreadable or Damaged, with one sentence, for a file that can't be imported."""
    with _open_archive(file):
        pass


def schedule_import(folders: Folders, file: Path) -> None:
    """Check a file and keep it next to the matches until the next start imports it. Raises StoreError."""
    check(file)
    write_all([(folders.data / _WAITING, read_chunks(file, LARGEST_ARCHIVE))])


def run_scheduled_import(folders: Folders) -> list[str]:
    """Import the file scheduled for this start, before anything is opened. Return a sentence about the outcome."""
    waiting = folders.data / _WAITING
    try:
        if not path_exists(waiting):
            return []
        kept = import_all(folders, waiting)
    except (InUse, Unreadable) as problem:
        return [] if isinstance(problem, InUse) else [problem.args[0]]  # it stays scheduled
    except Damaged as problem:
        aside = set_aside(waiting)
        if aside is None:
            return [say("not-imported", problem=problem.args[0])]
        return [say("not-imported-kept", problem=problem.args[0], kept=aside.name)]
    except StoreError as problem:
        told = problem.args[0]
    else:
        told = say("imported", kept=str(kept))
    with suppress(OSError):
        waiting.unlink()
    return [told]


def import_all(folders: Folders, file: Path) -> Path:
    """Import all data from a file. Return the file that keeps the old data.

    Raises InUse while a program has the folders open, and StoreError. In both cases the old data stays.
    """
    lock = lock_folders(folders)
    with closing(lock) if lock else nullcontext(), _open_archive(file) as packed:
        kept = free_file(folders.data / "before", "everything", SUFFIX)
        export_all(folders, kept)
        _flush_database(folders.data / FILE_NAME)
        try:
            write_all(_contents(folders, packed))
        except StoreError:
            with suppress(StoreError), _open_archive(kept) as before:
                write_all(_contents(folders, before))
            raise
    return kept


def _flush_database(database: Path) -> None:
    """Write the journal of a database into it, because another file is about to replace it."""
    database = follow_link(database)
    if database.is_file():
        with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as matches:
            matches.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for suffix in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            database.with_name(f"{database.name}{suffix}").unlink()


def _contents(folders: Folders, packed: zipfile.ZipFile) -> Iterator[tuple[Path, Iterable[bytes]]]:
    """Yield the target of each file in an archive, with its content in chunks."""
    for entry in packed.infolist():
        if entry.filename != _MARK and not _is_folder(entry) and _is_kept(_inside(entry.filename)):
            yield _target(folders, entry.filename), _unpack(packed, entry)


def _unpack(packed: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Iterator[bytes]:
    """Yield the content of a file in an archive. Raises what `zipfile` raises for a damaged one."""
    with packed.open(entry) as content:
        while piece := content.read(_CHUNK):
            yield piece


def _roots(folders: Folders) -> dict[str, Path]:
    return {"data": folders.data, "config": folders.config, "state": folders.state}


def _files(folders: Folders) -> Iterator[tuple[str, Path]]:
    """Yield each file of the player once, with its name in the archive. Links to files and folders are followed.

    Windows and macOS have one folder for settings and data; elsewhere the archive must fit into two. Raises Unreadable
    for an unreadable folder and for a broken link.
    """
    settings, found = folders.config / SETTINGS, set[Path]()
    for root, folder in _roots(folders).items():
        for place, inner, names in os.walk(folder, onerror=_refuse, followlinks=True):
            here = Path(place)
            inside = here.relative_to(folder)
            inner[:] = sorted(name for name in inner if _is_kept(inside / name) and not _loops(here / name))
            for path in (here / name for name in sorted(names) if _is_kept(inside / name)):
                if os.path.islink(path) and not os.path.exists(path):
                    goal = os.path.realpath(path)
                    raise Unreadable(say("export-broken-link", path=str(path), goal=goal))
                if path.is_file() and path not in found:
                    found.add(path)
                    yield f"{'config' if path == settings else root}/{path.relative_to(folder).as_posix()}", path


def _loops(path: Path) -> bool:
    """Return whether a folder is a link to one of its parents."""
    return os.path.islink(path) and os.path.realpath(path) in {os.path.realpath(parent) for parent in path.parents}


def _refuse(error: OSError) -> None:
    """Raise Unreadable for a folder that exists but can't be read."""
    if not isinstance(error, FileNotFoundError):
        raise Unreadable(say("cannot-read", file=str(error.filename), reason=str(error.strerror))) from error


def _read(path: Path) -> bytes:
    """Return the content of a player's file. Raises Unreadable."""
    try:
        return _database(path) if path.name == FILE_NAME else path.read_bytes()
    except OSError as error:
        raise Unreadable(say("cannot-read", file=path.name, reason=str(error.strerror))) from error
    except sqlite3.Error as error:
        raise Unreadable(say("cannot-read-now", file=path.name, reason=str(error))) from error


def _is_kept(inside: PurePath) -> bool:
    """Return whether a file, relative to its folder, belongs to the player, not to the database or the program."""
    left_out = set(inside.parts) & _LEFT_OUT or inside.parts[0] == "before"
    is_partial = inside.name.startswith(".") and inside.name.endswith(PARTIAL)
    return not left_out and not is_partial and not inside.name.startswith(_COMPANIONS)


def _database(path: Path) -> bytes:
    """Return the content of the database, even while a program writes to it."""
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(":memory:")) as copy:
        source.backup(copy)
        return copy.serialize()


@contextmanager
def _open_archive(file: Path) -> Iterator[zipfile.ZipFile]:
    """Open a file for import, after checking it."""
    try:
        found = file.stat()
        if not stat.S_ISREG(found.st_mode):
            raise Unreadable(say("cannot-read", file=file.name, reason=say("reason-no-file")))
        if found.st_size > LARGEST_ARCHIVE:
            raise Damaged(say("archive-too-much", file=file.name))
        packed = zipfile.ZipFile(file)
    except FileNotFoundError:
        raise Unreadable(say("no-such-file", file=str(file))) from None
    except (*_NOT_A_ZIP, OSError) as error:
        if isinstance(error, OSError) and error.errno != errno.EINVAL:  # EINVAL: it points before the start of the file
            raise Unreadable(say("cannot-read", file=file.name, reason=str(error.strerror or error))) from error
        raise Damaged(say("archive-foreign", file=file.name)) from error
    with packed:
        _check(file, packed)
        try:
            yield packed
        except (*_NOT_A_ZIP, OSError) as error:  # it was intact when checked
            raise Unreadable(say("cannot-read-to-end", file=file.name)) from error


def _check(file: Path, packed: zipfile.ZipFile) -> None:
    """Read every member once, without keeping it. Raises Damaged and Unreadable."""
    entries = packed.infolist()
    names = [entry.filename for entry in entries if not _is_folder(entry)]
    if _MARK not in names:
        raise Damaged(say("archive-foreign", file=file.name))
    if len(entries) > _MOST_FILES or sum(entry.file_size for entry in entries) > LARGEST_ARCHIVE:
        raise Damaged(say("archive-too-much", file=file.name))
    if any(not _is_inside(name) for name in names if name != _MARK):
        raise Damaged(say("archive-outside", file=file.name))
    if _clash(names):
        raise Damaged(say("archive-clash", file=file.name))
    if any(_is_too_large(entry) for entry in entries):
        raise Damaged(say("archive-too-much", file=file.name))
    if any(entry.compress_type not in _METHODS or entry.flag_bits & _ENCRYPTED for entry in entries):
        raise Damaged(say("archive-method", file=file.name))
    try:
        for entry in entries:
            for _ in _unpack(packed, entry):
                pass
        mark = b"".join(_unpack(packed, packed.getinfo(_MARK)))
    except (*_NOT_A_ZIP, OSError) as error:
        if isinstance(error, OSError) and error.errno != errno.EINVAL:
            raise Unreadable(say("cannot-read", file=file.name, reason=str(error.strerror or error))) from error
        raise Damaged(say("damaged", file=file.name, reason=say("reason-unpack"))) from error
    if mark != _FORMAT:
        raise Damaged(say("archive-newer", file=file.name))


def _is_folder(entry: zipfile.ZipInfo) -> bool:
    return entry.filename.endswith("/")  # `is_dir` raises IndexError for an empty name


def _is_too_large(entry: zipfile.ZipInfo) -> bool:
    """Return whether a member is larger than such a file can be, or compressed more than one ever is."""
    most = _LARGEST_DATABASE if entry.filename == f"data/{FILE_NAME}" else _LARGEST_MEMBER
    return entry.file_size > most or entry.file_size > max(_LOOSE, _TIGHTEST * entry.compress_size)


def _is_inside(name: str) -> bool:
    """Return whether a name in an archive is a file in one of the folders."""
    path = PurePosixPath(name)
    plain = "\\" not in name and ":" not in name and is_short_text(name, _LONGEST_NAME) and not path.is_absolute()
    return plain and ".." not in path.parts and len(path.parts) > 1 and path.parts[0] in ("config", "data", "state")


def _clash(names: list[str]) -> bool:
    """Return whether a name occurs twice or a file would have to be a folder, ignoring case."""
    paths = [PurePosixPath(name.casefold()) for name in names]
    files = {*paths, *(PurePosixPath(name) for name in _ARE_FILES)}
    return len(set(paths)) < len(paths) or any(parent in files for path in paths for parent in path.parents)


def _inside(name: str) -> PurePath:
    return PurePath(*PurePosixPath(name).parts[1:])


def _target(folders: Folders, name: str) -> Path:
    return _roots(folders)[PurePosixPath(name).parts[0]] / _inside(name)
