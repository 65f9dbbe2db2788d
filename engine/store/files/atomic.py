"""Atomic file writing: a file is either the old one or the new one, never half of each.

A *document* is a JSON object below a header line with format, version and checksum, so damaged or foreign files are
detected before use. Such a file is moved aside, never deleted. A file that can't be read now (Unreadable) may be intact
and is left in place.
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
from engine.store.messages import say

LARGEST_DOCUMENT = 32 * 1024 * 1024
"""In bytes. A larger file is refused unread; a long match takes some tens of kilobytes."""

_MAGIC = "Cul-de-Sac"
PARTIAL = ".partial"
"""The suffix of a file's name while it is being written."""
_OLD_SECONDS = 3600
_PIECE = 1 << 20
_WAITS_TO_REPLACE = (0.01, 0.03, 0.1, 0.3)
"""Seconds between attempts."""
_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)


class StoreError(Exception):
    """Something on disk can't be used. The message is one sentence for the player."""


class Damaged(StoreError):
    """A file is damaged, foreign or too new to be read."""


class Unreadable(StoreError):
    """A file or folder can't be read now. Its content may be intact, and it stays as it is."""


class Unwritable(StoreError):
    """A file or folder can't be written."""


def write_bytes(path: Path, content: bytes) -> None:
    """Write `content` to `path` so that a crash at any moment leaves either the old file or the new one.

    Creates the folder if it is missing. For a link, its target is written. Two programs may write at once: one of their
    files is there afterward, complete. Raises Unwritable.
    """
    write_all([(path, [content])])


def write_all(files: Iterable[tuple[Path, Iterable[bytes]]]) -> None:
    """Write several files, given in pieces, like `write_bytes`. None is replaced before all are written.

    Raises Unwritable, and what the pieces raise.
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
            raise Unwritable(say("cannot-write", file=path.name, reason=reason_of(error))) from error
        raise


def replace_file(source: Path, target: Path) -> None:
    """Replace a file with another one. Raises OSError.

    On Windows this fails while a virus scanner or an indexer reads either file, so it is retried for a moment.
    """
    for seconds in _WAITS_TO_REPLACE:
        try:
            return os.replace(source, target)
        except PermissionError:
            time.sleep(seconds)
    return os.replace(source, target)


def follow_link(path: Path) -> Path:
    """Return the file that a link at `path` points to, which may not exist. Without a link, return `path`."""
    return Path(os.path.realpath(path)) if os.path.islink(path) else path


def read_bytes(path: Path, most: int) -> bytes:
    """Return the content of a file of at most `most` bytes.

    Raises Damaged for a larger one. Raises Unreadable if it is missing, is no regular file or can't be read now.
    """
    return b"".join(read_chunks(path, most))


def read_chunks(path: Path, most: int) -> Iterator[bytes]:
    """Yield the content in pieces. Raises like `read_bytes`, during the iteration."""
    size = 0
    try:
        found = os.stat(path)
        if not stat.S_ISREG(found.st_mode):  # a pipe would block its reader forever
            raise Unreadable(say("cannot-read", file=path.name, reason=say("reason-no-file")))
        if found.st_size <= most:
            with open(path, "rb") as file:
                while (piece := file.read(_PIECE)) and (size := size + len(piece)) <= most:
                    yield piece
            if size <= most:
                return
    except OSError as error:
        raise Unreadable(say("cannot-read", file=path.name, reason=reason_of(error))) from error
    except ValueError:  # not a valid file name
        name = path.name.replace("\0", "")
        raise Unreadable(say("cannot-read", file=name, reason=say("reason-no-file"))) from None
    raise Damaged(say("too-large", file=path.name, most=most // 1024))


def write_document(path: Path, format_name: str, version: int, body: Mapping[str, object]) -> None:
    """Write `body`, which must be plain JSON data, as a document with a checksum. Raises Unwritable."""
    plain = json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    text = plain.encode("utf-8", "surrogatepass")
    header = f"{_MAGIC} {format_name} {version} 0"
    write_bytes(path, f"{header} {_checksum(header, text)}\n".encode() + text + b"\n")


def remove_partials(folder: Path) -> None:
    """Remove files that programs left unfinished in a folder more than an hour ago."""
    with suppress(OSError):
        for partial in folder.glob(f".*{PARTIAL}"):
            if time.time() - partial.stat().st_mtime > _OLD_SECONDS:
                partial.unlink(missing_ok=True)


def read_document(path: Path, format_name: str, version: int) -> dict[str, object]:
    """Read a document of this format, in this version or an older one.

    Raises Damaged with one sentence if the file is damaged, foreign or too new. Raises Unreadable if it is missing or
    can't be read now. The file stays in place; see `set_aside`.
    """
    content = read_bytes(path, LARGEST_DOCUMENT)
    first_line, _, text = content.partition(b"\n")
    words = first_line.decode("ascii", errors="replace").split(" ")
    if len(words) != 5 or words[:2] != [_MAGIC, format_name]:
        raise Damaged(say("not-of-format", file=path.name, format=format_name))
    header, checksum = " ".join(words[:4]), words[4]
    text = text.removesuffix(b"\n")
    if checksum != _checksum(header, text):
        raise Damaged(say("damaged", file=path.name, reason=say("reason-checksum")))
    return _parse(path, words[2], text, version)


def set_aside(path: Path) -> Path | None:
    """Rename an unusable file to `<name>.damaged` (or `.damaged-2` ...) and return its new path.

    For a link, its target is renamed. Returns None if the file can't be moved.
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
    """Write a complete file and wait until it is on disk."""
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
    """Wait until the folder's new list of names is on disk. Windows has no such call and doesn't need one."""
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
    """Parse the checked parts of a document."""
    try:
        version = int(version_word)
        body = parse_json(text.decode("utf-8", "surrogatepass"))
    except ValueError as error:
        raise Damaged(say("damaged", file=path.name, reason=say("reason-no-document"))) from error
    if version > newest_version:
        raise Damaged(say("newer-file", file=path.name))
    if not isinstance(body, dict):
        raise Damaged(say("damaged", file=path.name, reason=say("reason-no-document")))
    return body


def reason_of(error: Exception) -> str:
    """Return why something failed, in the words of the system if it has any."""
    return (error.strerror if isinstance(error, OSError) else "") or str(error)
