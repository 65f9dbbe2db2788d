"""The latest answers of the computer seats, for "Why?".

Only public answers can be explained. Sealed answers and declined reactions can't: the mere fact that a seat thought
would reveal what it holds.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from engine.ai.seat_request import WHY, Request, SeatAnswer
from engine.kernel.flow.ruleset import PASS, QUESTION_LINK, QUESTION_WINDOW
from engine.kernel.match.match import Match
from engine.kernel.state.events import ANSWERED, ASKED, MOVED, TOKEN_MOVED, TURNED, Event
from engine.kernel.state.layout import EVERYBODY, SPECTATOR
from engine.kernel.state.refs import CARD, PLACE, ZONE, describe
from engine.kernel.state.state import Option, Question
from engine.kernel.state.view import View
from engine.session.log import NOTE, LogLine
from engine.session.privacy import curtain_rule as privacy

KEPT = 24
"""The number of answers to keep."""
WHY_LIMIT_MS = 800
_SAY_NOTHING = (ANSWERED, ASKED)
"""Events that don't say what was chosen."""
_MOVES = (MOVED, TOKEN_MOVED, TURNED)


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """An answer of a computer seat, compared by identity.

    request: the worker's request, with the seat's memory at that time
    everybody: the public view before the answer, with its question
    after: the number of answers in the match, including this one
    together: whether others chose at the same time
    """

    seat: int
    option: Option
    request: Request
    everybody: View
    after: int
    together: bool


class Moves:
    """The latest choices of the computer seats of one match."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._kept: deque[Move] = deque(maxlen=KEPT)
        self._public: tuple[int, list[Move]] = (-1, [])
        """The moves that can be explained, and the number of answers for which that was computed."""
        self._sealed: dict[int, bool] = {}
        """Whether only the seat knew its choice right after making it, by `Move.after`."""

    def keep(self, request: Request, question: Question, choice: SeatAnswer, after: int) -> None:
        """Keep an answer that is about to be given as number `after`.

        Skips a seat's only option and declined reactions.
        """
        option = question[3][choice.option]
        if len(question[3]) < 2 or (option[0] == PASS and question[1] in (QUESTION_WINDOW, QUESTION_LINK)):
            return
        match = self._match
        asked = replace(request, memory=choice.memory, task=WHY, option=choice.option, limit_ms=WHY_LIMIT_MS)
        everybody = privacy.asked_openly(match.view(SPECTATOR), question)
        self._kept.append(Move(request.seat, option, asked, everybody, after, len(match.asked_seats) > 1))

    def look(self) -> None:
        """Find out which of the latest answers are still sealed."""
        for move in self._kept:
            if move.after <= len(self._match.answers) and move.after not in self._sealed:
                hides = privacy.holds_sealed(self._match.view(move.seat), self._match.view(SPECTATOR))
                self._sealed[move.after] = move.together or hides

    def list_public(self) -> list[Move]:
        """Return the public answers that can be explained, latest last."""
        answers = len(self._match.answers)
        if self._public[0] != answers:
            self._public = answers, self._find_public()
        return self._public[1]

    def _find_public(self) -> list[Move]:
        """Find the public answers, going backward so that each later event is collected once."""
        history, seen = self._match.history, []
        later, named = len(history), set[int]()
        public: list[Event] = []
        for move in reversed(self._kept):
            while later and history[later - 1][0] >= move.after:
                later -= 1
                since = [event for event in history[later][1] if event[6] == EVERYBODY and event[0] not in _SAY_NOTHING]
                public += since
                named.update(event[2] for event in since)
            if self._is_seen(move, public, named):
                seen.append(move)
        return seen[::-1]

    def _is_seen(self, move: Move, public: Sequence[Event], named: Set[int]) -> bool:
        """Return whether all cards of the choice are public.

        A sealed answer also needs a public event that shows it.
        """
        if self._sealed.get(move.after, True) and not any(_names(event, move) for event in public):
            return False
        cards = [ref for ref in move.option[1:] if describe(ref)[0] == CARD]
        return all(card in named or any(card in zone for zone in move.everybody.zones) for card in cards)

    def find_in_line(self, line: LogLine) -> Move | None:
        """Return the move that a log line reports, or None if it reports none that can be explained."""
        if line.kind == NOTE:
            return None
        for move in reversed(self.list_public()):
            # Answers given together appear in the log after the last of them.
            later = len(self._match.names) if move.together else 1
            if move.seat == line.seat and 0 <= line.batch - move.after < later:
                return move
        return None

    def took_back(self) -> None:
        """Forget the moves that were undone."""
        kept = [move for move in self._kept if move.after <= len(self._match.answers)]
        self._kept, self._public = deque(kept, maxlen=KEPT), (-1, [])
        self._sealed = {move.after: self._sealed.get(move.after, True) for move in kept}


def _names(event: Event, move: Move) -> bool:
    """Return whether an event shows the seat's choice: its card or, without a card, its place."""
    if event[1] != move.seat:
        return False
    chosen = [describe(ref) for ref in move.option[1:]]
    cards = [index for kind, index, _ in chosen if kind == CARD]
    places = [index for kind, index, _ in chosen if kind in (ZONE, PLACE)]
    return event[2] in cards if cards else event[0] in _MOVES and any(place in event[3:5] for place in places)
