"""The computer seats of a match: they send questions to the workers and hold back answers until they are due.

All computer seats with a question think at once, in parallel. The delay and step mode of the settings only decide when
an answer is given.
"""

from __future__ import annotations

import copy
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.ai.levels import UnknownLevel, parse_policy, policies, policy_of, split_policy
from engine.ai.seat_request import HUMAN, Request, SeatAnswer, TableContent, fallback, limit_for, seat_seed, think
from engine.ai.workers import ASKED_AGAIN, FAILED, LATE, LOST, UNAVAILABLE, Reply, WorkerPool
from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.policy import Memory
from engine.kernel.match.match import Match
from engine.kernel.state.state import Option, Question
from engine.session.computers.memories import Memories
from engine.session.computers.moves import Moves
from engine.session.computers.opponents import USUAL_LEVEL, policy_words
from engine.session.reactions.reaction_memory import is_reaction
from engine.store.player.settings import Settings
from engine.words.say import session as say

POLL_MS = 10
"""How often to check the workers while one of them thinks."""

_PROBLEMS = {LATE: "late", LOST: "lost", FAILED: "failed"}

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Tempo:
    """How computers act while only they play.

    delay_ms: the delay before each answer
    stepwise: whether each answer waits for `step`
    """

    delay_ms: int
    stepwise: bool = False


@dataclass(slots=True)
class _Thought:
    """A question that a computer seat is thinking about.

    sealed: other seats answer at the same time
    hurried: the player skipped the delay
    follows: this seat also gave the last answer
    asked: the policy that was asked first
    tries: how often the request was repeated because its worker was lost or late
    failure: why the seat has no answer of its own, once Normal has been asked instead
    """

    policy: str
    question: Question
    request: Request
    ticket: int
    sealed: bool
    since_ms: int | None = None
    choice: SeatAnswer | None = None
    hurried: bool = False
    follows: bool = False
    asked: str = ""
    tries: int = 0
    failure: str = ""

    @property
    def declines(self) -> bool:
        """Return whether the answer declines a reaction. Such an answer has no delay.

        When every seat is asked about everything, nobody wants to watch each of them think. The delay is the same
        whether or not the seat could have reacted.
        """
        if self.choice is None or not is_reaction(self.question):
            return False
        return self.question[3][self.choice.option][0] == PASS


class ComputerSeats:
    """Sends the computer seats' questions of one match to the workers and returns the answers that are due.

    number: seeds the computers' random choices, independent of the seed of the match
    remark: called with one sentence and its seat when a worker fails
    replace_player: called with the policy that plays a seat from then on
    memories: the memories of a saved match
    """

    def __init__(
        self,
        match: Match,
        pool: WorkerPool,
        settings: Settings,
        number: int,
        remark: Callable[[str, int], None],
        replace_player: Callable[[int, str], None],
        memories: Mapping[int, Memory] | None = None,
    ) -> None:
        self.memories = Memories(match, saved=memories)
        """The notes of each computer seat: plain JSON data, saved with the match."""
        self.hold_until_ms = 0
        """No computer answers before this moment, because the table still shows events."""
        self.haste = 1.0
        """The factor for all delays; falls late in a long turn."""
        self._held_ms = 0
        self.tempo: Tempo | None = None
        """Replaces the settings if it is not None."""
        self.follow_up = 1.0
        """The share of the delay before a seat continues its own turn."""
        self.moves = Moves(match)
        """The latest answers, for explanations."""
        self._match = match
        self._pool = pool
        self._settings = settings
        self._number = number
        self._remark = remark
        self._replace_player = replace_player
        self._content = TableContent.of(match.table)
        self._thoughts: dict[int, _Thought] = {}
        self._stepped = False
        self._alone_told = False

    # --- asking -------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Send new questions to the workers and drop questions that have closed."""
        self.moves.look()
        match = self._match
        for seat, thought in list(self._thoughts.items()):
            if match.kinds[seat] != thought.policy or match.view(seat).question != thought.question:
                self._forget(seat)
        for seat in match.asked_seats:
            if match.kinds[seat] != HUMAN and seat not in self._thoughts:
                self._ask(seat)

    def took_back(self) -> None:
        """Discard answers in progress and the notes of answers that were undone."""
        self.forget_all()
        self.memories.took_back()
        self.moves.took_back()

    def forget_all(self) -> None:
        """Discard all answers in progress."""
        for seat in list(self._thoughts):
            self._forget(seat)
        self._stepped = False

    def _ask(self, seat: int) -> None:
        match = self._match
        view = match.view(seat)
        assert view.question is not None
        seed = seat_seed(self._number, seat)
        memory = copy.deepcopy(self.memories.get(seat, {}))
        policy, limit = match.kinds[seat], limit_for(sum(kind != HUMAN for kind in match.kinds))
        request = Request(policy, seat, seed, view.to_data(), memory, limit_ms=limit)
        ticket = self._pool.ask(self._content, request)
        follows = bool(match.answers) and match.answers[-1].seat == seat
        sealed = len(match.asked_seats) > 1
        self._thoughts[seat] = _Thought(policy, view.question, request, ticket, sealed, follows=follows, asked=policy)

    def _forget(self, seat: int) -> None:
        self._pool.drop(self._thoughts.pop(seat).ticket)

    # --- answering ----------------------------------------------------------------------------------------

    def run(self, now_ms: int) -> bool:
        """Let the workers continue. Return True when a seat began or finished thinking."""
        if not self._thoughts:
            return False
        changed = False
        self._pool.run(now_ms)
        for seat, thought in self._thoughts.items():
            if thought.since_ms is None:
                thought.since_ms = now_ms
                changed = True
            if thought.choice is None and (reply := self._pool.take(thought.ticket)):
                self._take(seat, thought, reply)
                changed = True
        return changed

    def due(self, now_ms: int) -> list[tuple[int, Option]]:
        """Remove and return the answers to give now, with their seats."""
        if now_ms < self.hold_until_ms:
            self._held_ms = now_ms
            return []
        given: list[tuple[int, Option]] = []
        for seat in self._due_seats(now_ms):
            thought = self._thoughts.pop(seat)
            assert thought.choice is not None
            after = len(self._match.answers) + len(given) + 1
            self.memories.note(seat, thought.choice.memory, after)
            self.moves.keep(thought.request, thought.question, thought.choice, after)
            given.append((seat, thought.question[3][thought.choice.option]))
        if given and not any(thought.sealed for thought in self._thoughts.values()):
            self._stepped = False
        return given

    def _due_seats(self, now_ms: int) -> list[int]:
        """Return the seats whose answers are due: all sealed ones together, otherwise one seat."""
        ready = [seat for seat, thought in self._thoughts.items() if thought.choice is not None]
        if not self._stepwise:
            ready = [seat for seat in ready if now_ms >= self._earliest(seat)]
        elif not self._stepped:
            ready = [seat for seat in ready if self._needs_no_step(seat)]
        sealed = [seat for seat in ready if self._thoughts[seat].sealed]
        return sealed or ready[:1]

    def _needs_no_step(self, seat: int) -> bool:
        """Return whether an answer skips step mode.

        It does if it declines a reaction, or if it is sealed and a person must still answer.
        """
        thought, kinds = self._thoughts[seat], self._match.kinds
        return thought.declines or (thought.sealed and any(kinds[other] == HUMAN for other in self._match.asked_seats))

    def _earliest(self, seat: int) -> int:
        """Return the moment before which a seat does not act, even if it has an answer."""
        thought = self._thoughts[seat]
        if thought.hurried or thought.declines:
            return thought.since_ms or 0
        wanted = self.tempo.delay_ms if self.tempo is not None else self._settings.computer_delay_ms
        delay = wanted * (self.follow_up if thought.follows else 1.0) * self.haste
        return (thought.since_ms or 0) + round(delay)

    def _take(self, seat: int, thought: _Thought, reply: Reply) -> None:
        """Handle the reply of a worker.

        A lost or late request is repeated twice; after that, Normal plays the seat. When a policy raises, Normal makes
        that one choice. If its worker is lost too, it thinks in this process. If Normal fails as well, the seat takes
        any option and plays on.
        """
        thought.choice = reply.choice
        if reply.problem == LOST and thought.failure:
            thought.choice, _ = self._think_in_process(thought.request)
            reply = Reply(thought.choice, problem=LOST)
        if reply.choice is not None:
            if thought.failure:
                instead = "instead-once" if thought.failure == FAILED else "instead-always"
                self._tell(seat, thought, say(instead, level=policy_words(USUAL_LEVEL)))
            return
        if reply.problem == UNAVAILABLE:
            thought.choice, detail = self._think_here(seat, thought.request)
            if thought.choice is not None:
                return
            reply = Reply(None, problem=FAILED, detail=detail)
        _log.warning("The computer seat %d %s. %s", seat + 1, _PROBLEMS[reply.problem], reply.detail)
        if thought.failure:
            self._tell(seat, thought, say("instead-random"))
            thought.choice = fallback(thought.request)
        elif reply.problem != FAILED and thought.tries < ASKED_AGAIN:
            thought.tries += 1
            thought.ticket = self._pool.ask(self._content, thought.request)
        else:
            self._ask_normal(seat, thought, reply.problem)

    def _ask_normal(self, seat: int, thought: _Thought, problem: str) -> None:
        """Ask Normal instead of the seat's policy. Unless the policy raised, Normal plays the seat from now on."""
        thought.failure = problem
        thought.request = replace(thought.request, level=USUAL_LEVEL)
        thought.ticket = self._pool.ask(self._content, thought.request)
        if problem != FAILED:
            thought.policy = USUAL_LEVEL
            self._replace_player(seat, thought.policy)

    def _tell(self, seat: int, thought: _Thought, instead: str) -> None:
        """Report once why a seat's worker had no choice, and what happened instead."""
        name, level = self._match.names[seat], policy_words(thought.asked)
        self._remark(say(f"computer-{_PROBLEMS[thought.failure]}", name=name, level=level, instead=instead), seat)

    def _think_here(self, seat: int, request: Request) -> tuple[SeatAnswer | None, str]:
        """Think in this process with a level that doesn't search, because the table waits.

        Return the choice, or None and the reason.
        """
        plans, (level, personality) = self._match.game.ai.plans(), split_policy(request.level)
        if not self._alone_told:
            self._alone_told = True
            weaker = any(split_policy(kind)[0] in plans for kind in self._match.kinds)
            alone = say("alone.weaker", level=policy_words(USUAL_LEVEL)) if weaker else say("alone")
            self._remark(alone, seat)
        if level in plans:
            request = replace(request, level=policy_of(USUAL_LEVEL, personality))
        return self._think_in_process(request)

    def _think_in_process(self, request: Request) -> tuple[SeatAnswer | None, str]:
        """Think in this process. Return the choice, or None and the reason."""
        try:
            return think(self._match.table, request), ""
        except Exception as error:  # a policy may fail in any way; its seat plays on
            return None, f"{type(error).__name__}: {error}"

    @property
    def _stepwise(self) -> bool:
        return self.tempo.stepwise if self.tempo is not None else self._settings.step_mode

    # --- for the table ------------------------------------------------------------------------------------

    @property
    def thinking(self) -> dict[int, int]:
        """Return the seats that think, each with the moment in milliseconds since which the table waits for it."""
        return {
            seat: max(thought.since_ms, self._held_ms)
            for seat, thought in self._thoughts.items()
            if thought.since_ms is not None and not (self._stepwise and thought.choice)
        }

    @property
    def waits_for_step(self) -> bool:
        """Return whether step mode holds back an answer."""
        if not self._stepwise or self._stepped:
            return False
        return any(
            thought.choice is not None and not self._needs_no_step(seat) for seat, thought in self._thoughts.items()
        )

    def step(self) -> None:
        """Release one held answer, or one round of sealed answers."""
        self._stepped = self.waits_for_step

    def hurry(self) -> None:
        """Let the seats that think now answer without the delay of the settings."""
        for thought in self._thoughts.values():
            thought.hurried = True

    def wake_at(self, now_ms: int) -> int | None:
        """Return when `run` is needed next, or None."""
        if not self._thoughts or (self.waits_for_step and not self.thinking):
            return None
        if any(thought.choice is None for thought in self._thoughts.values()):
            return now_ms + POLL_MS
        if self._stepwise:
            return max(now_ms, self.hold_until_ms)
        first = min(self._earliest(seat) for seat in self._thoughts)
        return max(now_ms, self.hold_until_ms, first)


def checked_kind(kind: str) -> str:
    """Return `kind` if it names a person or a policy. Raises ValueError otherwise."""
    try:
        if kind != HUMAN:
            parse_policy(kind)
    except UnknownLevel as error:
        choices = ", ".join((HUMAN, *policies()))
        raise ValueError(f"a seat is played by one of {choices}, not by '{kind}': {error}") from error
    return kind


def known_kinds(names: Sequence[str], kinds: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the kinds of a saved match's seats, and a sentence for each kind that this version doesn't know.

    Such a seat continues at the usual level.
    """
    known, sentences = [], []
    for name, kind in zip(names, kinds, strict=True):
        try:
            known.append(checked_kind(kind))
        except ValueError:
            known.append(USUAL_LEVEL)
            sentences.append(say("level-unknown", name=name, kind=kind, level=policy_words(USUAL_LEVEL)))
    return known, sentences


def saved_memories(data: object) -> dict[int, Memory]:
    """Read the memories of a saved match, skipping unreadable ones."""
    if not isinstance(data, Mapping):
        return {}
    return {int(seat): dict(memory) for seat, memory in data.items() if str(seat).isdigit()}
