"""Files that are either the old ones or the new ones, never half of each.

A *document* is a JSON object below one header line that names its format, its version and a checksum, so a
damaged or foreign file is noticed before anything is done with it. Such a file is moved aside, never deleted. A file
that cannot be read now (Unreadable) may be sound: it is left where it is.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from engine.kernel.files.limits import parse_json

LARGEST_DOCUMENT = 32 * 1024 * 1024
"""Bytes. A longer file is refused unread; a long match takes some tens of kilobytes."""

_MAGIC = "Cul-de-Sac"
PARTIAL = ".partial"
"""How the name of a file ends while it is being written."""
_OLD_SECONDS = 3600
_PIECE = 1 << 20
_WAITS_TO_REPLACE = (0.01, 0.03, 0.1, 0.3)
"""Seconds between tries."""
_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)


class StoreError(Exception):
    """Something on disk does not serve; the message is one sentence for the player."""


class Damaged(StoreError):
    """A file is damaged, foreign or too new to be read."""


class Unreadable(StoreError):
    """A file or folder cannot be read now; what is in it may be sound, and it stays as it is."""


class Unwritable(StoreError):
    """A file or folder cannot be written."""


def write_bytes(path: Path, content: bytes) -> None:
    """Put `content` at `path` so that a crash at any moment leaves either the old file or the new one.

    The folder is made if it is missing. A link stays, and the file that it points to is written. Two programs may do
    this at once: one of their files is there afterward, whole. Raises Unwritable.
    """
    write_all([(path, [content])])


def write_all(files: Iterable[tuple[Path, Iterable[bytes]]]) -> None:
    """The same for several files, each given in pieces: none takes its place before all are written. Raises Unwritable,
    and what the pieces raise.
    """
    partials: dict[Path, Path] = {}
    path = Path()
    try:
        for link, pieces in files:
            path = follow_link(link)
            partials[path] = path.with_name(f".{path.name}.{os.getpid()}{PARTIAL}")
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_through(partials[path], pieces)
        for path, partial in partials.items():
            replace_file(partial, path)
        for folder in {path.parent for path in partials}:
            _sync_folder(folder)
    except BaseException as error:
        for partial in partials.values():
            with suppress(OSError):
                partial.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Unwritable(f"{path.name} cannot be written: {_reason(error)}.") from error
        raise


def replace_file(source: Path, target: Path) -> None:
    """Move a file over another one. Raises OSError.

    On Windows this fails while a virus scanner or an indexer reads either file, so it is tried again for a moment.
    """
    for seconds in _WAITS_TO_REPLACE:
        try:
            return os.replace(source, target)
        except PermissionError:
            time.sleep(seconds)
    return os.replace(source, target)


def follow_link(path: Path) -> Path:
    """Return the file that a link at `path` points to, which may not exist; `path` itself when it is no link."""
    return Path(os.path.realpath(path)) if os.path.islink(path) else path


def read_bytes(path: Path, most: int) -> bytes:
    """The content of a file of at most `most` bytes.

    Raises Damaged for a larger one, and Unreadable for one that is missing, is no ordinary file or cannot be read now.
    """
    return b"".join(read_chunks(path, most))


def read_chunks(path: Path, most: int) -> Iterator[bytes]:
    """The same in pieces. Raises as `read_bytes`, while it is read."""
    size = 0
    try:
        found = os.stat(path)
        if not stat.S_ISREG(found.st_mode):  # a pipe would keep its reader waiting forever
            raise Unreadable(f"{path.name} cannot be read: it is no file.")
        if found.st_size <= most:
            with open(path, "rb") as file:
                while (piece := file.read(_PIECE)) and (size := size + len(piece)) <= most:
                    yield piece
            if size <= most:
                return
    except OSError as error:
        raise Unreadable(f"{path.name} cannot be read: {_reason(error)}.") from error
    except ValueError:  # no file can be called so, nor can a sentence say it
        raise Unreadable(f"{path.name.replace(chr(0), '')} cannot be read: it is no file.") from None
    raise Damaged(f"{path.name} is too large: expected at most {most // 1024} KB.")


def write_document(path: Path, format_name: str, version: int, body: Mapping[str, object]) -> None:
    """Write `body`, which must be plain JSON data, as a checksummed document. Raises Unwritable."""
    plain = json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    text = plain.encode("utf-8", "surrogatepass")
    header = f"{_MAGIC} {format_name} {version} 0"
    write_bytes(path, f"{header} {_checksum(header, text)}\n".encode() + text + b"\n")


def remove_partials(folder: Path) -> None:
    """Remove what programs left in a folder that ended while they wrote, more than an hour ago."""
    with suppress(OSError):
        for partial in folder.glob(f".*{PARTIAL}"):
            if time.time() - partial.stat().st_mtime > _OLD_SECONDS:
                partial.unlink(missing_ok=True)


def read_document(path: Path, format_name: str, version: int) -> dict[str, object]:
    """Read a document of this format, of this version or an older one.

    Raises Damaged with one sentence when the file is damaged, foreign or too new, and Unreadable when it is missing or
    cannot be read now. The file stays where it is: see `set_aside`.
    """
    content = read_bytes(path, LARGEST_DOCUMENT)
    first_line, _, text = content.partition(b"\n")
    words = first_line.decode("ascii", errors="replace").split(" ")
    if len(words) != 5 or words[:2] != [_MAGIC, format_name]:
        raise Damaged(f"{path.name} is not a Cul-de-Sac {format_name} file.")
    header, checksum = " ".join(words[:4]), words[4]
    text = text.removesuffix(b"\n")
    if checksum != _checksum(header, text):
        raise Damaged(f"{path.name} is damaged: its content does not fit its checksum.")
    return _parse(path, words[2], text, version)


def set_aside(path: Path) -> Path | None:
    """Rename a file that cannot be used to `<name>.damaged` (or `.damaged-2` ...) and return its new place.

    Of a link, the file that it points to is renamed. Returns None when the file cannot be moved.
    """
    path, number = follow_link(path), 1
    aside = path.with_name(f"{path.name}.damaged")
    while os.path.lexists(aside):
        number += 1
        aside = path.with_name(f"{path.name}.damaged-{number}")
    try:
        replace_file(path, aside)
    except OSError:
        return None
    return aside


def _write_through(path: Path, pieces: Iterable[bytes]) -> None:
    """Write a whole file and wait until the disk has it."""
    descriptor = os.open(path, _NEW_FILE, 0o644)
    try:
        for piece in pieces:
            remaining = memoryview(piece)
            while remaining:
                remaining = remaining[os.write(descriptor, remaining) :]
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _sync_folder(folder: Path) -> None:
    """Wait until the disk has the folder's new list of names. Windows has no such call and needs none."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _checksum(header: str, text: bytes) -> str:
    return hashlib.blake2b(header.encode() + b"\n" + text, digest_size=16).hexdigest()


def _parse(path: Path, version_word: str, text: bytes, newest_version: int) -> dict[str, object]:
    """Take the checked parts of a document apart."""
    try:
        version = int(version_word)
        body = parse_json(text.decode("utf-8", "surrogatepass"))
    except ValueError as error:
        raise Damaged(f"{path.name} is damaged: it is not written as a document.") from error
    if version > newest_version:
        raise Damaged(f"{path.name} was written by a newer Cul-de-Sac, which this one cannot read.")
    if not isinstance(body, dict):
        raise Damaged(f"{path.name} is damaged: it holds no document.")
    return body


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
