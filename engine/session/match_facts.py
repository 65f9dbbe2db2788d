"""What can be said of a match without looking at its position: who plays what, and how far it has come."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.seat_request import HUMAN
from engine.kernel.game.game import Game
from engine.kernel.match.match import Match


class MatchFacts:
    """The plain facts about the match of a session."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.orders: dict[int, list[int]] = {}
        """The order in which each seat keeps the cards of its hand, as far as it has one of its own."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def names(self) -> list[str]:
        """The names at the table, by seat."""
        return self.match.names

    @property
    def kinds(self) -> Sequence[str]:
        """Who plays each seat: "human" or a policy of the computer. Change it with `hand_over`."""
        return tuple(self.match.kinds)

    @property
    def humans(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, kind in enumerate(self.match.kinds) if kind == HUMAN]

    @property
    def seed(self) -> int:
        """The seed of the match: the same seed, set-up and answers give the same match."""
        return self.match.seed

    @property
    def points_by_turn(self) -> Sequence[Sequence[int]]:
        """The public points of each seat at the end of each turn; the first entry is the beginning."""
        return self.match.points_by_turn

    @property
    def untouched(self) -> bool:
        """Whether nothing has been answered yet."""
        return not self.match.answers

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def watching(self) -> bool:
        """Whether only computers play."""
        return not self.humans

    @property
    def alone(self) -> bool:
        """Whether one person plays at this computer, who need not be hidden from anybody."""
        return self.match.alone
