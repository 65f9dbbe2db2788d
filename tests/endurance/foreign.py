"""Damaged files of others, one after the other: puzzles, archives, packs, progress, settings, old and stored matches.

Each file is damaged, then read as the program reads it, in this process and with a limit of its own. It is read, or
refused in one sentence: nothing else may come of it. Then the pages that list such files are opened, and what was read
is played on. That takes milliseconds for a file, where `mutations` opens every scene of a whole home.
"""

from __future__ import annotations

import random
import re
import shutil
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from types import FrameType

from client.lessons.table import PuzzleTable
from client.replay.match_rebuild import MatchRebuild
from client.scenes.lessons import LessonsScene
from client.scenes.matches.scene import MatchesScene
from client.scenes.setup.match_setup import MatchSetup
from client.scenes.workshop.packs import PackShelf
from engine.games import load, slugs
from engine.kernel.files.faults import BadCard
from engine.kernel.flow.machine import IllegalAnswer
from engine.session.resume import resume
from engine.session.session import Session
from engine.store.files.atomic import StoreError
from engine.store.files.folders import Folders
from engine.store.player.backup_file import run_scheduled_import, schedule_import
from engine.store.player.packs import PackStore
from engine.store.player.profiles import Profiles
from engine.store.player.progress import Progress
from engine.store.player.puzzles import SUFFIX, PuzzleFile, PuzzleStore
from engine.store.player.settings import Settings
from engine.store.player.street import DayResult, StreetProgress
from engine.store.store import Store
from tests.endurance.archive_damage import damage_archive
from tests.endurance.case import Failure, Kind, Outcome, raised
from tests.endurance.damage import damage, other_value
from tests.endurance.foreign_files import ForeignFiles, foreign_files
from tests.endurance.house import House

BATCH = 20
"""Files of a case."""
LIMIT_S = 3.0
"""Seconds of computing after which a file counts as one that hangs the program; nothing takes a tenth of that."""
_PLAYED = 1
"""Puzzles of a case that are opened and played on."""
_LONGEST_SENTENCE = 1500
_SLUG = re.compile("|".join(slugs()))

Step = Callable[[], object]
"""A step of a case: returns a sentence about what is wrong, or anything else where nothing is."""
Sort = Callable[[ForeignFiles, random.Random, Path], Iterator[tuple[str, Step]]]
"""Damages files of one sort in a folder; gives the steps that read and show them, each with its words."""


class TooLong(BaseException):
    """A step takes too long; no handler of the program may take this for an error of its own."""


class Foreign(Kind):
    """A case is some damaged files of one kind, and the pages that show them."""

    name = "foreign"
    wanted = 50_000
    unit = "damaged files read"
    limit_s = 300

    def run(self, chance: random.Random, work: Path) -> Outcome:
        """Damage some files, read each, look at the pages."""
        files = foreign_files(work.parent)
        sort = chance.choices(list(SORTS), list(SORTS.values()))[0]
        outcome = Outcome()
        for words, step in sort(files, chance, work):
            outcome.tried += not words.startswith(_PAGE)
            failure = attempt(step, f"{sort.__name__}: {words}")
            if failure is not None:
                outcome.failures.append(failure)
        return outcome


_PAGE = "page "
"""What the words of a step begin with that damages nothing by itself."""


def attempt(step: Step, words: str) -> Failure | None:
    """Take a step within its time limit. Return what is wrong with the result."""
    try:
        with _limited():
            wrong = step()
    except StoreError as problem:
        wrong = _about(str(problem))
    except TooLong as problem:
        failure = raised(problem, words)
        return Failure(failure.sentence, f"hangs: {failure.group}", failure.details)
    except Exception as error:
        return raised(error, words)
    return Failure(f"{words}: {wrong}", wrong[:40]) if isinstance(wrong, str) and wrong else None


def _about(sentence: str) -> str:
    """What is wrong with a sentence that the program says."""
    if "\n" in sentence or len(sentence) > _LONGEST_SENTENCE or "Error" in sentence or not sentence.endswith("."):
        return f"no sentence for a player: {sentence[:200]!a}"
    return ""


@contextmanager
def _limited() -> Iterator[None]:
    """Ends what computes for too long; waiting for a busy machine does not count."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooLong(f"no end after {LIMIT_S} s of computing")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, LIMIT_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


@cache
def _house(home: Path) -> House:
    """The program on a sound home, once in each process: what it lists is exchanged for each case."""
    house = House(shutil.copytree(home, home.with_name(f"{home.name}-shown")), animation="off")
    house.pool.forgiving = True
    return house


# --- puzzles -------------------------------------------------------------------------------------------------------


def puzzles(files: ForeignFiles, chance: random.Random, work: Path) -> Iterator[tuple[str, Step]]:
    """Puzzles in one folder: each read and imported, all listed, some opened and played."""
    folder, store = work / "puzzles", PuzzleStore(work / "puzzles")
    folder.mkdir()
    for number in range(BATCH):
        source = chance.choice(files.puzzles)
        file = folder / f"{number}{SUFFIX}"
        shutil.copy(source, file)
        words = damage(file, chance)
        yield f"{source.stem} {words}", lambda file=file: store.read(file)  # type: ignore[misc]
    found: list[PuzzleFile] = []
    yield "page of the folder", lambda: _listed(store, found)
    house = _house(files.home)
    house.program.lessons.puzzles = store
    for slug in sorted({match[0] for file in found if (match := _SLUG.search(file.name))} | {slugs()[0]})[:2]:
        yield f"page of the lessons of {slug}", lambda slug=slug: _lessons_page(house, slug, found)  # type: ignore[misc]
    sound = [file for file in found if file.puzzle is not None]
    for file in chance.sample(sound, min(_PLAYED, len(sound))):
        dice = random.Random(chance.getrandbits(30))
        yield f"page of the table of {file.path}", lambda file=file, dice=dice: _solve(house, file, dice)  # type: ignore[misc]


def _listed(store: PuzzleStore, found: list[PuzzleFile]) -> str:
    """Every file is in the list, with its puzzle or a sentence."""
    found.extend(store.files())
    wrong = [_about(file.problem) for file in found if file.puzzle is None]
    return f"{len(found)} of {BATCH} are listed" if len(found) != BATCH else next(filter(None, wrong), "")


def _lessons_page(house: House, slug: str, found: list[PuzzleFile]) -> str:
    """The page has a button for each file that cannot be used, with which it is deleted."""
    scene = house.open("lessons", game=slug)
    assert isinstance(scene, LessonsScene)
    names = [widget.name for widget in scene.form.all()]
    broken = [file for file in found if file.puzzle is None]
    missing = [file for file in broken if not any(file.name in name for name in names)]
    return f"{missing[0].path.name} is not on the page" if missing else ""


def _solve(house: House, file: PuzzleFile, dice: random.Random) -> None:
    """Open the table of a puzzle and answer at random."""
    assert file.puzzle is not None
    house.open("lessons", game=file.puzzle.scenario.game)
    house.app.open_over("puzzle", puzzle=file.puzzle.id)
    house.turn(passed=1000)
    for _ in range(6):
        scene = house.app.scene
        session = scene.session if isinstance(scene, PuzzleTable) else None
        if session is None:
            break
        options = session.view().options
        if options:
            with suppress(IllegalAnswer):
                session.answer(dice.choice(options))
        house.turn(passed=2500)
    house.open("lessons", game=file.puzzle.scenario.game)


# --- archives ------------------------------------------------------------------------------------------------------


def archives(files: ForeignFiles, chance: random.Random, work: Path) -> Iterator[tuple[str, Step]]:
    """Archives, each left for the next start of a home that has something already, and taken in by it."""
    for number in range(BATCH):
        file = work / f"{number}{files.archive.suffix}"
        shutil.copy(files.archive, file)
        words = damage_archive(file, chance)
        home = work / "home"
        yield words, lambda file=file, home=home: _take_in(file, home)  # type: ignore[misc]
        file.unlink()


def _take_in(file: Path, home: Path) -> str:
    folders = Folders.in_home(home)
    try:
        schedule_import(folders, file)
    except StoreError:
        folders.data.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, folders.data / "taken-in.culdesac")  # as an earlier version, or a person, has left it
        [told] = run_scheduled_import(folders)
        wrong = _about(told) or ("it was refused and taken in" if told.startswith("Your data was imported") else "")
    else:
        wrong = _about(" ".join(run_scheduled_import(folders)))
    if (folders.data / "taken-in.culdesac").exists():
        wrong = wrong or "it waits for ever"
    if (folders.data / "matches.sqlite").is_dir():
        wrong = wrong or "the matches are a folder"
    outside = {path.name for path in home.parent.iterdir()} - {"home", file.name}
    shutil.rmtree(home, ignore_errors=True)
    return wrong or (f"there is a file outside: {outside}" if outside else "")


# --- packs ---------------------------------------------------------------------------------------------------------


def packs(files: ForeignFiles, chance: random.Random, work: Path) -> Iterator[tuple[str, Step]]:
    """Packs in one folder: each imported, all listed by games and by the workshop."""
    folder = work / "packs"
    folder.mkdir()
    store = PackStore(work / "imported")
    for number in range(BATCH // 2):
        source = chance.choice(files.packs)
        file = folder / f"{source.stem}-{number}.toml"
        shutil.copy(source, file)
        words = damage(file, chance)
        yield f"{source.name} {words}", lambda file=file: _import_pack(store, file)  # type: ignore[misc]
    yield "page of the folder", lambda: _pack_lists(folder, BATCH // 2)


def _import_pack(store: PackStore, file: Path) -> str:
    try:
        store.import_file(file, replace=True)
    except BadCard as problem:
        return _about(f"{str(problem).rstrip('.')}.")
    return ""


def _pack_lists(folder: Path, count: int) -> str:
    listed = PackStore(folder).files()
    shelf = PackShelf(folder)
    wrong = [_about(f"{entry.problem.rstrip('.')}.") for entry in listed if entry.pack is None]
    wrong += [_about(f"{problem.rstrip('.')}.") for problem in shelf.remarks]
    if len(listed) != count or len(shelf.packs) + len(shelf.broken) != count:
        return f"of {count} packs {len(listed)} and {len(shelf.packs) + len(shelf.broken)} are listed"
    return next(filter(None, wrong), "")


# --- progress and settings -----------------------------------------------------------------------------------------


def progress(files: ForeignFiles, chance: random.Random, work: Path) -> Iterator[tuple[str, Step]]:
    """How far the player has come: read, written, and read again with what was written."""
    for number in range(BATCH):
        name = chance.choice(("lessons.json", "street.json"))
        folder = work / str(number)
        folder.mkdir()
        shutil.copy(files.home / "data" / name, folder / name)
        words = damage(folder / name, chance)
        yield f"{name} {words}", lambda folder=folder: _go_on(folder)  # type: ignore[misc]
    house = _house(files.home)
    house.program.progress, house.program.street = Progress(work / str(number)), StreetProgress(work / str(number))
    slug = chance.choice(slugs())
    yield f"page of the lessons of {slug}", lambda: house.open("lessons", game=slug)
    yield f"page of the street of {slug}", lambda: house.open("street", game=slug)
    yield "page of the title", lambda: house.open("title")


def _go_on(folder: Path) -> str:
    lessons, street = Progress(folder), StreetProgress(folder)
    for slug in slugs():
        numbers = [lessons.find_left_step(slug)[1], *lessons.puzzle(f"{slug}/01").values()]
        numbers += [number for deal in street.deals(slug).values() for number in (deal.points, deal.match)]
        if not all(0 <= number < 1 << 63 for number in numbers):
            return f"a number without a range: {numbers}"
        lessons.list_finished(slug), lessons.has_seen(slug, "first-turn"), lessons.is_dismissed(slug)
        street.beaten(slug), street.feats(slug)
    lessons.note_puzzle("new", tries=3)
    street.note_deal("nefarious", "2026-11-28", DayResult("won", 5))
    kept = Progress(folder).puzzle("new")["tries"] == 3
    kept = kept and StreetProgress(folder).deals("nefarious")["2026-11-28"] == DayResult("won", 5)
    wrong = [_about(told) for told in (*lessons.take_remarks(), *street.take_remarks())]
    return next(filter(None, wrong), "" if kept else "what was written is not kept")


def settings(files: ForeignFiles, chance: random.Random, work: Path) -> Iterator[tuple[str, Step]]:
    """Settings: read, used, written with another value, and read again."""
    for number in range(BATCH):
        folder = work / str(number)
        folder.mkdir()
        shutil.copy(files.home / "config" / "settings.json", folder / "settings.json")
        words = damage(folder / "settings.json", chance)
        yield words, lambda folder=folder: _use_settings(folder)  # type: ignore[misc]


def _use_settings(folder: Path) -> str:
    found = Settings.load(folder)
    profiles = Profiles(found)
    profiles.migrate()
    for slug in slugs():
        for setups in (found.last_setup, found.left_setup, found.last_watch, found.left_watch):
            if setups.get(slug):
                MatchSetup.from_saved(load(slug), setups[slug])
    for profile in profiles.all():
        profiles.use(profile.id)
    profiles.use("")
    found.volume_music = 7
    found.save()
    again = Settings.load(folder)
    wrong = [_about(told) for told in found.remarks]
    return next(filter(None, wrong), "" if again.volume_music == 7 else "what was written is not kept")


# --- matches -------------------------------------------------------------------------------------------------------


def _start(store: Store, found: list[int]) -> str:
    wrong = [_about(told) for told in store.start()]
    found += [match.id for match in store.matches.list_matches()]
    return next(filter(None, wrong), "")


def stored(files: ForeignFiles, chance: random.Random, work: Path) -> Iterator[tuple[str, Step]]:
    """Matches in the database, one value of one of them changed at a time: resumed, watched, listed with the others."""
    folders = Folders.in_home(work / "home")
    folders.data.mkdir(parents=True)
    path = folders.data / "matches.sqlite"
    shutil.copy(files.home / "data" / "matches.sqlite", path)
    with closing(Store(folders)) as store, closing(sqlite3.connect(path, isolation_level=None)) as base:
        ids = [match.id for match in store.matches.list_matches()]
        for _ in range(BATCH // 2):
            match = chance.choice(ids)
            words = _change_match(base, match, chance)
            yield words, lambda match=match: _open_match(store, match)  # type: ignore[misc]
        yield "page of the matches", lambda: _matches_page(_house(files.home), store)


_COLUMNS = (
    *(("positions", "state"),) * 6,
    *(("matches", column) for column in (
        "rules", "packs", "seed", "options", "seats", "kinds", "turn", "entries", "base", "notes", "played_at", "game",
    )),
    *(("answers", column) for column in ("seat", "kind", "verb", "source", "target")), ("bookmarks", "turn"),
)  # fmt: skip


def _change_match(base: sqlite3.Connection, match: int, chance: random.Random) -> str:
    """Change a value of a match; its position most often, since everything follows from that where it begins there."""
    table, column = chance.choice(_COLUMNS)
    key = "id" if table == "matches" else "match_id"
    rows = base.execute(f"SELECT {column} FROM {table} WHERE {key} = ?", (match,)).fetchall()
    if not rows:
        return "nothing"
    new = other_value(chance.choice(rows)[0], chance)
    with suppress(sqlite3.Error):  # a constraint forbids just this
        base.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (new, match))
    return f"{table}.{column} of {match} set to {str(new)[:40]!a}"


def _open_match(store: Store, match: int) -> None:
    """Go on with a match for a few answers, or watch it when it is over."""
    stored = next((entry for entry in store.matches.list_matches() if entry.id == match), None)
    if stored is None:
        return
    if stored.finished:
        watched = MatchRebuild(store, match)
        while watched.work(1000) is None:
            pass
        return
    session = resume(store, match, Settings())
    _answer(session)
    session.close()


def _answer(session: Session) -> None:
    dice = random.Random(len(session.match.answers))
    for _ in range(3):
        options = session.view().options if session.viewer in session.humans else ()
        if not options or session.over:
            break
        session.answer(dice.choice(options))


def _matches_page(house: House, store: Store) -> str:
    whole, house.program.store = house.program.store, store
    try:
        scene = house.open("matches")
        assert isinstance(scene, MatchesScene)
        until = time.process_time() + LIMIT_S / 2
        while scene.animating() and time.process_time() < until:
            house.turn(passed=1000)
        house.open("statistics")
        house.open("title")
    finally:
        house.program.store = whole
    return ""


SORTS: dict[Sort, int] = {puzzles: 9, archives: 3, packs: 3, progress: 3, settings: 3, stored: 4}
"""What a case is about, each with how often."""
