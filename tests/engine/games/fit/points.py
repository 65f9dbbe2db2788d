"""Fits the points that computer seats of Nasty Neighbours expect of a round (`ai/features.py`) to their own rounds.

Expert and Normal seats play, some of them with larger errors so that unusual yards come up as well. Each sample is a
player at the beginning of a turn: the features, and the points at the end of the round with the price of going out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from engine.ai.player import PolicyPlayer
from engine.ai.self_play import opening, play
from engine.games.nasty_neighbours.ai import NeighborPolicy
from engine.games.nasty_neighbours.ai.evaluator import NastyEvaluator
from engine.games.nasty_neighbours.ai.features import FEATURES, GROUPS, Features, feature_weights, read_features
from engine.games.nasty_neighbours.ai.weights import FILES
from engine.games.nasty_neighbours.knowledge.table_info import score_board
from engine.games.nasty_neighbours.layout import FIRST_OUT, ROUND, SUMMER
from engine.kernel.state.state import ACTIVE, PHASE, TURN, State
from engine.kernel.state.view import view_of
from tests.engine.games.fit.odds import write
from tests.engine.games.nasty_neighbours.card_table import GAME

SEATS, ROUNDS = 4, 10
PLAYERS = (("expert", 0.1), ("normal", 0.1), ("expert", 0.4), ("normal", 0.1))
"""Weights, and the deviation of the errors in their values."""
STIFFNESS = 3.0
"""How strongly weights are drawn to 0, in rounds."""
EVERY = 3
"""One turn in so many is looked at while nobody has few cards face down, and all turns from then on."""
FIRST = 20_000
"""The seed of the first match."""
TESTED = 5
"""One match in so many is kept for the test."""

Sample = tuple[Features, float]
"""The features of a player, and the points at the end of the round."""


def matches(number: int, first: int) -> Iterator[list[Sample]]:
    """The samples of so many matches, match by match."""
    policies = {name: NeighborPolicy(name) for name, _ in PLAYERS}
    for seed in range(first, first + number):
        table = GAME.new_table(SEATS, GAME.checked_options({"rounds": ROUNDS}), seed)
        state = opening(table, seed)
        seated = [PLAYERS[(seat + seed) % len(PLAYERS)] for seat in range(SEATS)]
        seen: list[tuple[int, int, Features]] = []
        last = -1

        def watch(state: State, _: int, seen: list[tuple[int, int, Features]] = seen) -> None:
            nonlocal last
            values = state.values
            if values[TURN] != last and values[PHASE] == SUMMER and not values[FIRST_OUT] and not state.over:
                last = values[TURN]
                seen.extend((values[ROUND] - 1, seat, found) for seat, found in enumerate(noted(state)))

        players = [
            PolicyPlayer(policies[name], seed * 31 + seat, None, noise) for seat, (name, noise) in enumerate(seated)
        ]
        play(state, players, watch=watch)
        board = score_board(view_of(state))
        yield [(found, float(board[played][seat])) for played, seat, found in seen if found]


def noted(state: State) -> list[Features]:
    """Read the features of all players, as the active one sees them; none in a turn that is left out."""
    evaluator = NastyEvaluator(view_of(state, state.values[ACTIVE]), FILES.load("expert"), 0)
    downs, locked = evaluator.sight.downs, evaluator.sight.locked
    if 0 in downs or (min(downs) > 1 and state.values[TURN] % EVERY):
        return []
    waits = [evaluator.order.index(seat) for seat in evaluator.seats]
    return [read_features(seat, evaluator.yards, downs, waits, evaluator.hands, locked) for seat in evaluator.seats]


# --- fitting -----------------------------------------------------------------------------------------------------


def fitted(samples: Sequence[Sample], rounds: int) -> tuple[float, list[float]]:
    """Return the usual points, and the weight of each feature, by a linear regression."""
    rows, points = np.zeros((len(samples), FEATURES)), np.array([points for _, points in samples])
    for row, (found, _) in zip(rows, samples, strict=True):
        for feature, value in found:
            row[feature] += value
    usual = float(points.mean())
    square = rows.T @ rows + STIFFNESS * len(samples) / rounds * np.eye(FEATURES)
    return usual, np.linalg.solve(square, rows.T @ (points - usual)).tolist()


def told(samples: Sequence[Sample], usual: float, counts: Sequence[float]) -> float:
    """Return the share of the differences between results that features with these weights tell."""
    middle = sum(points for _, points in samples) / len(samples)
    left = sum(
        (points - usual - sum(counts[feature] * value for feature, value in found)) ** 2 for found, points in samples
    )
    return 1 - left / sum((points - middle) ** 2 for _, points in samples)


def fit(number: int, file: Path | None) -> None:
    """Fit the weights to so many matches, print how much they tell of others, and write them."""
    played = list(matches(number, FIRST))
    tested = [sample for samples in played[::TESTED] for sample in samples]
    learned = [samples for place, samples in enumerate(played) if place % TESTED]
    usual, counts = fitted([sample for samples in learned for sample in samples], len(learned) * ROUNDS * SEATS)
    print(
        f"told of the differences: {told(tested, usual, counts):.3f}, "
        f"by the weights in use {told(tested, *feature_weights()):.3f}"
    )
    names = [f"{name}.{place}" for name, size in GROUPS.items() for place in range(size)]
    write(file, {"usual": (usual, 0.0), **{name: (count, 0.0) for name, count in zip(names, counts, strict=True)}})
