"""Check the installation: versions, folders, assets, sounds, maps, games and fonts.

Prints one line per finding and ends with exit code 0 when everything is in order, 1 when something is broken.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import logging
import platform
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import __version__
from engine.commands._shared import which_engine
from engine.commands._shared.options import add_folder_option, chosen_folders
from engine.games import load, slugs
from engine.kernel.scenarios.reader import BadScenario
from engine.store.files.atomic import StoreError
from engine.store.files.folders import Folders, can_be_used
from engine.store.player.settings import Settings
from engine.words import assets

OLDEST_PYTHON = (3, 11)
_TEXT_SCALES = (1.0, 1.5, 2.0)
"""Sizes of text at which a map must be complete."""
_MOST_GAPS = 5


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report."""

    good: bool
    text: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_folder_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print every finding; 1 when one of them is bad."""
    folders = chosen_folders(arguments)
    checks: list[tuple[str, Callable[[], Iterator[Finding]]]] = [
        ("Versions", check_versions),
        ("Folders", lambda: check_folders(folders)),
        ("Settings and history", lambda: check_files(folders)),
        ("Assets", check_assets),
        ("Sounds", check_sounds),
        ("Maps", check_maps),
        ("Fonts", lambda: check_fonts(folders)),
        ("Games", check_games),
        ("The street", check_street),
        ("Lessons and puzzles", lambda: check_learning(folders)),
    ]
    broken = sum(_report(title, check) for title, check in checks)
    if broken:
        print(f"\n{broken} {'thing is' if broken == 1 else 'things are'} broken.")
        return 1
    print("\nEverything is in order.")
    return 0


def _report(title: str, check: Callable[[], Iterator[Finding]]) -> int:
    """Print the findings of one check and return how many are bad. A check that fails is a bad finding."""
    print(title)
    broken = 0
    try:
        for finding in check():
            print(f"  {'ok    ' if finding.good else 'BROKEN'}  {finding.text}")
            broken += not finding.good
    except Exception as error:  # the doctor reports whatever is wrong and goes on with the next check
        print(f"  BROKEN  {type(error).__name__}: {error}")
        broken += 1
    return broken


def check_versions() -> Iterator[Finding]:
    """Print the versions of the program, Python and every library that it uses."""
    built = " (built program)" if getattr(sys, "frozen", False) else ""
    yield Finding(True, f"Cul-de-Sac {__version__}{built}, {which_engine.name()}")
    python = platform.python_version()
    yield Finding(sys.version_info >= OLDEST_PYTHON, f"Python {python} on {platform.system()} {platform.machine()}")
    import pygame

    is_community = getattr(pygame, "IS_CE", False)
    edition = "pygame-ce" if is_community else "pygame, but pygame-ce is needed:"
    sdl = ".".join(str(number) for number in pygame.get_sdl_version())
    yield Finding(bool(is_community), f"{edition} {pygame.version.ver} with SDL {sdl}")
    for name in ("pytmx", "platformdirs", "fonttools"):
        yield _library(name)
    yield _optional("prism", "prismatoid", "can speak")
    yield _optional("accesskit", "AccessKit", "can describe the window")


def _library(name: str) -> Finding:
    try:
        return Finding(True, f"{name} {importlib.metadata.version(name)}")
    except importlib.metadata.PackageNotFoundError:
        # A built program carries the fonts ready-made, and so needs no fontTools.
        spare = name == "fonttools" and getattr(sys, "frozen", False)
        return Finding(spare, f"{name} is not installed" + (" and not needed" if spare else ""))


def _optional(module: str, name: str, purpose: str) -> Finding:
    try:
        importlib.import_module(module)
    except ImportError as problem:  # nobody needs it; one that is there has all its parts
        spare = problem.name == module
        return Finding(spare, f"{name} is not installed and not needed" if spare else f"{name}: {problem}")
    return Finding(True, f"{name} {purpose}")


def check_folders(folders: Folders) -> Iterator[Finding]:
    """Check that each user folder exists or can be created, and is writable."""
    places = {
        "settings": folders.config,
        "matches and card packs": folders.data,
        "reports": folders.state,
        "cache": folders.cache,
    }
    for purpose, place in places.items():
        usable = can_be_used(place)
        yield Finding(usable, f"{purpose}: {place}" + ("" if usable else ": can't write there"))


def check_files(folders: Folders) -> Iterator[Finding]:
    """Check that the settings and stored matches are readable."""
    from engine.store.history.database import FILE_NAME
    from engine.store.store import Store

    remarks = Settings.load(folders.config).remarks
    for remark in remarks:
        yield Finding(False, remark)
    if not remarks:
        yield Finding(True, "settings can be read")
    if not (folders.data / FILE_NAME).exists():
        yield Finding(True, "no match has been played yet")
        return
    store = Store(folders)
    try:
        store.database.check()
        stored, results = sum(store.matches.counts().values()), store.results.count()
        yield Finding(True, f"matches that are stored: {stored}, results: {results}")
    except StoreError as problem:
        yield Finding(False, str(problem))
    finally:
        store.close()
    for remark in store.take_remarks():
        yield Finding(False, remark)


def check_assets() -> Iterator[Finding]:
    """Check that the assets exist, and that every drawing and text works."""
    folder = assets.folder()
    yield Finding(True, f"assets: {folder}")
    drawings = sorted(folder.rglob("*.svg"))
    bad = [file for file in drawings if not _is_drawing(file)]
    yield Finding(bool(drawings), f"drawings: {len(drawings)}")
    texts = sorted(folder.rglob("*.toml"))
    bad += [file for file in texts if not _is_toml(file)]
    yield Finding(bool(texts), f"texts and themes: {len(texts)}")
    for file in bad:
        yield Finding(False, f"{file.relative_to(folder)}: can't read it")


def _is_drawing(file: Path) -> bool:
    import pygame

    try:
        return pygame.image.load_sized_svg(str(file), (16, 16)).get_width() > 0
    except (pygame.error, OSError):
        return False


def _is_toml(file: Path) -> bool:
    try:
        tomllib.loads(file.read_text(encoding="utf-8"))
    except (ValueError, OSError):
        return False
    return True


def check_learning(folders: Folders) -> Iterator[Finding]:
    """Check that every lesson and puzzle loads, with the player's own puzzles."""
    from engine.lessons.lesson_file import read_lesson
    from engine.lessons.puzzle_file import read_puzzle
    from engine.lessons.script_runner import ScriptRunner
    from engine.store.lesson_library import describe_file, files_of, read_translated
    from engine.store.player.puzzles import PuzzleStore

    def lesson(data: dict[str, Any], file: str) -> None:
        found = read_lesson(data, file)
        for chapter in found.chapters:
            ScriptRunner(found, chapter, load(found.game))

    for folder, read in (("lessons", lesson), ("puzzles", lambda data, file: read_puzzle(data, file).play(load))):
        good = 0
        files = files_of(folder)
        for file in files:
            try:
                read(read_translated(file), describe_file(file))
                good += 1
            except (BadScenario, LookupError, OSError, UnicodeDecodeError) as problem:
                fault = str(problem) if isinstance(problem, BadScenario) else f"{describe_file(file)}: {problem}"
                yield Finding(False, " ".join(fault.split()))
        yield Finding(0 < good == len(files), f"{folder}: {good}")
    for own in PuzzleStore(folders.puzzles).files():
        yield Finding(own.puzzle is not None, own.problem or f"your own puzzle {own.name}")


def check_sounds() -> Iterator[Finding]:
    """Check that every sound's file exists and is a sound."""
    from client.sound import catalog, mix

    files: list[str] = []
    try:
        for effect in catalog.effects().values():
            files += [f"sounds/{effect.name}-{number}.ogg" for number in range(1, effect.variations + 1)]
        files += [f"music/{piece.name}-{layer}.ogg" for piece in mix.pieces().values() for layer in piece.all_layers]
    except (assets.AssetMissing, StoreError) as error:
        yield Finding(False, f"sounds: {error}")
    good = 0
    for name in files:
        try:
            with assets.path(name).open("rb") as file:
                is_ogg = file.read(4) == b"OggS"
            good += is_ogg
            if not is_ogg:
                yield Finding(False, f"sound {name}: no Ogg file")
        except (assets.AssetMissing, OSError) as error:
            yield Finding(False, f"sound {name}: {error}")
    yield Finding(0 < good == len(files), f"sounds: {good}")


def check_maps() -> Iterator[Finding]:
    """Check that each game has a complete table map for each number of players."""
    from client.layout import map as maps
    from client.table.picture import registry

    for slug in slugs():
        game = load(slug)
        for setting, seats in maps.tables(game):
            try:
                table = registry.load(slug, seats, setting)
            except (assets.AssetMissing, maps.MapProblem) as problem:
                yield Finding(False, str(problem))
                continue
            gaps = sorted({gap for scale in _TEXT_SCALES for gap in table.missing(game.layout, seats, scale)})
            state = f"does not fit the game: {_some(gaps)}" if gaps else f"has {len(table.spots)} objects"
            yield Finding(not gaps, f"{table.name}.tmx {state}")


def check_games() -> Iterator[Finding]:
    """Check that each game's cards load and draw, and that its computer players have their data."""
    from client.commands.doctor import games_check

    for slug in slugs():
        yield from (Finding(good, text) for good, text in games_check.findings(slug))


def check_street() -> Iterator[Finding]:
    """Check that opponents, feats, daily matches and the season load.

    Every opponent must have a portrait.
    """
    from engine.street.library import portrait, street, street_slugs
    from engine.street.season_library import evenings, season_rules, story

    for slug in street_slugs():
        try:
            found = street(slug)
        except BadScenario as problem:
            yield Finding(False, str(problem))
            continue
        missing = [entry.id for entry in found.opponents if not assets.exists(portrait(slug, entry.id))]
        told = f"{len(found.opponents)} opponents, {len(found.feats)} feats"
        yield Finding(not missing, f"{slug}: no portrait of {', '.join(missing)}" if missing else f"{slug}: {told}")
    try:
        told = f"{len(evenings())} evenings, {len(story().endings)} endings, {len(season_rules().rewards)} rewards"
        yield Finding(True, f"season: {told}")
    except BadScenario as problem:
        yield Finding(False, str(problem))


def _some(words: list[str]) -> str:
    """Return the first few of a list, and how many more there are."""
    more = len(words) - _MOST_GAPS
    return "; ".join(words[:_MOST_GAPS]) + (f"; and {more} more" if more > 0 else "")


def check_fonts(folders: Folders) -> Iterator[Finding]:
    """Check that all typefaces exist. Variable ones are frozen into the cache, which takes seconds once."""
    import pygame

    from client.art import fonts

    problems: list[str] = []
    listener = logging.Handler()
    listener.emit = lambda record: problems.append(record.getMessage())  # type: ignore[method-assign]
    log = logging.getLogger(fonts.__name__)
    log.addHandler(listener)
    pygame.font.init()
    fonts.set_cache_folder(folders.fonts)
    try:
        for key in fonts.KEYS:
            fonts.font(key, 20).render("Cul-de-Sac", True, "#000000")
    finally:
        log.removeHandler(listener)
    for problem in problems:
        yield Finding(False, problem)
    yield Finding(len(problems) < len(fonts.KEYS), f"typefaces: {len(fonts.KEYS) - len(problems)}")
