"""Nefarious, for computer seats: how likely each seat is to win from a position, as learned from many games.

Every seat has a score, a sum of features with a weight for each; the chance to win is its share of the exponentials.
What a feature counts changes as the goal comes near.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any

from engine.games.nefarious.layout import MONEY, PLAY
from engine.games.nefarious.match_rules import GameState as Position
from engine.games.nefarious.rules.scoring import points_of
from tests.ladder.edition_2026_11 import weights_file as weights

from . import weights as ai_weights
from .plain import Plain

FEATURES = ("turns", "actions", "cards", "income", "points", "inventions", "money", "hand")
"""Turns to the goal; turns to it if money were no object; cards in hand; dollars a turn; points for a goal of 20;
Inventions in play; money up to MOST; what the best three cards in hand are worth above their costs."""
MOST = 25
"""Dollars beyond which more money is not counted."""
LONGEST = 15.0
"""Turns to the goal beyond which it is as far as it can be."""
RICH = 1000.0
"""Dollars with which money is no object."""

Features = list[float]


@dataclass(frozen=True, slots=True)
class Learned:
    """The weights of the features, in their order: anywhere, and what is added to them at the goal.

    The former are for two players, the latter two for more.
    """

    anywhere: tuple[float, ...]
    goal: tuple[float, ...]
    anywhere_of_many: tuple[float, ...]
    goal_of_many: tuple[float, ...]


@cache
def load() -> Learned:
    """The weights that were learned. Raises BadCard for a file that cannot be used."""
    return read(ai_weights.FILES.text_of("estimate"), "estimate.toml")


def read(text: str, file: str) -> Learned:
    """Weights from their text. Raises BadCard with the file, the entry and what was expected."""
    return weights.record(Learned, text, file, _value)


def _value(file: str, name: str, value: Any) -> tuple[float, ...]:
    if not isinstance(value, dict):
        raise weights.bad(file, name, f"expected a table '{name}'")
    return tuple(weights.numbers_by_word(file, name, value, FEATURES).values())


def features_of(plain: Plain, state: Position, seat: int) -> Features:
    """The features of a seat, in their order."""
    hand = plain.hand_of(state, seat)
    points = points_of(state, seat)
    inventions = len(state.zones[PLAY[seat]])
    choices = plain.choices(hand, inventions)
    money = state.counters[MONEY[seat]]
    income = plain.income(state, seat)
    need = plain.goal - points
    worth, price = plain.worth, plain.price
    gains = sorted([price * worth.points[card] - worth.costs[card] for card in hand], reverse=True)
    return [
        plain.turns(choices, need, money, 0, income),
        plain.turns(choices, need, money + RICH, 0, income),
        len(hand),
        income,
        points * 20 / plain.rules.goal,
        inventions,
        min(money, MOST) / 4,
        sum(gains[:3]) / 10,
    ]


def chances(plain: Plain, state: Position, learned: Learned) -> list[float]:
    """How likely each seat wins."""
    everybody = [features_of(plain, state, seat) for seat in range(state.table.seats)]
    nearness = 1.0 / (1.0 + min(LONGEST, min([features[0] for features in everybody])))
    anywhere, goal = learned.anywhere, learned.goal
    if len(everybody) > 2:
        anywhere, goal = learned.anywhere_of_many, learned.goal_of_many
    counted = [always + nearness * more for always, more in zip(anywhere, goal, strict=True)]
    scores = [sum([weight * value for weight, value in zip(counted, entry, strict=True)]) for entry in everybody]
    most = max(scores)
    shares = [exp(score - most) for score in scores]
    whole = sum(shares)
    return [share / whole for share in shares]
