"""Matches in a store, for tests: made at random, written down answer by answer."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.state import TURN
from engine.store.files.folders import Folders
from engine.store.history.matches import TAKEN_BACK, MatchUpdate, Row, as_text
from engine.store.history.results import MatchResult
from engine.store.store import Store


def new_store(home: Path) -> Store:
    return Store(Folders.in_home(home))


def begin(store: Store, slug: str = "nefarious", seed: int = 5, now: float = 10.0) -> tuple[Match, int]:
    """A match of two seats that is stored."""
    match = Match(load(slug), ["Ada", "Ben"], {}, seed, ["human", "normal"])
    return match, store.matches.begin(match.to_document(), progress(match, (), now))


def progress(
    match: Match, rows: Sequence[Row], now: float = 10.0, position: bool = True, result: MatchResult | None = None
) -> MatchUpdate:
    return MatchUpdate(
        rows,
        [],
        match.kinds,
        match.state.values[TURN],
        match.over,
        match.assisted,
        as_text({"number": 7}),
        now,
        match.state.to_data() if position else None,
        result,
    )


def play(store: Store, match: Match, identity: int, answers: int, chooser: random.Random, entries: int = 0) -> int:
    """Answer at random and store each answer; returns the number of the last row."""
    for _ in range(answers):
        if match.over:
            break
        seat = chooser.choice(match.asked_seats)
        match.answer(seat, chooser.choice(match.view(seat).options))
        last = match.answers[-1]
        row = (last.seat, last.kind, *last.option)
        store.matches.go_on(identity, entries, progress(match, [row], position=entries % 3 == 0))
        entries += 1
    return entries


def take_back(store: Store, match: Match, identity: int, answers: int, entries: int) -> int:
    """Take answers back and store that; returns the number of the last row."""
    for _ in range(answers):
        match.undo(match.answers[-1].seat, force=True)
    row: Row = (TAKEN_BACK, len(match.answers), -1, -1, -1)
    store.matches.go_on(identity, entries, progress(match, [row], position=False))
    return entries + 1
