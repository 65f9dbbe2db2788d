"""Small files in which the player's progress is kept beside the matches, each written whole.

Such a file is read anew before every change, so that two programs do not take away from each other what they have
noted. What cannot be read is set aside and remarked on; what cannot be written is lost, and nothing else with it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from engine.store.atomic import Damaged, StoreError, set_aside, write_bytes
from engine.store.reading import is_there, read_json

_DAMAGED = "{file} is damaged; what it has kept begins anew.{kept}"
_KEPT = " The old file is kept as {file}."


class ProgressFile:
    """The file called `name` in a folder: parts, in each entries by name, in each values by key."""

    name: ClassVar[str]

    def __init__(self, folder: Path | None) -> None:
        self._path = folder / self.name if folder is not None else None
        self._data: dict[str, Any] = {}
        self._remarks: list[str] = []

    def take_remarks(self) -> list[str]:
        """A sentence for each time since the last call that the file could not be used."""
        remarks, self._remarks = self._remarks, []
        return remarks

    def _of(self, part: str, name: str) -> dict[str, Any]:
        entries = self._read().get(part, {})
        entry = entries.get(name, {}) if isinstance(entries, dict) else {}
        return entry if isinstance(entry, dict) else {}

    def _number(self, entry: Mapping[str, Any], key: str, most: int) -> int:
        """A whole number from 0 to `most` in an entry; 0 for anything else."""
        value = entry.get(key, 0)
        return value if type(value) is int and 0 <= value <= most else 0

    def _read(self) -> dict[str, Any]:
        if self._path is None:
            return self._data
        try:
            data = read_json(self._path) if is_there(self._path) else {}
            if not isinstance(data, dict):
                raise Damaged("no object")
        except Damaged:
            aside = set_aside(self._path)
            self._remarks.append(_DAMAGED.format(file=self.name, kept=_KEPT.format(file=aside.name) if aside else ""))
            data = {}
        except StoreError:
            data = self._data
        self._data = data
        return data

    def _change(self, part: str, name: str, **values: Any) -> None:
        data = self._read()
        entries = data.get(part)
        data[part] = entries = entries if isinstance(entries, dict) else {}
        entry = entries.get(name)
        entries[name] = {**(entry if isinstance(entry, dict) else {}), **values}
        if self._path is not None:
            text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)
            with suppress(StoreError):
                write_bytes(self._path, text.encode("utf-8", "replace"))
