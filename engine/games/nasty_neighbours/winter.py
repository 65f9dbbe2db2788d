"""Nasty Neighbours: Winter: scoring a round, the penalty, the 500 rule, the end of the match (NN-7)."""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours.codes import FIVE_HUNDRED, PENALTY, ROUND_OVER, WINTER_BEGINS
from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.places import (
    FIRST_OUT,
    NOSEY,
    ROUND,
    ROUND_SCORE,
    SCORE,
    SHEET,
    SHEET_BITS,
    TIME_UP,
    WINTER,
    YARD,
)
from engine.games.nasty_neighbours.yards import clockwise, occupant
from engine.kernel.frames import begin_phase
from engine.kernel.moves import count, finish, note
from engine.kernel.refs import NONE

LUCKY_TOTAL: Final = 500


def score_round(state: Position) -> None:
    """Count the yards, punish a first-out who is not lowest, add to the totals; perhaps the match is over (NN-7)."""
    begin_phase(state, WINTER)
    note(state, WINTER_BEGINS)
    order = clockwise(state, occupant(state, (state.values[NOSEY] + 1) % state.table.seats))
    for seat in order:
        count_yard(state, seat)
    punish(state)
    for seat in order:
        result = state.counters[ROUND_SCORE[seat]]
        state.counters[SHEET[seat]] |= result << SHEET_BITS * (state.values[ROUND] - 1)
        count(state, seat, SCORE, result)
    apply_500_rule(state, order)
    note(state, ROUND_OVER)
    if state.values[ROUND] >= state.table.options["rounds"] or state.values[TIME_UP]:
        totals = [state.counters[SCORE[seat]] for seat in range(state.table.seats)]
        lowest = min(totals)
        finish(state, sum(1 << seat for seat, total in enumerate(totals) if total == lowest))


def count_yard(state: Position, seat: int) -> None:
    """A player scores the yard where it sits (NN-7.1, NN-7.3), card by card."""
    rules = state.table.rules
    for card in state.zones[YARD[seat]]:
        if card >= 0:
            count(state, seat, ROUND_SCORE, rules.points[card], card)


def punish(state: Position) -> None:
    """NN-7.2, NN-7.6: first-out must be the only lowest, else scores as much as the highest (or double)."""
    seat = state.values[FIRST_OUT] - 1
    if seat < 0:
        return
    results = [state.counters[ROUND_SCORE[other]] for other in range(state.table.seats)]
    own = results[seat]
    if results.count(min(results)) == 1 and own == min(results):
        return
    double = state.table.seats == 2 and state.table.options["double_penalty"]
    note(state, PENALTY, seat)
    count(state, seat, ROUND_SCORE, own if double else max(results) - own)


def apply_500_rule(state: Position, order: tuple[int, ...]) -> None:
    """NN-7.5: players on exactly 500, judged on the totals before any change, from the Nosey Neighbour's left."""
    rule = state.table.options["five_hundred"]
    if rule == "off":
        return
    totals = [state.counters[SCORE[seat]] for seat in range(state.table.seats)]
    lowest = min(totals)
    for seat in order:
        if totals[seat] != LUCKY_TOTAL:
            continue
        note(state, FIVE_HUNDRED, seat)
        change_total(state, seat, 0 if rule == "zero" else lowest)
        if rule == "swap" and lowest != LUCKY_TOTAL:
            other = next(other for other in order if totals[other] == lowest)
            change_total(state, other, LUCKY_TOTAL)


def change_total(state: Position, seat: int, total: int) -> None:
    """A total becomes another number."""
    count(state, seat, SCORE, total - state.counters[SCORE[seat]], NONE)
