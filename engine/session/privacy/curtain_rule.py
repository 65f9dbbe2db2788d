"""Several people at one computer: when the next question is not for the eyes of the one who looks.

Everything here follows from views, whatever the game: a question is private when the seat that is asked sees
something that the one who looks does not, or when several seats choose in secret at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.kernel.game.traits.windows import HasPublicAnswers
from engine.kernel.match.match import Match
from engine.kernel.state.events import ANSWERED, ASKED, PHASE_BEGAN, REVEALED, SHUFFLED, TURN_BEGAN, Event
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN, NONE
from engine.kernel.state.state import Question
from engine.kernel.state.view import View
from engine.words.say import session as say

_UNSEEN = frozenset((ANSWERED, ASKED, PHASE_BEGAN, TURN_BEGAN, SHUFFLED))


@dataclass(frozen=True, slots=True)
class CurtainCall:
    """The table is hidden until somebody has taken a seat.

    seat     whose seat (0 is the first), with its `name`
    reason   why the table is hidden, one sentence
    away     who should look away, one sentence; empty when there is nobody else
    moves    the answers given since that seat last looked; their number is public
    trigger  what the seat may react to, as everybody may know it: it can let that happen without looking.
             Empty for any other question. Nothing here follows from what the seat holds.
    """

    seat: int
    name: str
    reason: str
    away: str
    moves: int
    trigger: str = ""


def is_private(asked: View, looking: View) -> bool:
    """Whether a question to the seat of `asked` must not be seen by the one with the view `looking`."""
    return len(asked.asked) > 1 or sees_more(asked, looking)


def is_open(asked: View, everybody: View) -> bool:
    """Whether the one question that is open can be answered before everybody's eyes; nobody has to look away then."""
    answers = asked.table.game.trait(HasPublicAnswers) if len(asked.asked) == 1 else None
    return answers is not None and answers.may_ask_publicly(asked, everybody)


def all_watch(asked: View) -> bool:
    """Whether everybody wants to see at once what comes of the answer to that question, such as a Spin."""
    answers = asked.table.game.trait(HasPublicAnswers) if len(asked.asked) == 1 else None
    return answers is not None and answers.all_watch(asked)


def asked_openly(everybody: View, question: Question | None) -> View:
    """A fresh view of somebody who only looks on, with the question that a seat answers before everybody's eyes."""
    if question is not None:
        everybody.seat, everybody.question = question[0], question
    return everybody


def looked_before(data: object, seats: int) -> list[int]:
    """How many answers each seat has seen, from a saved match; without such notes the set-up alone."""
    if isinstance(data, list) and len(data) == seats and all(isinstance(number, int) for number in data):
        return list(data)
    return [0] * seats


def look_on(last_looked: list[int], answers: int) -> None:
    """Everybody has seen the last of so many answers; who has missed something before is still told of that."""
    for seat, looked in enumerate(last_looked):
        if looked >= answers - 1:
            last_looked[seat] = answers


def shows_all(events: Sequence[Event]) -> bool:
    """Return whether events that are redacted for everybody change anything on the public table."""
    return any(event[0] not in _UNSEEN and (event[0] != REVEALED or event[2] != HIDDEN) for event in events)


def sees_more(first: View, second: View) -> bool:
    """Whether the first view shows a card or a sealed answer that the second one hides."""
    for own, other in zip(first.zones, second.zones, strict=True):
        if any(card >= 0 for card in own) and not set(own) - {HIDDEN} <= set(other):
            return True
    return any(_shows_more(ours, theirs) for ours, theirs in zip(first.stack, second.stack, strict=True))


def holds_sealed(own: View, everybody: View) -> bool:
    """Whether a seat has given an answer that only it knows so far; `everybody` is the view of one who looks on."""
    for ours, theirs in zip(own.stack, everybody.stack, strict=True):
        if len(ours) != len(theirs) and HIDDEN in theirs:
            return True
        if any(other == HIDDEN and value not in (HIDDEN, NONE) for value, other in zip(ours, theirs, strict=False)):
            return True
    return False


def _shows_more(ours: Sequence[int], theirs: Sequence[int]) -> bool:
    """The same for one frame; a game may shorten what it redacts."""
    if len(ours) != len(theirs):
        return HIDDEN in theirs
    return any(other == HIDDEN != own for own, other in zip(ours, theirs, strict=True))


def known_to_all(asked: View, everybody: View) -> View:
    """A fresh view of somebody who only looks on, with as much of a seat's question as that: nothing that the words
    for it say follows from what the seat holds.
    """
    question = asked.question
    if question is not None:
        seen = any(question[2] in zone for zone in everybody.zones)
        everybody.seat, everybody.question = asked.seat, (asked.seat, question[1], question[2] if seen else NONE, ())
    return everybody


def shown_round(match: Match, people: Sequence[int], covered: bool) -> list[int]:
    """The people who see what is theirs before anything is asked, clockwise; last whoever is asked first, or follows
    the computer that is. Nobody where nothing is hidden, or where everybody is called to choose at once anyway, unless
    that is done with `covered` keys.
    """
    everybody = match.view(SPECTATOR)
    if len(people) < 2 or (set(people) <= set(match.asked) and not covered):
        return []
    first, number = (match.asked or [0])[0], len(match.names)
    clockwise = sorted(people, key=lambda seat: (seat - first) % number)
    return [seat for seat in (*clockwise[1:], clockwise[0]) if sees_more(match.view(seat), everybody)]


def first_look(names: Sequence[str], seat: int, others: Sequence[int]) -> CurtainCall:
    """The call for somebody who sees for the first time what is theirs; `others` are the other people."""
    away = say("please-look-away", names=say.join_list([names[other] for other in others])) if others else ""
    return CurtainCall(seat, names[seat], say("hidden-first-look", name=names[seat]), away, 0)


def curtain_call(asked: View, names: Sequence[str], others: Sequence[int], moves: int, trigger: str = "",
                 ) -> CurtainCall:  # fmt: skip
    """The call for the seat of `asked`; `others` are the other people at this computer, `trigger` as in the call."""
    name = names[asked.seat]
    reason = say("hidden-secret" if len(asked.asked) > 1 else "hidden-private", name=name)
    away = say("please-look-away", names=say.join_list([names[seat] for seat in others])) if others else ""
    return CurtainCall(asked.seat, name, reason, away, moves, trigger)
