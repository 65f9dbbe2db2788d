"""The computer seats of a match: what they are asked goes to the workers, what they answer waits its turn.

Every computer seat that is asked thinks at once, in parallel. The delay and the step mode of the settings
decide only when its answer is given.
"""

from __future__ import annotations

import copy
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from client.session.moves import Moves
from client.session.reactions import is_reaction
from engine.ai.levels import policies
from engine.ai.seat import HUMAN, Choice, Request, TableContent, fallback, seat_seed, think
from engine.ai.workers import FAILED, LATE, LOST, UNAVAILABLE, Reply, WorkerPool
from engine.kernel.advice import Memory
from engine.kernel.match import Match
from engine.kernel.rules import PASS
from engine.kernel.state import Option, Question
from engine.store.settings import Settings

POLL_MS = 10
"""How often the workers are looked at while one of them thinks."""

_PROBLEMS = {
    LATE: "did not answer in time",
    LOST: "stopped",
    FAILED: "made an error",
}
_ALONE = "No second process can be started on this computer, so the computer seats think inside the table."

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Thought:
    """A question that a computer seat thinks about. `sealed`: other seats answer it at the same time; `hurried`: the
    player does not want to wait longer than it thinks; `follows`: the last answer was this seat's, too.
    """

    question: Question
    request: Request
    ticket: int
    sealed: bool
    since_ms: int | None = None
    choice: Choice | None = None
    hurried: bool = False
    follows: bool = False

    @property
    def declines(self) -> bool:
        """Whether its answer is that it does not react. That is given without any delay: where all are asked about
        everything nobody wants to watch each of them think. It is the same whether the seat could have reacted or not.
        """
        if self.choice is None or not is_reaction(self.question):
            return False
        return self.question[3][self.choice.option][0] == PASS


class ComputerSeats:
    """Asks the workers for the computer seats of one match and says whose answer is due.

    `number` is what the computers' own chance follows from; it has nothing to do with the seed of the match.
    `remark` is told, in one sentence with the seat it concerns, what went wrong with a worker.
    """

    def __init__(
        self,
        match: Match,
        pool: WorkerPool,
        settings: Settings,
        number: int,
        remark: Callable[[str, int], None],
    ) -> None:
        self.memories: dict[int, Memory] = {}
        """What each computer seat has noted so far: plain JSON data, part of the saved match."""
        self.hold_until_ms = 0
        """No computer answers before this moment: the table still shows what happened."""
        self.follow_up = 1.0
        """How much of the delay is waited before a seat goes on with what it has begun."""
        self.moves = Moves(match)
        """The last answers given, to be asked about."""
        self._match = match
        self._pool = pool
        self._settings = settings
        self._number = number
        self._remark = remark
        self._content = TableContent.of(match.table)
        self._thoughts: dict[int, _Thought] = {}
        self._stepped = False
        self._alone_told = False

    # --- asking -------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Ask the computer seats that have a new question; forget questions that are no longer open."""
        match = self._match
        for seat, thought in list(self._thoughts.items()):
            if match.kinds[seat] != thought.request.level or match.view(seat).question != thought.question:
                self._forget(seat)
        for seat in match.asked:
            if match.kinds[seat] != HUMAN and seat not in self._thoughts:
                self._ask(seat)

    def forget_all(self) -> None:
        """Answers that are under way belong to a position that is no more."""
        for seat in list(self._thoughts):
            self._forget(seat)
        self._stepped = False

    def _ask(self, seat: int) -> None:
        match = self._match
        view = match.view(seat)
        assert view.question is not None
        seed = seat_seed(self._number, seat)
        memory = copy.deepcopy(self.memories.get(seat, {}))
        request = Request(match.kinds[seat], seat, seed, view.to_data(), memory)
        ticket = self._pool.ask(self._content, request)
        follows = bool(match.answers) and match.answers[-1].seat == seat
        self._thoughts[seat] = _Thought(view.question, request, ticket, len(match.asked) > 1, follows=follows)

    def _forget(self, seat: int) -> None:
        self._pool.drop(self._thoughts.pop(seat).ticket)

    # --- answering ----------------------------------------------------------------------------------------

    def run(self, now_ms: int) -> bool:
        """Let the workers get on; true when a seat began or ended thinking."""
        if not self._thoughts:
            return False
        changed = False
        self._pool.run(now_ms)
        for seat, thought in self._thoughts.items():
            if thought.since_ms is None:
                thought.since_ms = now_ms
                changed = True
            if thought.choice is None and (reply := self._pool.take(thought.ticket)):
                thought.choice = reply.choice or self._make_do(seat, thought.request, reply)
                changed = True
        return changed

    def due(self, now_ms: int) -> list[tuple[int, Option]]:
        """The answers to give now, with their seats; they are taken out."""
        if now_ms < self.hold_until_ms:
            return []
        given: list[tuple[int, Option]] = []
        for seat in self._due_seats(now_ms):
            thought = self._thoughts.pop(seat)
            assert thought.choice is not None
            self.memories[seat] = thought.choice.memory
            after = len(self._match.answers) + len(given) + 1
            self.moves.keep(thought.request, thought.question, thought.choice, after)
            given.append((seat, thought.question[3][thought.choice.option]))
        if given and not any(thought.sealed for thought in self._thoughts.values()):
            self._stepped = False
        return given

    def _due_seats(self, now_ms: int) -> list[int]:
        """Sealed answers show nothing, so they are given together; of the others one at a time."""
        ready = [seat for seat, thought in self._thoughts.items() if thought.choice is not None]
        if not self._settings.step_mode:
            ready = [seat for seat in ready if now_ms >= self._earliest(seat)]
        elif not self._stepped:
            ready = [seat for seat in ready if self._needs_no_step(seat)]
        sealed = [seat for seat in ready if self._thoughts[seat].sealed]
        return sealed or ready[:1]

    def _needs_no_step(self, seat: int) -> bool:
        """A sealed answer, while a person has still to answer, shows nothing and need not be waited for; nor does
        that somebody does not react.
        """
        thought, kinds = self._thoughts[seat], self._match.kinds
        return thought.declines or (thought.sealed and any(kinds[other] == HUMAN for other in self._match.asked))

    def _earliest(self, seat: int) -> int:
        """The moment before which a seat does not act, however quickly it thinks."""
        thought = self._thoughts[seat]
        if thought.hurried or thought.declines:
            return thought.since_ms or 0
        delay = self._settings.computer_delay_ms * (self.follow_up if thought.follows else 1.0)
        return (thought.since_ms or 0) + round(delay)

    def _make_do(self, seat: int, request: Request, reply: Reply) -> Choice:
        """The choice of a seat whose worker has none."""
        if reply.problem == UNAVAILABLE:
            if not self._alone_told:
                self._alone_told = True
                self._remark(_ALONE, seat)
            try:
                return think(self._match.table, request)
            except Exception as error:  # a policy may fail in any way; its seat plays on
                reply = Reply(None, problem=FAILED, detail=f"{type(error).__name__}: {error}")
        _log.warning("The computer seat %d %s. %s", seat + 1, _PROBLEMS[reply.problem], reply.detail)
        who = f"{self._match.names[seat]}'s computer player"
        self._remark(f"{who} {_PROBLEMS[reply.problem]}; a choice at random was made.", seat)
        return fallback(request)

    # --- for the table ------------------------------------------------------------------------------------

    @property
    def thinking(self) -> dict[int, int]:
        """The seats that think, each with the moment (milliseconds) since which it does."""
        return {
            seat: thought.since_ms
            for seat, thought in self._thoughts.items()
            if thought.since_ms is not None and not (self._settings.step_mode and thought.choice)
        }

    @property
    def waits_for_step(self) -> bool:
        """Whether an answer is there that step mode holds back."""
        if not self._settings.step_mode or self._stepped:
            return False
        return any(
            thought.choice is not None and not self._needs_no_step(seat)
            for seat, thought in self._thoughts.items()
        )

    def step(self) -> None:
        """Let one answer that is held back be given, or one round of sealed answers."""
        self._stepped = self.waits_for_step

    def hurry(self) -> None:
        """Let those who think now act as soon as they have thought, without the delay of the settings."""
        for thought in self._thoughts.values():
            thought.hurried = True

    def wake_at(self, now_ms: int) -> int | None:
        """The moment at which `run` is wanted next, or None."""
        if not self._thoughts or (self.waits_for_step and not self.thinking):
            return None
        if any(thought.choice is None for thought in self._thoughts.values()):
            return now_ms + POLL_MS
        if self._settings.step_mode:
            return max(now_ms, self.hold_until_ms)
        first = min(self._earliest(seat) for seat in self._thoughts)
        return max(now_ms, self.hold_until_ms, first)


def checked_kind(kind: str) -> str:
    """The kind of a seat: a person or a policy of the computer. Raises ValueError for any other."""
    if kind != HUMAN and kind not in policies():
        raise ValueError(f"a seat is played by {', '.join((HUMAN, *policies()))}, not by '{kind}'")
    return kind


def saved_memories(data: object) -> dict[int, Memory]:
    """The memories of a saved match; what cannot be read is left out, at the cost of a memory."""
    if not isinstance(data, Mapping):
        return {}
    return {int(seat): dict(memory) for seat, memory in data.items() if str(seat).isdigit()}

