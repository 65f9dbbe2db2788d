"""One file with everything of a player: settings, matches and results, packs, puzzles, progress.

It is a zip archive with the player's folders in it. What is taken in replaces files of the same name; all that was
there is written to such a file before.
"""

from __future__ import annotations

import io
import os
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing, nullcontext, suppress
from pathlib import Path, PurePosixPath

from engine.store.alone import FILE_NAME as LOCK
from engine.store.alone import InUse, hold
from engine.store.atomic import PARTIAL, Damaged, StoreError, Unreadable, follow_link, write_all, write_bytes
from engine.store.database import BACKUPS, FILE_NAME
from engine.store.folders import Folders
from engine.store.packs import free_file

SUFFIX = ".culdesac"
_FORMAT = b"cul-de-sac everything 1\n"
_MARK = "what-this-is"
_WAITING = f"taken-in{SUFFIX}"
_LEFT_OUT = frozenset((BACKUPS, "reports", LOCK, _WAITING))
"""Files and folders that are made anew, or are nothing of the player's."""
_COMPANIONS = (f"{FILE_NAME}-", f"{LOCK}-")
"""How the names of the files begin that SQLite writes next to a database."""
_MOST_FILES, _MOST_BYTES = 20_000, 2_000_000_000


def export_all(folders: Folders, file: Path) -> None:
    """Write everything into a file, whole or not at all. Raises Unwritable or Unreadable."""
    content, count, size = io.BytesIO(), 0, 0
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(_MARK, _FORMAT)
        for name, path in _files(folders):
            inside = _read(path)
            count, size = count + 1, size + len(inside)
            if count >= _MOST_FILES or size > _MOST_BYTES:
                raise Unreadable(f"{path.parent} holds too many or too large files to export: move them elsewhere.")
            packed.writestr(name, inside)
    write_bytes(file, content.getvalue())


def check(file: Path) -> None:
    """Raises Unreadable or Damaged, with one sentence, for a file that cannot be taken in."""
    with _opened(file):
        pass


def leave_for_next_start(folders: Folders, file: Path) -> None:
    """Keep a sound file beside the matches: the next start takes it in. Raises StoreError."""
    check(file)
    try:
        write_bytes(folders.data / _WAITING, file.read_bytes())
    except OSError as error:
        raise Unreadable(f"{file.name} cannot be read: {error.strerror}.") from error


def take_in_what_waits(folders: Folders) -> list[str]:
    """At a start, before anything is opened: take in what was left for it. Tells in a sentence what happened."""
    waiting = folders.data / _WAITING
    if not waiting.is_file():
        return []
    try:
        kept = import_all(folders, waiting)
    except InUse:
        return []  # it goes on waiting
    except StoreError as problem:
        told = str(problem)
    else:
        told = f"Everything was taken in. What was here before is kept in {kept}."
    with suppress(OSError):
        waiting.unlink()
    return [told]


def import_all(folders: Folders, file: Path) -> Path:
    """Take everything in from a file; returns the file in which all that was there is kept.

    Raises InUse while a program has the folders open, and StoreError; then all that was there is there.
    """
    lock = hold(folders)
    with closing(lock) if lock else nullcontext(), _opened(file) as packed:
        kept = free_file(folders.data / "before", "everything", SUFFIX)
        export_all(folders, kept)
        _settle(folders.data / FILE_NAME)
        try:
            write_all(_contents(folders, packed))
        except StoreError:
            with suppress(StoreError), _opened(kept) as before:
                write_all(_contents(folders, before))
            raise
    return kept


def _settle(database: Path) -> None:
    """Bring what waits next to a file of matches into it, for another one is to take its place."""
    database = follow_link(database)
    if database.is_file():
        with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as matches:
            matches.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for suffix in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            database.with_name(f"{database.name}{suffix}").unlink()


def _contents(folders: Folders, packed: zipfile.ZipFile) -> Iterator[tuple[Path, bytes]]:
    """Where each file of an archive belongs, and what is in it."""
    for entry in packed.infolist():
        if entry.filename != _MARK and not entry.is_dir():
            yield _target(folders, entry.filename), packed.read(entry)


def _roots(folders: Folders) -> dict[str, Path]:
    return {"config": folders.config, "data": folders.data, "state": folders.state}


def _files(folders: Folders) -> Iterator[tuple[str, Path]]:
    """Every file of the player's, with its name in the archive; links to files and folders are followed.

    Raises Unreadable for a folder that cannot be read and for a link that leads nowhere.
    """
    for root, folder in _roots(folders).items():
        for place, inner, names in os.walk(folder, onerror=_refuse, followlinks=True):
            here = Path(place)
            inner[:] = sorted(name for name in inner if _belongs(folder, here / name) and not _loops(here / name))
            for path in (here / name for name in sorted(names)):
                if not _belongs(folder, path):
                    continue
                if os.path.islink(path) and not os.path.exists(path):
                    goal = os.path.realpath(path)
                    raise Unreadable(f"{path} is a link to {goal}, which is missing. Bring it back or remove the link.")
                if path.is_file():
                    yield f"{root}/{path.relative_to(folder).as_posix()}", path


def _belongs(folder: Path, path: Path) -> bool:
    """Whether a file or folder goes into the archive."""
    first, *_ = path.relative_to(folder).parts
    return (first != "before" and path.name not in _LEFT_OUT and not path.name.startswith(_COMPANIONS)
            and not (path.name.startswith(".") and path.name.endswith(PARTIAL)))  # fmt: skip


def _loops(path: Path) -> bool:
    """Whether a folder is a link to one that it lies in."""
    return os.path.islink(path) and os.path.realpath(path) in {os.path.realpath(parent) for parent in path.parents}


def _refuse(error: OSError) -> None:
    """Raise Unreadable for a folder that is there and cannot be read."""
    if not isinstance(error, FileNotFoundError):
        raise Unreadable(f"{error.filename} cannot be read: {error.strerror}.") from error


def _read(path: Path) -> bytes:
    """What is in a file of the player's. Raises Unreadable."""
    try:
        return _database(path) if path.name == FILE_NAME else path.read_bytes()
    except OSError as error:
        raise Unreadable(f"{path.name} cannot be read: {error.strerror}.") from error
    except sqlite3.Error as error:
        raise Unreadable(f"{path.name} cannot be read now: {error}.") from error


def _database(path: Path) -> bytes:
    """The file of matches as it is now, also while a program writes into it."""
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(":memory:")) as copy:
        source.backup(copy)
        return copy.serialize()


def _opened(file: Path) -> zipfile.ZipFile:
    """A file that can be taken in, checked and open."""
    try:
        packed = zipfile.ZipFile(file)
    except FileNotFoundError:
        raise Unreadable(f"There is no file {file}.") from None
    except (OSError, zipfile.BadZipFile) as error:
        raise Damaged(f"{file.name} is no file with everything of a player: {error}.") from error
    try:
        _check(file, packed)
    except BaseException:
        packed.close()
        raise
    return packed


def _check(file: Path, packed: zipfile.ZipFile) -> None:
    entries = packed.infolist()
    names = [entry.filename for entry in entries if not entry.is_dir()]
    if _MARK not in names:
        raise Damaged(f"{file.name} is no file with everything of a player.")
    if len(entries) > _MOST_FILES or sum(entry.file_size for entry in entries) > _MOST_BYTES:
        raise Damaged(f"{file.name} holds more than a player can have.")
    if any(not _is_inside(name) for name in names if name != _MARK):
        raise Damaged(f"{file.name} names files outside of the player's folders.")
    try:
        broken = packed.testzip()
        mark = packed.read(_MARK)
    except (OSError, zipfile.BadZipFile, NotImplementedError, RuntimeError) as error:
        raise Damaged(f"{file.name} is damaged: {error}.") from error
    if broken is not None or mark != _FORMAT:
        raise Damaged(f"{file.name} is damaged, or of a later version.")


def _is_inside(name: str) -> bool:
    """Whether a name in an archive means a file in one of the folders."""
    path = PurePosixPath(name)
    plain = "\\" not in name and ":" not in name and "\0" not in name and not path.is_absolute()
    return plain and ".." not in path.parts and len(path.parts) > 1 and path.parts[0] in ("config", "data", "state")


def _target(folders: Folders, name: str) -> Path:
    root, *inside = PurePosixPath(name).parts
    return _roots(folders)[root].joinpath(*inside)
