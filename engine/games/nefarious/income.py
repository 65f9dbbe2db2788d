"""Nefarious: what Spies pay when the Actions are revealed (NF-2.2, NF-7.3)."""

from __future__ import annotations

from typing import Final

from engine.games.nefarious.codes import (
    ACTIONS_IN,
)
from engine.games.nefarious.match_rules import Position
from engine.games.nefarious.places import (
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
from engine.kernel.events import COUNTED
from engine.kernel.layout import EVERYBODY
from engine.kernel.moves import count

RESEARCH_BIT: Final = 1 << RESEARCH



def collect_income(state: Position) -> None:
    """NF-2.2 with the Twists of spy income (NF-7.3, Game Theory, Insider Trading, Cyber-spies)."""
    counters = state.counters
    events = state.events
    rules = state.table.rules
    chosen = counters[CHOSEN[0]::COUNTERS]
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
                            events.append((COUNTED, seat, card, MONEY[0], payer, amount, EVERYBODY))
        if rules.most_spies_money:
            pay_most_spies(state, seat, chosen[seat])


def at_work(state: Position, seat: int) -> bool:
    """Cyber-spies: Spies pay only with at least as many Inventions in play as Spies on the board."""
    on_board = SPIES_PER_SEAT - state.counters[RESERVE[seat]]
    return len(state.zones[PLAY[seat]]) >= on_board


def pay_most_spies(state: Position, seat: int, own: int) -> None:
    """Focus Groups: strictly more Spies on the own Action's zone than each other player (NF-7.3)."""
    rules = state.table.rules
    counters = state.counters
    for action in range(4):
        if own >> action & 1:
            mine = counters[SPIES[seat] + action]
            others = [counters[SPIES[o] + action] for o in range(state.table.seats) if o != seat]
            if mine > max(others):
                count(state, seat, MONEY, rules.most_spies_money, rules.twist_that_changes("most_spies_money"))
