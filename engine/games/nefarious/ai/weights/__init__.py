"""Nefarious: the weights of its computer seats, one data file per policy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.game import weights
from engine.kernel.game.policy import WeightFiles


@dataclass(frozen=True, slots=True)
class Weights:
    """How much a computer seat values each feature. `weights/normal.toml` explains each entry."""

    watches_actions: bool
    usual_actions: tuple[float, ...]
    usual_turns: float
    forgetting: float
    spy_trust: float
    surplus_points: float
    found_points: float
    hand_bonus: tuple[float, ...]
    worlds: int
    horizon: int


def read(text: str, file: str) -> Weights:
    """Return the weights in a data file's `text`. Raises BadCard with the file, the entry and the expected value."""
    found = weights.record(Weights, text, file, weights.by_type(Weights, worlds=64, horizon=64))
    if len(found.usual_actions) != 4:
        raise weights.bad(file, "usual_actions", "expected four numbers for 'usual_actions'")
    return found


FILES = WeightFiles(__package__, read)
load = FILES.load
