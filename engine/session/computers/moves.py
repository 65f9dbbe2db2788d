"""The last answers of the computer seats, kept so that a person can ask why they were given.

Only what everybody has seen can be asked about. Neither a sealed answer nor a reaction that was let pass can: that it
was thought about would tell what the seat holds.
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
"""So many answers are kept."""
WHY_LIMIT_MS = 800
_SAY_NOTHING = (ANSWERED, ASKED)
"""Events that do not say what was chosen."""
_MOVES = (MOVED, TOKEN_MOVED, TURNED)


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """An answer of a computer seat; two are the same only when they are one.

    request    what its worker was asked, with what the seat had noted when it answered
    everybody  what all knew before it, with its question
    after      how many answers of the match there were with it
    together   whether others chose at the same time
    """

    seat: int
    option: Option
    request: Request
    everybody: View
    after: int
    together: bool


class Moves:
    """The last answers of the computer seats of one match that were choices."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._kept: deque[Move] = deque(maxlen=KEPT)
        self._told: tuple[int, list[Move]] = (-1, [])
        """What can be asked about, and after how many answers that was found out."""
        self._sealed: dict[int, bool] = {}
        """Whether only their seats knew what was chosen when it had been, by `Move.after`."""

    def keep(self, request: Request, question: Question, choice: SeatAnswer, after: int) -> None:
        """A seat is about to answer, which makes so many answers of the match. What was its only option, or a reaction
        it lets pass, is not kept.
        """
        option = question[3][choice.option]
        if len(question[3]) < 2 or (option[0] == PASS and question[1] in (QUESTION_WINDOW, QUESTION_LINK)):
            return
        match = self._match
        asked = replace(request, memory=choice.memory, task=WHY, option=choice.option, limit_ms=WHY_LIMIT_MS)
        everybody = privacy.asked_openly(match.view(SPECTATOR), question)
        self._kept.append(Move(request.seat, option, asked, everybody, after, len(match.asked) > 1))

    def look(self) -> None:
        """The answers that were about to be given have been: see which of them nobody else knows yet."""
        for move in self._kept:
            if move.after <= len(self._match.answers) and move.after not in self._sealed:
                hides = privacy.holds_sealed(self._match.view(move.seat), self._match.view(SPECTATOR))
                self._sealed[move.after] = move.together or hides

    def told(self) -> list[Move]:
        """What can be asked about now, the latest last: the answers that everybody has seen."""
        answers = len(self._match.answers)
        if self._told[0] != answers:
            self._told = answers, self._seen()
        return self._told[1]

    def _seen(self) -> list[Move]:
        """The answers that everybody has seen, found from the latest back: what happened since is gathered once."""
        history, seen = self._match.history, []
        later, named = len(history), set[int]()
        public: list[Event] = []
        for move in reversed(self._kept):
            while later and history[later - 1][0] >= move.after:
                later -= 1
                since = [event for event in history[later][1]
                         if event[6] == EVERYBODY and event[0] not in _SAY_NOTHING]  # fmt: skip
                public += since
                named.update(event[2] for event in since)
            if self._is_seen(move, public, named):
                seen.append(move)
        return seen[::-1]

    def _is_seen(self, move: Move, public: Sequence[Event], named: Set[int]) -> bool:
        """Whether everybody knows all that was chosen, and of a sealed answer that it was chosen: by what has happened
        since in public, which names these cards.
        """
        if self._sealed.get(move.after, True) and not any(_names(event, move) for event in public):
            return False
        cards = [ref for ref in move.option[1:] if describe(ref)[0] == CARD]
        return all(card in named or any(card in zone for zone in move.everybody.zones) for card in cards)

    def told_in(self, line: LogLine) -> Move | None:
        """The answer that a line of the log about its seat tells of, where it can be asked about; None for any other
        line.
        """
        if line.kind == NOTE:
            return None
        for move in reversed(self.told()):
            # Answers given together are told when the last of them has been.
            later = len(self._match.names) if move.together else 1
            if move.seat == line.seat and 0 <= line.batch - move.after < later:
                return move
        return None

    def took_back(self) -> None:
        """Answers were taken back: what came after them is forgotten."""
        kept = [move for move in self._kept if move.after <= len(self._match.answers)]
        self._kept, self._told = deque(kept, maxlen=KEPT), (-1, [])
        self._sealed = {move.after: self._sealed.get(move.after, True) for move in kept}


def _names(event: Event, move: Move) -> bool:
    """Whether an event of a seat says what it chose: a card, or without one a place."""
    if event[1] != move.seat:
        return False
    chosen = [describe(ref) for ref in move.option[1:]]
    cards = [index for kind, index, _ in chosen if kind == CARD]
    places = [index for kind, index, _ in chosen if kind in (ZONE, PLACE)]
    return event[2] in cards if cards else event[0] in _MOVES and any(place in event[3:5] for place in places)
