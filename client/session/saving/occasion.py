"""What a match is played for, beside itself: a day's deal, or a step of the street."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Occasion:
    """A rule set of the street, and either the day (as ISO date) whose deal this is, or the opponent that is played."""

    street: str
    day: str = ""
    opponent: str = ""

    @property
    def one_try(self) -> bool:
        """Whether nothing can be taken back or tried anew."""
        return bool(self.day)

    def again(self) -> Occasion | None:
        """What a rematch is played for."""
        return None if self.one_try else self

    def notes(self, seed: int) -> dict[str, Any]:
        """What a session begins with: in a deal computers think alike for everybody."""
        return {"occasion": self.to_data(), **({"number": seed} if self.one_try else {})}

    def to_data(self) -> dict[str, str]:
        """What is noted beside the match."""
        return {"street": self.street, "day": self.day, "opponent": self.opponent}

    @classmethod
    def noted(cls, data: Mapping[str, str] | None) -> Occasion | None:
        """What `to_data` has noted; None without that."""
        return cls(data["street"], data["day"], data["opponent"]) if data else None
