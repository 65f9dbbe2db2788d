"""The turning points of a finished match: the turns with the largest changes in win odds."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from client.replay.recording import Recording
from engine.ai.levels import win_odds
from engine.kernel.game.plays import Play, plays
from engine.kernel.state.layout import SPECTATOR
from engine.session.story import plain
from engine.session.teller import Teller
from engine.words.say import percent, replay as say

MOST = 3
Course = Sequence[tuple[int, Sequence[float]]]
"""The win odds of all seats over time: each entry holds from its moment on."""
_LEAST = 0.04
"""Smaller changes don't count."""
_DECIDED = 0.7
"""A seat with these odds before the last turn, and a win in it, has turned nothing."""
_MOST_MOMENTS, _SHARE = 2, 0.5
"""How many answers of a turn are shown. The second one needs at least this share of the first one's change."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that moved the estimate of a seat.

    moment         the number of answers just before what moved it most
    step           the step of the chart of points (turn or round)
    turn           which turn it was, in words
    seat           whose chance moved most, from `before` to `after` (0 to 1)
    what           what happened, in the game's words; may be empty
    """

    moment: int
    step: int
    turn: str
    seat: int
    before: float
    after: float
    what: str

    def describe_change(self, name: str) -> str:
        """Return the change as text: "Ada from 34% to 61%"."""
        return say("moved", name=name, before=chance_words(self.before), after=chance_words(self.after))


def chance_words(share: float) -> str:
    """Return a chance as text. Only certain outcomes are 0% or 100%."""
    whole = round(100 * share)
    if 0 < share < 1:
        whole = min(99, max(1, whole))
    return percent(whole)


class TurningPoints:
    """Finds turning points, a little in each call of `work`. When `found`, `points` has them in order."""

    def __init__(self, recording: Recording) -> None:
        self._recording = recording
        self._estimates: dict[int, list[float]] = {}
        self.points: tuple[TurningPoint, ...] = ()
        self.found = False
        self._steps = self._search()

    def work(self, milliseconds: float) -> bool:
        """Work for about this long. Returns True once, when the search is complete."""
        until = time.perf_counter() + milliseconds / 1000
        while not self.found and time.perf_counter() < until:
            if next(self._steps):
                return True
        return False

    @property
    def course(self) -> Course:
        """The win odds at each turn's start and at the end; empty until the search is complete."""
        if not self.found or not self._estimates.get(0):
            return ()
        return [(moment, self._estimates[moment]) for moment in (*self._recording.turns, self._recording.length)]

    def _search(self) -> Iterator[bool]:
        """Search with one estimate per step. The last step yields True."""
        recording = self._recording
        turns = [*recording.turns, recording.length]
        changes: list[tuple[float, int, int]] = []
        for place, (start, end) in enumerate(zip(turns, turns[1:], strict=False)):
            before, after = self._win_odds(start), self._win_odds(end)
            if before and after and not (end == recording.length and _was_decided(before, after)):
                seat = max(range(len(before)), key=lambda seat: _size(before[seat], after[seat]))
                changes.append((abs(after[seat] - before[seat]), place, seat))
            yield False
        changes.sort(key=lambda change: (-change[0], change[1]))
        found = []
        for size, place, seat in changes[:MOST]:
            if size < _LEAST:
                continue
            start, end = turns[place], turns[place + 1]
            for moment in range(start, end + 1):
                self._win_odds(moment)
                yield False
            found.append(self._point(start, end, seat))
            yield False
        self.points, self.found = tuple(sorted(found, key=lambda point: point.moment)), True
        yield True

    def _win_odds(self, moment: int) -> list[float]:
        """Return the public win odds at a moment; empty if the game has no estimate."""
        if moment not in self._estimates:
            recording = self._recording
            self._estimates[moment] = win_odds(recording.view(moment, SPECTATOR))
        return self._estimates[moment]

    def _point(self, start: int, end: int, seat: int) -> TurningPoint:
        """Return a turn's turning point, at the moment before its largest change."""
        recording = self._recording
        before, after = self._win_odds(start), self._win_odds(end)
        moments = self._moments(start, end, seat, 1 if after[seat] > before[seat] else -1)
        step = recording.step(recording.view(start, SPECTATOR))
        return TurningPoint(
            moments[0] - 1,
            step,
            recording.turn_words(start),
            seat,
            before[seat],
            after[seat],
            self._what(start, moments, seat),
        )

    def _moments(self, start: int, end: int, seat: int, way: int) -> list[int]:
        """Return the one or two answers of a turn that moved a seat's odds most, up (`way` 1) or down (-1), in order.

        The final answer counts only if nothing else moved the odds.
        """
        moves = {
            now: way * (self._win_odds(now)[seat] - self._win_odds(now - 1)[seat]) for now in range(start + 1, end + 1)
        }
        if end == self._recording.length and max((moves[now] for now in moves if now < end), default=0.0) >= _LEAST:
            del moves[end]
        best = sorted(moves, key=lambda now: (-moves[now], now))[:_MOST_MOMENTS]
        return sorted(now for now in best if moves[now] >= _SHARE * moves[best[0]])

    def _what(self, start: int, moments: list[int], seat: int) -> str:
        """Return the plays at some moments, or how the match was won if the end was the turning point."""
        recording = self._recording
        if moments == [recording.length]:
            how = recording.game.words.describe_victory(recording.view(recording.length, SPECTATOR), recording.names)
            if how:
                return how.rstrip(".")
        match = recording.match
        teller = Teller(match.table, recording.names)
        turn = plays(match.table, match.history[start + 1 : moments[-1] + 1], SPECTATOR)
        told = [teller.sentence(play) for moment in moments if (play := self._heaviest(turn, moment, seat, teller))]
        return plain("; ".join(dict.fromkeys(told)))

    def _heaviest(self, turn: Sequence[Play], moment: int, seat: int, teller: Teller) -> Play | None:
        """Return a turn's main play at a moment: by the seat whose odds rose most, with the largest effect.

        Effects on `seat` come first. Without effects, return the last play before the moment.
        """
        chances = zip(self._win_odds(moment - 1), self._win_odds(moment), strict=True)
        rises = [*(after - before for before, after in chances), 0.0]  # The last entry belongs to no seat: NONE.
        now = plays(self._recording.match.table, self._recording.match.history[moment : moment + 1], SPECTATOR)
        weights = {
            play.cause.number: sum(abs(change.weight) * (1 + (change.seat == seat)) for change in play.changes)
            for play in now
        }
        told = [play for play in turn if play.at[0] <= moment and teller.sentence(play)]
        there = [play for play in told if play.cause.number in weights]
        there.sort(key=lambda play: (rises[play.cause.seat], weights[play.cause.number], play.at))
        return there[-1] if there else told[-1] if told else None


def _size(before: float, after: float) -> tuple[float, bool]:
    """Return a change in hundredths. Of equal changes, a rise sorts first."""
    return round(abs(after - before), 2), after > before


def _was_decided(before: list[float], after: list[float]) -> bool:
    """Return whether the winner was already the clear favorite."""
    favorite = max(range(len(before)), key=before.__getitem__)
    return before[favorite] >= _DECIDED and after[favorite] > 0.99
