"""What is noted for seats of a match, kept so that it goes back when answers are taken back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.ai import levels
from engine.ai.player import AdvisedPlayer
from engine.ai.seat import HUMAN
from engine.kernel.advice import Adviser, Memory
from engine.kernel.match import Match


class Memories(Mapping[int, Memory]):
    """The memory of each seat as it is now. `level` is whose memory people's seats have; without one it is those of
    the computer seats, each at its own level.

    What was noted since this match was begun or resumed is kept with the number of answers behind it. From before
    that a saved match has only what was `saved`; if answers are taken back that far, it is noted again from the views
    that the seats were asked with.
    """

    def __init__(self, match: Match, level: str = "", saved: Mapping[int, Memory] | None = None) -> None:
        self._match = match
        self._level = level
        self._begun = len(match.answers)
        self._noted = {seat: [(self._begun, memory)] for seat, memory in (saved or {}).items()}

    def __getitem__(self, seat: int) -> Memory:
        return self._noted[seat][-1][1]

    def __iter__(self) -> Iterator[int]:
        return iter(self._noted)

    def __len__(self) -> int:
        return len(self._noted)

    def note(self, seat: int, memory: Memory, answers: int) -> None:
        """This is a seat's memory from so many answers on. It must not be changed afterward."""
        noted = self._noted.setdefault(seat, [])
        if not noted or noted[-1][1] != memory:
            noted.append((answers, memory))

    def took_back(self) -> None:
        """Answers were taken back: every memory is again what it was behind those that are left."""
        left = len(self._match.answers)
        if left < self._begun:
            self._begun, self._noted = left, self._noted_again(left)
            return
        kept = {seat: [entry for entry in noted if entry[0] <= left] for seat, noted in self._noted.items()}
        self._noted = {seat: noted for seat, noted in kept.items() if noted}

    def _noted_again(self, left: int) -> dict[int, list[tuple[int, Memory]]]:
        """What the seats have noted of the questions they had answered by then."""
        match = self._match
        advisers = {seat: self._adviser(seat, kind) for seat, kind in enumerate(match.kinds)}
        found: dict[int, Memory] = {}
        for number, answer in enumerate(match.answers[:left]):
            adviser = advisers.get(answer.seat)
            if adviser is not None:
                adviser.observe(match.view_at(number, answer.seat), found.setdefault(answer.seat, {}))
        return {seat: [(left, memory)] for seat, memory in found.items()}

    def _adviser(self, seat: int, kind: str) -> Adviser | None:
        """What notes things for a seat; None for one whose memory is not kept here, or that has none."""
        if (kind == HUMAN) != bool(self._level):
            return None
        match = self._match
        player = levels.create(self._level or kind, match.game, match.table, seat, 0)
        return player.adviser if isinstance(player, AdvisedPlayer) else None
