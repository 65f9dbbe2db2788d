"""Fits the weights of a game's evaluator (`engine/kernel/game/evaluator.py`) to who won matches of computer seats.

Seats of Normal, and of Hard without a search, play numbered seeds. At the end of every turn the features of all seats
are noted. The weights keep their signs and are pulled toward those in use. The log loss is measured on every fifth
match, which is left out of the fit.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engine.ai.levels import Variant, create
from engine.ai.search import never_out_of_time
from engine.ai.self_play import opening
from engine.games import load
from engine.kernel.flow.machine import answer_at
from engine.kernel.game.evaluator import Evaluator, Row, Weight
from engine.kernel.state.state import TURN, WINNERS
from engine.kernel.state.view import view_of

POLICIES = (("normal", Variant()), ("hard", Variant(searches=False)))
HELD_OUT = 5
"""One match in so many is kept for the test."""
ROUNDS, SPEED = 400, 0.02
MATCH = 4.0
"""What the positions of one match count together: they are much alike."""
STIFFNESS = 2.0
"""How strongly a weight is pulled toward the one in use, in positions, unless told otherwise."""
CARDS, BY_CARD = ("lawn", "held", "titles"), 20.0
"""Groups with a weight for each card, and how many times more strongly those are pulled."""
DECIMALS = 3
"""Decimals of a weight."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position: its match, how far that has come, the features of all seats by name, and what each seat won."""

    match: int
    phase: float
    rows: Sequence[Mapping[str, float] | None]
    won: Sequence[float]


Match = tuple[int, int, list[int]]
"""Number of players, seed and answers."""


def played(slug: str, seats: int, options: Mapping[str, Any], matches: int) -> Iterator[Match]:
    """Play matches."""
    game = load(slug)
    checked = game.checked_options(options)
    for seed in range(100_000 * seats, 100_000 * seats + matches):
        table = game.new_table(seats, checked, seed)
        state, dice = opening(table, seed), random.Random(seed)
        policies = [dice.choice(POLICIES) for _ in range(seats)]
        players = [
            create(name, game, table, seat, seed * 31 + seat, never_out_of_time, variant)
            for seat, (name, variant) in enumerate(policies)
        ]
        answers = []
        while state.questions:
            seat = state.questions[0][0]
            answers.append(players[seat].choose(view_of(state, seat)))
            answer_at(state, 0, answers[-1])
        yield seats, seed, answers


def samples(slug: str, options: Mapping[str, Any], match: Match) -> list[Sample]:
    """Play a match again and return its positions at the ends of turns, as one of the seats sees them."""
    seats, seed, answers = match
    game = load(slug)
    table = game.new_table(seats, game.checked_options(options), seed)
    state, dice = opening(table, seed), random.Random(seed)
    policy = game.ai.policy(table, game.ai.plans()["expert"].weights)
    assert policy is not None
    found: list[tuple[float, list[Mapping[str, float] | None]]] = []
    for answer in answers:
        turn = state.values[TURN]
        answer_at(state, 0, answer)
        if state.values[TURN] != turn and not state.over:
            evaluator = policy.evaluator(view_of(state, dice.randrange(seats)))
            assert evaluator is not None
            rows = evaluator.read(state)
            phase = evaluator.phase(state, rows)
            found.append((phase, [named(evaluator, row, evaluator.confidence(phase)) for row in rows]))
    winners = state.values[WINNERS]
    won = [(winners >> seat & 1) / max(1, winners.bit_count()) for seat in range(seats)]
    return [Sample(seed, phase, rows, won) for phase, rows in found if winners]


def named(evaluator: Evaluator, row: Row | None, confidence: float) -> Mapping[str, float] | None:
    """Return the features of a seat by name, times the evaluator's confidence in their weights."""
    return None if row is None else {evaluator.features[place].name: confidence * amount for place, amount in row}


# --- fitting -----------------------------------------------------------------------------------------------------


class Data:
    """Samples as arrays: a row for each, in it a row for each seat, in it the features of `names`."""

    def __init__(self, found: Sequence[Sample], names: Sequence[str]) -> None:
        places = {name: place for place, name in enumerate(names)}
        seats = max(len(sample.rows) for sample in found)
        self.amounts = np.zeros((len(found), seats, len(names)), np.float32)
        self.alive = np.zeros((len(found), seats), bool)
        self.won = np.zeros((len(found), seats), np.float32)
        for number, sample in enumerate(found):
            for seat, row in enumerate(sample.rows):
                self.won[number, seat] = sample.won[seat]
                self.alive[number, seat] = row is not None
                for name, amount in (row or {}).items():
                    self.amounts[number, seat, places[name]] += amount
        self.phase = np.array([sample.phase for sample in found], np.float32)[:, None]
        matches = [sample.match for sample in found]
        lengths = Counter(matches)
        self.counts = np.array([min(1.0, MATCH / lengths[match]) for match in matches], np.float32)
        self.tested = np.array([match % HELD_OUT == 0 for match in matches])

    def sums(self, weights: Any) -> Any:
        """Return the sums of features times weights; `weights` are those at the start, then those at the end."""
        start, end = self.amounts @ weights[0], self.amounts @ weights[1]
        return start + self.phase * (end - start)

    def odds(self, weights: Any) -> Any:
        """Return the chances of all seats."""
        scores = np.where(self.alive, self.sums(weights), -np.inf)
        powers = np.exp(scores - scores.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)

    def log_loss(self, weights: Any, rows: Any) -> float:
        """Return the mean of minus the logarithm of what the winners were given."""
        odds = np.clip(self.odds(weights)[rows], 1e-9, 1.0)
        return float(-(self.won[rows] * np.log(odds)).sum(1).mean())


def fitted(data: Data, given: Any, better: Any, stiffness: Any = STIFFNESS) -> Any:
    """Return weights near the given ones that make what happened likely, each with the sign of its feature."""
    learned = ~data.tested
    scale = np.sqrt((data.amounts[data.alive] ** 2).mean(0)) + 1e-3
    weights, first, second = np.copy(given), np.zeros_like(given), np.zeros_like(given)
    amounts = np.where(data.alive[..., None], data.amounts, 0.0)
    for number in range(1, ROUNDS + 1):
        wrong = (data.odds(weights) - data.won) * (data.counts * learned)[:, None]
        end = np.tensordot(wrong * data.phase, amounts, 2)
        slope = np.stack([np.tensordot(wrong, amounts, 2) - end, end]) / scale
        slope += stiffness * (weights - given) * scale
        first, second = 0.9 * first + 0.1 * slope, 0.99 * second + 0.01 * slope * slope
        step = first / (1 - 0.9**number) / (np.sqrt(second / (1 - 0.99**number)) + 1e-8)
        weights = weights - SPEED * (1 - number / ROUNDS) * step / scale
        weights = np.where(weights * better < 0, 0.0, weights)
    return weights if data.phase.any() else np.stack([weights[0]] * 2)


# --- writing -----------------------------------------------------------------------------------------------------


def rewritten(text: str, found: Mapping[str, Weight]) -> str:
    """Return the text of a weights file with other numbers; comments stay."""
    lines, table = [], ""
    for line in text.splitlines():
        entry = re.match(r'(?:\[([\w-]+)\]|("?)([\w -]+)\2 = [^#]*?)(\s*#.*)?$', line)
        if entry and entry[1]:
            table = f"{entry[1]}."
        elif entry and f"{table}{entry[3]}" in found:
            line = f"{entry[2]}{entry[3]}{entry[2]} = {listed(found[table + entry[3]])}{entry[4] or ''}"
        elif entry and f"{entry[3]}.0" in found:
            places = [found[f"{entry[3]}.{place}"] for place in range(100) if f"{entry[3]}.{place}" in found]
            line = f"{entry[3]} = [{', '.join(map(listed, places))}]{entry[4] or ''}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def listed(weight: Weight) -> str:
    """Return a weight as it stands in a file."""
    start, end = (round(number, DECIMALS) + 0.0 for number in (weight[0], sum(weight)))
    return f"{start}" if start == end else f"[{start}, {end}]"


def fit(found: Sequence[Sample], evaluator: Evaluator, stiffness: float, file: Path | None) -> None:
    """Fit the weights, print the log loss next to that of the weights in use and of even chances, and write them."""
    data = Data(found, [feature.name for feature in evaluator.features])
    used = weights_of(evaluator)
    better = np.array([feature.better for feature in evaluator.features])
    pulls = [stiffness * (BY_CARD if feature.group in CARDS else 1) for feature in evaluator.features]
    weights = fitted(data, used, better, np.array(pulls))
    even = float(np.log(data.alive[data.tested].sum(1)).mean())
    print(
        f"{data.tested.sum()} positions held out: log loss {data.log_loss(weights, data.tested):.4f}, "
        f"with the weights in use {data.log_loss(used, data.tested):.4f}, with even chances {even:.4f}"
    )
    entries = {
        feature.name: (float(start), float(end - start))
        for feature, start, end in zip(evaluator.features, *weights, strict=True)
    }
    write(file, entries)


def write(file: Path | None, entries: Mapping[str, Weight]) -> None:
    """Write weights into a file, if one is given."""
    if file:
        file.write_text(rewritten(file.read_text(encoding="utf-8"), entries), encoding="utf-8")


def weights_of(evaluator: Evaluator) -> Any:
    """Return the weights in use: those at the start, then those at the end."""
    return np.array([[start, start + change] for start, change in evaluator.weights], np.float32).T


def evaluator_of(slug: str, seats: int, options: Mapping[str, Any]) -> Evaluator:
    """Return the evaluator of a table of Expert."""
    game = load(slug)
    table = game.new_table(seats, game.checked_options(options), 1)
    policy = game.ai.policy(table, game.ai.plans()["expert"].weights)
    evaluator = policy.evaluator(view_of(opening(table, 1), 0)) if policy else None
    assert evaluator is not None
    return evaluator
