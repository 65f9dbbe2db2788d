"""Cthulhu Realms: the weights of its computer seats, as data."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.files.card_file import parse
from engine.kernel.game import weights
from engine.kernel.game.policy import WeightFiles


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """How much a computer seat thinks that doesn't search; `weights/normal.toml` explains each entry."""

    worlds: int


def measured(table: str) -> tuple[str, ...]:
    """Return what one table of the evaluator's weights has entries for, in their order."""
    return tuple(parse(weights.text_of(__package__, "evaluator-2"), "evaluator-2.toml")[table])


def read(text: str, file: str) -> Weights:
    """Return weights from their text. Raises BadCard with the file, the entry and what was expected."""
    return weights.record(Weights, text, file, weights.by_type(Weights, worlds=64))


FILES = WeightFiles(__package__, read)
load = FILES.load
