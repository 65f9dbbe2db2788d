"""The rules for hiding the table between several people at one computer.

Everything follows from views, for all games. A question is private if its seat sees something that the viewer doesn't.
It is also private if several seats choose in secret at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.kernel.game.traits import HasPublicAnswers
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
    """Hides the table until one seat's player is there.

    seat: the seat (0 is the first), with its `name`
    reason: one sentence that says why the table is hidden
    away: one sentence that asks others to look away; empty when nobody else is there
    moves: the number of answers since that seat last looked, which is public
    trigger: the public part of a reaction question, which the seat can decline without looking; empty for other
        questions
    """

    seat: int
    name: str
    reason: str
    away: str
    moves: int
    trigger: str = ""


def is_private(asked: View, looking: View) -> bool:
    """Return whether the viewer with the view `looking` must not see the question of `asked`."""
    return len(asked.asked) > 1 or sees_more(asked, looking)


def is_open(asked: View, everybody: View) -> bool:
    """Return whether the only open question can be answered in public, with nobody looking away."""
    answers = asked.table.game.trait(HasPublicAnswers) if len(asked.asked) == 1 else None
    return answers is not None and answers.may_ask_publicly(asked, everybody)


def all_watch(asked: View) -> bool:
    """Return whether everybody wants to watch the result of this answer, such as a Spin."""
    answers = asked.table.game.trait(HasPublicAnswers) if len(asked.asked) == 1 else None
    return answers is not None and answers.all_watch(asked)


def asked_openly(everybody: View, question: Question | None) -> View:
    """Turn a fresh spectator view into one that shows the public question of a seat."""
    if question is not None:
        everybody.seat, everybody.question = question[0], question
    return everybody


def looked_before(data: object, seats: int) -> list[int]:
    """Read how many answers each seat has seen from a saved match. Without valid data, each has seen the setup only."""
    if isinstance(data, list) and len(data) == seats and all(isinstance(number, int) for number in data):
        return list(data)
    return [0] * seats


def look_on(last_looked: list[int], answers: int) -> None:
    """Mark the last answer as seen by all seats, except those that missed an earlier one."""
    for seat, looked in enumerate(last_looked):
        if looked >= answers - 1:
            last_looked[seat] = answers


def shows_all(events: Sequence[Event]) -> bool:
    return any(event[0] not in _UNSEEN and (event[0] != REVEALED or event[2] != HIDDEN) for event in events)


def sees_more(first: View, second: View) -> bool:
    """Return whether the first view shows a card or a sealed answer that the second one hides."""
    for own, other in zip(first.zones, second.zones, strict=True):
        if any(card >= 0 for card in own) and not set(own) - {HIDDEN} <= set(other):
            return True
    return any(_shows_more(ours, theirs) for ours, theirs in zip(first.stack, second.stack, strict=True))


def holds_sealed(own: View, everybody: View) -> bool:
    """Return whether a seat has given an answer that only it knows. `everybody` is a spectator's view."""
    for ours, theirs in zip(own.stack, everybody.stack, strict=True):
        if len(ours) != len(theirs) and HIDDEN in theirs:
            return True
        if any(other == HIDDEN and value not in (HIDDEN, NONE) for value, other in zip(ours, theirs, strict=False)):
            return True
    return False


def _shows_more(ours: Sequence[int], theirs: Sequence[int]) -> bool:
    """Compare one frame like `sees_more`. A game may shorten a redacted frame."""
    if len(ours) != len(theirs):
        return HIDDEN in theirs
    return any(other == HIDDEN != own for own, other in zip(ours, theirs, strict=True))


def known_to_all(asked: View, everybody: View) -> View:
    """Add the public part of a seat's question to a fresh spectator view.

    Its text reveals nothing that the seat holds.
    """
    question = asked.question
    if question is not None:
        seen = any(question[2] in zone for zone in everybody.zones)
        everybody.seat, everybody.question = asked.seat, (asked.seat, question[1], question[2] if seen else NONE, ())
    return everybody


def seats_to_look(match: Match, people: Sequence[int], hidden_keys: bool) -> list[int]:
    """Return the people who look at their own cards before the first question, clockwise.

    The last is the first seat to be asked, or the first person after a computer that is. Return nobody if nothing is
    hidden. Without `hidden_keys`, return nobody also if everybody chooses at once.
    """
    everybody = match.view(SPECTATOR)
    if len(people) < 2 or (set(people) <= set(match.asked_seats) and not hidden_keys):
        return []
    first, number = (match.asked_seats or [0])[0], len(match.names)
    clockwise = sorted(people, key=lambda seat: (seat - first) % number)
    return [seat for seat in (*clockwise[1:], clockwise[0]) if sees_more(match.view(seat), everybody)]


def curtain_call(
    names: Sequence[str], people: Sequence[int], seat: int, reason: str, moves: int = 0, trigger: str = ""
) -> CurtainCall:
    """Return the curtain call for a seat. `people`: the seats of all people at this computer. `reason`: a message."""
    others = [names[other] for other in people if other != seat]
    away = say("please-look-away", names=say.join_list(others)) if others else ""
    return CurtainCall(seat, names[seat], say(reason, name=names[seat]), away, moves, trigger)
