"""Nefarious, for computer seats: what the worth of an option is made of, for hints, reasons and personalities.

The rest of the turn is played on after each option in the same few worlds; what the seats then have is counted in turns
to the goal, part by part.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nefarious.ai.plain import Plain
from engine.games.nefarious.ai.trials import Trials
from engine.games.nefarious.match_rules import Position
from engine.games.nefarious.places import MONEY, PLAY
from engine.games.nefarious.scoring import points_of
from engine.kernel.policy import ATTACK, CAUTION, MEANS, PROGRESS, SCHEME, Part
from engine.kernel.state import WINNERS

PARTS = tuple(Part(key, trait) for key, trait in (
    ("win", PROGRESS), ("points", PROGRESS), ("money", MEANS), ("hand", MEANS), ("spies", SCHEME), ("rivals", ATTACK),
    ("safety", CAUTION),
))  # fmt: skip
WIN, POINTS, CASH, CARDS, SPIES, RIVALS, SAFETY = range(len(PARTS))
WORLDS = 4
"""Sampled worlds in which options are taken apart."""
CERTAIN = 6.0
"""Turns that a sure win is worth, and a sure loss costs."""
RIVALRY = 0.4
"""Own turns that a turn is worth by which the others are delayed."""
BUILT = 3
"""Cards of a hand that will be built."""
SAVED = 0.5
"""Part of what those gain that counts before they are built."""


def weighed(trials: Trials, options: Sequence[int]) -> list[list[float]]:
    """What some options are worth, taken apart."""
    totals = [[0.0] * len(PARTS) for _ in options]
    plain, seat = trials.plain, trials.view.seat
    for number in range(WORLDS):
        world = trials.world(number)
        rate = max(1.0, plain.rules.work_money * plain.pace + plain.income(world, seat))
        for total, option in zip(totals, options, strict=True):
            end = trials.end_of(world, option, number)
            for part, value in enumerate(parts_of(plain, end, seat, rate)):
                total[part] += value / WORLDS
    return totals


def parts_of(plain: Plain, state: Position, seat: int, rate: float) -> list[float]:
    """What a position is worth to a seat, taken apart (in turns, of which each brings `rate` dollars)."""
    parts = [0.0] * len(PARTS)
    if state.over:
        won = state.values[WINNERS] >> seat & 1
        parts[WIN if won else SAFETY] = CERTAIN if won else -CERTAIN
    worth, price = plain.worth, plain.price
    hand = plain.hand_of(state, seat)
    income = plain.income(state, seat)
    parts[POINTS] = points_of(state, seat) * price / rate
    parts[CASH] = state.counters[MONEY[seat]] / rate
    gains = sorted([price * worth.points[card] - worth.costs[card] for card in hand], reverse=True)
    left = plain.turns(
        plain.choices(hand, len(state.zones[PLAY[seat]])),
        plain.goal - points_of(state, seat), state.counters[MONEY[seat]], 0, income,
    )  # fmt: skip
    parts[CARDS] = SAVED * sum([max(0.0, gain) for gain in gains[:BUILT]]) / rate + plain.bonus(len(hand), left)
    parts[SPIES] = income * max(0.0, left - 1) / rate
    others = [plain.distance(state, other) for other in range(state.table.seats) if other != seat]
    parts[RIVALS] = RIVALRY * (min(others) + sum(others) / len(others)) / 2
    return parts
