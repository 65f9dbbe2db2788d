"""Small files with the player's progress, stored next to the matches and written as a whole.

The file is read again before every change, so that two programs keep each other's changes. An unusable file is set
aside, with a remark. A change that can't be written lasts until the program ends, and the player is told.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from engine.store.files.atomic import Damaged, StoreError, set_aside, write_bytes
from engine.store.files.bounded_files import path_exists, read_json
from engine.store.files.writer import Writer
from engine.store.messages import say

Change = tuple[str, str, dict[str, Any]]
"""New values of an entry, by its section and its name."""


class ProgressFile:
    """The file `name` in a folder: sections, in each entries by name, in each values by key."""

    name: ClassVar[str]

    def __init__(self, folder: Path | None, writer: Writer | None = None) -> None:
        """`writer` writes the file. Without one, each change is written at once."""
        self._path = folder / self.name if folder is not None else None
        self._writer = writer or Writer()
        self._unwritten: list[Change] = []
        self._data: dict[str, Any] = {}
        self._remarks: list[str] = []
        self._has_told = False

    def take_remarks(self) -> list[str]:
        """Return a sentence for each time since the last call that the file was unusable."""
        remarks, self._remarks = self._remarks, []
        return remarks

    def _of(self, part: str, name: str) -> dict[str, Any]:
        entries = _apply_changes(self._read(), self._unwritten).get(part, {})
        entry = entries.get(name, {}) if isinstance(entries, dict) else {}
        return entry if isinstance(entry, dict) else {}

    def _number(self, entry: Mapping[str, Any], key: str, most: int) -> int:
        """Return a whole number from 0 to `most` in an entry; 0 for anything else."""
        value = entry.get(key, 0)
        return value if type(value) is int and 0 <= value <= most else 0

    def _read(self) -> dict[str, Any]:
        if self._path is None:
            return self._data
        try:
            data = read_json(self._path) if path_exists(self._path) else {}
            if not isinstance(data, dict):
                raise Damaged
        except Damaged:
            aside = set_aside(self._path)
            message = "progress-reset-kept" if aside else "progress-reset"
            self._remarks.append(say(message, file=self.name, kept=aside.name if aside else ""))
            data = {}
        except StoreError:
            data = self._data
        self._data = data
        return data

    def _change(self, part: str, name: str, **values: Any) -> None:
        self._unwritten.append((part, name, values))
        changes = tuple(self._unwritten)
        self._writer.put(lambda: self._write(changes), lambda result: self._wrote(changes, result))

    def _write(self, changes: Sequence[Change]) -> None:
        """Write the file with changes. Raises Unwritable."""
        data = _apply_changes(self._read(), changes)
        if self._path is None:
            self._data = data
            return
        text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)
        write_bytes(self._path, text.encode("utf-8", "replace"))

    def _wrote(self, changes: Sequence[Change], result: object) -> None:
        """Forget the written changes. The others stay, and the next change writes them too."""
        if not isinstance(result, StoreError):
            self._unwritten = [change for change in self._unwritten if all(change is not other for other in changes)]
        elif not self._has_told:
            self._remarks.append(say("progress-not-saved", problem=str(result)))
        self._has_told = isinstance(result, StoreError)


def _apply_changes(data: dict[str, Any], changes: Iterable[Change]) -> dict[str, Any]:
    for part, name, values in changes:
        entries = data.get(part)
        entries = entries if isinstance(entries, dict) else {}
        entry = entries.get(name)
        data = data | {part: entries | {name: {**(entry if isinstance(entry, dict) else {}), **values}}}
    return data
