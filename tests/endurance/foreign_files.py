"""Sound files of every kind that players give each other, or that lie in their folders, made by the program itself."""

from __future__ import annotations

import random
import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.session.branch import branch
from engine.store.files.folders import Folders
from engine.store.player.backup_file import SUFFIX as ARCHIVE, export_all
from engine.store.player.puzzles import SUFFIX
from engine.store.player.settings import Settings
from engine.store.store import Store
from tests.endurance.dice import same_dice
from tests.endurance.rich_home import rich_home

_SEED = 9


@dataclass(frozen=True, slots=True)
class ForeignFiles:
    """A home with something of everything, and the files of one kind each."""

    home: Path
    puzzles: list[Path]
    packs: list[Path]
    archive: Path


@cache
def foreign_files(work: Path) -> ForeignFiles:
    """The files, made once in each process below `work`."""
    rich = rich_home(work)
    home = rich.with_name(f"{rich.name}-foreign")
    shutil.copytree(rich, home)
    folders = Folders.in_home(home)
    with same_dice(random.Random(_SEED)):
        _make_branches(Store(folders), folders)
    archive = home.with_suffix(ARCHIVE)
    export_all(folders, archive)
    puzzles, packs = sorted(folders.puzzles.glob(f"*{SUFFIX}")), sorted(folders.packs.rglob("*.toml"))
    return ForeignFiles(home, puzzles, packs, archive)


def _make_branches(store: Store, folders: Folders) -> None:
    """A match that begins at a position, for each match in progress."""
    settings = Settings.load(folders.config)
    for stored in store.matches.list_matches():
        if not stored.finished:
            rows = store.matches.document(stored.id)["numbers"]
            branch(store, stored.id, rows[len(rows) // 2], 0, settings).close()
    store.close()
