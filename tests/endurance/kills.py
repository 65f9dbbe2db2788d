"""The program is killed while it plays, finishes a match, works in the workshop, changes settings, or starts.

A process forked from this one, with everything imported, plays with the program's own scenes and store, and tells by
a pipe what the program says is kept. It is killed from outside at a random moment, or kills itself at a random line of
the code that stores things, which is where it hurts. Then the home is opened again: all that was kept must be there.
"""

from __future__ import annotations

import json
import os
import random
import select
import shutil
import signal
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from client.scenes.statistics.scene import StatisticsScene
from client.scenes.workshop.scene import WorkshopScene
from engine.games import slugs
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.history.database import FILE_NAME
from tests.endurance.case import Failure, Kind, Outcome
from tests.endurance.dice import same_dice
from tests.endurance.dying import LOCKER, kill_at_line
from tests.endurance.house import House, play_on, seats_by_lot
from tests.endurance.rich_home import rich_home, short
from tests.endurance.setups import Drawn, drawn

_LONGEST_S = 1.2
"""The longest time a process plays before it is killed from outside."""
_MOST_LINES = 2500
"""Lines of the store's code before a process kills itself; two thirds of the cases."""
_REPEATED = 30
"""How often a repeated case tries its plan again, because the moment of the kill can't be met exactly."""

SETTINGS = ("volume_master", "text_scale", "easy_letters")
"""Those that are changed."""

Report = Callable[..., None]


class Kills(Kind):
    """A case is one process that is killed, and the home it leaves."""

    name = "kills"
    wanted = 1_000
    unit = "killed processes"
    limit_s = 120

    def run(self, chance: random.Random, work: Path) -> Outcome:
        """Play, kill, look what is there."""
        whole = rich_home(work.parent)
        deed = chance.choice((*DEEDS, "play", "finish"))
        lines = round(_MOST_LINES ** chance.random()) if chance.random() < 0.67 else 0
        plan = {"deed": deed, "lines": lines, "after": chance.random() * _LONGEST_S, "seed": chance.getrandbits(40)}
        return _tried(whole, work, plan)

    def repeat(self, chance: random.Random, work: Path, keep: Mapping[str, Any], home: Path | None) -> Outcome:
        """Look at the home that was kept, then do the same again a few times."""
        assert home is not None
        outcome = Outcome(1, _as_failures(_looked_at(home, keep["told"]), "the home that was kept", keep, None))
        for number in range(_REPEATED if not outcome.failures else 0):
            if not outcome.failures:
                outcome = _tried(rich_home(work), work / str(number), keep)
        return outcome


def _tried(whole: Path, work: Path, plan: Mapping[str, Any]) -> Outcome:
    """One process from beginning to end."""
    home = work / "kept" / "home"
    home.parent.mkdir(parents=True)
    begun = random.Random(plan["seed"]).choice(endings(whole.parent)) if plan["deed"] == "finish" else whole
    shutil.copytree(begun, home)
    told, problem = _killed(home, plan)
    words = (
        f"{plan['deed']}, killed at line {plan['lines']} of the store"
        if plan["lines"]
        else (f"{plan['deed']}, killed after {plan['after']:.3f} s")
    )
    keep = {**plan, "told": told}
    if problem:
        return Outcome(1, _as_failures([problem], words, keep, home))
    left = home.with_name("left")
    shutil.copytree(home, left)
    return Outcome(1, _as_failures(_looked_at(home, told), words, keep, left))


def _as_failures(found: list[str], words: str, keep: Mapping[str, Any], home: Path | None) -> list[Failure]:
    deed = words.partition(",")[0]
    lasts = [(sentence.splitlines()[-1], sentence) for sentence in found[:1]]
    return [Failure(f"{words}: {last}", f"{deed}: {last[:50]}", sentence, keep, home) for last, sentence in lasts]


# --- the process that is killed ----------------------------------------------------------------------------------


def _killed(home: Path, plan: Mapping[str, Any]) -> tuple[list[list[Any]], str]:
    """What a process has said is kept before it was killed; and what it raised by itself, which it must not."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(reading)
        _play(home, plan, writing)
    os.close(writing)
    said = _heard(reading, process, None if plan["lines"] else plan["after"])
    told = [json.loads(line) for line in said.splitlines() if line.endswith("]")]
    problem = next((str(entry[1]) for entry in told if entry[0] == "raised"), "")
    return told, problem


def _heard(reading: int, process: int, after: float | None) -> str:
    """Return all output of a process until its end. It is killed `after` seconds, if given."""
    limit = time.monotonic() + (10 * _LONGEST_S if after is None else 30.0)
    kill_at, said = None, b""
    while True:
        if kill_at is not None and time.monotonic() >= kill_at or time.monotonic() >= limit:
            os.kill(process, signal.SIGKILL)
            kill_at, limit = None, time.monotonic() + 30
        wait = limit if kill_at is None else kill_at
        if select.select([reading], [], [], max(0.0, wait - time.monotonic()))[0]:
            part = os.read(reading, 1 << 16)
            if not part:
                break
            said += part
            if after is not None and kill_at is None and b'["ready"]' in said:
                kill_at, after = time.monotonic() + after, None
    os.close(reading)
    os.waitpid(process, 0)
    return said.decode()


def _play(home: Path, plan: Mapping[str, Any], writing: int) -> None:
    """The process: do what the plan says until the end comes. Never returns."""

    def report(*entry: Any) -> None:
        os.write(writing, json.dumps(entry).encode() + b"\n")

    try:
        signal.alarm(0)
        chance = random.Random(plan["seed"])
        arm = kill_at_line() if plan["lines"] else lambda _: None
        with same_dice(chance):
            deed = DEEDS[plan["deed"]](home, chance, report)
            next(deed)
            report("ready")
            arm(plan["lines"])
            for _ in deed:
                pass
        sys.settrace(None)
    except BaseException:
        report("raised", traceback.format_exc())
    os.kill(os.getpid(), signal.SIGKILL)


# --- deeds: each is ready at its first yield, then goes on until it is killed -----------------------------------


def _note(session: Session, report: Report, wait_s: float = 0.0) -> None:
    """Wait until the program says that a match is saved, and report how much of it."""
    if wait_s and session.keeper.store is not None:
        session.keeper.store.flush(wait_s)
    if session.is_saved and not session.save_is_late:
        answers = [answer.to_data() for answer in session.match.answers]
        report("match", session.match.seed, session.match.game.slug, session.over, answers)


def _locked(home: Path, chance: random.Random, report: Report) -> Iterator[None]:
    """Matches, while another program holds the lock of the file again and again."""
    playing = _playing(home, chance, report)
    next(playing)
    file = str(Folders.in_home(home).data / FILE_NAME)
    command = [sys.executable, "-c", LOCKER, file]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as locker:
        assert locker.stdout is not None
        locker.stdout.readline()
        yield
        yield from playing


def _playing(home: Path, chance: random.Random, report: Report) -> Iterator[None]:
    """Matches of a game on their tables, with answers taken back now and then, until they are over."""
    house = House(home, threaded=True, animation="off")
    house.open("title")
    setup = drawn(chance, {"nasty-neighbours": 4}, 1)
    yield
    while True:
        session = house.begin(setup, seats_by_lot(chance, setup.seats))
        _note(session, report)
        yield from _to_the_end(house, session, chance, report)
        setup = Drawn(setup.slug, setup.seats, setup.options, setup.seed + 1)


def _to_the_end(house: House, session: Session, chance: random.Random, report: Report) -> Iterator[None]:
    for _ in play_on(session, chance):
        _note(session, report, 0.2 if chance.random() < 0.5 else 0.0)
        if chance.random() < 0.1:
            house.turn()
        if chance.random() < 0.15 and session.undo_state()[0]:
            report("back", session.match.seed)
            session.undo()
            _note(session, report, 10.0)
        yield


def _finishing(home: Path, chance: random.Random, report: Report) -> Iterator[None]:
    """The last answers of a match, and what comes after."""
    house = House(home, threaded=True, animation="off")
    assert house.program.store is not None
    house.program.store.flush()
    house.open("continue")
    session = house.session
    _note(session, report)
    yield
    yield from _to_the_end(house, session, chance, report)
    house.turn(passed=5000)
    house.open("results", session=session)
    house.open("title")
    yield from _playing(home, chance, report)


def _workshop(home: Path, chance: random.Random, report: Report) -> Iterator[None]:
    """Cards made, named, unnamed, copied, thrown away and fetched back, packs too."""
    house = House(home, animation="off")
    scene = house.open("workshop")
    assert isinstance(scene, WorkshopScene)
    shelf = scene.shelf
    yield
    number = 0
    while True:
        number += 1
        pack = chance.choice(shelf.packs) if shelf.packs else shelf.new_pack()
        card = chance.choice(pack.cards) if pack.cards else None
        deed = chance.choice(("name", "name", "name", "copy", "throw", "back", "new pack", "pack name", "throw pack"))
        if deed == "name" and card is not None:
            card.values["name"] = chance.choice(("", f"Card {number}", f"Card {number}"))
            shelf.changed_card(pack, card)
        elif deed == "copy" and card is not None and not pack.full:
            shelf.copy_card(pack, card)
        elif deed == "new pack" and len(shelf.packs) < 6:
            shelf.new_pack()
        elif deed == "pack name":
            pack.name = chance.choice(("", f"Pack {number}"))
            shelf.on_renamed(pack)
        elif deed == "throw" and card is not None:
            report("going", cards_of(scene, card))
            shelf.throw_card(pack, card)
        elif deed == "throw pack" and len(shelf.packs) > 1:
            report("going", cards_of(scene, *pack.cards))
            shelf.throw_pack(pack)
        else:
            shelf.fetch_back()
        report("going", cards_of(scene))
        if not shelf.save():
            report("cards", cards_of(scene))
        yield


def cards_of(scene: WorkshopScene, *without: Any) -> list[str]:
    """Every card in the workshop but some: its game, kind and name."""
    cards = [card for pack in scene.shelf.packs for card in pack.cards if not any(card is other for other in without)]
    return sorted(f"{card.slug}, {card.kind}, {card.values.get('name', '')}" for card in cards)


def _settings(home: Path, chance: random.Random, report: Report) -> Iterator[None]:
    """Settings changed and set-ups left."""
    house = House(home, animation="off")
    house.open("settings")
    yield
    while True:
        house.settings.volume_master = chance.randint(0, 100)
        house.settings.text_scale = chance.choice((100, 125, 150))
        report("changing", {name: getattr(house.settings, name) for name in SETTINGS})
        problems: list[str] = []
        house.app.save_settings(problems.append)
        if not problems:
            report("settings", {name: getattr(house.settings, name) for name in SETTINGS})
        if chance.random() < 0.3:
            house.open("setup", game=chance.choice(slugs()))
            house.press(27)
        yield


def _starting(home: Path, chance: random.Random, report: Report) -> Iterator[None]:
    """The program is opened, looked at and left, again and again."""
    yield
    while True:
        house = House(home, threaded=True, animation="off")
        house.open("title")
        house.open(chance.choice(("continue", "statistics", "workshop", "title")))
        yield
        house.close()


DEEDS: dict[str, Callable[[Path, random.Random, Report], Iterator[None]]] = {
    "play": _playing,
    "locked": _locked,
    "finish": _finishing,
    "workshop": _workshop,
    "settings": _settings,
    "start": _starting,
}


@cache
def endings(work: Path) -> list[Path]:
    """For each game a home with a match a few answers before its end."""
    chance, found = random.Random(5), []
    for slug in slugs():
        place = work / f"endings-{os.getpid()}" / slug
        with same_dice(chance):
            house = House(place / "now", animation="off")
            setup = short(chance, slug)
            session = house.begin(setup, seats_by_lot(chance, setup.seats, 1))
            for number, _ in enumerate(play_on(session, chance)):
                if not session.over:
                    shutil.rmtree(place / str(number % 3), ignore_errors=True)
                    shutil.copytree(place / "now", place / str(number % 3))
                    last = number
            house.close()
        found.append(place / str((last - 1) % 3))
    return found


# --- afterward ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Held:
    """What a home holds, as the program's scenes show it."""

    results: set[tuple[str, int]] = field(default_factory=set)
    """Game and seed of every finished match."""
    matches: dict[tuple[str, int], list[Any]] = field(default_factory=dict)
    """The answers of every match that can be continued, by game and seed."""
    cards: list[str] = field(default_factory=list)
    settings: dict[str, Any] = field(default_factory=dict)


def held(home: Path) -> Held:
    """What a home holds."""
    found = Held()
    house = House(home)
    found.settings = {name: getattr(house.settings, name) for name in SETTINGS}
    house.open("title")
    for match in house.unfinished():
        house.program.resume(match.id)
        session = house.session
        answers = [answer.to_data() for answer in session.match.answers]
        found.matches[match.game, session.match.seed] = answers
        session.close()
    statistics, workshop = house.open("statistics"), house.open("workshop")
    assert isinstance(statistics, StatisticsScene) and isinstance(workshop, WorkshopScene)
    store = house.program.store
    assert store is not None
    found.results = {(match.game, match.seed) for match in store.results.recent(limit=1000)}
    found.cards = cards_of(workshop)
    house.program.close()
    return found


def _looked_at(home: Path, told: list[list[Any]]) -> list[str]:
    """Say what is wrong in the home of a killed process, compared with its reports."""
    try:
        now = held(home)
    except Exception:
        return [traceback.format_exc()]
    wrong = _lost_matches(now, told) + _lost_cards(now, told) + _lost_settings(now, told)
    if partly := [file.name for file in home.rglob("*.damaged*")]:
        wrong.append(f"something was taken for damaged: {partly}")
    return wrong


def _lost_matches(now: Held, told: list[list[Any]]) -> list[str]:
    """Matches and answers that were kept and are not there."""
    last: dict[tuple[str, int], tuple[bool, list[Any]]] = {}
    taken_back = -1
    for kind, *entry in told:
        if kind == "match":
            seed, slug, over, answers = entry
            last[slug, seed] = over, answers
            taken_back = -1
        elif kind == "back":
            taken_back = entry[0]
    wrong = []
    for (slug, seed), (over, answers) in last.items():
        there = now.matches.get((slug, seed))
        if over and there is None and (slug, seed) not in now.results:
            wrong.append(f"a finished match is neither in the statistics nor to be continued: {slug}")
        elif not over and there is None and (slug, seed) not in now.results:
            wrong.append(f"a match is gone: {slug}")
        elif not over and there is not None and there[: len(answers)] != answers:
            back = seed == taken_back and there == answers[: len(there)]
            wrong += [] if back else [f"answers are gone: {slug}, {len(answers)} were kept and {len(there)} are there"]
    return wrong


def _lost_cards(now: Held, told: list[list[Any]]) -> list[str]:
    """Cards that were kept, that nobody was about to change, and that are not there."""
    states: list[list[str]] = []
    for kind, *entry in told:
        if kind == "cards":
            states = [entry[0]]
        elif kind == "going" and states:
            states.append(entry[0])
    if not states:
        return []
    stay = Counter(states[0])
    for state in states[1:]:
        stay &= Counter(state)
    missing = stay - Counter(now.cards)
    if missing:
        return [f"cards are gone: {sorted(missing)}"]
    fewest = min(map(len, states))
    return [f"of {fewest} cards {len(now.cards)} are there"] if len(now.cards) < fewest else []


def _lost_settings(now: Held, told: list[list[Any]]) -> list[str]:
    """Settings that are neither what was kept last nor what was about to be."""
    states: list[dict[str, Any]] = []
    for kind, *entry in told:
        if kind in ("settings", "changing"):
            states = [entry[0]] if kind == "settings" else [*states, entry[0]]
    kept = any(kind == "settings" for kind, *_ in told)
    return [f"the settings are others: {now.settings}"] if kept and now.settings not in states else []
