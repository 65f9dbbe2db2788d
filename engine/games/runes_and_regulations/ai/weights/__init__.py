"""Runes & Regulations: the weights of the evaluator, of the rollout policy and of each level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.games.runes_and_regulations.effects import UNITS
from engine.kernel.game import weights
from engine.kernel.game.policy import WeightFiles


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """How a level values options before it searches. `weights/normal.toml` explains each entry."""

    memory: bool
    worlds: int
    rollouts: int


@dataclass(frozen=True, slots=True, eq=False)
class RolloutWeights:
    """The rollout policy's weights for card effects. See `weights/rollout.toml`."""

    runes: tuple[float, ...]
    effects: Mapping[str, float]


def read(text: str, file: str) -> Weights:
    """Return a level's weights from `text`. Raises BadCard with the file, the entry and the expected value."""
    return weights.record(Weights, text, file, weights.by_type(Weights, worlds=64, rollouts=5000))


def read_rollout(text: str, file: str) -> RolloutWeights:
    """Return the rollout policy's weights from a data file's `text`. Raises BadCard."""
    return weights.record(RolloutWeights, text, file, _rollout_value)


def _rollout_value(file: str, name: str, value: Any) -> Any:
    if name == "effects":
        named = [unit.word for unit in UNITS if not unit.standing and unit.default_weight is None]
        return weights.numbers_by_word(file, name, value, named)
    return weights.numbers(file, name, value, least=2)


FILES = WeightFiles(__package__, read)
load = FILES.load
load_rollout = WeightFiles(__package__, read_rollout).load
