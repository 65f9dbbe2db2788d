"""What makes a match one of the street: its daily deal, its opponent or its evening in a season."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from engine.session.reactions.auto_pass import NO_UNDO, UNDO, UNDO_ONCE_BEYOND, UNDO_WITHIN

_OF_A_SEASON = ("season", "evening", "number", "door", "favor")


@dataclass(frozen=True, slots=True)
class StreetMatch:
    """A rule set of the street, and the day (ISO date) of its daily deal, the opponent, or the evening of a season.

    season: the season's id
    evening: the id of the evening, `number` its place in the season and `door` the chosen door, both from 1
    favor: the kind of favor used, or empty
    """

    street: str
    day: str = ""
    opponent: str = ""
    season: str = ""
    evening: str = ""
    number: int = 0
    door: int = 0
    favor: str = ""

    @property
    def one_try(self) -> bool:
        """Return whether the player can't try again."""
        return bool(self.day or self.season)

    @property
    def undo(self) -> str:
        """Return how far undo goes. A season allows one undo past the rules, as a favor."""
        if self.season:
            return UNDO_ONCE_BEYOND if self.favor == "undo" else UNDO_WITHIN
        return NO_UNDO if self.day else UNDO

    def for_rematch(self) -> StreetMatch | None:
        """Return the street match of a rematch, or None after a daily deal or an evening of a season."""
        return None if self.one_try else self

    def notes(self, seed: int) -> dict[str, Any]:
        """Return the first notes of a session. With one try, computers think the same for every player."""
        return {"occasion": self.to_data(), **({"number": seed} if self.one_try else {})}

    def to_data(self) -> dict[str, Any]:
        """Return the data that `from_data` reads."""
        return {key: value for key, value in asdict(self).items() if self.season or key not in _OF_A_SEASON}

    @classmethod
    def from_data(cls, data: Mapping[str, Any] | None) -> StreetMatch | None:
        """Read the data of `to_data`. Return None when there is none."""
        return cls(**{key: data[key] for key in cls.__slots__ if key in data}) if data else None
