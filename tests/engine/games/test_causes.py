"""Every event of a match has a cause, whatever is taken back or loaded, and no seat learns too much from it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine.games import load
from engine.kernel.flow import machine
from engine.kernel.flow.event_log import CARD, Cause, EventLog
from engine.kernel.match.match import Match
from engine.kernel.state.events import ANSWERED, MOVED, SHUFFLED, SPUN, TRIGGERED
from tests.chance import seed_cases
from tests.engine.games.any_match import NAMES, played
from tests.engine.games.tables import TABLES

LENGTH = 40
LONG = 400
FEW = [table for place, table in enumerate(TABLES) if place % 3 == 1]
"""Some tables of each game; the long run takes all."""


def begun(table: tuple[str, int, dict[str, Any]], seed: int) -> Match:
    """A new match at a table."""
    slug, seats, options = table
    return Match(load(slug), NAMES[:seats], dict(options), seed)


def causes_of(match: Match) -> list[list[Cause]]:
    """The cause of each event, batch by batch."""
    return [[cause for _, cause in log.pair_with_causes()] for _, log in match.history]


def check_actors(table: tuple[str, int, dict[str, Any]], seed: int, length: int) -> None:
    """Whoever acts with a card has it, has had it, or has used it; a card of the table acts for nobody."""
    match = begun(table, seed)
    owners = [match.table.layout.owner(zone) for zone in range(len(match.state.zones))]
    had: set[tuple[int, int]] = set()

    def look() -> None:
        for zone, cards in enumerate(match.state.zones):
            had.update((owners[zone], card) for card in cards)

    look()
    for _ in played(match, length, seed):
        log = match.history[-1][1]
        for event in log:
            if event[0] in (ANSWERED, TRIGGERED):
                had.add((event[1], event[2]))
            elif event[0] == MOVED:
                had.update({(event[1], event[2]), *((owners[zone], event[2]) for zone in event[3:5])})
        look()
        for event, cause in log.pair_with_causes():
            assert cause.parent < cause.number
            if cause.kind == CARD and event[0] != ANSWERED:
                assert (cause.seat, cause.card) in had, (len(match.answers), event, cause)
            if event[0] == SPUN:
                assert cause.seat == event[1], (event, cause)


def check_reloading(table: tuple[str, int, dict[str, Any]], seed: int, length: int) -> None:
    """A loaded match, and one in which answers were taken back, have the causes of a straight run."""
    match = begun(table, seed)
    chooser = random.Random(seed)
    while not match.over and len(match.history) < length:
        seat = chooser.choice(match.asked_seats)
        match.answer(seat, chooser.choice(match.view(seat).options))
        while match.answers and chooser.random() < 0.3:
            assert match.undo(match.answers[-1].seat, force=True)
            length -= 1
    loaded = Match.from_document(match.game, json.loads(json.dumps(match.to_document())))
    assert loaded.history == match.history
    assert causes_of(loaded) == causes_of(match)


def check_plain_lists(table: tuple[str, int, dict[str, Any]], seed: int, length: int) -> None:
    """Positions and events are the same whether causes are noted, only events, or nothing."""
    with_causes, with_events, silent = (begun(table, seed).state for _ in range(3))
    with_causes.events, with_events.events, silent.events = EventLog(), [], None
    chooser = random.Random(seed)
    for _ in range(length):
        if with_causes.over:
            break
        place = chooser.randrange(len(with_causes.questions))
        choice = chooser.randrange(len(with_causes.questions[place][3]))
        for state in (with_causes, with_events, silent):
            machine.answer_at(state, place, choice)
    assert with_causes.events == with_events.events
    assert with_causes == with_events == silent


def check_secrets(table: tuple[str, int, dict[str, Any]], seed: int, length: int) -> None:
    """No cause names a card that the seat does not know when the answer is done."""
    match = begun(table, seed)
    known = match.state.known[:]
    for _ in played(match, length, seed):
        log = match.history[-1][1]
        before, known = known, match.state.known[:]
        if any(event[0] == SHUFFLED for event in log):
            continue
        for looker in range(match.table.seats):
            shown = log.redact_for(looker)
            for event, real in zip(shown, log, strict=True):
                assert event[0] == real[0]
            for cause in shown.causes.values():
                if cause.card >= 0 and cause.number in {number for _, number in log.spans}:
                    assert (known[cause.card] | before[cause.card]) >> looker & 1, (len(match.answers), cause, looker)


CHECKS = (check_actors, check_reloading, check_plain_lists, check_secrets)
by_check = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)


@by_check
@pytest.mark.parametrize("slug", sorted({slug for slug, _, _ in TABLES}))
def test_causes_in_a_short_match(check: Any, slug: str) -> None:
    for table in [table for table in FEW if table[0] == slug][:1]:
        check(table, 1, LENGTH)


@pytest.mark.slow
@by_check
@pytest.mark.parametrize("seed", seed_cases(3))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_causes_in_whole_matches(check: Any, table: tuple[str, int, dict[str, Any]], seed: int) -> None:
    check(table, seed, LONG)
