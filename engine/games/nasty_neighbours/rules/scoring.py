"""Winter: scoring a round, and the end of the match (NN-7)."""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours.codes import FIVE_HUNDRED, PENALTY, ROUND_OVER, WINTER_BEGINS
from engine.games.nasty_neighbours.layout import (
    FIRST_OUT,
    ROUND,
    ROUND_SCORE,
    SCORE,
    SHEET,
    SHEET_BITS,
    TIME_UP,
    WINTER,
    YARD,
)
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.rules.setup import deal_order
from engine.kernel.flow.event_log import RULE, begin
from engine.kernel.flow.machine import begin_phase
from engine.kernel.flow.moves import add_to_counter, finish, note
from engine.kernel.state.refs import NONE

LUCKY_TOTAL: Final = 500


def score_round(state: GameState) -> None:
    """Score the yards, apply first-out's penalty, add to the totals, and end the match after the last round (NN-7)."""
    begin_phase(state, WINTER)
    note(state, WINTER_BEGINS)
    order = deal_order(state)
    for seat in order:
        count_yard(state, seat)
    penalize_first_out(state)
    for seat in order:
        begin(state, seat, kind=RULE)
        result = state.counters[ROUND_SCORE[seat]]
        state.counters[SHEET[seat]] |= result << SHEET_BITS * (state.values[ROUND] - 1)
        add_to_counter(state, seat, SCORE, result)
    apply_500_rule(state, order)
    begin(state, NONE, kind=RULE)
    note(state, ROUND_OVER)
    if state.values[ROUND] >= state.table.options["rounds"] or state.values[TIME_UP]:
        totals = [state.counters[SCORE[seat]] for seat in range(state.table.seats)]
        lowest = min(totals)
        finish(state, sum(1 << seat for seat, total in enumerate(totals) if total == lowest))


def count_yard(state: GameState, seat: int) -> None:
    """Score the yard where a player sits, card by card (NN-7.1, NN-7.3)."""
    rules = state.table.rules
    for card in state.zones[YARD[seat]]:
        if card >= 0:
            add_to_counter(state, seat, ROUND_SCORE, rules.points[card], card)


def penalize_first_out(state: GameState) -> None:
    """Penalize first-out unless it is the only lowest: it scores as much as the highest, or double (NN-7.2, NN-7.6)."""
    seat = state.values[FIRST_OUT] - 1
    if seat < 0:
        return
    results = [state.counters[ROUND_SCORE[other]] for other in range(state.table.seats)]
    own = results[seat]
    if results.count(min(results)) == 1 and own == min(results):
        return
    double = state.table.seats == 2 and state.table.options["double_penalty"]
    begin(state, seat, kind=RULE)
    note(state, PENALTY, seat)
    add_to_counter(state, seat, ROUND_SCORE, own if double else max(results) - own)


def apply_500_rule(state: GameState, order: tuple[int, ...]) -> None:
    """Apply the rule for a total of exactly 500 (NN-7.5).

    It uses the totals before any change and starts at the Nosey Neighbour's left.
    """
    rule = state.table.options["five_hundred"]
    if rule == "off":
        return
    totals = [state.counters[SCORE[seat]] for seat in range(state.table.seats)]
    lowest = min(totals)
    for seat in order:
        if totals[seat] != LUCKY_TOTAL:
            continue
        begin(state, seat, kind=RULE)
        note(state, FIVE_HUNDRED, seat)
        change_total(state, seat, 0 if rule == "zero" else lowest)
        if rule == "swap" and lowest != LUCKY_TOTAL:
            other = next(other for other in order if totals[other] == lowest)
            change_total(state, other, LUCKY_TOTAL)


def change_total(state: GameState, seat: int, total: int) -> None:
    add_to_counter(state, seat, SCORE, total - state.counters[SCORE[seat]], NONE)
