"""The folder of a tuning: what it needs to go on after a stop, and the weights it has found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from client.commands import CommandError
from client.commands._tune_strategy import Strategy
from engine.store import atomic

FORMAT, VERSION = "tuning", 1
PROGRESS_FILE, BEST_FILE = "progress.cul", "best.toml"


@dataclass(slots=True)
class Generation:
    """What one generation came to: the fitness of its best, its average and its center, and of how many games."""

    best: float
    average: float
    center: float
    games: int


@dataclass(slots=True)
class Progress:
    """All of a tuning: what was asked for, where the search stands, what the generations came to."""

    settings: dict[str, Any]
    strategy: Strategy
    history: list[Generation] = field(default_factory=list)
    measured: dict[str, list[float]] = field(default_factory=dict)
    """Of the generation that is being played: the fitness of each game of a batch, by the batch's number."""
    seconds: float = 0.0


def write(folder: Path, progress: Progress) -> None:
    """Note how far a tuning has come. Raises engine.store.atomic.Unwritable."""
    body = {
        "settings": progress.settings,
        "strategy": progress.strategy.to_data(),
        "history": [asdict(entry) for entry in progress.history],
        "measured": progress.measured,
        "seconds": progress.seconds,
    }
    atomic.write_document(folder / PROGRESS_FILE, FORMAT, VERSION, body)


def write_best(folder: Path, text: str) -> None:
    """Write the weights found so far. Raises engine.store.atomic.Unwritable."""
    atomic.write_bytes(folder / BEST_FILE, text.encode())


def read(folder: Path, settings: Mapping[str, Any]) -> Progress | None:
    """A tuning to go on with; None for a new folder.

    Raises CommandError when the folder holds a tuning of something else, and engine.store.atomic.Damaged.
    """
    file = folder / PROGRESS_FILE
    if not file.exists():
        return None
    body: Any = atomic.read_document(file, FORMAT, VERSION).body
    before = body["settings"]
    for name, value in settings.items():
        if before.get(name) != value:
            raise CommandError(
                f"{folder} holds a tuning with another {name}; go on with the same arguments, or name another --folder"
            )
    history = [Generation(**entry) for entry in body["history"]]
    strategy = Strategy.from_data(body["strategy"])
    return Progress(before, strategy, history, body["measured"], body["seconds"])
