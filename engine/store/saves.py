"""Matches on disk: the one in progress, written after each answer, and those a player gave a name.

The document of a match is what the kernel says it is; here only five of its entries are read, to tell players
what a save continues: `game` (slug), `seats` (names, or objects with a `name`), `turn`, `finished` and `packs`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.store.atomic import (
    Damaged,
    Document,
    StoreError,
    Unwritable,
    read_document,
    read_or_set_aside,
    read_serial,
    remove_partials,
    write_document,
)

FORMAT = "match"
FORMAT_VERSION = 1
SUFFIX = ".match"
AUTOSAVE_SLOTS = 3
LONGEST_NAME = 48
"""Characters of a save's name that are kept."""

_PORTS = {f"{port}{number}" for port in ("com", "lpt") for number in range(10)}
_RESERVED = {"con", "prn", "aux", "nul"} | _PORTS


@dataclass(frozen=True, slots=True)
class Save:
    """A match that was read from disk. `saved_at` is the file's time in seconds since 1970."""

    path: Path
    document: dict[str, object]
    saved_at: float

    @property
    def name(self) -> str:
        """The file's name without its ending, which is the name the player gave."""
        return self.path.stem

    @property
    def game(self) -> str:
        """The slug of the game, empty when the document tells none."""
        game = self.document.get("game")
        return game if isinstance(game, str) else ""

    @property
    def seats(self) -> list[str]:
        """The names at the table."""
        seats = self.document.get("seats")
        names = [
            seat.get("name") if isinstance(seat, dict) else seat
            for seat in (seats if isinstance(seats, list) else [])
        ]
        return [name for name in names if isinstance(name, str)]

    @property
    def turn(self) -> int:
        """The number of the turn that is being played, 0 when the document tells none."""
        turn = self.document.get("turn")
        return turn if isinstance(turn, int) else 0

    @property
    def finished(self) -> bool:
        """Whether the match has been played to its end."""
        return self.document.get("finished") is True

    @property
    def packs(self) -> list[str]:
        """The names of the card packs it is played with."""
        packs = self.document.get("packs")
        noted = [pack for pack in (packs if isinstance(packs, list) else []) if isinstance(pack, dict)]
        return [pack["name"] for pack in noted if isinstance(pack.get("name"), str)]

    def words(self, titles: Mapping[str, str]) -> str:
        """What this save continues, such as "Nefarious, Ann, Bob and Cid, turn 7".

        `titles` gives the title of each game by its slug.
        """
        parts = [titles.get(self.game, self.game), _listed(self.seats)]
        parts.append(f"with {_listed(self.packs)}" if self.packs else "")
        parts.append("finished" if self.finished else f"turn {self.turn}" if self.turn else "")
        return ", ".join(part for part in parts if part)


@dataclass(slots=True)
class Found:
    """The saves that could be read, the newest first, and a sentence for each that could not."""

    saves: list[Save] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)


class Autosave:
    """The match in progress, in three files that are written in turn.

    Each write replaces the oldest file whole, so whatever moment the program ends at, the newest file that
    can be read holds the last answer that was reported written. `name` tells matches in progress apart, for
    instance by game: writing one never touches another. When two programs write under one name, the one that
    wrote last is continued; each of them notices the other.
    """

    def __init__(self, folder: Path, name: str = "autosave") -> None:
        self._paths = [folder / f"{name}-{number}{SUFFIX}" for number in range(1, AUTOSAVE_SLOTS + 1)]
        self._folder = folder
        self._read = False
        self._last_serial = 0
        self.remarks: list[str] = []
        """A sentence for each file that could not be read and was kept aside."""
        self.shared = False
        """Whether another program has written under this name since this one read or wrote."""

    def write(self, document: Mapping[str, object]) -> None:
        """Write the match; when this returns, nothing short of a broken disk loses it. Raises Unwritable."""
        serials = self._present_serials()
        oldest = min(self._paths, key=lambda path: serials[path])
        serial = max(self._last_serial, *serials.values()) + 1
        write_document(oldest, FORMAT, FORMAT_VERSION, document, serial)
        self._last_serial = serial

    def newest(self) -> Save | None:
        """The newest match that can be read, if any; what is damaged is kept aside and remarked on."""
        readable = self._read_all()
        if not readable:
            return None
        path, document = max(readable.items(), key=lambda entry: entry[1].serial)
        return _save(path, document)

    def clear(self) -> None:
        """Forget the match, oldest file first, so that an interruption never brings an older turn back.

        What another program has written since is its match, and stays. Raises Unwritable.
        """
        serials = self._present_serials()
        if self.shared:
            return
        for path in sorted(self._paths, key=lambda path: serials[path]):
            _delete(path)

    def _present_serials(self) -> dict[Path, int]:
        """The serial number of each file as it is now, 0 for one that is not there."""
        if not self._read:
            self._read_all()
        serials = {path: read_serial(path, FORMAT) for path in self._paths}
        self.shared = max(serials.values()) > self._last_serial
        return serials

    def _read_all(self) -> dict[Path, Document]:
        """Read every file there is; those that are refused are moved aside."""
        readable: dict[Path, Document] = {}
        for path in self._paths:
            if path.exists():
                try:
                    readable[path] = read_or_set_aside(path, FORMAT, FORMAT_VERSION)
                except Damaged as error:
                    self.remarks.append(str(error))
        self._last_serial = max([self._last_serial, *(document.serial for document in readable.values())])
        self._read = True
        remove_partials(self._folder)
        return readable


def unfinished(folder: Path) -> Found:
    """The matches in progress in an autosave folder, one per name, the one played last first."""
    names = {path.stem.rpartition("-")[0] for path in _files(folder)}
    found = Found()
    for name in sorted(names - {""}):
        autosave = Autosave(folder, name)
        save = autosave.newest()
        found.remarks += autosave.remarks
        if save is not None and not save.finished:
            found.saves.append(save)
    found.saves.sort(key=lambda save: save.saved_at, reverse=True)
    return found


class NamedSaves:
    """The matches a player saved under names, in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path(self, name: str) -> Path:
        """The file of a name. Raises StoreError for a name without a letter or digit."""
        kept = "".join(letter if letter.isalnum() or letter in " _-'" else " " for letter in name)
        words = " ".join(kept.split())[:LONGEST_NAME].strip()
        if not any(letter.isalnum() for letter in words):
            raise StoreError("A save needs a name with at least one letter or digit.")
        if words.casefold() in _RESERVED:  # Windows opens devices under these names
            words = f"{words}_"
        return self._folder / f"{words}{SUFFIX}"

    def exists(self, name: str) -> bool:
        """Whether `write` would replace a save. Raises StoreError for an impossible name."""
        return self.path(name).exists()

    def write(self, name: str, document: Mapping[str, object]) -> Path:
        """Save a match, replacing the save of the same name. Raises StoreError (Unwritable among them)."""
        path = self.path(name)
        write_document(path, FORMAT, FORMAT_VERSION, document)
        return path

    def list(self) -> Found:
        """Every save, the newest first; files that cannot be read are kept aside and remarked on."""
        found = Found()
        for path in _files(self._folder):
            try:
                found.saves.append(_save(path, read_or_set_aside(path, FORMAT, FORMAT_VERSION)))
            except Damaged as error:
                found.remarks.append(str(error))
        found.saves.sort(key=lambda save: (-save.saved_at, save.name))
        return found

    def delete(self, save: Save) -> None:
        """Remove a save the player no longer wants. Raises Unwritable."""
        _delete(save.path)


def read_match(path: Path) -> dict[str, object]:
    """The match document in any file, an autosave or a named save.

    Raises Damaged with one sentence; the file stays where it is, since it may lie anywhere.
    """
    return read_document(path, FORMAT, FORMAT_VERSION).body


def _files(folder: Path) -> Iterator[Path]:
    """The match files of a folder; none when there is no such folder."""
    return iter(sorted(folder.glob(f"[!.]*{SUFFIX}")))


def _save(path: Path, document: Document) -> Save:
    try:
        saved_at = path.stat().st_mtime
    except OSError:
        saved_at = 0.0
    return Save(path, document.body, saved_at)


def _delete(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise Unwritable(f"{path.name} cannot be removed: {error.strerror or error}.") from error


def _listed(names: list[str]) -> str:
    """The names as a sentence lists them."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
