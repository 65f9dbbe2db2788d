"""Figures of the benchmark: a value, its unit, and the goal it is held to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number; without a goal it only informs."""

    name: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def is_reached(self) -> bool:
        """Return whether the goal is met. Always True without a goal."""
        if self.at_least is not None:
            return self.value >= self.at_least
        return self.at_most is None or self.value <= self.at_most

    def __str__(self) -> str:
        digits = 0 if abs(self.value) >= 1000 else 1 if abs(self.value) >= 100 else 3
        text = f"{self.name}: {self.value:,.{digits}f} {self.unit}".rstrip()
        if self.at_least is None and self.at_most is None:
            return text
        goal = f"at least {self.at_least:.3g}" if self.at_least is not None else f"at most {self.at_most:g}"
        return f"{text}  (goal: {goal}; {'reached' if self.is_reached else 'NOT REACHED'})"

    def to_data(self) -> dict[str, Any]:
        """Return the figure as JSON-ready data."""
        return {
            "name": self.name.strip(),
            "value": self.value,
            "unit": self.unit,
            "at_least": self.at_least,
            "at_most": self.at_most,
            "reached": self.is_reached,
        }


def percentile(values: Sequence[float], percent: int) -> float:
    """Return a percentile, or 0 without values."""
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
