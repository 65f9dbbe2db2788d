"""Nefarious: the weights of its computer seats, one data file per policy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.game import weights
from engine.kernel.game.policy import WeightFiles


@dataclass(frozen=True, slots=True)
class Weights:
    """How much a computer seat values each feature. `weights/normal.toml` explains each entry."""

    watches_actions: bool
    usual_actions: tuple[float, float, float, float]
    usual_turns: float
    forgetting: float
    spy_trust: float
    surplus_points: float
    found_points: float
    hand_bonus: tuple[float, ...]
    worlds: weights.Worlds
    horizon: weights.Worlds


FILES = WeightFiles(__package__, weights.reader(Weights))
