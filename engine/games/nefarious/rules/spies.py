"""Nefarious: placing Spies, with the Twists that react, and removing them (NF-3.1, NF-5.2)."""

from __future__ import annotations

from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.layout import BEFORE, LAYOUT, RESERVE, RESERVE_PLACE, SPIES
from engine.games.nefarious.match_rules import SPY_PLACED, Clause, GameState
from engine.games.nefarious.rules.counts import PER_SPIES_HERE
from engine.kernel.flow.event_log import begin
from engine.kernel.flow.moves import report_token_move
from engine.kernel.state.refs import NONE


def place_spy(state: GameState, seat: int, zone: int, card: int) -> None:
    """Put a reserve Spy on a zone. Twists that react to it apply at once, in order (Academics, Spy Pact)."""
    state.counters[RESERVE[seat]] -= 1
    state.counters[SPIES[seat] + zone] += 1
    if state.events is not None:
        places = LAYOUT.zone_count(state.table.seats)
        report_token_move(state, seat, places + RESERVE_PLACE, places + zone, card=card)
    for clause in state.table.rules.moments[SPY_PLACED]:
        spy_placed(state, seat, zone, clause)


def spy_placed(state: GameState, seat: int, zone: int, clause: Clause) -> None:
    operation, amount, per = clause.operation
    if per == PER_SPIES_HERE:
        amount *= state.values[BEFORE + zone]
    at_once = UNITS[operation].at_once
    if at_once is not None:
        if state.events is not None:
            begin(state, NONE, clause.card)
        at_once(state, seat, amount, clause.card)


def remove_spy(state: GameState, seat: int, zone: int, card: int) -> None:
    """Return one of a seat's Spies to its reserve."""
    state.counters[RESERVE[seat]] += 1
    state.counters[SPIES[seat] + zone] -= 1
    if state.events is not None:
        places = LAYOUT.zone_count(state.table.seats)
        report_token_move(state, seat, places + zone, places + RESERVE_PLACE, card=card)
