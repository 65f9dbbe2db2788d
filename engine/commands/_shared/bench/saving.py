"""Saving figures: the full cost of an answer, early and late in a match."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from engine.commands._shared.bench.figures import Figure
from engine.commands._shared.stage import SilentPool
from engine.kernel.game.game import Game
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.player.settings import Settings
from engine.store.store import Store

EARLY, LATE = 20, 2000
"""Answers behind which the cost is measured, as far as matches at random last so long."""
MEASURED = 60
MATCHES = 5
ANSWER_MS = 3.0


def figures(game: Game) -> Iterator[Figure]:
    """Measure the cost of an answer with its save: the median early and late in the longest of some matches."""
    costs = max((_costs(game, seed) for seed in range(MATCHES)), key=len)
    for first in (EARLY, max(EARLY, len(costs) - MEASURED)):
        some = costs[first : first + MEASURED]
        name = f"{game.title}: an answer with its save, behind {first:,} answers, median of {len(some)}"
        yield Figure(name, statistics.median(some), "ms", at_most=ANSWER_MS)


def _costs(game: Game, seed: int) -> list[float]:
    """Answer at random in a match of people until it ends or passes `LATE`; return the milliseconds per answer."""
    chance, costs = random.Random(seed), list[float]()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Folders.in_home(Path(folder)))
        session = begin_match(game, seed, store)
        while not session.over and len(costs) < LATE + MEASURED:
            began = answer_at_random(session, chance)
            costs.append((time.perf_counter() - began) * 1000)
        session.close()
        store.close()
    return costs


def begin_match(game: Game, seed: int, store: Store) -> Session:
    """Begin a stored match of people, with as few seats as the game takes."""
    names = [f"Seat {number}" for number in range(1, game.min_seats + 1)]
    return Session.start(game, names, ["human"] * len(names), {}, seed, Settings(), store=store, pool=SilentPool())


def answer_at_random(session: Session, chance: random.Random) -> float:
    """Answer for the person who is asked. Return when that began, on the performance counter."""
    while True:
        if session.call is not None:
            session.speak_up(session.call.seats[0])
        session.open_curtain()
        if not session.showing:
            break
        session.pass_on()
    option = chance.choice(session.match.view(session.viewer).options)
    began = time.perf_counter()
    session.answer(option)
    return began
