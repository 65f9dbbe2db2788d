"""Sound files of every kind that players give each other, or that lie in their folders, made by the program itself."""

from __future__ import annotations

import random
import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from client.session.resume import branch
from engine.games import slugs
from engine.kernel.match import Match
from engine.store.everything import SUFFIX as ARCHIVE
from engine.store.everything import export_all
from engine.store.folders import Folders
from engine.store.progress import Progress
from engine.store.puzzles import BEST, SUFFIX, SURVIVE, WIN, PuzzleStore, Wanted, document_of
from engine.store.settings import Settings
from engine.store.store import Store
from engine.store.street import DayResult, StreetProgress
from tests.endurance.dice import same_dice
from tests.endurance.rich_home import rich_home, short

_SEED = 9
_PUZZLES = 4
"""Of each game."""
SAVED = Path(__file__).parents[1] / "saved" / "0.1.0"
"""A home of an earlier version."""


@dataclass(frozen=True, slots=True)
class ForeignFiles:
    """A home with something of everything, and the files of one kind each."""

    home: Path
    puzzles: list[Path]
    packs: list[Path]
    documents: list[Path]
    archive: Path


@cache
def foreign_files(work: Path) -> ForeignFiles:
    """The files, made once in each process below `work`."""
    chance = random.Random(_SEED)
    rich = rich_home(work)
    home = rich.with_name(f"{rich.name}-foreign")
    shutil.copytree(rich, home)
    folders = Folders.below(home)
    with same_dice(chance):
        _make_puzzles(PuzzleStore(folders.puzzles), chance)
        _make_progress(folders)
        _make_branches(Store(folders), folders)
    archive = home.with_suffix(ARCHIVE)
    export_all(folders, archive)
    packs = sorted(folders.packs.rglob("*.toml"))
    return ForeignFiles(home, sorted(folders.puzzles.glob(f"*{SUFFIX}")), packs, sorted(SAVED.rglob("*.match")), archive)


def _make_puzzles(store: PuzzleStore, chance: random.Random) -> None:
    """Positions in the middle of matches of every game."""
    for slug in slugs():
        for number in range(_PUZZLES):
            match = _begun(slug, chance)
            kind, turns = (WIN, 1) if number == 0 else (SURVIVE, 2) if number == 1 else (BEST, 1)
            store.keep(document_of(match, match.state, match.asked[0], Wanted(kind, turns, 3), f"{slug} {number}"))


def _begun(slug: str, chance: random.Random) -> Match:
    """A match that is going on, after some answers at random."""
    while True:
        setup = short(chance, slug)
        match = Match(setup.game, [f"Player {seat + 1}" for seat in range(setup.seats)], setup.options, setup.seed)
        for _ in range(chance.randint(0, 60)):
            if not match.over:
                seat = chance.choice(match.asked)
                match.answer(seat, chance.choice(match.view(seat).options))
        if not match.over:
            return match


def _make_progress(folders: Folders) -> None:
    """Something of every kind of entry."""
    progress, street = Progress(folders.data), StreetProgress(folders.data)
    for slug in slugs():
        progress.leave(slug, "first", 3)
        progress.finish(slug, "second")
        progress.dismiss(slug)
        progress.note_puzzle(f"{slug}/01", tries=2, hints=1, moves=4)
        progress.note_seen(slug, "first-turn")
        street.note("beaten", slug, ["somebody"], "2026-11-20")
        street.note("feats", slug, ["something"], "2026-11-21")
        street.note_deal(slug, "2026-11-22", DayResult("won", 3, 1))


def _make_branches(store: Store, folders: Folders) -> None:
    """A match that begins at a position, for each match in progress."""
    settings = Settings.load(folders.config)
    for stored in store.matches.listed():
        if not stored.finished:
            rows = store.matches.document(stored.id)["numbers"]
            branch(store, stored.id, rows[len(rows) // 2], 0, settings).close()
    store.close()


