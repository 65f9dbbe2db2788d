"""The matches that were finished last, with all their answers, so that they can be watched again.

Each lies in a file of its own, named by the identity under which the history knows the match. Older matches of the
history have none: they can be read about, and not watched.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engine.store.atomic import Damaged, Unwritable, fingerprint, read_or_set_aside, write_document
from engine.store.saves import FORMAT, FORMAT_VERSION, SUFFIX

KEPT = 60
"""So many matches are kept; the one that was finished first goes when there is another."""


class Replays:
    """The finished matches in one folder."""

    def __init__(self, folder: Path, kept: int = KEPT) -> None:
        self._folder = folder
        self._kept = kept

    def keep(self, document: Mapping[str, object]) -> str:
        """Write a finished match; returns its identity. Raises Unwritable."""
        identity = fingerprint(document)
        write_document(self._path(identity), FORMAT, FORMAT_VERSION, document)
        self._forget_oldest(identity)
        return identity

    def has(self, identity: str) -> bool:
        """Whether a match can be watched."""
        return bool(identity) and self._path(identity).is_file()

    def read(self, identity: str) -> dict[str, object]:
        """The document of a match. Raises Damaged in one sentence; what cannot be read is kept aside."""
        if not self.has(identity):
            raise Damaged("This match is not there any more.")
        return read_or_set_aside(self._path(identity), FORMAT, FORMAT_VERSION).body

    def _path(self, identity: str) -> Path:
        return self._folder / f"{''.join(letter for letter in identity if letter.isalnum())}{SUFFIX}"

    def _forget_oldest(self, newest: str) -> None:
        paths = [path for path in self._folder.glob(f"[!.]*{SUFFIX}") if path != self._path(newest)]
        try:
            paths.sort(key=lambda path: path.stat().st_mtime, reverse=True)
            for path in paths[self._kept - 1 :]:
                path.unlink(missing_ok=True)
        except OSError as error:
            raise Unwritable(f"An old replay cannot be removed: {error.strerror or error}.") from error
