"""Hints for players and explanations of computer moves.

Worker processes compute both at the level "expert", from what one seat may know. A hint uses the view of the player who
asks. An explanation uses what the computer seat knew at the time. Requests return at once and a later `run` brings the
answer. Without workers, this process computes it and the table waits.
"""

from __future__ import annotations

import copy
import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from time import perf_counter

from engine.ai import levels
from engine.ai.explain import Explanation as Told
from engine.ai.player import PolicyPlayer
from engine.ai.seat_request import HINT, Request, SeatAnswer, TableContent, seat_seed, think
from engine.ai.workers import ASKED_AGAIN, LATE, LOST, UNAVAILABLE, WorkerPool
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.machine import answer
from engine.kernel.game.policy import GamePolicy, Memory
from engine.kernel.match.match import Match
from engine.kernel.state.state import Option, Question
from engine.kernel.state.view import View, view_of
from engine.session.computers.memories import HINT_LEVEL, Memories
from engine.session.computers.moves import Move
from engine.session.reactions.reaction_memory import asked_next, decline_option

HINT_LIMIT_MS = 800
"""How long the computer may think about a hint, in milliseconds. Keeps the answer within a second."""
POLL_MS = 10
WARM_AFTER_MS = 1200
"""How long after the first question to a person a worker is started, in milliseconds.

The first hint then needs no wait.
"""
_LATER_ANSWERS = 40
"""After this many answers, stop waiting for the question that should come next."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Hint:
    """The advice for a seat: one of its options, or None when there is no advice.

    told: the arguments for the option
    instead: the best alternative, if something speaks against it
    """

    seat: int
    option: Option | None
    told: Told = Told()
    instead: Option | None = None


@dataclass(frozen=True, slots=True)
class Why:
    """The reasons for a computer seat's answer. `found` is False when they could not be computed."""

    move: Move
    told: Told = Told()
    found: bool = True


@dataclass(slots=True)
class _Errand:
    """A request in progress: for a hint about a question, or about a move.

    coming: the view of the question that follows once a reaction is declined, if the table shows both
    tries: how often the request was repeated
    """

    ticket: int
    request: Request
    question: Question | None = None
    move: Move | None = None
    coming: View | None = None
    tries: int = 0


class Advice:
    """Advice about a match. This base class never has any."""

    def __init__(self) -> None:
        self.why: Why | None = None
        """The last explanation of a move, until it is read."""

    @property
    def hint(self) -> Hint | None:
        """Return the hint for the open question, or None when that question has changed."""
        return None

    @property
    def thinks_of_hint(self) -> bool:
        return False

    @property
    def thinks_of(self) -> Move | None:
        """Return the move that is being explained, or None."""
        return None

    def ask_why(self, move: Move) -> None:
        """Ask for the reasons for a move."""

    def forget(self) -> None:
        """Discard all requests and answers."""


class MatchAdvice(Advice):
    """Hints and explanations for one match. `number` seeds the random choices of the computers."""

    def __init__(
        self, match: Match, pool: WorkerPool, number: int, memories: Mapping[int, Memory] | None = None
    ) -> None:
        super().__init__()
        self.memories = Memories(match, True, memories)
        """The notes for each human seat, taken from its own views."""
        self._match = match
        self._pool = pool
        self._number = number
        self._content = TableContent.of(match.table)
        self._errand: _Errand | None = None
        self._hint: tuple[Question, Hint] | None = None
        self._noter: GamePolicy | None = None
        self._warm_at: int | None = None
        self._warm = False

    # --- state --------------------------------------------------------------------------------------------

    @property
    def hint(self) -> Hint | None:
        return self._hint[1] if self._hint is not None and self._stands(self._hint[0]) else None

    @property
    def thinks_of_hint(self) -> bool:
        return self._errand is not None and self._errand.question is not None

    @property
    def thinks_of(self) -> Move | None:
        return self._errand.move if self._errand is not None else None

    def _stands(self, question: Question) -> bool:
        return not self._match.over and self._match.state.question_for(question[0]) == question

    # --- asking -------------------------------------------------------------------------------------------

    def _note(self, seat: int) -> None:
        """Record what later views of a human seat will no longer show. Recording it twice changes nothing."""
        try:
            if self._noter is None:
                player = levels.create(HINT_LEVEL, self._match.game, self._match.table, seat, self._number)
                if not isinstance(player, PolicyPlayer):
                    return
                self._noter = player.policy
            memory = copy.deepcopy(self.memories.get(seat, {}))
            self._noter.observe(self._match.view(seat), memory)
            self.memories.note(seat, memory, len(self._match.answers))
        except Exception:  # the hint may be worse, but the match goes on
            _log.exception("Nothing could be noted for seat %d.", seat + 1)
            self.memories.note(seat, {}, len(self._match.answers))

    def ask_hint(self, seat: int) -> bool:
        """Ask for a hint for a seat. Return False when the seat has no question."""
        self.forget()
        view = self._match.view(seat)
        if view.question is None:
            return False
        coming = self._coming(view)
        limit = HINT_LIMIT_MS // (2 if coming is not None else 1)
        self._send(self._request(view, limit), view.question, coming=coming)
        return True

    def ask_why(self, move: Move) -> None:
        self.forget()
        self._send(move.request, move=move)

    def forget(self) -> None:
        if self._errand is not None:
            self._pool.drop(self._errand.ticket)
        self._errand = self._hint = self.why = None

    def took_back(self) -> None:
        """Discard advice and notes about answers that were undone."""
        self.forget()
        self.memories.took_back()

    def look(self, asked: Collection[int]) -> None:
        """Discard a hint whose question has closed, and update the notes of the human seats in `asked`."""
        errand = self._errand
        if errand is not None and errand.question is not None and not self._stands(errand.question):
            self.forget()
        if self._hint is not None and self.hint is None:
            self._hint = None
        for seat in asked:
            self._note(seat)

    def _request(self, view: View, limit_ms: int) -> Request:
        memory = copy.deepcopy(self.memories.get(view.seat, {}))
        seed = seat_seed(self._number, view.seat)
        return Request(HINT_LEVEL, view.seat, seed, view.to_data(), memory, HINT, limit_ms=limit_ms)

    def _send(
        self, request: Request, question: Question | None = None, move: Move | None = None, coming: View | None = None
    ) -> None:
        ticket = self._pool.ask(self._content, request, first=True)
        self._errand = _Errand(ticket, request, question, move, coming)

    def _coming(self, view: View) -> View | None:
        """Return the view of the next question, if the table shows it next to a reaction."""
        following = asked_next(view)
        if following is None:
            return None
        world = determinize(view, self._number)
        for _ in range(_LATER_ANSWERS):
            asked = world.question_for(view.seat)
            if asked is not None and asked[1] == following[1]:
                return view_of(world, view.seat)
            declined = decline_option(world.questions[0]) if world.questions else None
            if declined is None:
                return None
            answer(world, world.questions[0][0], declined)
        return None

    # --- time ---------------------------------------------------------------------------------------------

    def run(self, now_ms: int) -> bool:
        """Let the workers continue. Return True when there is new advice."""
        errand = self._errand
        if errand is None:
            self._make_ready(now_ms)
            return False
        self._pool.run(now_ms)
        reply = self._pool.take(errand.ticket)
        if reply is None:
            return False
        choice = reply.choice
        if reply.problem in (LOST, LATE) and errand.tries < ASKED_AGAIN:
            errand.tries += 1
            errand.ticket = self._pool.ask(self._content, errand.request, first=True)
            return False
        if choice is None and reply.problem == UNAVAILABLE:
            choice = self._think_here(errand.request)
        elif choice is None:
            _log.warning("The computer gave no advice: %s. %s", reply.problem, reply.detail)
        self._errand = None
        if errand.move is not None:
            self.why = Why(errand.move, choice.advice if choice else Told(), choice is not None)
        elif errand.question is not None:
            self._take_hint(errand, errand.question, choice)
        return True

    def _make_ready(self, now_ms: int) -> None:
        """Start a worker for the first hint, some time after a person is first asked."""
        if self._warm or not self.memories:
            return
        if self._warm_at is None:
            self._warm_at = now_ms + WARM_AFTER_MS
        elif now_ms >= self._warm_at:
            self._warm = True
            self._pool.warm()
            self._pool.run(now_ms)

    def _take_hint(self, errand: _Errand, question: Question, choice: SeatAnswer | None) -> None:
        if choice is None:
            self._hint = question, Hint(question[0], None)
            return
        options: list[Option] = [(verb, card, ref) for verb, card, ref in errand.request.view["question"][3]]
        option, instead = options[choice.option], choice.advice.instead
        if errand.coming is not None and option == decline_option(question):
            # The table doesn't offer to decline here, so advise on the question that comes next.
            self._send(self._request(errand.coming, HINT_LIMIT_MS // 2), question)
            return
        self._hint = question, Hint(question[0], option, choice.advice, options[instead] if instead >= 0 else None)

    def _think_here(self, request: Request) -> SeatAnswer | None:
        """Answer the request in this process. The table waits meanwhile."""
        began = perf_counter()
        try:
            request = replace(request, memory=copy.deepcopy(request.memory))
            return think(self._match.table, request, lambda: (perf_counter() - began) * 1000 > request.limit_ms)
        except Exception as error:  # a policy may fail in any way
            _log.warning("The computer gave no advice: %s: %s", type(error).__name__, error)
            return None

    def wake_at(self, now_ms: int) -> int | None:
        """Return when `run` is needed next, or None."""
        if self._errand is not None:
            return now_ms + POLL_MS
        return self._warm_at if not self._warm else None
