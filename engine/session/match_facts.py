"""Facts of a match that don't depend on its state: players, seed and progress."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.seat_request import HUMAN
from engine.kernel.game.game import Game
from engine.kernel.match.match import Match


class MatchFacts:
    """Facts about the match of a session."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.orders: dict[int, list[int]] = {}
        """The order of each seat's hand, for seats that changed it."""

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> list[str]:
        return self.match.names

    @property
    def kinds(self) -> Sequence[str]:
        """Return the kind of each seat: "human" or a policy. Change it with `hand_over`."""
        return tuple(self.match.kinds)

    @property
    def humans(self) -> list[int]:
        """Return the seats that people play."""
        return [seat for seat, kind in enumerate(self.match.kinds) if kind == HUMAN]

    @property
    def seed(self) -> int:
        """Return the seed. The same seed, setup and answers give the same match."""
        return self.match.seed

    @property
    def points_by_turn(self) -> Sequence[Sequence[int]]:
        """Return each seat's public points at the end of each turn. The first entry is the start."""
        return self.match.points_by_turn

    @property
    def is_untouched(self) -> bool:
        """Return whether nothing has been answered yet."""
        return not self.match.answers

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def watching(self) -> bool:
        """Return whether only computers play."""
        return not self.humans

    @property
    def has_one_human(self) -> bool:
        """Return whether one person plays at this computer, so that nothing needs hiding."""
        return self.match.has_one_human
