"""The human players' costliest decisions in a finished match: the coach's choice, and the cost.

A worker process judges each from what its seat knew then, like a hint. `run` requests one at a time, spread over the
match, until all are done or time is up.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass

from client.replay.recording import Recording
from engine.ai import levels
from engine.ai.player import PolicyPlayer
from engine.ai.seat_request import HUMAN, REVIEW, Request, TableContent, seat_seed
from engine.ai.workers import Reply, WorkerPool
from engine.kernel.game.policy import Memory
from engine.kernel.state.state import Option
from engine.kernel.state.view import View, view_of
from engine.session.computers.memories import HINT_LEVEL
from engine.session.story import plain
from engine.words.player_names import address_player
from engine.words.say import percent, replay as say

MOST = 3
LIMIT_MS, TIME_MS = 500, 60_000
"""Time limits in ms: per decision and in total."""
LEAST_CHANCE, LEAST_POINTS = 0.02, 1.0
"""The smallest costs worth showing."""
_STRIDE = 5
"""Samples every fifth decision first."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a person that the coach would not have taken.

    moment          the number of answers before it
    turn            which turn it was, in words
    seat            whose it was
    what            what was done and what the coach would have done, with its first reason
    chance, points  what it cost: of the chance to win (0 to 1), or in points
    """

    moment: int
    turn: str
    seat: int
    what: str
    chance: float
    points: float

    def describe_change(self, name: str) -> str:
        """Return the cost as text."""
        if self.chance:
            return say("cost-chance", name=name, percent=percent(round(100 * self.chance)))
        return say("cost-points", name=name, points=round(self.points))


@dataclass(frozen=True, slots=True)
class _Given:
    """A human answer, and its request."""

    moment: int
    view: View
    option: Option
    request: Request


class DecisionReview:
    """Finds costly decisions. `found` has them so far, costliest first, until it is `done`."""

    def __init__(self, recording: Recording, pool: WorkerPool) -> None:
        self.found: tuple[Decision, ...] = ()
        self.looked = 0
        self.total = 0
        self.done = HUMAN not in recording.kinds
        self._recording = recording
        self._pool = pool
        self._content = TableContent.of(recording.match.table)
        self._noting = self._note()
        self._given: list[_Given] = []
        self._ready = False
        self._asked: tuple[int, _Given] | None = None
        self._until = -1

    def run(self, now: int) -> bool:
        """Continue the review. Returns True if there is something new to show."""
        if self.done:
            return False
        if not self._ready:
            self._given += [given] if (given := next(self._noting, None)) is not None else []
            if given is None:
                self._ready = True
                self._given = [each for start in range(_STRIDE) for each in self._given[start::_STRIDE]][::-1]
                self.total = len(self._given)
            return self._ready
        if self._until < 0:
            self._until = now + TIME_MS
        if self._asked is None:
            if not self._given or now >= self._until:
                self.done = True
                return True
            given = self._given.pop()
            self._asked = self._pool.ask(self._content, given.request), given
        self._pool.run(now)
        ticket, given = self._asked
        reply = self._pool.take(ticket)
        if reply is None:
            return False
        self._asked = None
        self.looked += 1
        self._take(given, reply)
        return True

    def pause(self) -> None:
        """Stop thinking while the page is hidden. The next `run` repeats the last request."""
        if self._asked is not None:
            self._pool.drop(self._asked[0])
            self._given.append(self._asked[1])
            self._asked = None

    def _note(self) -> Iterator[_Given]:
        """Yield the human answers that were choices, with their seats' memories at that time."""
        recording, match = self._recording, self._recording.match
        memories: dict[int, Memory] = {}
        player = levels.create(HINT_LEVEL, recording.game, match.table, 0, 0)
        if not isinstance(player, PolicyPlayer):
            return
        for moment, answer in enumerate(match.answers):
            seat = answer.seat
            if seat < 0 or recording.kinds[seat] != HUMAN:
                continue
            view = view_of(match.position(moment), seat)
            memory = memories.setdefault(seat, {})
            player.policy.observe(view, memory)
            if len(view.options) > 1 and answer.option in view.options:
                request = Request(HINT_LEVEL, seat, seat_seed(0, seat), view.to_data(), copy.deepcopy(memory), REVIEW,
                                  view.options.index(answer.option), LIMIT_MS)  # fmt: skip
                yield _Given(moment, view, answer.option, request)

    def _take(self, given: _Given, reply: Reply) -> None:
        """Keep a decision if it is among the costliest."""
        choice = reply.choice
        if choice is None:
            self.done = self.done or bool(reply.problem) and self.looked == 1
            return
        told, option = choice.advice, given.view.options[choice.option]
        if option == given.option or (told.chance < LEAST_CHANCE and told.points < LEAST_POINTS):
            return
        recording, seat = self._recording, given.view.seat
        words = [
            plain(recording.game.words.describe_option(given.view, each, recording.names))
            for each in (given.option, option)
        ]
        reasons = recording.game.ai.reasons(given.view, told.reasons, None, address_player(recording.names, seat))
        what = say("costly", given=words[0], advised=words[1], reason=plain(reasons[0]) if reasons else "")
        found = Decision(given.moment, recording.turn_words(given.moment), seat, what.strip(), told.chance, told.points)
        best = sorted((*self.found, found), key=lambda each: (-each.chance, -each.points, each.moment))
        self.found = tuple(best[:MOST])
