"""What is noted for seats of a match, kept so that it goes back when answers are taken back."""

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
"""Who gives hints to people, without a personality, and notes things for their seats."""

_log = logging.getLogger(__name__)


class Memories(Mapping[int, Memory]):
    """The memory of each seat as it is now: of the seats of `people`, or else of the computer seats.

    What was noted since this match was begun or resumed is kept with the number of answers behind it. From before
    that a saved match has only what was `saved`; if answers are taken back that far, it is noted again from the views
    that the seats were asked with.
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
        """This is a seat's memory from so many answers on. It must not be changed afterward."""
        noted = self._noted.setdefault(seat, [])
        if not noted or noted[-1][1] != memory:
            noted.append((answers, memory))

    def took_back(self) -> None:
        """Answers were taken back: every memory is again what it was behind those that are left."""
        left = len(self._match.answers)
        if left < self._begun:
            kinds, found = self._match.kinds, restore_memories(self._match, left)
            mine = {seat: memory for seat, memory in found.items() if (kinds[seat] == HUMAN) == self._people}
            self._begun, self._noted = left, {seat: [(left, memory)] for seat, memory in mine.items()}
            return
        kept = {seat: [entry for entry in noted if entry[0] <= left] for seat, noted in self._noted.items()}
        self._noted = {seat: noted for seat, noted in kept.items() if noted}


def record_memories(match: Match) -> dict[str, Any]:
    """The "memories" of computer seats and what is "noted" for people, as `Session.notes` has them, noted again."""
    found = restore_memories(match, len(match.answers))
    return {
        "memories": {str(seat): memory for seat, memory in found.items() if match.kinds[seat] != HUMAN},
        "noted": {str(seat): memory for seat, memory in found.items() if match.kinds[seat] == HUMAN},
    }


def restore_memories(match: Match, answers: int) -> dict[int, Memory]:
    """What the seats know by so many answers: whoever plays a seat remembers what it was shown with every question that
    it has answered, and nothing else.
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
    except Exception:  # a seat may remember less for that, the match goes on
        _log.exception("Not everything could be noted again.")
    return found
