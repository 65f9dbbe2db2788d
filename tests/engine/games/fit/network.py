"""Teaches the network of Cthulhu Realms' evaluator, for two players, who is going to win.

It learns from all matches except every fifth. How surprised it is by the winners of the others is printed, next to the
sums of features alone. `weights/network-2.toml` explains the weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from engine.games.cthulhu_realms.ai import evaluator as realms, features
from engine.games.cthulhu_realms.layout import HAND_SIZE, START_SANITY
from engine.kernel.game.evaluator import Evaluator
from tests.engine.games.fit import odds

TRAITS, UNITS, ROUNDS, BATCH = 4, 12, 6, 1024
STIFFNESS, QUICK, SLOW = 3e-4, 5e-3, 2e-4


class Data(odds.Data):
    """Samples, and the facts that units know besides traits, in the order of `NetworkEvaluator.scores`."""

    def __init__(self, found: Sequence[odds.Sample], evaluator: Evaluator) -> None:
        super().__init__(found, [feature.name for feature in evaluator.features])
        self.decks = self.amounts[..., len(features.STANDING) :]
        sanity, danger, worry, moved, follows, hand = np.moveaxis(self.amounts[..., : len(features.STANDING)], -1, 0)
        early = 1 - self.phase + np.zeros_like(sanity)
        share = sanity / START_SANITY
        own = [share, danger, worry, moved, follows, hand / HAND_SIZE, early]
        rival = [share[:, ::-1], worry[:, ::-1]]
        self.facts = np.stack([*own, *rival], -1).astype(np.float32)
        self.estimated = self.sums(odds.weights_of(evaluator))


class Learner:
    """A network as it learns."""

    def __init__(self, data: Data) -> None:
        self.data = data
        dice = np.random.default_rng(0)
        self.sizes = np.sqrt((data.decks.reshape(-1, data.decks.shape[-1]) ** 2).mean(0)) + 1e-3
        inputs = 2 * TRAITS + data.facts.shape[-1]
        values = {
            "traits": dice.normal(0, 0.05, (data.decks.shape[-1], TRAITS)),
            "units": dice.normal(0, 0.3, (inputs, UNITS)),
            "starts": np.zeros(UNITS),
            "counts": dice.normal(0, 0.05, UNITS),
            "trust": np.ones(1),
        }
        self.values: dict[str, Any] = {name: value.astype(np.float32) for name, value in values.items()}
        self.first = {name: np.zeros_like(value) for name, value in self.values.items()}
        self.second = {name: np.zeros_like(value) for name, value in self.values.items()}
        self.steps = 0

    def chances(self, rows: Any) -> tuple[Any, Any, Any, Any]:
        """What goes in, scaled decks, what the units say, and the chances of the seats."""
        data, values = self.data, self.values
        decks = data.decks[rows] / self.sizes
        traits = decks @ values["traits"]
        inputs = np.concatenate([traits, traits[:, ::-1], data.facts[rows]], -1)
        said = np.tanh(inputs @ values["units"] + values["starts"])
        scores = said @ values["counts"] + data.estimated[rows] * values["trust"]
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return inputs, decks, said, chances / chances.sum(1, keepdims=True)

    def learn(self, rows: Any, speed: float) -> None:
        """One step of Adam, by some positions."""
        data, values = self.data, self.values
        inputs, decks, said, wrong = self.chances(rows)
        wrong = (wrong - data.won[rows]) / len(rows)
        back = wrong[..., None] * values["counts"] * (1 - said * said)
        sides = (back @ values["units"].T)[..., : 2 * TRAITS]
        own, rival = np.split(sides, 2, -1)
        own = own + rival[:, ::-1]
        slopes = {
            "traits": np.tensordot(decks, own, ((0, 1), (0, 1))),
            "units": np.tensordot(inputs, back, ((0, 1), (0, 1))),
            "starts": back.sum((0, 1)),
            "counts": np.einsum("ns,nsu->u", wrong, said),
            "trust": np.array([(wrong * data.estimated[rows]).sum()]),
        }
        self.steps += 1
        for name, slope in slopes.items():
            slope = slope + (STIFFNESS * values[name] if name != "trust" else 0)
            self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            self.second[name] = 0.999 * self.second[name] + 0.001 * slope * slope
            step = self.first[name] / (1 - 0.9**self.steps)
            step /= np.sqrt(self.second[name] / (1 - 0.999**self.steps)) + 1e-8
            values[name] = (values[name] - speed * step).astype(np.float32)

    def surprise(self, rows: Any) -> float:
        """How surprising the winners are: the mean of minus the logarithm of their chances."""
        return float(-(self.data.won[rows] * np.log(self.chances(rows)[3] + 1e-9)).sum(1).mean())


def taught(data: Data) -> Learner:
    """A network that has learned."""
    learner = Learner(data)
    tested, rows = np.where(data.tested)[0], np.where(~data.tested)[0]
    dice = np.random.default_rng(1)
    learner.values["counts"] *= 0
    print(f"{len(rows)} positions to learn from; surprise of the sums alone {learner.surprise(tested):.4f}")
    learner = Learner(data)
    for number in range(ROUNDS):
        dice.shuffle(rows)
        for start in range(0, len(rows), BATCH):
            learner.learn(np.sort(rows[start : start + BATCH]), QUICK * (1 - number / ROUNDS) + SLOW)
        print(f"round {number + 1}: {learner.surprise(tested):.4f}", flush=True)
    return learner


def fit(found: Sequence[odds.Sample], evaluator: Evaluator, file: Path | None) -> None:
    """Teach a network, and write it into a file below the comments at its top."""
    assert isinstance(evaluator, realms.RealmsEvaluator)
    learner = taught(Data(found, evaluator))
    if file:
        head = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        titles = [card.id for card in evaluator.rules.every_card]
        file.write_text("\n".join([*head, "", *lines_of(learner, titles)]) + "\n", encoding="utf-8")


def lines_of(learner: Learner, titles: Sequence[str]) -> list[str]:
    """Return the network as the lines of a file."""
    values = learner.values
    lines = [f"trust = {values['trust'][0]:.4f}  # how much the sums of features count next to the network"]
    lines += [f"{name} = {listed(values[name])}" for name in ("starts", "counts")]
    lines += ["units = [", *(f"    {listed(unit)}," for unit in values["units"].T), "]"]
    traits = iter(values["traits"] / learner.sizes[:, None])
    for name, words in features.TABLES.items():
        lines += ["", f"[{name}]", *(f'"{word}" = {listed(next(traits))}' for word in words)]
    rest = list(traits)
    lines += ["", "[titles]", *(f'"{title}" = {listed(row)}' for title, row in zip(titles, rest, strict=True))]
    return [*lines, f"other = {listed(np.mean(rest, axis=0))}  # cards that players have made"]


def listed(row: Any) -> str:
    """Numbers as a list."""
    return "[" + ", ".join(f"{value:.4f}" for value in row) + "]"
