"""Damaged files: whatever lies in a home folder, and copies of maps, themes and texts, then everything is opened.

The program must open every scene without an exception, whatever it says about the file, and lose nothing else. Files of
a home are whatever the program has written there, so nothing here needs to know how things are kept.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
import shutil
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from client.scenes.statistics.scene import StatisticsScene
from client.scenes.statistics.widgets import FinishedMatchRow
from client.scenes.workshop.own_pack import OwnPack
from client.scenes.workshop.scene import WorkshopScene
from engine.ai.seat_request import HUMAN
from engine.games import load, slugs
from engine.kernel.cards.packs import read_pack
from engine.session.session import Session
from engine.words import assets
from tests.endurance.case import Failure, Kind, Outcome, raised
from tests.endurance.damage import damage
from tests.endurance.house import LEVELS, House, play_on
from tests.endurance.rich_home import rich_home
from tests.endurance.setups import Drawn

FEWEST, MOST = 4, 6
"""Sorts of files that are damaged in one home, up to `EACH` of each; which file it was is found out afterward."""
EACH = 2
_OF_ASSETS = 0.12
_CHANGED = "changed-assets"
_DAMAGEABLE = ("tables/*.tmx", "themes/*.toml", "texts/*.toml")
_MAY_CHANGE = re.compile(
    r"^config/settings\.json|^state/|\.sqlite|-wal$|-shm$|-journal$|^data/backups/|^data/(lessons|street)\.json"
)
"""Files that are written by looking around: computers go on with a match that is continued."""
_REMEMBERED = ("client.art.font", "client.art.text", "engine.ai.workers")
"""What does not follow from maps, themes and texts, and takes long to make again."""


@dataclass(frozen=True, slots=True)
class Blow:
    """One file to be damaged, `path` from the home, with the seed of how."""

    path: str
    seed: int


class Mutations(Kind):
    """A case is a home with some damaged files."""

    name = "mutations"
    wanted = 5_000
    unit = "damaged files"

    def run(self, chance: random.Random, work: Path) -> Outcome:
        """Damage files and look around. If anything fails, find the file that causes it."""
        whole = rich_home(work.parent)
        blows, walk = _blows(whole, chance), chance.getrandbits(40)
        problem, told = _try(whole, work / "home", blows, walk)
        outcome = Outcome(len(blows))
        if problem is None:
            return outcome
        for blow in blows if len(blows) > 1 else ():
            alone, words = _try(whole, work / "alone", [blow], walk)
            if alone is not None:
                problem, told, blows = alone, words, [blow]
                break
        before = work / "kept" / "home"
        _struck(whole, before, blows)
        sentence = f"{'; '.join(told)}: {problem.sentence}"
        keep = {"walk": walk, "blows": [blow.path for blow in blows]}
        outcome.failures.append(Failure(sentence, problem.group, problem.details, keep, before))
        return outcome

    def repeat(self, chance: random.Random, work: Path, keep: Mapping[str, Any], home: Path | None) -> Outcome:
        """Look around in the home that was kept."""
        assert home is not None
        problem = _look_around(rich_home(work), home, keep["blows"], keep["walk"])
        return Outcome(1, [problem] if problem else [])


def _blows(whole: Path, chance: random.Random) -> list[Blow]:
    """Which files are damaged: of every kind as often, whatever there are most of."""
    if chance.random() < _OF_ASSETS:
        files = sorted(file for pattern in _DAMAGEABLE for file in assets.folder().glob(pattern))
        file = chance.choice(files).relative_to(assets.folder())
        return [Blow(f"{_CHANGED}/{file.as_posix()}", chance.getrandbits(40))]
    by_kind: dict[tuple[str, str], list[str]] = {}
    for file in sorted(whole.rglob("*")):
        if file.is_file():
            path = file.relative_to(whole)
            by_kind.setdefault((path.parent.as_posix(), path.suffix), []).append(path.as_posix())
    kinds = chance.sample(sorted(by_kind), min(chance.randint(FEWEST, MOST), len(by_kind)))
    struck = [path for kind in kinds for path in chance.sample(by_kind[kind], min(EACH, len(by_kind[kind])))]
    return [Blow(path, chance.getrandbits(40)) for path in struck]


def _struck(whole: Path, home: Path, blows: list[Blow]) -> list[str]:
    """A copy of the whole home with these files damaged; how, in words."""
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(whole, home)
    told = []
    for blow in blows:
        file = home / blow.path
        if blow.path.startswith(_CHANGED):
            file.parent.mkdir(parents=True)
            shutil.copy(assets.folder() / Path(blow.path).relative_to(_CHANGED), file)
        told.append(f"{blow.path} {damage(file, random.Random(blow.seed))}")
    return told


def _try(whole: Path, home: Path, blows: list[Blow], walk: int) -> tuple[Failure | None, list[str]]:
    told = _struck(whole, home, blows)
    return _look_around(whole, home, [blow.path for blow in blows], walk), told


def _look_around(whole: Path, home: Path, struck: list[str], walk: int) -> Failure | None:
    """Open everything in a home with damaged files; what fails, or None."""
    chance = random.Random(walk)
    games = _games(struck, chance)
    os.chdir(home.parent)
    before = {path: content for path, content in files_of(home).items() if not path.startswith(_CHANGED)}
    doing = ["the start"]
    try:
        with _with_assets(home / _CHANGED):
            house = House(home, animation="off")
            house.pool.forgiving = True
            for doing[0] in look(house, chance, games, struck):
                pass
            wrong = _lost_matches(house, whole, struck)
            house.close()
            if not wrong and not (wrong := lost(before, home, whole, struck)):
                for doing[0] in change(house, chance, games):
                    pass
                house.close()
                wrong = lost(before, home, whole, struck, changed=True)
    except (assets.AssetProblem, assets.AssetMissing) as sentence:
        told = str(sentence)
        if any(path.startswith(_CHANGED) for path in struck) and "\n" not in told and len(told) < 1000:
            return None
        return raised(sentence, doing[0])
    except Exception as error:
        return raised(error, doing[0])
    return Failure(wrong, f"lost: {_kind_of(struck)}") if wrong else None


# --- looking around ----------------------------------------------------------------------------------------------


def _games(struck: list[str], chance: random.Random) -> list[str]:
    """The games that are looked at: those a damaged file is about, or any."""
    return [slug for slug in slugs() if any(slug in path for path in struck)] or [chance.choice(slugs())]


def _seats(struck: list[str]) -> int:
    """The number of players a damaged map is for, 0 for none."""
    found = [re.search(r"-(\d)\.tmx$", path) for path in struck]
    return next((int(match[1]) for match in found if match), 0)


def look(house: House, chance: random.Random, games: list[str], struck: list[str]) -> Iterator[str]:
    """Open what there is without changing anything; tells each time what comes next."""
    yield "title"
    house.open("title")
    for slug in games:
        for name in ("setup", "gallery", "lessons", chance.choice(("watch", "rules", "street"))):
            yield f"{name} {slug}"
            house.open(name, game=slug)
    yield "settings"
    house.open("settings")
    yield "workshop"
    scene = house.open("workshop")
    assert isinstance(scene, WorkshopScene)
    for pack in scene.shelf.packs:
        scene.open(pack, chance.choice((None, *pack.cards)))
        house.turn()
    yield from _statistics(house, chance, any("data/" in path and "packs" not in path for path in struck))
    yield "continue"
    house.open("continue")
    for slug in games:
        yield f"continue {slug}"
        house.play_on(slug)
    yield "matches"
    house.open("matches")
    for _ in range(4):
        house.turn(passed=1000)
    yield "title"
    house.open("title")
    if seats := _seats(struck):
        yield "table"
        _sit_down(house, games[0], seats)


def _statistics(house: House, chance: random.Random, thoroughly: bool) -> Iterator[str]:
    """The statistics, and a match of one game watched again; of every game if `thoroughly`."""
    yield "statistics"
    scene = house.open("statistics")
    assert isinstance(scene, StatisticsScene)
    slugs = [slug for slug, _ in scene.games.options if slug]
    for slug in slugs if thoroughly else chance.sample(slugs, min(1, len(slugs))):
        if scene.games.visible:
            scene.form.focus(scene.games)
            house.press(pygame.K_HOME)
            for _ in range([value for value, _ in scene.games.entries()].index(slug)):
                house.press(pygame.K_RIGHT)
        house.turn()
        rows = [row for row in scene.form.all() if isinstance(row, FinishedMatchRow)]
        if rows:
            yield f"replay {slug}"
            _watch(house, scene, chance.choice(rows))


def _watch(house: House, scene: StatisticsScene, row: FinishedMatchRow) -> None:
    """Press the row of a match; look at its end, and come back."""
    scene.form.focus(row)
    house.press(pygame.K_RETURN)
    while house.app.scene is scene and scene.animating():
        house.app.turn([])
    if house.app.scene is not scene:
        house.press(pygame.K_END)
        house.app.back()


def _sit_down(house: House, slug: str, seats: int) -> None:
    """Open a table for this many seats, with options that allow it."""
    game = load(slug)
    for options in ({}, *({spec.key: True} for spec in game.options.specs if spec.kind == "toggle")):
        checked = game.checked_options(options)
        fewest, most = game.seat_limits(checked)
        if fewest <= seats <= most:
            house.begin(Drawn(slug, seats, checked, 1), [HUMAN, *[LEVELS[0]] * (seats - 1)])
            for _ in range(3):
                house.turn(passed=2000)


def change(house: House, chance: random.Random, games: list[str]) -> Iterator[str]:
    """Go on with what there is: a draft in the workshop, a match of each game."""
    yield "working on a draft"
    scene = house.open("workshop")
    assert isinstance(scene, WorkshopScene)
    packs = [pack for pack in scene.shelf.packs if pack.cards]
    if packs:
        pack = chance.choice(packs)
        card = chance.choice(pack.cards)
        scene.open(pack, card)
        card.values["name"] = chance.choice(("", "Another Name"))
        scene.shelf.changed_card(pack, card)
        house.turn(passed=1000)
        house.turn(passed=1000)
    for slug in games:
        yield f"playing on {slug}"
        house.play_on(slug)
        session = getattr(house.app.scene, "session", None)
        if isinstance(session, Session):
            for _ in play_on(session, chance, len(session.match.answers) + 2):
                pass
            house.turn(passed=2000)


# --- what was lost -----------------------------------------------------------------------------------------------


def files_of(home: Path) -> dict[str, bytes]:
    """Every file below a folder with its content."""
    return {file.relative_to(home).as_posix(): file.read_bytes() for file in sorted(home.rglob("*")) if file.is_file()}


def lost(before: Mapping[str, bytes], home: Path, whole: Path, struck: list[str], changed: bool = False) -> str:
    """What is gone that was there before, in a sentence; empty when nothing is. When matches and drafts were `changed`
    their own files have other content.
    """
    after = files_of(home)
    kept = {hashlib.sha1(content).digest() for content in after.values()}
    for path, content in before.items():
        if path in struck and not path.endswith("settings.json"):
            if not content or path in after and _MAY_CHANGE.search(path):
                continue
            if hashlib.sha1(content).digest() not in kept and not (changed and _was_sound(path, content, whole)):
                return f"what was damaged is not kept: {path}"
        elif path not in after and not (changed and path.startswith(("state/", "data/packs/drafts/"))):
            return f"a file is gone that was not damaged: {path}"
        elif not changed and path not in struck and after[path] != content and not _MAY_CHANGE.search(path):
            return f"a file has changed that was not damaged: {path}"
    return _lost_settings(before, after)


def _lost_matches(house: House, whole: Path, struck: list[str]) -> str:
    """What is gone of the stored matches: nothing where their file was spared, one at most where its copies were."""
    store = house.program.store
    assert store is not None
    there, before = len(store.matches.list_matches()), _matches_in(whole)
    if there < before - ("data/matches.sqlite" in struck) and not any("backups/" in path for path in struck):
        return f"of {before} matches {there} are there"
    return ""


@cache
def _matches_in(home: Path) -> int:
    with closing(sqlite3.connect(f"{(home / 'data' / 'matches.sqlite').as_uri()}?immutable=1", uri=True)) as base:
        return int(base.execute("SELECT count(*) FROM matches WHERE deleted_at IS NULL").fetchone()[0])


def _was_sound(path: str, content: bytes, whole: Path) -> bool:
    """Whether the damage did nothing to a file that may be written over by playing on, or has left a pack."""
    if path.startswith("state/") or (whole / path).read_bytes() == content:
        return True
    try:
        OwnPack.of(read_pack(content.decode("utf-8-sig"), Path(path).name))
    except ValueError:
        return False
    return path.startswith("data/packs/")


def _lost_settings(before: Mapping[str, bytes], after: Mapping[str, bytes]) -> str:
    """Entries of the settings that could be used, or are another version's, and are not there any more."""
    path = "config/settings.json"
    if any(other.startswith(f"{path}.damaged") for other in after):
        return ""
    try:
        old, whole = json.loads(before[path]), json.loads(after[path])
    except (ValueError, KeyError, RecursionError):
        return ""
    for key, value in old.items() if isinstance(old, dict) else ():
        if key == "of_another_version" and json.dumps(whole.get(key)) != json.dumps(value):
            return f"a setting is gone: {key}"
    return ""


def _kind_of(struck: list[str]) -> str:
    return ", ".join(sorted({f"{Path(path).parent.as_posix()}/*{Path(path).suffix}" for path in struck}))


# --- maps, themes and texts --------------------------------------------------------------------------------------


@contextmanager
def _with_assets(changed: Path) -> Iterator[None]:
    """Use the assets with some files exchanged for those in a folder; nothing of them stays remembered."""
    if not changed.is_dir():
        yield
        return
    usual, overlay = assets.folder, changed.with_name("assets")
    shutil.rmtree(overlay, ignore_errors=True)
    for folder in usual().iterdir():
        if not (changed / folder.name).exists():
            overlay.mkdir(exist_ok=True)
            (overlay / folder.name).symlink_to(folder)
            continue
        (overlay / folder.name).mkdir(parents=True)
        for file in folder.iterdir():
            other = changed / folder.name / file.name
            (overlay / folder.name / file.name).symlink_to(other if other.exists() else file)
    _forget()
    assets.folder = lambda: overlay  # type: ignore[assignment]
    try:
        yield
    finally:
        assets.folder = usual  # type: ignore[assignment]
        _forget()
        shutil.rmtree(overlay)


def _forget() -> None:
    """Empty what the client remembers of maps, themes and texts."""
    for name, module in list(sys.modules.items()):
        if name.startswith("client.") and not name.startswith(_REMEMBERED):
            for thing in list(vars(module).values()):
                for part in (thing, *(vars(thing).values() if isinstance(thing, type) else ())):
                    clear = getattr(getattr(part, "__func__", part), "cache_clear", None)
                    if clear is not None:
                        clear()
