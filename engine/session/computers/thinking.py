"""The computer seats of a match: what they are asked goes to the workers, what they answer waits its turn.

Every computer seat that is asked thinks at once, in parallel. The delay and the step mode of the settings
decide only when its answer is given.
"""

from __future__ import annotations

import copy
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.ai.levels import UnknownLevel, parsed, policies, policy_of
from engine.ai.seat_request import HUMAN, Request, SeatAnswer, TableContent, fallback, limit_for, seat_seed, think
from engine.ai.workers import ASKED_AGAIN, FAILED, LATE, LOST, UNAVAILABLE, Reply, WorkerPool
from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.policy import Memory
from engine.kernel.match.match import Match
from engine.kernel.state.state import Option, Question
from engine.session.computers.memories import Memories
from engine.session.computers.moves import Moves
from engine.session.computers.opponents import USUAL_LEVEL, parted, policy_words, usual_level
from engine.session.reactions.card_memory import is_reaction
from engine.store.settings import Settings
from engine.words.say import session as say

POLL_MS = 10
"""How often the workers are looked at while one of them thinks."""

_PROBLEMS = {LATE: "late", LOST: "lost", FAILED: "failed"}

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Tempo:
    """How computers act while nobody else plays: after so many milliseconds, and each only when `step` is called if
    `stepwise`.
    """

    delay_ms: int
    stepwise: bool = False


@dataclass(slots=True)
class _Thought:
    """A question that a computer seat of a policy thinks about. `sealed`: other seats answer it at the same time;
    `hurried`: the player does not want to wait longer than it thinks; `follows`: the last answer was this seat's, too;
    `asked`: the policy that was asked first; `tries`: how often it was asked again because its worker was lost or late;
    `failure`: why the seat has no answer of its own, when Normal has been asked for it.
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
        """Whether its answer is that it does not react. That is given without any delay: where all are asked about
        everything nobody wants to watch each of them think. It is the same whether the seat could have reacted or not.
        """
        if self.choice is None or not is_reaction(self.question):
            return False
        return self.question[3][self.choice.option][0] == PASS


class ComputerSeats:
    """Asks the workers for the computer seats of one match and says whose answer is due.

    `number` is what the computers' own chance follows from; it has nothing to do with the seed of the match.
    `remark` is told, in one sentence with the seat it concerns, what went wrong with a worker, and `replace_player` by
    which policy a seat is played from now on because of that. `memories` are what a saved match has kept.
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
        """What each computer seat has noted so far: plain JSON data, part of the saved match."""
        self.hold_until_ms = 0
        """No computer answers before this moment: the table still shows what happened."""
        self.haste = 1.0
        """The share of every delay that is left, late in a long turn."""
        self._held_ms = 0
        self.tempo: Tempo | None = None
        """Counts instead of the settings while there is one."""
        self.follow_up = 1.0
        """How much of the delay is waited before a seat goes on with what it has begun."""
        self.moves = Moves(match)
        """The last answers given, to be asked about."""
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
        """Ask the computer seats that have a new question; forget questions that are no longer open."""
        self.moves.look()
        match = self._match
        for seat, thought in list(self._thoughts.items()):
            if match.kinds[seat] != thought.policy or match.view(seat).question != thought.question:
                self._forget(seat)
        for seat in match.asked:
            if match.kinds[seat] != HUMAN and seat not in self._thoughts:
                self._ask(seat)

    def took_back(self) -> None:
        """Answers were taken back, and what was thought and noted of them with them."""
        self.forget_all()
        self.memories.took_back()
        self.moves.took_back()

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
        policy, limit = match.kinds[seat], limit_for(sum(kind != HUMAN for kind in match.kinds))
        request = Request(policy, seat, seed, view.to_data(), memory, limit_ms=limit)
        ticket = self._pool.ask(self._content, request)
        follows = bool(match.answers) and match.answers[-1].seat == seat
        sealed = len(match.asked) > 1
        self._thoughts[seat] = _Thought(policy, view.question, request, ticket, sealed, follows=follows, asked=policy)

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
                self._take(seat, thought, reply)
                changed = True
        return changed

    def due(self, now_ms: int) -> list[tuple[int, Option]]:
        """The answers to give now, with their seats; they are taken out."""
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
        """Sealed answers show nothing, so they are given together; of the others one at a time."""
        ready = [seat for seat, thought in self._thoughts.items() if thought.choice is not None]
        if not self._stepwise:
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
        wanted = self.tempo.delay_ms if self.tempo is not None else self._settings.computer_delay_ms
        delay = wanted * (self.follow_up if thought.follows else 1.0) * self.haste
        return (thought.since_ms or 0) + round(delay)

    def _take(self, seat: int, thought: _Thought, reply: Reply) -> None:
        """Take the choice of a worker. One that is lost or late is asked again, twice; then Normal plays the seat. What
        a policy raises costs it one choice, which Normal makes. It thinks in this process if its worker is lost, too;
        and if Normal itself fails any option is taken: a seat always plays on.
        """
        thought.choice = reply.choice
        if reply.problem == LOST and thought.failure:
            thought.choice, _ = self._thought(thought.request)
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
        """Ask Normal what a seat was asked. Where no worker lives to play it otherwise, it is Normal's from now on."""
        thought.failure = problem
        thought.request = replace(thought.request, level=usual_level())
        thought.ticket = self._pool.ask(self._content, thought.request)
        if problem != FAILED:
            thought.policy = usual_level()
            self._replace_player(seat, thought.policy)

    def _tell(self, seat: int, thought: _Thought, instead: str) -> None:
        """The one line about a seat whose worker had no choice: what went wrong first, and what was done."""
        name, level = self._match.names[seat], policy_words(thought.asked)
        self._remark(say(f"computer-{_PROBLEMS[thought.failure]}", name=name, level=level, instead=instead), seat)

    def _think_here(self, seat: int, request: Request) -> tuple[SeatAnswer | None, str]:
        """Think in this process, at no level that searches: the table would stand still meanwhile. Without a choice
        the second value says why.
        """
        plans, (level, personality) = self._match.game.ai.plans(), parted(request.level)
        if not self._alone_told:
            self._alone_told = True
            weaker = any(parted(kind)[0] in plans for kind in self._match.kinds)
            alone = say("alone.weaker", level=policy_words(USUAL_LEVEL)) if weaker else say("alone")
            self._remark(alone, seat)
        if level in plans:
            request = replace(request, level=policy_of(usual_level(), personality))
        return self._thought(request)

    def _thought(self, request: Request) -> tuple[SeatAnswer | None, str]:
        """What comes of thinking in this process, or why there is no choice."""
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
        """The seats that think, each with the moment (milliseconds) since which that is waited for."""
        return {
            seat: max(thought.since_ms, self._held_ms)
            for seat, thought in self._thoughts.items()
            if thought.since_ms is not None and not (self._stepwise and thought.choice)
        }

    @property
    def waits_for_step(self) -> bool:
        """Whether an answer is there that step mode holds back."""
        if not self._stepwise or self._stepped:
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
        if self._stepwise:
            return max(now_ms, self.hold_until_ms)
        first = min(self._earliest(seat) for seat in self._thoughts)
        return max(now_ms, self.hold_until_ms, first)


def checked_kind(kind: str) -> str:
    """The kind of a seat: a person or a policy of the computer. Raises ValueError for any other."""
    try:
        if kind != HUMAN:
            parsed(kind)
    except UnknownLevel as error:
        choices = ", ".join((HUMAN, *policies()))
        raise ValueError(f"a seat is played by one of {choices}, not by '{kind}': {error}") from error
    return kind


def known_kinds(names: Sequence[str], kinds: Sequence[str]) -> tuple[list[str], list[str]]:
    """The kinds of the seats of a saved match, and a sentence for each that this version does not know: the seat goes
    on at the usual level.
    """
    known, sentences = [], []
    for name, kind in zip(names, kinds, strict=True):
        try:
            known.append(checked_kind(kind))
        except ValueError:
            known.append(usual_level())
            sentences.append(say("level-unknown", name=name, kind=kind, level=policy_words(usual_level())))
    return known, sentences


def saved_memories(data: object) -> dict[int, Memory]:
    """The memories of a saved match; what cannot be read is left out, at the cost of a memory."""
    if not isinstance(data, Mapping):
        return {}
    return {int(seat): dict(memory) for seat, memory in data.items() if str(seat).isdigit()}

