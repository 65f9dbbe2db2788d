"""Stored matches near the moment that a test needs; `python -m tests.positions` makes them again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.games import load
from engine.kernel.match.match import Match

FOLDER = Path(__file__).parent
STANDSTILLS = [
    (("kickbacks", "obnoxious-advertising"), 2, 950),
    (("kickbacks", "animal-rights"), 2, 3),
    (("animal-rights", "herd-instinct"), 2, 7),
    (("trade-unions", "inspiration"), 2, 7),
    (("kickbacks", "inspiration"), 4, 35),
    (("hyperinflation", "spy-pact"), 3, 31),
]
"""Twists under which everybody could wait for the others for ever, seats and seed."""


def document(name: str) -> dict[str, Any]:
    """Return a stored match document by its name."""
    stored: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return stored


def match(name: str) -> Match:
    """Return a new match that stands at a stored position."""
    stored = document(name)
    return Match.from_document(load(stored["game"]), stored)
