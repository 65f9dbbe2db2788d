"""Fit the points that computer seats of Nasty Neighbours expect of a round (`ai/features.py`) to their own rounds.

    python -m tests.engine.games.nasty_neighbours.fit_points [--matches N] [--seed S] [--write]

Expert and Normal seats play, some of them with larger errors so that unusual yards come up as well. Each sample is a
player at the beginning of a turn: the features, and the points at the end of the round with the price of going out.
Prints how much of the results the features tell in other matches; with --write `points.toml` gets the weights.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from engine.ai.player import PolicyPlayer
from engine.ai.self_play import opening, play
from engine.games.nasty_neighbours.ai import NeighborPolicy
from engine.games.nasty_neighbours.ai import weights as ai_weights
from engine.games.nasty_neighbours.ai.evaluator import Evaluator
from engine.games.nasty_neighbours.ai.features import (
    FEATURES,
    GROUPS,
    STARTS,
    Features,
    expected_points,
    feature_weights,
    read_features,
)
from engine.games.nasty_neighbours.ai.weights import load
from engine.games.nasty_neighbours.knowledge import score_board
from engine.games.nasty_neighbours.places import FIRST_OUT, ROUND, SUMMER
from engine.kernel.state import ACTIVE, PHASE, TURN, State
from engine.kernel.view import view_of
from tests.engine.games.nasty_neighbours.card_table import GAME

SEATS, ROUNDS = 4, 10
PLAYERS = (("expert", 0.1), ("normal", 0.1), ("expert", 0.4), ("normal", 0.1))
"""Weights, and the deviation of the errors in their values."""
STIFFNESS = 3.0
"""How strongly weights are drawn to 0, in rounds."""
EVERY = 3
"""One turn in so many is looked at while nobody has few cards face down, and all turns from then on."""
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
    evaluator = Evaluator(view_of(state, state.values[ACTIVE]), load("expert"), 0)
    downs, locked = evaluator.sight.downs, evaluator.sight.locked
    if 0 in downs or (min(downs) > 1 and state.values[TURN] % EVERY):
        return []
    waits = [evaluator.order.index(seat) for seat in evaluator.seats]
    return [read_features(seat, evaluator.yards, downs, waits, evaluator.hands, locked) for seat in evaluator.seats]


# --- fitting -----------------------------------------------------------------------------------------------------


class Fit:
    """The sums that a linear regression wants, added up sample by sample."""

    def __init__(self) -> None:
        self.square = [[0.0] * FEATURES for _ in range(FEATURES)]
        self.right = [0.0] * FEATURES
        self.sums = [0.0] * FEATURES
        self.points = 0.0
        self.samples = 0

    def add(self, sample: Sample) -> None:
        """Take a sample in."""
        found, points = sample
        self.samples += 1
        self.points += points
        for feature, value in found:
            row = self.square[feature]
            self.right[feature] += value * points
            self.sums[feature] += value
            for other, also in found:
                row[other] += value * also

    def solution(self, rounds: int) -> tuple[float, list[float]]:
        """The usual points, and the weight of each feature."""
        usual = self.points / self.samples
        stiff = STIFFNESS * self.samples / rounds
        square = [[value + stiff * (row == place) for place, value in enumerate(line)]
                  for row, line in enumerate(self.square)]  # fmt: skip
        right = [value - usual * total for value, total in zip(self.right, self.sums, strict=True)]
        return usual, np.linalg.solve(square, right).tolist()


def text_of(usual: float, counts: Sequence[float], rounds: int) -> str:
    """The file of the weights."""
    head = f"""# Nasty Neighbours: the weights of a player's features (features.py) for the points of a round.
# Fitted to {rounds} rounds of four (fit_points.py). In points; where face-down cards are told apart, from few to many.

usual = {usual:.2f}
"""
    lines = [head]
    for start, (name, size) in zip(STARTS, GROUPS.items(), strict=True):
        own = [f"{count:.2f}" for count in counts[start : start + size]]
        rows = [", ".join(own[first : first + 10]) for first in range(0, size, 10)]
        several = "\n    " + ",\n    ".join(rows) + ",\n"
        lines.append(f"{name} = [{rows[0] if len(rows) == 1 else several}]\n")
    return "".join(lines)


def told(samples: Sequence[Sample]) -> float:
    """The share of the differences between results that the features tell, with the weights in use."""
    middle = sum(points for _, points in samples) / len(samples)
    left = sum((points - expected_points(found)) ** 2 for found, points in samples)
    return 1 - left / sum((points - middle) ** 2 for _, points in samples)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=20_000)
    parser.add_argument("--write", action="store_true", help="write points.toml")
    given = parser.parse_args()
    fit, tested, learned = Fit(), list[Sample](), 0
    for number, samples in enumerate(matches(given.matches, given.seed)):
        if number % TESTED == TESTED - 1:
            tested += samples
            continue
        learned += 1
        for sample in samples:
            fit.add(sample)
    usual, counts = fit.solution(learned * ROUNDS * SEATS)
    text = text_of(usual, counts, learned * ROUNDS)
    print(text)
    if tested:
        print(f"told so far by the weights in use: {told(tested):.3f} of the differences")
    if given.write:
        Path(ai_weights.__file__).with_name("points.toml").write_text(text, encoding="utf-8")
        feature_weights.cache_clear()
        if tested:
            print(f"told by the new weights: {told(tested):.3f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
