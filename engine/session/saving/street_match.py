"""What makes a match one of the street: its daily deal or its opponent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class StreetMatch:
    """A rule set of the street, and either the day (ISO date) of its daily deal or the opponent."""

    street: str
    day: str = ""
    opponent: str = ""

    @property
    def one_try(self) -> bool:
        """Return whether the player can neither undo nor try again."""
        return bool(self.day)

    def again(self) -> StreetMatch | None:
        """Return the same for a rematch, or None after a daily deal."""
        return None if self.one_try else self

    def notes(self, seed: int) -> dict[str, Any]:
        """Return the first notes of a session. In a daily deal, computers think the same for every player."""
        return {"occasion": self.to_data(), **({"number": seed} if self.one_try else {})}

    def to_data(self) -> dict[str, str]:
        """Return the data that `noted` reads."""
        return {"street": self.street, "day": self.day, "opponent": self.opponent}

    @classmethod
    def noted(cls, data: Mapping[str, str] | None) -> StreetMatch | None:
        """Read the data of `to_data`. Return None when there is none."""
        return cls(data["street"], data["day"], data["opponent"]) if data else None
