"""Nefarious: the income from Spies (NF-2.2, NF-7.3)."""

from __future__ import annotations

from typing import Final

from engine.games.nefarious.codes import ACTIONS_IN
from engine.games.nefarious.layout import (
    CHOSEN,
    COUNTERS,
    FIRST_ACTION,
    MONEY,
    PLAY,
    RESEARCH,
    RESERVE,
    SPIES,
    SPIES_PER_SEAT,
)
from engine.games.nefarious.match_rules import GameState
from engine.kernel.flow.event_log import begin
from engine.kernel.flow.moves import add_to_counter
from engine.kernel.state.events import COUNTED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE

RESEARCH_BIT: Final = 1 << RESEARCH


def collect_income(state: GameState) -> None:
    """Pay seats for their Spies (NF-2.2), with Twists (NF-7.3, Game Theory, Insider Trading, Cyber-spies)."""
    counters = state.counters
    events = state.events
    rules = state.table.rules
    chosen = counters[CHOSEN[0] :: COUNTERS]
    for seat, payers in enumerate(rules.payers):
        if counters[RESERVE[seat]] < SPIES_PER_SEAT and (not rules.income_needs_inventions or at_work(state, seat)):
            factor = rules.income_factor
            if chosen[seat] & RESEARCH_BIT:
                factor *= rules.research_income_factor
            spies = SPIES[seat]
            for payer, times in payers:
                for action in ACTIONS_IN[chosen[payer]]:
                    amount = counters[spies + action] * times * factor
                    if amount:
                        counters[MONEY[seat]] += amount
                        if events is not None:
                            card = FIRST_ACTION + 4 * payer + action
                            begin(state, payer, card)
                            events.append((COUNTED, seat, card, MONEY[0], payer, amount, EVERYBODY))
        if rules.most_spies_money:
            pay_most_spies(state, seat, chosen[seat])


def at_work(state: GameState, seat: int) -> bool:
    """Return whether a seat has as many Inventions in play as Spies on the board, which Cyber-spies asks for."""
    on_board = SPIES_PER_SEAT - state.counters[RESERVE[seat]]
    return len(state.zones[PLAY[seat]]) >= on_board


def pay_most_spies(state: GameState, seat: int, own: int) -> None:
    """Pay a seat with more Spies in its own Action's zone than each other player (Focus Groups, NF-7.3)."""
    rules = state.table.rules
    counters = state.counters
    for action in range(4):
        if own >> action & 1:
            mine = counters[SPIES[seat] + action]
            others = [counters[SPIES[o] + action] for o in range(state.table.seats) if o != seat]
            if mine > max(others):
                twist = rules.twist_that_changes("most_spies_money")
                if state.events is not None:
                    begin(state, NONE, twist)
                add_to_counter(state, seat, MONEY, rules.most_spies_money, twist)
