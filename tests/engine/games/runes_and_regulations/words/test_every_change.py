"""Whatever changes on a table of Runes & Regulations is told: the changes of its events add up to what lies there."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.games import load
from engine.games.runes_and_regulations import layout as at
from engine.games.runes_and_regulations.match_rules import BEAST, RUNE_CARD
from engine.kernel.game.plays import MANY, ONE, PART, PAST, YOU, Change, plays
from engine.kernel.match.match import Match
from engine.kernel.state.events import MOVED, NOTED, REPLACED, SPUN
from engine.kernel.state.layout import SPECTATOR
from tests.chance import seed_cases
from tests.engine.games.any_match import NAMES, played

GAME = load("runes-and-regulations")
TABLES: list[tuple[int, dict[str, Any]]] = [(3, {}), (4, {}), (6, {"expansion": True})]
COMES = ("summoned", "summoned-from-pile", "came", "gained")
GOES = ("destroyed", "stolen", "moved", "returned", "returned-to-pile")
RUNES_IN = ("rune-added", "taken", "taken-back", "gained")
RUNES_OUT = ("rune-lost", "rune-destroyed", "own-rune", "over-rune-limit")
SILENT = ("came", "gained", "stopped")


class Kept:
    """Lawns, Fences and hexed Creatures, kept by what the changes say."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rules = match.table.rules
        state = match.state
        self.lawns = [set(state.zones[at.LAWN[seat]]) for seat in range(match.table.seats)]
        self.fences = [len(state.zones[at.FENCE[seat]]) for seat in range(match.table.seats)]
        self.hexed = {card for lawn in self.lawns for card in lawn if state.values[at.HEXED] >> card & 1}

    def apply(self, change: Change) -> None:
        for card in change.cards:
            creature, rune = self.rules.sorts[card] <= BEAST, self.rules.sorts[card] == RUNE_CARD
            if creature and change.key in COMES and change.place < 0:
                self.lawns[change.seat].add(card)
            elif creature and change.key in GOES:
                self.lawns[change.seat].remove(card)
                self.hexed -= {card} if change.key not in ("stolen", "moved") else set()
            elif change.key in ("hexed", "restored"):
                (self.hexed.add if change.key == "hexed" else self.hexed.discard)(card)
            elif rune:
                self.fences[change.seat] += (change.key in RUNES_IN) - (change.key in RUNES_OUT)

    def check(self) -> None:
        state = self.match.state
        assert self.lawns == [set(state.zones[at.LAWN[seat]]) for seat in range(state.table.seats)]
        assert self.fences == [len(state.zones[at.FENCE[seat]]) for seat in range(state.table.seats)]
        assert self.hexed == {card for lawn in self.lawns for card in lawn if state.values[at.HEXED] >> card & 1}


@pytest.mark.parametrize("seed", seed_cases(2))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_changes_add_up_to_the_table(seats: int, options: dict[str, Any], seed: int) -> None:
    match = Match(GAME, NAMES[:seats], options, seed)
    kept = Kept(match)
    for _ in played(match, 80, seed):
        for event in match.history[-1][1]:
            for change in GAME.account.changes(match.table, event):
                kept.apply(change)
            if event[0] == MOVED and event[3] in at.FENCE and event[4] in at.ANNOUNCED:
                kept.fences[event[1]] -= 1  # the deed tells that
        kept.check()


@pytest.mark.parametrize("seed", seed_cases(2))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_change_and_every_deed_has_words(seats: int, options: dict[str, Any], seed: int) -> None:
    """Also for players who do not know the cards; only what another change or a deed tells says nothing itself."""
    match = Match(GAME, NAMES[:seats], options, seed)
    list(played(match, 80, seed))
    viewer = random.Random(seed).choice([*range(seats), SPECTATOR])
    for play in plays(match.table, match.history[1:], viewer):
        for form in (YOU, ONE, MANY, PAST):
            for change in play.changes:
                words = GAME.account.change_words(match.table, change, form, match.names)
                assert bool(words) != (change.key in SILENT), (change, words)
                assert change.key != PART and abs(change.weight) <= 1
        for event in play.events:
            if event[0] in (SPUN, REPLACED):
                assert GAME.account.describe_action(match.table, event, ONE, match.names), event
                assert event[1] == play.cause.seat, (event, play.cause)
            if event[0] == NOTED:
                assert GAME.words.log_line(match.table, event, match.names)
