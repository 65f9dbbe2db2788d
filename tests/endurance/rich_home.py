"""A home folder in which there is something of everything, made by the program itself."""

from __future__ import annotations

import os
import random
from functools import cache
from pathlib import Path

from client.scenes.workshop.own_pack import makers
from client.scenes.workshop.scene import WorkshopScene
from engine.games import slugs
from engine.kernel.match.match import Match
from engine.store.files.folders import Folders
from engine.store.player.packs import PackStore
from engine.store.player.progress import Progress
from engine.store.player.puzzles import BEST, SURVIVE, WIN, PuzzleGoal, PuzzleStore, document_of
from engine.store.player.street import DayResult, StreetProgress
from tests.endurance.dice import same_dice
from tests.endurance.house import House, play_on, seats_by_lot
from tests.endurance.setups import Drawn, drawn

_SEED = 4
PUZZLES = 4
"""Of each game."""


@cache
def rich_home(work: Path) -> Path:
    """The folder, made once in each process below `work`: finished and unfinished matches of every game, packs with
    finished cards and drafts, things thrown away, puzzles, progress, settings.
    """
    home = work / f"rich-{os.getpid()}"
    chance = random.Random(_SEED)
    with same_dice(chance):
        house = House(home, animation="off", hover_delay_ms=120, text_scale=110)
        house.settings.unknown = {"of_another_version": [1, 2]}
        house.open("title")
        _make_packs(house, chance)
        packs = PackStore(house.folders.packs).packs()
        for slug in slugs():
            watched = short(chance, slug)
            for _ in play_on(house.begin(watched, seats_by_lot(chance, watched.seats, 0)), chance):
                pass
        for place, slug in enumerate(slugs()):
            setup = short(chance, slug)
            session = house.begin(setup, seats_by_lot(chance, setup.seats), packs if place == 0 else ())
            for _ in play_on(session, chance, chance.randint(8, 40)):
                pass
        _make_puzzles(house.program.lessons.puzzles, chance)
        _make_progress(house.folders)
        house.open("setup", game=slugs()[0])
        house.open("title")
        house.close()
        House(home).close()  # the next start keeps a copy of all that
    return home


def short(chance: random.Random, slug: str) -> Drawn:
    """A match of a game that does not take long."""
    while True:
        setup = drawn(chance, {each: int(each == slug) for each in slugs()}, 1)
        if setup.seats <= 4:
            return setup


def _make_packs(house: House, chance: random.Random) -> None:
    """Two packs: one with a card of every kind, finished or not, one with a draft; a card and a pack thrown away."""
    scene = house.open("workshop")
    assert isinstance(scene, WorkshopScene)
    for number in range(3):
        scene.new_pack()
        for game, kinds in makers():
            for kind in kinds:
                assert scene.pack is not None
                card = scene.shelf.new_card(scene.pack, game.slug, kind.key, {})
                card.values["name"] = "" if chance.random() < 0.2 else f"Card {kind.key} {number}".title()
                scene.shelf.changed_card(scene.pack, card)
        house.turn(passed=1000)
    assert scene.pack is not None
    scene.open(scene.pack, scene.pack.cards[0])
    scene.throw()
    scene.open(scene.shelf.packs[1])
    scene.throw()
    house.turn(passed=1000)
    house.turn(passed=1000)


def _make_puzzles(store: PuzzleStore, chance: random.Random) -> None:
    """Keep positions in the middle of matches of every game."""
    for slug in slugs():
        for number in range(PUZZLES):
            match = _begun(slug, chance)
            kind, turns = (WIN, 1) if number == 0 else (SURVIVE, 2) if number == 1 else (BEST, 1)
            goal = PuzzleGoal(kind, turns, 3)
            store.keep(document_of(match, match.state, match.asked_seats[0], goal, f"{slug} {number}"))


def _begun(slug: str, chance: random.Random) -> Match:
    """A match that is going on, after some answers at random."""
    while True:
        setup = short(chance, slug)
        match = Match(setup.game, [f"Player {seat + 1}" for seat in range(setup.seats)], setup.options, setup.seed)
        for _ in range(chance.randint(0, 60)):
            if not match.over:
                seat = chance.choice(match.asked_seats)
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
