"""The folder of a tuning: its data for continuing, and the weights found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from engine.commands import CommandError
from engine.store.files import atomic

FORMAT, VERSION = "tuning", 2
PROGRESS_FILE, BEST_FILE = "progress.cul", "best.toml"


@dataclass(slots=True)
class Generation:
    """What one generation came to: the fitness of its candidates, in their order, and of its center."""

    fitness: list[float]
    center: float

    @property
    def best(self) -> float:
        """The fitness of the best candidate."""
        return max(self.fitness)

    @property
    def average(self) -> float:
        """What the candidates came to on average."""
        return sum(self.fitness) / len(self.fitness)


@dataclass(slots=True)
class TuningProgress:
    """All of a tuning: what was asked for, and what the generations came to, from which the search follows."""

    settings: dict[str, Any]
    history: list[Generation] = field(default_factory=list)
    measured: dict[str, list[float]] = field(default_factory=dict)
    """Of the generation that is being played: the fitness of each game of a batch, by the batch's number."""
    seconds: float = 0.0


def write(folder: Path, progress: TuningProgress) -> None:
    """Note how far a tuning has come. Raises engine.store.files.atomic.Unwritable."""
    body = {
        "settings": progress.settings,
        "history": [asdict(entry) for entry in progress.history],
        "measured": progress.measured,
        "seconds": progress.seconds,
    }
    atomic.write_document(folder / PROGRESS_FILE, FORMAT, VERSION, body)


def write_best(folder: Path, text: str) -> None:
    """Write the weights found so far. Raises engine.store.files.atomic.Unwritable."""
    atomic.write_bytes(folder / BEST_FILE, text.encode())


def read(folder: Path, settings: Mapping[str, Any]) -> TuningProgress | None:
    """Read a tuning to continue, or return None for a new folder.

    Raises CommandError if the folder contains another kind of tuning, and engine.store.files.atomic.Damaged.
    """
    file = folder / PROGRESS_FILE
    if not file.exists():
        return None
    body: Any = atomic.read_document(file, FORMAT, VERSION)
    before = body["settings"]
    for name, value in settings.items():
        if before.get(name) != value:
            raise CommandError(
                f"{folder} holds a tuning with another {name}; go on with the same arguments, or name another --folder"
            )
    history = [Generation(**entry) for entry in body["history"]]
    return TuningProgress(before, history, body["measured"], body["seconds"])
