"""Players' own card packs: one file each in the folder `packs`, in the form that players share.

An unusable file stays in place and is listed with its problem. Deleted and replaced files move to a trash folder, from
which they can be restored.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.games import UnknownGame, check_pack, load
from engine.kernel.cards.packs import LARGEST_FILE, Pack, id_problem, read_pack, write_pack
from engine.kernel.files.faults import BadCard
from engine.kernel.game.game import Game
from engine.kernel.match.document_check import is_short_text
from engine.kernel.match.match import BadMatch, with_recorded_packs
from engine.store.files.atomic import Damaged, StoreError, Unreadable, Unwritable, read_bytes, replace_file, write_bytes
from engine.store.files.bounded_files import list_files, path_exists, read_text
from engine.store.messages import say

SUFFIX = ".toml"
TRASH = "thrown-away"
"""The trash folder inside the folder of packs. Nothing is removed from it."""
MOST_PACKS = 200
"""The limit for files read from a folder of packs."""


class PackExists(StoreError):
    """An import would replace another pack with the same id; the message names both."""


@dataclass(frozen=True, slots=True)
class PackFile:
    """A file in the folder of packs: its pack, or None with a `problem`, a sentence that says what to do."""

    path: Path
    pack: Pack | None
    problem: str = ""

    @property
    def id(self) -> str:
        """The pack's id, which is the file's name."""
        return self.path.stem

    @property
    def name(self) -> str:
        """The pack's name, or the file's name if it can't be read."""
        return self.pack.name if self.pack else self.path.name


class PackStore:
    """The packs in one folder, which need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, pack_id: str) -> Path:
        """Return the file of a pack. Raises StoreError for an invalid id."""
        if problem := id_problem(pack_id):
            raise StoreError(say("pack-bad-id", id=pack_id, expected=problem))
        return self.folder / f"{pack_id}{SUFFIX}"

    # --- reading ---------------------------------------------------------------------------------------------

    def files(self) -> list[PackFile]:
        """Return all pack files by name, then the unusable ones with their problems.

        If the folder can't be read now, it is listed itself, with the reason.
        """
        try:
            paths = list_files(self.folder, f"*{SUFFIX}")[:MOST_PACKS]
        except Unreadable as error:
            return [PackFile(self.folder, None, str(error))]
        return sorted((self._file(path) for path in paths), key=_in_order)

    def packs(self) -> list[Pack]:
        """Return all usable packs by name."""
        return [file.pack for file in self.files() if file.pack is not None]

    def _file(self, path: Path) -> PackFile:
        try:
            pack = read_file(path)
        except Unreadable as error:
            return PackFile(path, None, say("pack-left", problem=str(error)))
        except (BadCard, StoreError) as error:
            return PackFile(path, None, say("pack-fix", problem=f"{str(error).rstrip('.')}."))
        if pack.id != path.stem:
            right = f"{pack.id}{SUFFIX}"
            return PackFile(path, None, say("pack-misnamed", file=path.name, id=pack.id, right=right))
        return PackFile(path, pack)

    # --- writing ---------------------------------------------------------------------------------------------

    def write(self, pack: Pack) -> Path:
        """Store a pack, replacing one with the same id. Raises BadCard for an invalid pack, and Unwritable."""
        text = write_pack(pack)
        check_pack(read_pack(text, pack.file))
        path = self.path(pack.id)
        write_bytes(path, text.encode())
        return path

    def import_file(self, source: Path, replace: bool = False) -> Pack:
        """Import a pack from any file, byte for byte.

        A pack with the same id stays unless `replace`, which moves it to the trash. Raises PackExists for that, BadCard
        for an unusable pack, and StoreError for a file that can't be read or written.
        """
        text = read_text(source, LARGEST_FILE)
        with one_sentence(source.name):
            pack = read_pack(text, source.name)
            check_pack(pack)
        path = self.path(pack.id)
        if path_exists(path) and not _is_same(source, path):
            old = self._file(path)
            if old.pack == pack:
                return pack
            if not replace:
                raise PackExists(say("pack-exists", name=old.name, file=path.name, source=source.name))
            write_bytes(_trash_place(path), read_bytes(path, LARGEST_FILE))
        write_bytes(path, text.encode())
        if source.parent.resolve() == self.folder.resolve() and not _is_same(source, path):
            throw_away(source)  # it was in this folder under a wrong name
        return pack

    def export(self, pack_id: str, target: Path) -> Path:
        """Copy a pack's file to `target`: a file, or a folder in which it keeps its name.

        Unfinished cards are left out. Raises StoreError.
        """
        source = self._present(pack_id)
        text = read_text(source, LARGEST_FILE)
        with suppress(BadCard):
            pack = read_pack(text, source.name)
            text = write_pack(replace(pack, workshop="")) if pack.workshop else text
        path = target / source.name if os.path.isdir(target) else target
        write_bytes(path, text.encode())
        return path

    def delete(self, pack_id: str) -> Path:
        """Move a pack's file, usable or not, to the trash. Return its new path, for `restore`.

        Raises StoreError.
        """
        return throw_away(self._present(pack_id))

    def _present(self, pack_id: str) -> Path:
        """Return the file of an existing pack. Raises StoreError."""
        path = self.folder / f"{Path(pack_id).name}{SUFFIX}"
        if not path_exists(path):
            packs = say.join_list([file.id for file in self.files()])
            raise StoreError(say("pack-unknown" if packs else "pack-unknown-none", id=pack_id, packs=packs))
        return path

    def restore(self, thrown_away: Path, pack_id: str) -> Path:
        """Restore a file from the trash. Raises PackExists if there is another one now, and StoreError."""
        path = self.folder / f"{Path(pack_id).name}{SUFFIX}"
        if path_exists(path):
            raise PackExists(say("pack-back", file=path.name))
        move_file(thrown_away, path)
        return path


def read_file(path: Path) -> Pack:
    """Read the pack in any file, with every card checked by its game. Raises BadCard and StoreError in one sentence."""
    with one_sentence(path.name):
        pack = read_pack(read_text(path, LARGEST_FILE), path.name)
        check_pack(pack)
    return pack


def game_of(document: Mapping[str, Any]) -> Game:
    """Return the game of a match document, with the packs that it contains.

    Raises UnknownGame, BadMatch, and BadCard for packs that no longer fit together.
    """
    slug = document.get("game")
    if not is_short_text(slug):
        raise BadMatch(say("reason-no-game"))
    return with_recorded_packs(load(str(slug)), document)


@contextmanager
def one_sentence(name: str) -> Iterator[None]:
    """Raise Damaged in place of an error that has no sentence for the player. `name` is that of the file being read."""
    try:
        yield
    except (StoreError, BadMatch, BadCard, UnknownGame):
        raise
    except Exception as error:  # checks and rules may raise anything for inconsistent content
        raise Damaged(say("cannot-use", file=name, reason=say("reason-inconsistent"))) from error


def _in_order(file: PackFile) -> tuple[bool, str, str]:
    return bool(file.problem), file.name.casefold(), file.id


def free_file(folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    """Return a path in a folder that is still unused."""
    path, number = folder / f"{stem}{suffix}", 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path


def _is_same(first: Path, second: Path) -> bool:
    """Return whether two paths are one file, like Grill.toml and grill.toml on a disk that ignores case."""
    with suppress(OSError):
        return os.path.samefile(first, second)
    return False


def throw_away(path: Path) -> Path:
    """Move a file to the trash in its folder. Return its new path. Raises Unwritable."""
    aside = _trash_place(path)
    move_file(path, aside)
    return aside


def _trash_place(path: Path) -> Path:
    """Return an unused path for a file in the trash of its folder. Raises Unwritable."""
    trash = path.parent / TRASH
    try:
        trash.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unwritable(say("cannot-delete", file=path.name, reason=str(error.strerror or error))) from error
    return free_file(trash, path.stem, path.suffix)


def move_file(path: Path, target: Path) -> None:
    """Move a file. Raises Unwritable."""
    try:
        replace_file(path, target)
    except OSError as error:
        raise Unwritable(say("cannot-move", file=path.name, reason=str(error.strerror or error))) from error
