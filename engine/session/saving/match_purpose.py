"""Why a match is played: for a day's deal, or for a step of the street."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class MatchPurpose:
    """A rule set of the street, and either the day (as ISO date) whose deal this is, or the opponent that is played."""

    street: str
    day: str = ""
    opponent: str = ""

    @property
    def one_try(self) -> bool:
        """Whether the player can neither take anything back nor try again."""
        return bool(self.day)

    def again(self) -> MatchPurpose | None:
        """The occasion of a rematch."""
        return None if self.one_try else self

    def notes(self, seed: int) -> dict[str, Any]:
        """Return the first notes of a session. In a day's deal, computers think the same for every player."""
        return {"occasion": self.to_data(), **({"number": seed} if self.one_try else {})}

    def to_data(self) -> dict[str, str]:
        """Return the notes for the saved match."""
        return {"street": self.street, "day": self.day, "opponent": self.opponent}

    @classmethod
    def noted(cls, data: Mapping[str, str] | None) -> MatchPurpose | None:
        """Read the data of `to_data`; None when there is none."""
        return cls(data["street"], data["day"], data["opponent"]) if data else None
