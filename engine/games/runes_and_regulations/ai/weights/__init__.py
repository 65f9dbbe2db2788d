"""Runes & Regulations: the weights of the evaluator, of the rollout policy and of each level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from engine.games.runes_and_regulations.effects import UNITS
from engine.kernel.files.records import Between
from engine.kernel.game import weights
from engine.kernel.game.policy import WeightFiles


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """How a level values options before it searches. `weights/normal.toml` explains each entry."""

    memory: bool
    worlds: weights.Worlds
    rollouts: Annotated[int, Between(1, 5000)]


WEIGHED = weights.for_each([unit.word for unit in UNITS if not unit.continuous and unit.default_weight is None])


@dataclass(frozen=True, slots=True, eq=False)
class RolloutWeights:
    """The rollout policy's weights for card effects. See `weights/rollout.toml`."""

    runes: Annotated[tuple[float, ...], Between(2)]
    effects: Annotated[Mapping[str, float], WEIGHED]


read, read_rollout = weights.reader(Weights), weights.reader(RolloutWeights)
FILES = WeightFiles(__package__, read)
load_rollout = WeightFiles(__package__, read_rollout).load
