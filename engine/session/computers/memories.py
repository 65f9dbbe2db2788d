"""The memories of a match's seats, stored so that undo restores earlier ones."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import Any

from engine.ai import levels
from engine.ai.player import PolicyPlayer
from engine.ai.seat_request import HUMAN
from engine.kernel.game.policy import Memory
from engine.kernel.match.match import Match

HINT_LEVEL = "expert"
"""The level that gives hints to people and keeps notes for their seats. It has no personality."""

_log = logging.getLogger(__name__)


class Memories(Mapping[int, Memory]):
    """The current memory of each human seat if `people` is true, otherwise of each computer seat.

    Each memory recorded since the match began or resumed is kept with its number of answers. Earlier ones come from
    `saved`. If undo goes back further, the memories are rebuilt from the views of the answered questions.
    """

    def __init__(self, match: Match, people: bool = False, saved: Mapping[int, Memory] | None = None) -> None:
        self._match = match
        self._people = people
        self._begun = len(match.answers)
        self._noted = {seat: [(self._begun, memory)] for seat, memory in (saved or {}).items()}

    def __getitem__(self, seat: int) -> Memory:
        return self._noted[seat][-1][1]

    def __iter__(self) -> Iterator[int]:
        return iter(self._noted)

    def __len__(self) -> int:
        return len(self._noted)

    def note(self, seat: int, memory: Memory, answers: int) -> None:
        """Record a seat's memory after `answers` answers. Don't change it afterward."""
        noted = self._noted.setdefault(seat, [])
        if not noted or noted[-1][1] != memory:
            noted.append((answers, memory))

    def took_back(self) -> None:
        """Restore the memories that belong to the remaining answers."""
        left = len(self._match.answers)
        if left < self._begun:
            kinds, found = self._match.kinds, restore_memories(self._match, left)
            mine = {seat: memory for seat, memory in found.items() if (kinds[seat] == HUMAN) == self._people}
            self._begun, self._noted = left, {seat: [(left, memory)] for seat, memory in mine.items()}
            return
        kept = {seat: [entry for entry in noted if entry[0] <= left] for seat, noted in self._noted.items()}
        self._noted = {seat: noted for seat, noted in kept.items() if noted}


def record_memories(match: Match) -> dict[str, Any]:
    """Return rebuilt memories of computer seats ("memories") and people ("noted") as in `Session.notes`."""
    found = restore_memories(match, len(match.answers))
    return {
        "memories": {str(seat): memory for seat, memory in found.items() if match.kinds[seat] != HUMAN},
        "noted": {str(seat): memory for seat, memory in found.items() if match.kinds[seat] == HUMAN},
    }


def restore_memories(match: Match, answers: int) -> dict[int, Memory]:
    """Rebuild the memories of all seats after `answers` answers.

    A seat remembers only the views of the questions that it answered.
    """
    found: dict[int, Memory] = {}
    try:
        players = [
            levels.create(HINT_LEVEL if kind == HUMAN else kind, match.game, match.table, seat, 0)
            for seat, kind in enumerate(match.kinds)
        ]
        for number, answer in enumerate(match.answers[:answers]):
            player = players[answer.seat] if answer.seat >= 0 else None
            if isinstance(player, PolicyPlayer):
                player.policy.observe(match.view_at(number, answer.seat), found.setdefault(answer.seat, {}))
    except Exception:  # the seat may remember less, but the match goes on
        _log.exception("Not everything could be noted again.")
    return found
