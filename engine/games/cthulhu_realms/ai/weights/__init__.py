"""The AI weights of Cthulhu Realms."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.files.card_file import parse
from engine.kernel.game import weights
from engine.kernel.game.policy import WeightFiles


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """The number of determinizations that levels without search use; `weights/normal.toml` explains it."""

    worlds: weights.Worlds


def evaluator_table(table: str) -> tuple[str, ...]:
    """Return the entries of one table of the evaluator's weights, in order."""
    return tuple(parse(weights.text_of(__package__, "evaluator-2"), "evaluator-2.toml")[table])


FILES = WeightFiles(__package__, weights.reader(Weights))
