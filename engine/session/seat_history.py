"""The players of each seat of a match, which may change during play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.ai.levels import split_policy
from engine.ai.seat_request import HUMAN
from engine.kernel.flow.ruleset import QUESTION_LINK, QUESTION_WINDOW
from engine.kernel.match.match import Match
from engine.kernel.state.state import ACTIVE, KIND, TURN
from engine.session.computers.opponents import MIXED
from engine.store.history.results import COMPUTER
from engine.store.history.sums import HANDED


class SeatHistory:
    """Remembers for each seat of one match who gave answers before the current player."""

    def __init__(self, match: Match, data: object = None) -> None:
        """Read the history of a saved match from `to_data`."""
        self._match = match
        self._before: dict[int, list[str]] = {}
        self._since: dict[int, int] = {}
        """The number of answers before each seat's current player took over."""
        self._turns: dict[int, int] = {}
        """The number of turns that people had played for each seat by then."""
        entries = data if isinstance(data, Mapping) else {}
        for seat in range(len(match.names)):
            entry = entries.get(str(seat))
            if isinstance(entry, list) and isinstance(entry[0], int) and isinstance(entry[1], list):
                self._since[seat], self._before[seat] = entry[0], [str(kind) for kind in entry[1]]
                self._turns[seat] = entry[2] if len(entry) == 3 else 0  # notes of earlier versions have no turns

    def to_data(self) -> dict[str, Any]:
        """Return the history for the saved match.

        Each changed seat has three entries: the answers before its last change, its earlier players, and people's
        turns.
        """
        return {
            str(seat): [since, self._before.get(seat, []), self._turns.get(seat, 0)]
            for seat, since in self._since.items()
        }

    def changes(self, seat: int) -> None:
        """Record that another player is about to take a seat."""
        answers, since = self._match.answers, self._since.get(seat, 0)
        before = self._before.setdefault(seat, [])
        if any(answer.seat == seat for answer in answers[since:]) and self._match.kinds[seat] not in before:
            before.append(self._match.kinds[seat])
        if self._match.kinds[seat] == HUMAN:
            self._turns[seat] = self._turns.get(seat, 0) + self._count_turns(seat, since)
        self._since[seat] = len(answers)

    def _count_turns(self, seat: int, since: int) -> int:
        """Count the turns in which a seat has chosen since answer `since`.

        Choices in its own turn count, and secret choices made with others.
        """
        turns, sealed = set(), self._match.table.ruleset.sealed
        for number, answer in enumerate(self._match.answers[since:], since):
            if answer.seat == seat and answer.kind not in (QUESTION_WINDOW, QUESTION_LINK):
                before = self._match.position(number)
                if before.values[ACTIVE] == seat or before.stack[-1][KIND] in sealed:
                    turns.add(before.values[TURN])
        return len(turns)

    def took_back(self) -> None:
        """Adjust the history after an undo."""
        last = len(self._match.answers)
        self._since = {seat: min(since, last) for seat, since in self._since.items()}

    def kind(self, seat: int) -> str:
        """Return what a seat counts as in the statistics, see `SeatResult`."""
        turns = self._turns.get(seat, 0)
        return HUMAN if self._match.kinds[seat] == HUMAN else f"{HANDED} {turns}" if turns else COMPUTER

    def results(self) -> list[tuple[str, str]]:
        """Return the level and personality that each seat counts for, both empty for a person.

        A seat played at several levels counts for none of them.
        """
        return [self._result(seat) for seat in range(len(self._match.names))]

    def _result(self, seat: int) -> tuple[str, str]:
        now = self._match.kinds[seat]
        if now == HUMAN:
            return "", ""
        both = [split_policy(kind) for kind in (now, *self._before.get(seat, ()))]
        levels, personalities = {level for level, _ in both}, {personality for _, personality in both}
        return both[0][0] if len(levels) == 1 else MIXED, both[0][1] if len(personalities) == 1 else ""
